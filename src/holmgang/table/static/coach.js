/* The guide of a first fight: it frames what its sentence speaks of, says each new sentence once to ears, and can be
   put away and brought back. What it says comes with the other fragments; this script knows no game. */

const body = document.body;
const byId = (id) => document.getElementById(id);
const PARTS = { board: "stage", question: "tray", cards: "roster", log: "log", dice: "dice" };
const KEPT = `holmgang:guide:${location.pathname}`;

const kept = {
  read() {
    try {
      return localStorage.getItem(KEPT);
    } catch {
      return null;
    }
  },
  keep(value) {
    try {
      localStorage.setItem(KEPT, value);
    } catch {
      /* a private window forgets */
    }
  },
};

const parsed = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

// ---- what to touch ---------------------------------------------------------------------------------------------

// The options of the step that the question is at, as far as they are suggested and not chosen yet.
function suggested(choose) {
  const found = [];
  for (const option of document.querySelectorAll("#tray [data-put], #tray [data-toggle]")) {
    const means = parsed(option.dataset.put ?? option.dataset.toggle) ?? {};
    const [purpose] = Object.keys(means);
    if (purpose in choose && [choose[purpose]].flat().includes(means[purpose])) found.push(option);
  }
  for (const name of Object.values(choose).flat())
    found.push(...document.querySelectorAll(`#stage [data-point="cell:${CSS.escape(name)}"]`));
  const open = found.filter((one) => !one.matches(".on, [aria-pressed=true], [aria-checked=true]"));
  if (open.length || !Object.keys(choose).length) return open;
  // What is suggested was chosen: it is sent, or a part of the question is still open that the player decides.
  return [document.querySelector("#tray [data-send]:not([disabled], [aria-disabled=true])") ?? byId("tray")];
}

function pointed(names) {
  return names.flatMap((name) =>
    name in PARTS
      ? [byId(PARTS[name])]
      : [...document.querySelectorAll(`#stage [data-token="${CSS.escape(name)}"]`)],
  );
}

function frame() {
  for (const one of document.querySelectorAll(".coached")) one.classList.remove("coached");
  const strip = byId("coach");
  if (!strip || body.classList.contains("unguided") || strip.dataset.state !== "step") return;
  const { point = [], choose = {} } = parsed(strip.dataset.aims) ?? {};
  for (const one of [...suggested(choose), ...pointed(point)]) one?.classList.add("coached");
}

// ---- what is said ----------------------------------------------------------------------------------------------

let spoken = "";

function say() {
  const strip = byId("coach");
  const text = strip?.querySelector(".coach-t")?.textContent ?? "";
  const awaited = ["step", "done", "over"].includes(strip?.dataset.state);
  if (!awaited || text === spoken || body.classList.contains("unguided")) return;
  spoken = text;
  byId("coach-said").textContent = text;
}

function show(on) {
  body.classList.toggle("unguided", !on);
  for (const one of document.querySelectorAll('[data-guide="toggle"]'))
    one.setAttribute("aria-pressed", String(on));
  frame();
  say();
}

function toggle(on) {
  kept.keep(on ? "on" : "off");
  show(on);
}

// ---- begin -----------------------------------------------------------------------------------------------------

show(kept.read() !== "off");
body.addEventListener("holmgang:state", () => {
  frame();
  say();
});
document.addEventListener("click", (event) => {
  const button = event.target.closest?.("[data-guide]");
  if (button) toggle(button.dataset.guide === "toggle" && body.classList.contains("unguided"));
});
document.addEventListener("keydown", (event) => {
  const typing = event.target.closest?.("textarea, input, select, dialog[open]");
  if (event.key !== "h" || event.altKey || event.ctrlKey || event.metaKey || typing) return;
  event.preventDefault();
  toggle(body.classList.contains("unguided"));
});
