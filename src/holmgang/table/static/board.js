/* The board under the fingers: zoom and pan, numbers that open, verdicts on approach, keys, and a little motion.
   It asks the server for nothing but the text of a clause, and works on whatever fragment is put into the page.
   What an answer is, it does not know: taps bubble on as clicks with their data attributes. */

const still = matchMedia("(prefers-reduced-motion: reduce)");
const phone = matchMedia("(max-width: 699px)");
const $ = (selector, within = document) => within.querySelector(selector);
const all = (selector, within = document) => [...within.querySelectorAll(selector)];

/* ---- zoom and pan: the viewBox moves, so lines stay sharp ------------------------------------------------- */

const kept = new Map(); // board id and cut -> [x, y, width, height], kept when the fragment is exchanged
const byHand = new Set(); // those that the reader has moved; the others follow the acting token
const THUMB = 48; // a cell that can be tapped is at least so many pixels wide

const shownBoard = () => all(".board .pan > svg").find((svg) => svg.getClientRects().length);
const nameOf = (svg) => `${svg.dataset.board} ${svg.getAttribute("class")}`;

function baseOf(svg) {
  svg.dataset.base ??= svg.getAttribute("viewBox");
  return svg.dataset.base.split(" ").map(Number);
}

function boxOf(svg) {
  return kept.get(nameOf(svg)) ?? baseOf(svg);
}

function setBox(svg, box) {
  const base = baseOf(svg);
  const width = Math.min(Math.max(box[2], base[2] / 8), base[2]);
  const height = (width * base[3]) / base[2];
  const x = Math.min(Math.max(box[0], base[0] - width * 0.3), base[0] + base[2] - width * 0.7);
  const y = Math.min(Math.max(box[1], base[1] - height * 0.3), base[1] + base[3] - height * 0.7);
  const next = width >= base[2] * 0.995 ? base : [x, y, width, height];
  if (next === base) kept.delete(nameOf(svg));
  else kept.set(nameOf(svg), next);
  svg.setAttribute("viewBox", next === base ? svg.dataset.base : next.map((number) => number.toFixed(1)).join(" "));
}

function spotIn(svg, clientX, clientY) {
  const matrix = svg.getScreenCTM();
  return matrix ? new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse()) : { x: 0, y: 0 };
}

function zoom(svg, factor, clientX, clientY) {
  const rect = svg.getBoundingClientRect();
  const spot = spotIn(svg, clientX ?? rect.x + rect.width / 2, clientY ?? rect.y + rect.height / 2);
  const [x, y, width, height] = boxOf(svg);
  const share = Math.min(factor * width, baseOf(svg)[2]) / width;
  setBox(svg, [spot.x - (spot.x - x) * share, spot.y - (spot.y - y) * share, width * share, height * share]);
}

/** A phone begins near the one who acts, with cells large enough for a thumb. */
function settle(svg) {
  baseOf(svg);
  if (byHand.has(nameOf(svg))) return setBox(svg, boxOf(svg));
  kept.delete(nameOf(svg));
  const cell = Number(svg.dataset.cell);
  const rect = svg.getBoundingClientRect();
  if (!phone.matches || !cell || !rect.width) return;
  const base = baseOf(svg);
  const scale = Math.min(rect.width / base[2], rect.height / base[3]);
  if (cell * scale >= 40) return;
  const width = (base[2] * scale * cell) / THUMB;
  const height = (width * base[3]) / base[2];
  const token = $(".tk.acting", svg) ?? $(".tk.mine", svg) ?? $(".tk.target", svg) ?? $(".tk", svg);
  const at = token?.transform.baseVal.consolidate()?.matrix ?? {
    e: base[0] + base[2] / 2,
    f: base[1] + base[3] / 2,
  };
  const within = (middle, length, start, whole) =>
    Math.min(Math.max(middle - length / 2, start), start + whole - length);
  setBox(svg, [within(at.e, width, base[0], base[2]), within(at.f, height, base[1], base[3]), width, height]);
}

const fingers = new Map();
let dragged = false;
let lastTap = 0;

addEventListener("pointerdown", (event) => {
  const svg = event.target.closest?.(".board .pan > svg");
  if (!svg || event.button) return;
  fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  if (fingers.size === 1) dragged = false;
});

addEventListener("pointermove", (event) => {
  const was = fingers.get(event.pointerId);
  const svg = was && shownBoard();
  if (!svg) return;
  const now = { x: event.clientX, y: event.clientY };
  if (!dragged && fingers.size === 1 && Math.hypot(now.x - was.x, now.y - was.y) < 7) return;
  dragged = true;
  byHand.add(nameOf(svg));
  if (fingers.size === 1) {
    const from = spotIn(svg, was.x, was.y);
    const to = spotIn(svg, now.x, now.y);
    const [x, y, width, height] = boxOf(svg);
    setBox(svg, [x - (to.x - from.x), y - (to.y - from.y), width, height]);
  } else {
    const other = [...fingers].find(([id]) => id !== event.pointerId)[1];
    const before = Math.hypot(was.x - other.x, was.y - other.y);
    const after = Math.hypot(now.x - other.x, now.y - other.y);
    if (after > 10) zoom(svg, before / after, (now.x + other.x) / 2, (now.y + other.y) / 2);
  }
  fingers.set(event.pointerId, now);
});

function lifted(event) {
  if (!fingers.delete(event.pointerId) || dragged || event.type === "pointercancel") return;
  const bare = !event.target.closest?.("[data-point]:not(.catch), [data-place]");
  if (bare && event.timeStamp - lastTap < 300 && shownBoard()) {
    byHand.add(nameOf(shownBoard()));
    setBox(shownBoard(), baseOf(shownBoard()));
  }
  lastTap = event.timeStamp;
}
addEventListener("pointerup", lifted);
addEventListener("pointercancel", lifted);

document.addEventListener(
  "wheel",
  (event) => {
    const svg = event.target.closest?.(".board .pan > svg");
    if (!svg) return;
    event.preventDefault();
    byHand.add(nameOf(svg));
    zoom(svg, event.deltaY > 0 ? 1.12 : 1 / 1.12, event.clientX, event.clientY);
  },
  { passive: false },
);

/** Comes before every other listener: a drag is no tap, a clause opens here, and open ground is told by its cell. */
document.addEventListener(
  "click",
  (event) => {
    const ground = event.target.closest?.(".catch");
    if (dragged && event.target.closest?.(".board .pan")) {
      dragged = false;
      event.stopPropagation();
      event.preventDefault();
      return;
    }
    const cited = event.target.closest?.("[data-clause]");
    if (cited) {
      event.stopPropagation();
      event.preventDefault();
      if (popped && !popped.box.contains(cited) && popped.button !== cited) shut();
      openClause(cited);
      return;
    }
    if (ground) {
      const svg = ground.ownerSVGElement;
      const spot = spotIn(svg, event.clientX, event.clientY);
      const size = Number(svg.dataset.cell);
      ground.dataset.point = `cell:${Math.floor(spot.x / size)},${Math.floor(spot.y / size)}`;
    }
  },
  true,
);

/* ---- numbers and clauses that open ------------------------------------------------------------------------ */

let popped = null;

function shut() {
  if (!popped) return false;
  popped.button?.setAttribute("aria-expanded", "false");
  popped.box.remove();
  popped = null;
  return true;
}

function place(box, button) {
  const at = button.getBoundingClientRect();
  const size = box.getBoundingClientRect();
  const left = Math.min(Math.max(8, at.left + at.width / 2 - size.width / 2), innerWidth - size.width - 8);
  const below = at.bottom + 8 + size.height < innerHeight;
  box.style.left = `${left}px`;
  box.style.top = `${Math.max(8, below ? at.bottom + 8 : at.top - size.height - 8)}px`;
}

function openBox(button, inside) {
  shut();
  const box = document.createElement("div");
  box.className = "popped";
  box.setAttribute("role", "dialog");
  box.append(...inside);
  document.body.append(box);
  popped = { box, button };
  button.setAttribute("aria-expanded", "true");
  place(box, button);
  return box;
}

function openTerms(button) {
  const terms = button.parentElement.querySelector(".opened");
  const open = button.getAttribute("aria-expanded") === "true";
  const inline = button.closest(".ln");
  if (!inline) return open ? shut() : openBox(button, [terms.firstElementChild.cloneNode(true)]);
  for (const other of all('.ln .n[aria-expanded="true"]')) fold(other);
  if (!open) {
    terms.hidden = false;
    button.setAttribute("aria-expanded", "true");
    terms.scrollIntoView?.({ block: "nearest" });
  }
}

function fold(button) {
  button.setAttribute("aria-expanded", "false");
  const terms = button.parentElement.querySelector(".opened");
  if (terms) terms.hidden = true;
  all(".pop", button.parentElement).forEach((pop) => pop.remove());
}

const clauses = new Map();

async function clauseText(name) {
  const system = document.body.dataset.system ?? "";
  if (!clauses.has(name)) {
    const answer = await fetch(`/rules/${encodeURIComponent(system)}/${encodeURIComponent(name)}?fragment`);
    clauses.set(name, answer.ok ? await answer.text() : name);
  }
  return clauses.get(name);
}

async function openClause(button) {
  const open = button.getAttribute("aria-expanded") === "true";
  const holder = button.closest(".popped, .opened");
  for (const pop of all(".pop", holder ?? document.body)) {
    pop.owner?.setAttribute("aria-expanded", "false");
    pop.remove();
  }
  if (open) return holder ? undefined : shut();
  const pop = document.createElement("div");
  pop.className = "pop";
  pop.owner = button;
  pop.setAttribute("aria-live", "polite");
  pop.innerHTML = await clauseText(button.dataset.clause);
  if (holder) {
    button.setAttribute("aria-expanded", "true");
    holder.append(pop);
    if (popped?.box === holder) place(holder, popped.button);
    pop.scrollIntoView({ block: "nearest" });
  } else {
    openBox(button, [pop]);
  }
}

document.addEventListener("click", (event) => {
  const target = event.target.closest?.("[data-opens], [data-zoom], [data-layer], [data-step]");
  if (popped && !popped.box.contains(event.target) && popped.button !== target) shut();
  if (!target) return;
  const { opens, zoom: way, layer, step } = target.dataset;
  if (opens === "terms") openTerms(target);
  else if (opens === "card") {
    const card = target.closest(".who");
    const open = card.classList.toggle("open");
    target.setAttribute("aria-expanded", String(open || (card.classList.contains("mine") && !phone.matches)));
    all(".who.open")
      .filter((other) => other !== card)
      .forEach((other) => other.classList.remove("open"));
  } else if (way) {
    const svg = shownBoard();
    if (!svg) return;
    byHand.add(nameOf(svg));
    way === "fit" ? setBox(svg, baseOf(svg)) : zoom(svg, way === "in" ? 1 / 1.35 : 1.35);
  } else if (layer) {
    const off = target.closest(".board").classList.toggle(`no-${layer}`);
    target.classList.toggle("on", !off);
    target.setAttribute("aria-pressed", String(!off));
  } else if (step) {
    const field = $("[data-amount]", target.closest(".amountbox"));
    field.value = String(clamp(Number(field.value) + Number(step), field));
    changed(field);
  }
});

/** Tells the page that a field has another value. */
function changed(field) {
  for (const kind of ["input", "change"]) field.dispatchEvent(new Event(kind, { bubbles: true }));
}

const clamp = (value, field) => Math.min(Math.max(value, Number(field.min)), Number(field.max));

/* ---- fields ----------------------------------------------------------------------------------------------- */

document.addEventListener("input", (event) => {
  const field = event.target;
  if (field.matches("[data-filter]")) {
    const wanted = field.value.trim().toLowerCase();
    for (const row of all(".rowlist li", field.parentElement))
      row.hidden = !row.textContent.toLowerCase().includes(wanted);
  } else if (field.matches("[data-slider]")) {
    const amount = $("[data-amount]", field.closest(".amountbox"));
    amount.value = field.value;
    amount.dispatchEvent(new Event("input", { bubbles: true }));
  } else if (field.matches("[data-amount]")) {
    const slider = $("[data-slider]", field.closest(".amountbox") ?? document);
    if (slider) slider.value = field.value;
  } else if (field.matches("[data-words]")) {
    const note = document.getElementById("letters-left");
    const most = Number(field.maxLength);
    if (note)
      note.textContent = note.dataset.left.replace("#LEFT", most - field.value.length).replace("#MOST", most);
    clearTimeout(pause);
    pause = setTimeout(() => field.isConnected && field.dispatchEvent(new Event("change", { bubbles: true })), 500);
  }
});

let pause = 0; // who stops writing for a moment has written something

document.addEventListener("change", (event) => {
  const field = event.target;
  if (field.matches("[data-slider]")) changed($("[data-amount]", field.closest(".amountbox")));
  if (!field.matches("[data-face-field]") || !field.value) return;
  const face = document.createElement("button"); // a typed number is a face like any other
  face.type = "button";
  face.hidden = true;
  face.dataset.face = JSON.stringify({
    die: Number(field.dataset.faceField),
    face: clamp(Number(field.value), field),
  });
  field.after(face);
  face.click();
  face.remove();
});

/* ---- what an option would bring, shown when one looks at it ------------------------------------------------ */

function look(id) {
  const verdicts = all("[data-verdict]");
  if (verdicts.length) {
    const wanted = verdicts.find((one) => one.dataset.verdict === id);
    if (!id || wanted)
      for (const one of verdicts) one.hidden = id ? one !== wanted : !chosenNow().includes(one.dataset.verdict);
  }
  for (const line of all(".sight")) line.classList.toggle("near", line.dataset.choice === id);
}
const chosenNow = () =>
  all(".tray .on[data-choice], .tray [aria-checked='true'][data-choice]").map((one) => one.dataset.choice);
const choiceAt = (event) => event.target.closest?.("[data-choice]:not(.sight)")?.dataset.choice;
// A finger does not look before it taps: what it brings into sight would move the option away beneath it.
const looks = (event) =>
  event.type.startsWith("pointer") ? event.pointerType !== "touch" : event.target.matches(":focus-visible");
for (const kind of ["pointerover", "focusin"])
  document.addEventListener(kind, (event) => looks(event) && choiceAt(event) && look(choiceAt(event)));
// The terms of what one looks at can be gone to: they stay until those are left, too.
const leaves = (event) => choiceAt(event) || event.target.closest?.("[data-verdict]");
for (const kind of ["pointerout", "focusout"])
  document.addEventListener(kind, (event) => {
    if (leaves(event) && !event.relatedTarget?.closest?.("[data-verdict]")) look("");
  });

/* ---- keys -------------------------------------------------------------------------------------------------- */

const writing = (target) => target.closest?.("input, textarea, select, [contenteditable]");

/** Only what concerns the board and what lies open; the page's own keys (digits, Enter, c, ?) are the page's. */
document.addEventListener(
  "keydown",
  (event) => {
    if (event.key === "Escape") return closeInsideOut(event);
    if (writing(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    const focused = document.activeElement;
    if (event.key.startsWith("Arrow") && focused?.closest(".board .pan")) return step(event, focused);
    if (event.key.startsWith("Arrow") && toPlaces(event, focused)) return;
    if (event.key === "w") return words(event);
    if (event.key === "/" && $("[data-filter]")) {
      event.preventDefault();
      const list = $("[data-filter]").closest("details");
      if (list) list.open = true;
      return $("[data-filter]").focus();
    }
    if (event.key === " " && !focused?.matches("button, summary, [role=button]")) press("[data-roll]", event);
    if (event.key === "0") press(".tray :is([data-put], [data-toggle]):last-of-type", event);
  },
  true,
);

function press(selector, event) {
  const button = all(selector)
    .filter((one) => one.getClientRects().length)
    .at(-1);
  if (!button) return;
  event.preventDefault();
  button.click();
}

function closeInsideOut(event) {
  const clause = all(".popped .pop, .opened .pop").at(-1);
  const line = $('.ln .n[aria-expanded="true"]');
  const shown = $(".in-words.shown");
  const card = $(".who.open");
  if (clause) {
    clause.owner?.setAttribute("aria-expanded", "false");
    clause.owner?.focus();
    clause.remove();
  } else if (popped) {
    const { button } = popped;
    shut();
    button?.focus();
  } else if (line) fold(line);
  else if (shown) shown.classList.remove("shown");
  else if (card) card.classList.remove("open");
  else return; // nothing lies open: the page may go a step back
  event.stopPropagation();
  event.preventDefault();
}

function words(event) {
  const list = $("#board-words");
  if (!list) return;
  event.preventDefault();
  list.classList.toggle("shown");
  list.focus();
}

/** Where a piece is to be laid, arrows lead to its places, unless the focus is on something else that arrows move. */
function toPlaces(event, focused) {
  const places = all(".place").filter((one) => one.getClientRects().length);
  const idle = !focused || focused === document.body || focused.matches("#stage, #tray");
  if (!places.length || !idle) return false;
  event.preventDefault();
  event.stopPropagation();
  (places.find((one) => one.matches(".on")) ?? places[0]).focus();
  return true;
}

/** To the nearest thing that may be chosen in that direction. */
function step(event, focused) {
  event.preventDefault();
  const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
  const middle = (one) => {
    const itself = one.querySelector(".cell, .reach, .ghost, .tk-rim"); // not the way to it
    const rect = (itself?.getClientRects().length ? itself : one).getBoundingClientRect();
    return [rect.x + rect.width / 2, rect.y + rect.height / 2];
  };
  const [x, y] = middle(focused);
  let best = null;
  let least = Infinity;
  for (const other of all(".board .pan [role=button][tabindex]")) {
    if (other === focused || !other.getClientRects().length) continue;
    const [ox, oy] = middle(other);
    const ahead = (ox - x) * way[0] + (oy - y) * way[1];
    const aside = Math.abs((ox - x) * way[1]) + Math.abs((oy - y) * way[0]);
    if (ahead > 2 && ahead + 2.5 * aside < least) [best, least] = [other, ahead + 2.5 * aside];
  }
  best?.focus();
}

/* ---- motion: short, and never needed to understand ---------------------------------------------------------- */

const stood = new Map(); // token -> where it stood and what its value was
let playing = [];

function remember(svg) {
  for (const token of all("[data-token]", svg)) {
    const at = token.transform.baseVal.consolidate()?.matrix;
    if (at)
      stood.set(`${nameOf(svg)} ${token.dataset.token}`, {
        x: at.e,
        y: at.f,
        value: Number($(".tk-num text", token)?.textContent),
      });
  }
}

function play(svg) {
  for (const token of all("[data-token]", svg)) {
    const was = stood.get(`${nameOf(svg)} ${token.dataset.token}`);
    const at = token.transform.baseVal.consolidate()?.matrix;
    if (!was || !at) continue;
    const far = Math.hypot(at.e - was.x, at.f - was.y);
    if (far > 2 && !still.matches) {
      const cell = Number(svg.dataset.cell) || 90;
      const frames = [
        { transform: `translate(${was.x}px, ${was.y}px)` },
        { transform: `translate(${at.e}px, ${at.f}px)` },
      ];
      playing.push(
        token.animate(frames, {
          duration: Math.min(900, Math.max(240, (far / cell) * 240)),
          easing: "ease-in-out",
        }),
      );
    }
    const value = Number($(".tk-num text", token)?.textContent);
    if (value < was.value) hurt(token, was.value - value);
  }
}

function hurt(token, by) {
  const text = document.createElementNS("http://www.w3.org/2000/svg", "text");
  text.setAttribute("class", "rise");
  text.setAttribute("y", "-34");
  text.textContent = `−${by}`;
  token.append(text);
  token.classList.add("hurt");
  setTimeout(() => {
    text.remove();
    token.classList.remove("hurt");
  }, 950);
}

/** A tap or a key jumps to the end. */
for (const kind of ["pointerdown", "keydown"])
  addEventListener(
    kind,
    () => {
      for (const motion of playing) motion.finish();
      playing = [];
    },
    true,
  );

function scrollLog() {
  const lines = $(".lines");
  if (lines) lines.scrollTop = lines.scrollHeight;
}

function arrived(node) {
  if (node.nodeType !== Node.ELEMENT_NODE) return;
  const stage = node.matches("#stage") ? node : $("#stage", node);
  if (stage) {
    for (const svg of all(".pan > svg", stage)) {
      if (svg.getClientRects().length) {
        settle(svg);
        play(svg);
      }
      remember(svg);
    }
  }
}

new MutationObserver((changes) => {
  for (const change of changes) change.addedNodes.forEach(arrived);
}).observe(document.body, { childList: true, subtree: true });
arrived(document.body);
scrollLog();
phone.addEventListener("change", () =>
  all(".board .pan > svg")
    .filter((svg) => svg.getClientRects().length)
    .forEach(settle),
);
