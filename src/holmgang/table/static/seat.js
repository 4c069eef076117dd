/* What makes a seat a comfortable one: the menu, a call when it is one's turn, since when we wait, what happened while
   one looked away, and orders that can be dragged. */

const body = document.body;
const byId = (id) => document.getElementById(id);
const all = (selector, within = document) => [...within.querySelectorAll(selector)];
const title = document.title;

const lasting = {
  read(name) {
    try {
      return localStorage.getItem(`holmgang:${name}`);
    } catch {
      return null;
    }
  },
  keep(name, value) {
    try {
      localStorage.setItem(`holmgang:${name}`, value);
    } catch {
      /* a private window forgets */
    }
  },
};

/* ---- the menu of a small screen ---------------------------------------------------------------------------------- */

function menu(open) {
  const tools = byId("tools");
  const button = document.querySelector("[data-menu]");
  if (!tools || !button) return;
  tools.classList.toggle("open", open);
  button.setAttribute("aria-expanded", String(open));
  if (open) tools.querySelector("button, a")?.focus();
}

document.addEventListener("click", (event) => {
  const target = event.target;
  if (target.closest("[data-menu]")) return menu(!byId("tools").classList.contains("open"));
  for (const sheet of all(".pull[open]")) {
    if (!sheet.contains(target) || target.closest(".sheet button, .sheet a")) sheet.open = false;
  }
  if (byId("tools")?.classList.contains("open") && !target.closest("summary, .me")) menu(false);
  return undefined;
});

addEventListener(
  "keydown",
  (event) => {
    if (event.key !== "Escape") return;
    const sheet = document.querySelector(".pull[open]");
    if (sheet) sheet.open = false;
    else if (byId("tools")?.classList.contains("open")) menu(false);
    else return;
    event.stopImmediatePropagation();
    (sheet ? sheet.querySelector("summary") : document.querySelector("[data-menu]"))?.focus();
  },
  true,
);

/* ---- a call when it is mine: off until asked for ----------------------------------------------------------------- */

let audio = null;

// Two soft notes, made here: there is no file to fetch.
function ring() {
  audio ??= new AudioContext();
  audio.resume();
  [
    [660, 0],
    [880, 0.16],
  ].forEach(([pitch, after]) => {
    const tone = audio.createOscillator();
    const loud = audio.createGain();
    const at = audio.currentTime + after;
    tone.type = "triangle";
    tone.frequency.value = pitch;
    loud.gain.setValueAtTime(0.0001, at);
    loud.gain.exponentialRampToValueAtTime(0.22, at + 0.02);
    loud.gain.exponentialRampToValueAtTime(0.0001, at + 0.32);
    tone.connect(loud).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.34);
  });
}

const wanted = () => lasting.read("bell") === "on";

function bell(on, aloud) {
  lasting.keep("bell", on ? "on" : "off");
  for (const button of all("[data-bell]")) button.setAttribute("aria-pressed", String(on));
  if (on && aloud) ring();
}
bell(wanted(), false);

document.addEventListener("click", (event) => {
  if (event.target.closest("[data-bell]")) bell(!wanted(), true);
});

body.addEventListener("holmgang:called", () => {
  if (!wanted()) return;
  body.dataset.rang = String(Number(body.dataset.rang || 0) + 1);
  ring();
  navigator.vibrate?.([120, 60, 120]);
});

/* ---- since when we wait ------------------------------------------------------------------------------------------ */

let ahead = 0; // by how many seconds the table's clock is ahead of this one

export function clock(seconds) {
  const minutes = Math.floor(seconds / 60);
  const rest = String(Math.floor(seconds % 60)).padStart(2, "0");
  return minutes < 60
    ? `${minutes}:${rest}`
    : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}:${rest}`;
}

function count() {
  for (const note of all("[data-since]")) {
    const seconds = Math.max(0, Date.now() / 1000 + ahead - Number(note.dataset.since));
    note.textContent = note.dataset.told.replace("#TIME", clock(seconds));
  }
}
setInterval(count, 1000);

/* ---- what happened while I looked away --------------------------------------------------------------------------- */

let seat = null;
const place = () => `${location.pathname}:seen:${seat}`;
const numbers = () => all("#lines > [data-number]").map((line) => Number(line.dataset.number));
const looking = () => !document.hidden && !body.classList.contains("curtained");

function note() {
  // all there is has been seen
  const last = numbers().at(-1);
  if (last) lasting.keep(place(), String(last));
}

function unmark() {
  byId("since-mark")?.remove();
  byId("since-you").hidden = true;
}

// A line is drawn under the last thing the seat has seen; it stays until the seat acts again.
function mark() {
  if (seat === null || byId("since-mark")) return;
  const seen = Number(lasting.read(place()));
  const fresh = all("#lines > [data-number]").filter((line) => Number(line.dataset.number) > seen);
  if (!seen || !fresh.length) return;
  const rule = document.createElement("li");
  rule.id = "since-mark";
  rule.className = "turn since";
  rule.textContent = body.dataset.sinceYou.replace("#NEW", fresh.length);
  fresh[0].before(rule);
  const button = byId("since-you");
  button.textContent = rule.textContent;
  button.hidden = false;
}

function toTheMark() {
  const rule = byId("since-mark");
  if (!rule) return;
  if (!byId("lines").getClientRects().length) location.hash = "#log";
  document.querySelector('#tabs [data-tab=""]')?.click();
  rule.scrollIntoView({ block: "start" });
  byId("since-you").hidden = true;
  rule.tabIndex = -1;
  rule.focus({ preventScroll: true });
}

byId("since-you")?.addEventListener("click", toTheMark);
addEventListener("keydown", (event) => {
  if (event.key === "n" && !event.target.closest("input, textarea, select") && !event.ctrlKey && !event.metaKey)
    toTheMark();
});
document.addEventListener("visibilitychange", () => {
  if (document.hidden) {
    if (!byId("since-mark")) note();
    return;
  }
  mark();
  note();
});
document.addEventListener("click", (event) => {
  if (event.target.closest("[data-send], [data-confirm], [data-pass]")) unmark();
});

body.addEventListener("holmgang:state", (event) => {
  const message = event.detail;
  ahead = message.now - Date.now() / 1000;
  count();
  const moved = seat !== message.seat;
  if (moved) byId("since-mark")?.remove();
  seat = message.seat;
  if (looking()) {
    if (moved || message.log?.whole) mark(); // the page has just come, or another seat sits down
    note();
  }
  document.title = message.mine && !message.over ? `● ${title}` : title;
  for (const button of all("[data-own-dice]")) button.hidden = !message.rolled;
  for (const button of all("[data-advice]")) button.hidden = (button.dataset.advice === "on") === message.advice;
  handed(message.handed);
});

// Seats of this device that the engine plays for the time being.
function handed(seats) {
  const box = byId("handed");
  if (!box) return;
  box.replaceChildren(
    ...seats.map((one) => {
      const button = document.createElement("button");
      button.className = "btn";
      button.type = "button";
      button.dataset.hand = `person:${one.seat}`;
      button.textContent = one.text;
      return button;
    }),
  );
  for (const button of all('[data-hand="engine"]')) button.hidden = seats.some((one) => one.seat === seat);
}

/* ---- orders by drag ---------------------------------------------------------------------------------------------- */

let held = null;

addEventListener("pointerdown", (event) => {
  const row = event.target.closest?.("#tray .ord li");
  if (!row || event.button || event.target.closest("button")) return;
  held = { row, list: row.parentElement, from: [...row.parentElement.children].indexOf(row), y: event.clientY };
  row.classList.add("held");
  row.setPointerCapture?.(event.pointerId);
  event.preventDefault();
});

addEventListener("pointermove", (event) => {
  if (!held) return;
  const rows = [...held.list.children];
  const under = rows.find((row) => {
    const box = row.getBoundingClientRect();
    return row !== held.row && event.clientY > box.top && event.clientY < box.bottom;
  });
  if (!under) return;
  if (rows.indexOf(under) < rows.indexOf(held.row)) under.before(held.row);
  else under.after(held.row);
  [...held.list.children].forEach((row, place) => {
    row.querySelector("b").textContent = String(place + 1);
  });
});

function drop(event) {
  if (!held) return;
  const { row, list, from } = held;
  held = null;
  row.classList.remove("held");
  const by = [...list.children].indexOf(row) - from;
  if (!by || event.type === "pointercancel") return;
  body.dispatchEvent(
    new CustomEvent("holmgang:move", { detail: { purpose: list.dataset.order, id: row.dataset.id, by } }),
  );
  byId("said").textContent = body.dataset.moved
    .replace("#WHAT", row.querySelector("span").textContent)
    .replace("#PLACE", from + by + 1);
}
addEventListener("pointerup", drop);
addEventListener("pointercancel", drop);
