// The page's link to its table. It knows nothing of questions: what is touched goes to the server together with the
// tab's draft, and drawn fragments come back. A draft and an answer under way survive a lost network and a reload.

import { actionCard, beside } from "./action_card.js";
import { Plays } from "./beats.js";
import { Heartbeat } from "./heartbeat.js";
import { laidOn, lay, lifted } from "./placing.js";

const body = document.body;
const byId = (id) => document.getElementById(id);
const narrow = matchMedia("(max-width: 699px)"); // as in table.css: it shows the tall cut of a board
const cut = () => (narrow.matches ? "tall" : "wide");

// ---- fragments ------------------------------------------------------------------------------------------------

function keyOf(element) {
  if (!element || element === body) return null;
  if (element.dataset && element.dataset.key) return `[data-key="${CSS.escape(element.dataset.key)}"]`;
  for (const name of ["put", "toggle", "drop", "point", "face", "move", "amount", "words", "send", "confirm"]) {
    const value = element.dataset ? element.dataset[name] : undefined;
    if (value !== undefined) return `[data-${name}="${CSS.escape(value)}"]`;
  }
  return element.id ? `#${CSS.escape(element.id)}` : null;
}

// Where the keyboard goes in a tray that was drawn anew: to the gold button if the answer is complete, else to the
// first thing to choose, else to the tray. Never to the number of a rule, or Enter would open a rule.
let hurried = false; // the last choice came by a digit: Enter sends it
const GOLD = ":is([data-send], [data-confirm]):not([disabled], [aria-disabled=true])";
const CHOICES = "[data-first], .on[data-put], [data-put], [data-toggle], .amountbox input, textarea";
function nextInTray(tray, whole) {
  const gold = tray.querySelector(GOLD);
  if (hurried) {
    hurried = false;
    return gold || tray.querySelector(CHOICES) || tray;
  }
  return whole ? tray : gold || tray.querySelector(CHOICES) || tray;
}

// Exchange an element for a newly drawn one; focus, typed text, scroll and what was unfolded stay as they were.
const drawn = new Map();
function swap(id, html) {
  let place = byId(id);
  if (!place || drawn.get(id) === html) return;
  drawn.set(id, html);
  const focused = place.contains(document.activeElement) ? document.activeElement : null;
  const key = keyOf(focused);
  const typed =
    focused && "value" in focused ? [focused.value, focused.selectionStart, focused.selectionEnd] : null;
  const tops = [place, ...place.querySelectorAll("[data-scroll]")].map((one) => [
    one.dataset.scroll,
    one.scrollTop,
  ]);
  const unfolded = [...place.querySelectorAll("details[open] > summary")].map((one) => one.textContent);
  const mould = document.createElement("template");
  mould.innerHTML = html;
  const fresh = mould.content.firstElementChild;
  place.replaceWith(fresh);
  place = fresh;
  for (const summary of place.querySelectorAll("details > summary")) {
    if (unfolded.includes(summary.textContent)) summary.parentElement.open = true;
  }
  for (const [name, top] of tops) {
    const one = name ? place.querySelector(`[data-scroll="${CSS.escape(name)}"]`) : place;
    if (one) one.scrollTop = top;
  }
  if (focused) {
    const again = key && !hurried ? place.querySelector(key) : null;
    const next = again || (id === "tray" ? nextInTray(place, focused.id === id) : place.querySelector("button"));
    if (next) next.focus({ preventScroll: true });
    if (again && typed && "value" in again && again.tagName === "TEXTAREA") {
      again.value = typed[0];
      again.setSelectionRange(typed[1], typed[2]);
    }
  }
  place.dispatchEvent(new CustomEvent("holmgang:drawn", { bubbles: true, detail: { id } }));
}

const written = new Map(); // rows of the log by their keys
const spoken = new Set(); // keys of rows that were said while their deeds were played
const rowText = (lines, key) => {
  const row = lines.querySelector(`:scope > [data-key="${CSS.escape(key)}"]`);
  return (row?.querySelector(":scope > details > summary") ?? row)?.textContent.trim() ?? "";
};

// ---- the tab's own memory -------------------------------------------------------------------------------------

const memory = {
  read(name, otherwise) {
    try {
      return JSON.parse(sessionStorage.getItem(`holmgang:${location.pathname}:${name}`)) ?? otherwise;
    } catch {
      return otherwise;
    }
  },
  keep(name, value) {
    try {
      sessionStorage.setItem(`holmgang:${location.pathname}:${name}`, JSON.stringify(value));
    } catch {
      /* a private window may refuse; then a reload forgets the draft, nothing else */
    }
  },
};

// ---- a press ---------------------------------------------------------------------------------------------------

// A button that is drawn anew between press and release gets no click: while a finger is down, what comes in waits.
const LONGEST_PRESS = 1500;
const DOUBLE = 500;

class Press {
  constructor(hear) {
    this.hear = hear;
    this.waiting = null;
    addEventListener("pointerdown", () => this.begin(), true);
    for (const kind of ["pointerup", "pointercancel"])
      addEventListener(kind, () => setTimeout(() => this.end()), true);
  }

  begin() {
    this.waiting ??= [];
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.end(), LONGEST_PRESS);
  }

  end() {
    const late = this.waiting ?? [];
    this.waiting = null;
    clearTimeout(this.timer);
    for (const message of late) this.hear(message);
  }

  take(message) {
    if (this.waiting) this.waiting.push(message);
    else this.hear(message);
  }
}

// ---- the socket -----------------------------------------------------------------------------------------------

class Live {
  constructor(path) {
    this.path = path;
    this.serial = memory.read("serial", -1);
    this.sketch = memory.read("sketch", {});
    this.waiting = memory.read("waiting", []); // answers sent and not yet heard of
    this.taken = []; // answers that the server has, whose state has not come yet
    this.seat = memory.read("seat", "");
    this.mine = false;
    this.mark = null;
    this.tries = 0;
    this.sentAt = -Infinity;
    this.press = new Press((message) => this.hear(message));
    this.plays = new Plays(
      (message) => this.show(message),
      (rows, line, aloud) => this.tell(rows, line, aloud),
    );
    this.follow();
    this.connect();
    this.heart = new Heartbeat(
      (message) => this.say(message),
      () => this.stalled(),
    );
    addEventListener("online", () => this.connect());
    narrow.addEventListener("change", () => this.say({ do: "cut", cut: cut() }));
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) this.connect();
    });
  }

  connect() {
    if (this.socket && this.socket.readyState <= 1) return;
    clearTimeout(this.timer);
    const fresh = this.serial === -1 && !this.waiting.length;
    const socket = (this.socket = new WebSocket(this.address(fresh)));
    socket.onopen = () => {
      if (fresh) return this.heart.opened();
      socket.send(
        JSON.stringify({
          do: "hello",
          serial: this.serial,
          sketch: this.sketch,
          seat: this.seat,
          log: this.mark,
          cut: cut(),
          lifted: this.lifted,
        }),
      );
      for (const message of this.waiting) socket.send(JSON.stringify(message));
      return this.heart.opened();
    };
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.heart.heard();
      const message = JSON.parse(event.data);
      if (message.is === "beat") this.found();
      else this.press.take(message);
    };
    socket.onclose = (event) => {
      if (socket !== this.socket) return;
      if (event.code === 4403 || event.code === 4404) {
        location.reload();
        return;
      }
      this.lost();
      this.timer = setTimeout(() => this.connect(), Math.min(250 * 1.6 ** this.tries++, 3000));
    };
  }

  // A tab that comes for the first time says so with the address: one way to the server and back less.
  address(fresh) {
    const query = new URLSearchParams(location.search);
    query.set("lang", document.documentElement.lang);
    if (fresh) query.set("cut", cut());
    return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${this.path}?${query}`;
  }

  lost() {
    body.classList.add("lost");
    this.strip(body.dataset.lost, "lost");
    this.unsent();
  }

  // The socket may look open for minutes yet: leave it, and look for another way.
  stalled() {
    const socket = this.socket;
    this.lost();
    this.socket = null;
    socket?.close();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), 250);
  }

  found(fresh = 0) {
    if (!body.classList.contains("lost")) return;
    body.classList.remove("lost");
    this.strip(fresh ? body.dataset.backNew.replace("#NEW", fresh) : body.dataset.back, "back");
    this.unsent();
  }

  // An answer that the server has not acknowledged: the reader sees it at the answer itself.
  unsent() {
    byId("unsent")?.remove();
    if (!this.waiting.length || !body.classList.contains("lost")) return;
    const note = document.createElement("p");
    note.id = "unsent";
    note.className = "unsent";
    note.setAttribute("role", "status");
    note.textContent = body.dataset.unsent;
    body.append(note);
  }

  strip(text, kind) {
    const strip = byId("strip");
    if (!strip) return;
    clearTimeout(this.stripTimer);
    strip.textContent = text;
    strip.className = `strip ${kind}`;
    strip.hidden = !text;
    if (kind !== "lost" && text)
      this.stripTimer = setTimeout(
        () => {
          strip.hidden = true;
        },
        kind === "back" ? 2000 : 7000,
      );
  }

  say(message) {
    const open = this.socket?.readyState === 1;
    if (open) this.socket.send(JSON.stringify(message));
    return open;
  }

  // An act that must arrive exactly once: it is kept until the server says that it was taken or refused.
  once(message) {
    if ([...this.waiting, ...this.taken].some((other) => sameAct(other, message))) return;
    message.key = `${Date.now().toString(36)}-${crypto.getRandomValues(new Uint32Array(2)).join("-")}`;
    this.waiting.push(message);
    this.sentAt = performance.now();
    memory.keep("waiting", this.waiting);
    body.classList.add("sending");
    this.say(message);
    this.unsent();
  }

  settled(key, taken = false) {
    if (taken) this.taken.push(...this.waiting.filter((message) => message.key === key && message.do === "send"));
    this.waiting = this.waiting.filter((message) => message.key !== key);
    memory.keep("waiting", this.waiting);
    this.sending();
    this.unsent();
  }

  sending() {
    if (!this.waiting.length && !this.taken.length) body.classList.remove("sending");
  }

  // The state after an answer is here: its question is gone, and the next may be answered.
  moved() {
    this.taken = [];
    this.sending();
  }

  hear(message) {
    this.found(message.log && !message.log.whole ? message.log.new : 0);
    this.tries = 0;
    if (message.is === "state" || message.is === "curtain") this.plays.take(message);
    else if (message.is === "taken") this.settled(message.key, true);
    else if (message.is === "refused") {
      this.settled(message.key);
      this.strip(message.text, "refused");
    } else if (message.is === "ways") this.ways(message.ways, message.spot);
    else if (message.is === "advice") {
      this.tips = message;
      this.advise();
    }
    body.dataset.heard = String(Number(body.dataset.heard || 0) + 1);
    body.dataset.version = message.version || body.dataset.version || "";
  }

  show(message) {
    this.curtain(message.is === "curtain" ? message.html : "");
    this.moved();
    if (message.is === "curtain") return;
    const draft = JSON.stringify([this.serial, this.seat, this.sketch]);
    Object.assign(this, { serial: message.serial, sketch: message.sketch, seat: message.seat });
    this.lifted = message.lifted; // kept nowhere but here: a page loaded anew finds the curtain down
    for (const name of ["serial", "sketch", "seat"]) memory.keep(name, this[name]);
    const began = performance.now();
    for (const { id, html } of message.fragments) swap(id, html);
    this.unsent();
    if (message.log) this.write(message.log);
    // The ways shown were ways to go on from the former draft.
    if (draft !== JSON.stringify([this.serial, this.seat, this.sketch])) this.leaveCard();
    this.advise();
    tabs();
    if (message.mine && !this.mine && byId("called")) {
      byId("called").textContent = "";
      byId("called").textContent = body.dataset.yours;
      body.dispatchEvent(new CustomEvent("holmgang:called", { bubbles: true }));
    }
    this.mine = message.mine;
    if (this.tapped) {
      // from the tap to the changed board, to be seen with the browser's own tools
      performance.measure("holmgang:answer", { start: this.tapped });
      performance.measure("holmgang:drawn", { start: began });
      this.tapped = 0;
    }
    if (message.over) body.dataset.over = "yes";
    else delete body.dataset.over;
    body.dataset.ready = "yes";
    body.dispatchEvent(new CustomEvent("holmgang:state", { bubbles: true, detail: message }));
  }

  // Advice comes apart from the question, and stays beside it while the draft changes.
  advise() {
    const place = byId("advice");
    const tips = this.tips;
    if (place && tips && tips.serial === this.serial && tips.about === (this.sketch.about || ""))
      place.innerHTML = tips.html;
  }

  // A reader who has not scrolled back sees the end of the log, also when letters or dice take more room than before.
  follow() {
    const lines = byId("lines");
    this.reads = true;
    if (!lines) return;
    lines.addEventListener("scroll", () => {
      this.reads = lines.scrollHeight - lines.scrollTop - lines.clientHeight < 80;
    });
    new ResizeObserver(() => {
      if (this.reads) lines.scrollTop = lines.scrollHeight;
    }).observe(lines);
    document.fonts.ready.then(() => {
      if (this.reads) lines.scrollTop = lines.scrollHeight;
    });
  }

  write(log) {
    const lines = byId("lines");
    if (!lines) return;
    if (log.whole) {
      lines.replaceChildren();
      written.clear();
    }
    const fresh = log.rows.filter((row) => this.row(lines, row) && !log.whole && !row.small);
    if (this.reads || log.whole) lines.scrollTop = lines.scrollHeight;
    const said = byId("said");
    const unsaid = fresh.filter((row) => !spoken.has(row.key));
    spoken.clear(); // what is told now has been said; a row that grows later is said again
    if (said && unsaid.length)
      said.textContent = unsaid
        .slice(-8)
        .map((row) => rowText(lines, row.key))
        .join(" ");
    this.mark = log.mark;
  }

  // Rows whose beat has been played; they are said once, when their dice lie. Returns how to take them back, for a
  // reader who goes back in the play.
  tell(rows, line, aloud) {
    const lines = byId("lines");
    if (!lines || !rows.length) return null;
    const before = rows.map(({ key }) => [key, written.get(key)]);
    for (const row of rows) this.row(lines, row);
    if (this.reads) lines.scrollTop = lines.scrollHeight;
    const fresh = rows.some(({ key }) => !spoken.has(key));
    for (const { key } of rows) spoken.add(key);
    if (aloud && fresh && byId("said")) byId("said").textContent = line;
    const ticker = byId("ticker")?.querySelector("span:last-of-type");
    const stood = ticker?.textContent;
    if (ticker) {
      ticker.textContent = line;
      drawn.delete("ticker");
    }
    return () => {
      for (const [key, html] of before) {
        if (html) this.row(lines, { key, html });
        else {
          lines.querySelector(`:scope > [data-key="${CSS.escape(key)}"]`)?.remove();
          written.delete(key);
        }
      }
      if (ticker) ticker.textContent = stood;
    };
  }

  // Write a row, or write it anew where it has grown; false if it is there already.
  row(lines, { key, html }) {
    const there = lines.querySelector(`:scope > [data-key="${CSS.escape(key)}"]`);
    if (there && written.get(key) === html) return false;
    written.set(key, html);
    const mould = document.createElement("template");
    mould.innerHTML = html;
    const fresh = mould.content.firstElementChild;
    if (there) {
      if (there.querySelector(":scope > details[open]")) fresh.querySelector(":scope > details").open = true;
      there.replaceWith(fresh);
    } else lines.append(fresh);
    return true;
  }

  curtain(html) {
    const curtain = byId("curtain");
    if (!curtain) return;
    const hangs = Boolean(html);
    if (hangs) {
      for (const id of [
        "stage",
        "tray",
        "roster",
        "lines",
        "notice",
        "ways",
        "bar",
        "ticker",
        "listings",
        "dice",
        "said",
        "handed",
        "coach",
        "coach-said",
        "falling",
      ]) {
        if (byId(id)) byId(id).replaceChildren();
      }
      drawn.clear();
      this.sketch = {};
      this.mark = this.tips = this.lifted = null;
      memory.keep("sketch", {});
      if (byId("keys")?.open) byId("keys").close();
    }
    if (hangs) swap("curtain", html);
    else if (!curtain.hidden) {
      drawn.delete("curtain");
      curtain.replaceChildren();
      curtain.hidden = true;
    }
    body.classList.toggle("curtained", hangs);
    if (hangs) byId("curtain").querySelector("button").focus();
  }

  // One thing on the board may mean several deeds: the action card opens beside it.
  ways(ways, spot) {
    const place = byId("ways");
    place.replaceChildren(...actionCard(ways, spot));
    place.hidden = false;
    this.opener = `#stage [data-point="${CSS.escape(spot)}"]`;
    beside(place, spot);
    place.querySelector(".act").focus({ preventScroll: true });
  }

  // What was chosen on the card stands in the tray: Enter sends it.
  leaveCard() {
    const place = byId("ways");
    const had = place.contains(document.activeElement);
    place.hidden = true;
    if (had) nextInTray(byId("tray"), false).focus({ preventScroll: true });
  }

  touch(act, value) {
    this.tapped = performance.now();
    this.sentAt = -Infinity; // a tap on the new question: those that follow are meant for it too
    this.say({ do: "touch", act, value, serial: this.serial, sketch: this.sketch });
  }

  send() {
    this.tapped = performance.now();
    this.once({ do: "send", serial: this.serial, sketch: this.sketch });
  }
}

// Two parts of one question may be answered at once; the same part may not.
function sameAct(one, other) {
  const part = ({ do: act, serial, sketch }) => JSON.stringify([act, serial, sketch?.about, sketch?.purpose]);
  return part(one) === part(other);
}

// ---- what can be touched --------------------------------------------------------------------------------------

const read = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

const CLICKS = {
  put: (live, value) => live.touch("put", read(value)),
  drop: (live, value) => live.touch("drop", value),
  toggle: (live, value) => live.touch("toggle", read(value)),
  move: (live, value) => live.touch("move", read(value)),
  face: (live, value) => live.touch("face", read(value)),
  point: (live, value) => live.touch("point", value),
  place: (live, _, place) => live.touch("put", lay(place)),
  turn: (live) => laidOn() && live.touch("put", lay(laidOn())),
  part: (live, value) => live.touch("part", value),
  change: (live) => live.touch("part", ""),
  send: (live) => live.send(),
  confirm: (live) => live.once({ do: "confirm", serial: live.serial }),
  undo: (live) => live.say({ do: "undo" }),
  consent: (live, value) => live.say({ do: "consent", agreed: value === "yes" }),
  pass: (live) => live.once({ do: "pass", serial: live.serial }),
  unpass: (live) => live.say({ do: "unpass" }),
  rolled: (live, value) => live.once({ do: "rolled", serial: live.serial, always: value === "always" }),
  ownDice: (live) => live.say({ do: "own_dice" }),
  hand: (live, value) =>
    live.say({ do: "hand", to: value === "engine" ? "engine" : "person", seat: value.split(":")[1] }),
  advice: (live, value) => live.say({ do: "advice", on: value === "on" }),
  keys: () => showKeys(),
  skip: (live) => live.say({ do: "skip" }),
  lift: (live, value) => live.say({ do: "lift", seat: value }),
};
const dashed = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const TOUCHABLE = Object.keys(CLICKS)
  .map((name) => `[data-${dashed(name)}]`)
  .join(",");

// An option lights up under the finger; whatever the server then draws takes its place.
function lit(option) {
  const tray = option.closest("#tray");
  for (const other of tray?.querySelectorAll("[data-put][aria-pressed]") ?? []) {
    other.classList.toggle("on", other === option);
    other.setAttribute("aria-pressed", String(other === option));
  }
}

// What was tapped says so until the server has drawn it anew, or for a moment if nothing comes of it.
const MARKED = 1500;
function tapped(element) {
  if (!element.closest("#tray, #stage, #ways")) return;
  element.classList.add("tapped");
  setTimeout(() => element.classList.remove("tapped"), MARKED);
}

function clicked(live, target) {
  const element = target.closest(TOUCHABLE);
  if (!element || element.disabled || element.getAttribute("aria-disabled") === "true") return false;
  const name = Object.keys(CLICKS).find((one) => element.dataset[one] !== undefined);
  if (name === "put") lit(element);
  tapped(element);
  CLICKS[name](live, element.dataset[name], element);
  return true;
}

function typed(live, element) {
  if (element.dataset.amount !== undefined)
    live.touch("amount", named(element.dataset.amount, Number(element.value)));
  if (element.dataset.puts !== undefined && element.value) live.touch("put", read(element.value));
  if (element.dataset.words !== undefined) live.touch("words", named(element.dataset.words, element.value));
}

const named = (purpose, value) => (purpose ? { [purpose]: value } : value);

const GO_TO = { q: "tray", b: "stage", l: "log", s: "roster" };

// What Enter means something to by itself. An option that is chosen already has nothing left to do but to be sent.
const BUSY = "button:not([data-put][aria-pressed=true]), a, [data-point], [data-place], summary";

function pressed(live, event) {
  if (byId("keys")?.open || body.classList.contains("curtained")) return;
  if (event.ctrlKey && event.key === "Enter") return primary(live, event);
  if (event.altKey && event.key.startsWith("Arrow")) return reorder(live, event);
  if (event.key === "Enter" && event.target.matches("[data-face-field], [data-amount]")) return filled(live);
  const inText = event.target.closest("textarea, input:not([type=range]), select");
  if (event.altKey || event.metaKey || event.ctrlKey || inText) return;
  if (event.key >= "1" && event.key <= "9") digit(live, event);
  else if (event.key.startsWith("Arrow") && event.target.closest("#tray") && !event.target.matches("input"))
    along(event);
  else if (event.key === "Enter" && !event.target.closest(BUSY)) primary(live, event);
  else if (event.key === "Escape") back(live);
  else if (event.key === "r") press("[data-turn]", live, event);
  else if (event.key === "c") press("[data-confirm]", live, event);
  else if (event.key === "u") press("[data-undo]", live, event);
  else if (event.key === ".") press("[data-send]", live, event);
  else if (event.key === "?") {
    event.preventDefault();
    showKeys();
  } else if (GO_TO[event.key]) {
    const place = byId(GO_TO[event.key]);
    place.tabIndex = -1;
    place.focus();
  }
}

// Enter in a field takes what is in it, once the browser has told of the change.
function filled(live) {
  const fields = [...document.querySelectorAll("#tray [data-face-field]")];
  if (fields.every((field) => field.value)) setTimeout(() => live.send());
}

// One key per die: a digit goes to the first die that has no face yet, and begins anew when all have one.
function digit(live, event) {
  const dice = [...document.querySelectorAll("#tray .faces")];
  const order = [...document.querySelectorAll("#tray .ord li")];
  const die = dice.find((one) => !one.querySelector(".on, input:not([value=''])[value]")) ?? dice[0];
  const options = [...document.querySelectorAll("#tray :is([data-put], [data-toggle]):not(.as-is)")].filter(
    (one) => one.checkVisibility(),
  );
  const chosen = die
    ? die.querySelector(`[data-digit="${event.key}"]`)
    : order.length
      ? null
      : options[Number(event.key) - 1];
  if (chosen) {
    event.preventDefault();
    hurried = true;
    byId("tray").focus({ preventScroll: true });
    clicked(live, chosen);
  } else if (die?.querySelector("input")) die.querySelector("input").focus();
  else if (order.length) pick(live, order, Number(event.key) - 1, event);
  else if (!options.length) unfold(event);
}

// Where all options are folded away, since they lie on the board, the first digit shows which one it would be.
function unfold(event) {
  const list = document.querySelector("#tray details.biglist:not([open])");
  if (!list) return;
  event.preventDefault();
  list.open = true;
}

// Digits in an order: the first one pressed comes first, the second one second.
let picked = { serial: -1, count: 0 };
function pick(live, rows, place, event) {
  if (picked.serial !== live.serial || picked.count >= rows.length) picked = { serial: live.serial, count: 0 };
  const row = rows[place];
  if (!row) return;
  event.preventDefault();
  if (place < picked.count) return;
  live.touch("move", { purpose: row.parentElement.dataset.order, id: row.dataset.id, by: picked.count - place });
  picked.count += 1;
}

// Alt and an arrow move the row of an order that has the focus.
function reorder(live, event) {
  const row = event.target.closest?.(".ord li");
  const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (!row || !by) return;
  event.preventDefault();
  live.touch("move", { purpose: row.parentElement.dataset.order, id: row.dataset.id, by });
}

// Arrows go from option to option.
function along(event) {
  const all = [...document.querySelectorAll("#tray :is(button, a, summary, input):not([disabled])")].filter(
    (one) => one.checkVisibility(),
  );
  const at = all.indexOf(document.activeElement);
  const next = all[at + (event.key === "ArrowRight" || event.key === "ArrowDown" ? 1 : -1)];
  if (next) {
    event.preventDefault();
    next.focus();
  }
}

// What is unfolded below the best deeds is brought into sight within the tray.
document.addEventListener(
  "toggle",
  ({ target }) => {
    if (target.matches?.("#tray .every[open]")) target.scrollIntoView({ block: "start" });
  },
  true,
);

function showKeys() {
  const keys = byId("keys");
  if (keys && !keys.open) keys.showModal();
}

function press(selector, live, event) {
  const button = document.querySelector(selector);
  if (button) {
    event.preventDefault();
    clicked(live, button);
  }
}

function primary(live, event) {
  press("#tray [data-send], #tray [data-confirm]", live, event);
}

function back(live) {
  const ways = byId("ways");
  if (ways && !ways.hidden) {
    ways.hidden = true;
    const openers = [...document.querySelectorAll(live.opener)];
    openers.find((one) => one.checkVisibility())?.focus({ preventScroll: true });
    return;
  }
  if (location.hash === "#log") {
    location.hash = "#stage";
    return;
  }
  if (laidOn()) {
    live.touch("drop", lifted(laidOn()));
    return;
  }
  const slots = [...document.querySelectorAll("#tray [data-drop]:not(.suggested)")];
  // A field, an order, a list to tick begin filled: to empty them would only fill them again. Back is the step before.
  const begun =
    slots.at(-1)?.matches(".open") && document.querySelector("#tray :is(.amountbox, .ord, .ta, [data-toggle])");
  const slot = slots.at(begun && slots.length > 1 ? -2 : -1);
  if (slot && live.mine) clicked(live, slot);
}

// ---- the tabs of the log's column ------------------------------------------------------------------------------

let tab = "";

function tabs() {
  const bar = byId("tabs");
  if (!bar) return;
  const pages = [...document.querySelectorAll("[data-tabpage]")];
  if (!pages.some((page) => page.dataset.tabpage === tab)) tab = "";
  const names = ["", ...pages.map((page) => page.dataset.tabpage)];
  const known = [...bar.children].map((button) => button.dataset.tab);
  if (names.join() !== known.join()) {
    for (const button of [...bar.children].slice(1)) button.remove();
    for (const page of pages) {
      const button = bar.firstElementChild.cloneNode(false);
      button.dataset.tab = page.dataset.tabpage;
      button.textContent = page.dataset.title;
      button.setAttribute("aria-controls", page.id);
      bar.append(button);
    }
  }
  for (const button of bar.children) {
    const on = button.dataset.tab === tab;
    button.classList.toggle("on", on);
    button.setAttribute("aria-selected", String(on));
  }
  for (const page of pages) page.hidden = page.dataset.tabpage !== tab;
  byId("lines").hidden = tab !== "";
}

// ---- begin ----------------------------------------------------------------------------------------------------

if (body.dataset.live) {
  const live = new Live(body.dataset.live);
  body.addEventListener("holmgang:move", (event) => live.touch("move", event.detail));
  document.addEventListener("click", (event) => {
    const chosen = event.target.closest("[data-tab]");
    if (chosen) {
      tab = chosen.dataset.tab;
      tabs();
      return;
    }
    // the second half of a double click was not meant for the question that has come up in between
    if (event.detail > 1 && performance.now() - live.sentAt < DOUBLE) event.preventDefault();
    else if (clicked(live, event.target)) event.preventDefault();
    else if (!event.target.closest("#ways")) byId("ways").hidden = true;
  });
  document.addEventListener("change", (event) => typed(live, event.target));
  document.addEventListener("keydown", (event) => {
    if (
      (event.key === "Enter" || event.key === " ") &&
      event.target.matches("svg :is([data-point], [data-place]), [role=button][data-point]")
    ) {
      event.preventDefault();
      // what lies where it shall lie has nothing left to do but to be sent
      if (event.key === "Enter" && event.target.matches(".place.on")) primary(live, event);
      else clicked(live, event.target);
      return;
    }
    pressed(live, event);
  });
}
