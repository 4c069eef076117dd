/* The master's desk looks again whenever the table has changed. Whatever is being written stays as it is. */

const main = document.querySelector("main[data-bell]");
let version = null;
const PARTS = ":scope > :not(.desk-cols), :scope > .desk-cols > section";

/** Renew the parts of a desk from the text of its page, but those in which something is being written. Returns whether
    it could: with other parts than before, the whole desk has to be drawn anew. */
export function renew(desk, text) {
  const page = new DOMParser().parseFromString(text, "text/html");
  const fresh = [...page.querySelector("main.desk").querySelectorAll(PARTS)];
  const shown = [...desk.querySelectorAll(PARTS)];
  if (fresh.length !== shown.length) return false;
  shown.forEach((part, place) => {
    if (!busy(part) && part.innerHTML !== fresh[place].innerHTML) part.replaceWith(fresh[place]);
  });
  return true;
}

async function again() {
  const answer = await fetch(location.href);
  if (answer.ok && !renew(main, await answer.text()) && !writing(main)) location.reload();
}

const busy = (part) =>
  part.contains(document.activeElement) ||
  [...part.querySelectorAll("textarea, input:not([type=hidden])")].some(
    (field) => field.value !== field.defaultValue,
  );
export const writing = (desk) => [...desk.querySelectorAll("section")].some(busy);

function listen() {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const socket = new WebSocket(`${scheme}://${location.host}${main.dataset.bell}`);
  socket.onmessage = (event) => {
    const heard = JSON.parse(event.data);
    if (version !== null && heard.version !== version) again();
    version = heard.version;
    main.dataset.version = version;
  };
  socket.onclose = () => setTimeout(listen, 1500);
}
if (main) listen();
