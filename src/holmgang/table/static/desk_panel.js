/* The master's desk beside the board: the parts of its page in a panel, its forms sent without leaving the table. */

import { renew, writing } from "./desk.js";

const opener = document.querySelector("[data-desk]");
const panel = document.getElementById("desk");
const desk = panel.querySelector(".desk");
let asked = 0;
panel.tabIndex = -1;

/* What a form or a link asked for is shown whatever is heard meanwhile; a look at what has changed gives way to it. */
async function show(address, options, whole = true) {
  const turn = whole ? ++asked : asked;
  const answer = await fetch(address, options);
  const text = await answer.text();
  if (!answer.ok || turn !== asked) return;
  if (!whole && renew(desk, text)) return;
  if (!whole && writing(desk)) return;
  const page = new DOMParser().parseFromString(text, "text/html");
  const within = desk.contains(document.activeElement);
  desk.replaceChildren(...page.querySelector("main.desk").children);
  const target = new URL(address, location.href).hash.slice(1);
  if (within) panel.focus(); // what had the focus is gone
  if (target) document.getElementById(target)?.scrollIntoView({ block: "start" });
}

function open(on) {
  panel.hidden = !on;
  opener.setAttribute("aria-expanded", String(on));
  if (on) show(opener.href).then(() => panel.querySelector("[data-desk-close]").focus());
  else opener.focus();
}

opener.setAttribute("aria-expanded", "false");
opener.addEventListener("click", (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return; // in a tab of its own
  event.preventDefault();
  open(panel.hidden);
});
panel.addEventListener("click", (event) => {
  if (event.target.closest("[data-desk-close]")) return open(false);
  const link = event.target.closest("a[href]");
  if (!link || !new URL(link.href).pathname.endsWith("/desk")) return undefined;
  event.preventDefault();
  return show(link.href);
});
panel.addEventListener("submit", (event) => {
  event.preventDefault();
  const form = event.target;
  show(form.action, { method: "POST", body: new URLSearchParams(new FormData(form, event.submitter)) });
});
panel.addEventListener("keydown", (event) => {
  if (event.key === "Escape") open(false);
  event.stopPropagation(); // digits and letters are keys of the question elsewhere
});
document.body.addEventListener("holmgang:state", () => {
  if (!panel.hidden) show(opener.href, {}, false);
});
