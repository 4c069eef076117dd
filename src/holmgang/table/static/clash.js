/* One beat (data from the server) as entries of a Score: dice from both tokens, terms, totals, the greater shoves,
   losses break off. It knows no rule system. Tokens in play are copies on a layer of their own, so that the board is
   not painted anew; everything else that it changes is taken back by Score.clear. */

import { IN, SNAP } from "./score.js";
import { sounds } from "./sounds.js";

export const AT = { fly: 250, land: 900, shove: 1300, hit: 1540, line: 2050, end: 2800 };
const BRIEF = { fly: 0, land: 300, shove: 480, hit: 560, line: 900, end: 1300 };
const PLAIN = { go: 120, arrive: 620, line: 780, end: 1150 };
const FALL = 700;
const MINUS = "−";
const EDGE = 10; // pixels between dice and the edge of their place
const NAME = 30; // so far below a token its name reaches
const SMALLEST = 0.5; // dice are never drawn smaller

/** How long a beat takes at calm, in milliseconds. */
export function lengthOf(beat, brief) {
  if (!beat.rolls.length && !beat.blows.length) return PLAIN.end;
  return (brief ? BRIEF : AT).end + (beat.blows.some((blow) => blow.fall) ? FALL : 0);
}

export function make(tag, cls = "", ...inside) {
  const element = document.createElement(tag);
  if (cls) element.className = cls;
  element.append(...inside);
  return element;
}

const signed = (value) => (value < 0 ? `${MINUS} ${-value}` : `+ ${value}`);

/* ---- where things are ------------------------------------------------------------------------------------------ */

const shown = (element) => element.getClientRects().length > 0;
const tokenOf = (id) => [...document.querySelectorAll(`#stage [data-token="${CSS.escape(id)}"]`)].find(shown);

const OF_THE_BOARD = ["transform", "data-token", "data-point", "data-key", "tabindex", "role"];

/** A copy of a token on the layer, exactly over the token, which is hidden as long as the copy is there. */
function actor(score, stage, id) {
  if (stage.actors.has(id)) return stage.actors.get(id);
  const token = id && tokenOf(id);
  if (!token) return null;
  const matrix = token.getScreenCTM();
  const body = token.querySelector(".tk-rim")?.getBBox() ?? token.getBBox();
  const box = token.getBBox();
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
  const copy = token.cloneNode(true);
  for (const name of OF_THE_BOARD) copy.removeAttribute(name);
  svg.append(copy);
  const holder = make("div", "actor", svg);
  Object.assign(holder.style, {
    left: `${matrix.a * box.x + matrix.e}px`,
    top: `${matrix.d * box.y + matrix.f}px`,
    width: `${matrix.a * box.width}px`,
    height: `${matrix.d * box.height}px`,
  });
  stage.layer.append(holder);
  const found = {
    id,
    token,
    copy,
    holder,
    side: [...token.classList].find((name) => /^s\d$/.test(name)) ?? "s6",
    x: matrix.a * (body.x + body.width / 2) + matrix.e,
    y: matrix.d * (body.y + body.height / 2) + matrix.f,
    r: (matrix.a * body.width) / 2,
    value: Number(token.querySelector(".tk-num text")?.textContent ?? Number.NaN),
    most: Number(token.querySelector(".g-base")?.getAttribute("pathLength") ?? 0),
  };
  stage.actors.set(id, found);
  score.cue(
    stage.now,
    () => token.classList.add("away"),
    () => token.classList.remove("away"),
  );
  score.move(holder, [{ opacity: 0 }, { opacity: 1 }], { at: stage.now, last: 1 });
  return found;
}

export class Stage {
  constructor(layer, floor) {
    this.layer = layer;
    this.floor = floor;
    this.board = document.getElementById("stage").getBoundingClientRect();
    this.actors = new Map();
    this.now = 0;
    this.dim = make("div", "dim");
    this.spot = make("div", "spotlight");
    this.dim.append(this.spot);
    Object.assign(this.dim.style, {
      left: `${this.board.left}px`,
      top: `${this.board.top}px`,
      width: `${this.board.width}px`,
      height: `${this.board.height}px`,
    });
    layer.replaceChildren(this.dim);
    this.lastSpot = null;
  }

  /** Where dice fall: the floor in the tray of a phone, else the highest part of the board without those concerned:
      above them, below them, or between two rows. What is too large for its place is drawn smaller. */
  place(box, actors) {
    this.layer.append(box);
    const floor = this.floor && shown(this.floor) ? this.floor.getBoundingClientRect() : null;
    const { left, width } = floor ?? this.board;
    Object.assign(box.style, { left: `${left}px`, width: `${width}px` });
    const free = this.free(actors);
    const room = floor ?? free.reduce((best, one) => (one.bottom - one.top > best.bottom - best.top ? one : best));
    const high = room.bottom - room.top - 2 * EDGE;
    const scale = Math.min(1, Math.max(SMALLEST, Math.min(high / box.offsetHeight, (width - 2 * EDGE) / wide(box))));
    const spare = room.bottom - room.top - box.offsetHeight * scale;
    const outside = room === free[0] ? EDGE : room === free.at(-1) ? spare - EDGE : spare / 2; // away from them
    box.style.top = `${Math.max(this.board.top, room.top + (floor ? spare / 2 : outside))}px`;
    if (scale < 1) box.style.transform = `scale(${scale.toFixed(3)})`;
    return scale;
  }

  /** The parts of the board from its upper to its lower edge where none of these tokens and no name of theirs is. */
  free(actors) {
    const { top, bottom } = this.board;
    const taken = actors.map((one) => [one.y - one.r, one.y + one.r + NAME]).sort((one, other) => one[0] - other[0]);
    const parts = [];
    let from = top;
    for (const [upper, lower] of taken) {
      parts.push({ top: from, bottom: Math.min(upper, bottom) });
      from = Math.max(from, lower);
    }
    return [...parts, { top: from, bottom }];
  }
}

/** The width that a box needs around its middle, which its parts may exceed to one side. */
function wide(box) {
  const parts = [...box.querySelectorAll(".duel-row > *, .terms > *")].map((one) => one.getBoundingClientRect());
  const { left, width } = box.getBoundingClientRect();
  const middle = left + width / 2;
  return 2 * Math.max(0.5, ...parts.map((one) => Math.max(middle - one.left, one.right - middle)));
}

/* ---- dice ------------------------------------------------------------------------------------------------------ */

const FACE = { 1: [0, 0], 2: [-90, 0], 3: [0, -90], 4: [0, 90], 5: [90, 0], 6: [0, 180] };
const BODY = "M22 2L39.3 12L39.3 32L22 42L4.7 32L4.7 12Z";
const EDGES = "M22 9L34 30H10zM22 9V2M34 30l5.3 2M10 30l-5.3 2M22 9L39.3 12M22 9L4.7 12M34 30L22 42 10 30";

function drawDie(sides, face) {
  if (sides === 6) {
    const cube = make("div", "cube", ...Array.from({ length: 6 }, () => make("i")), make("u"), make("u"), make("u"));
    const die = make("div", "bone d6", cube);
    die.face = face;
    return die;
  }
  const die = make("div", "bone dn");
  const edges = `<path class="d-body" d="${BODY}"/><path class="d-edge" d="${EDGES}"/>`;
  die.innerHTML = `<svg viewBox="0 0 44 44">${edges}<text x="22" y="26.6"></text></svg>`;
  die.face = face;
  return die;
}

/** From the token to its place, tumbling. The face is a side of the cube, or is written when the die lies. */
function fly(score, die, from, at, last, turn, scale) {
  const box = die.getBoundingClientRect();
  const dx = (from.x - (box.left + box.width / 2)) / scale;
  const dy = (from.y - (box.top + box.height / 2)) / scale;
  const up = -Math.max(50, Math.abs(dy) * 0.35);
  if (!score.motion) score.move(die, [{ opacity: 0 }, { opacity: 1 }], { at: at + last - 1, last: 1 });
  else
    score.move(
      die,
      [
        { transform: `translate(${dx}px, ${dy}px) scale(.3)`, opacity: 0, easing: "cubic-bezier(.2, .6, .5, 1)" },
        { transform: `translate(${dx * 0.72}px, ${dy * 0.62 + up}px) scale(.8)`, opacity: 1, offset: 0.3, easing: IN },
        { transform: `translate(${dx * 0.1}px, 0) scale(1.12)`, opacity: 1, offset: 0.68, easing: "ease-out" },
        { transform: `translate(${dx * 0.03}px, -16px) scale(1.04)`, opacity: 1, offset: 0.83, easing: "ease-in" },
        { transform: "none", opacity: 1 },
      ],
      { at, last, ease: "linear" },
    );
  const ease = "cubic-bezier(.25, .55, .35, 1)";
  const cube = die.querySelector(".cube");
  if (cube) {
    const [fx, fy] = FACE[die.face] ?? [0, 0];
    const pose = (x, y) => `rotateX(${x}deg) rotateY(${y}deg) rotateX(${fx}deg) rotateY(${fy}deg)`;
    const rest = pose(-17, -15 * turn);
    cube.style.transform = rest;
    score.move(cube, [{ transform: pose(-657, -15 * turn + 500 * turn) }, { transform: rest }], { at, last, ease });
    return;
  }
  const svg = die.firstElementChild;
  score.move(svg, [{ transform: `rotate(${-700 * turn}deg)` }, { transform: "none" }], { at, last, ease });
  const text = die.querySelector("text");
  score.cue(
    at + last,
    () => (text.textContent = die.face),
    () => (text.textContent = ""),
  );
}

/* ---- the parts of a beat --------------------------------------------------------------------------------------- */

/** The light goes to those concerned; the arrow of the deed stays lit, the others wait in the dark. */
function spotlight(score, stage, actors, by, at) {
  if (!actors.length) return;
  const left = Math.min(...actors.map((one) => one.x - one.r)) - stage.board.left;
  const right = Math.max(...actors.map((one) => one.x + one.r)) - stage.board.left;
  const top = Math.min(...actors.map((one) => one.y - one.r)) - stage.board.top;
  const bottom = Math.max(...actors.map((one) => one.y + one.r)) - stage.board.top;
  const pose = (more) =>
    `translate(${(left + right) / 2}px, ${(top + bottom) / 2}px) ` +
    `scale(${(Math.max(0.6, ((right - left) / 2 + 60) / 200) * more).toFixed(3)}, ` +
    `${(Math.max(0.5, ((bottom - top) / 2 + 60) / 200) * more).toFixed(3)})`;
  const before = stage.lastSpot;
  score.move(
    stage.spot,
    [
      { transform: before ?? pose(1.8), opacity: before ? 1 : 0 },
      { transform: pose(1), opacity: 1 },
    ],
    { at, last: AT.fly, fill: before ? "forwards" : "both" },
  );
  if (!score.motion) stage.spot.style.transform = pose(1);
  stage.lastSpot = pose(1);
  for (const arrow of document.querySelectorAll("#stage .arrow")) {
    const dark = arrow.dataset.arrow !== by;
    const was = arrow.classList.contains("dark");
    score.cue(
      at,
      () => arrow.classList.toggle("dark", dark),
      () => arrow.classList.toggle("dark", was),
    );
  }
}

/** Beads on the arrows show the order of the deeds as soon as it is known. */
export function beads(score, stage, starts, end) {
  if (document.querySelector("#stage .bead:not(.sign)")) return; // the board shows them already
  const counted = new Set();
  starts.forEach(({ at, beat }, place) => {
    const path = document.querySelector(`#stage .arrow[data-arrow="${CSS.escape(beat.by)}"] .intent`);
    if (!path || counted.has(beat.by) || !shown(path)) return;
    counted.add(beat.by);
    const middle = path.getPointAtLength(path.getTotalLength() / 2).matrixTransform(path.getScreenCTM());
    const bead = make("b", "order", String(place + 1));
    Object.assign(bead.style, { left: `${middle.x}px`, top: `${middle.y}px` });
    stage.layer.append(bead);
    score.move(bead, [{ opacity: 0 }, { opacity: 1 }], { at: 0, last: 120 });
    score.cue(
      at + AT.hit,
      () => (bead.textContent = "✓"),
      () => (bead.textContent = String(place + 1)),
    );
    const over = Math.min(end, at + AT.end);
    score.move(bead, [{ opacity: 1 }, { opacity: 0.5 }], { at: over, last: 200, fill: "forwards" });
  });
}

/** What was announced pays off: a spark runs from one to the other, and the bead of the arrow becomes a tick. */
function spark(score, stage, from, to, by, at, last) {
  if (from && to && from !== to) {
    const dot = make("div", `spark ${from.side}`);
    stage.layer.append(dot);
    const place = (one, scale) => `translate(${one.x}px, ${one.y}px) scale(${scale})`;
    score.move(
      dot,
      [
        { transform: place(from, 1), opacity: 1 },
        { transform: place(to, 1), opacity: 1, offset: 0.9 },
        { transform: place(to, 1.7), opacity: 0 },
      ],
      { at, last, ease: IN, fill: "none" },
    );
  }
  const arrow = document.querySelector(`#stage .arrow[data-arrow="${CSS.escape(by)}"]`);
  if (arrow && !arrow.classList.contains("spent"))
    score.cue(
      at + last,
      () => arrow.classList.add("spent"),
      () => arrow.classList.remove("spent"),
    );
}

function block(term) {
  return make("li", `blk${term.value < 0 ? " neg" : ""}`, make("b", "", signed(term.value)), ` ${term.label}`);
}

function rollBox(beat, parts) {
  const row = make("div", "duel-row");
  for (const { part, one, right } of parts) {
    const terms = make("ol", "terms", ...part.terms.map(block));
    const dice = make("div", "bones", ...part.faces.map((face) => drawDie(part.sides, face)));
    const cls = `duelist ${one?.side ?? "s6"} ${right ? "right" : "left"}`;
    const half = make("div", cls, terms, make("b", "total"), dice);
    if (parts.length > 2) half.prepend(make("span", "whose", part.name));
    row.append(half);
  }
  if (beat.goal !== null && parts.length === 1) {
    if (beat.tower) row.prepend(tower(beat, parts[0]));
    row.append(
      make("div", "duelist goal", make("b", "total", String(beat.goal)), make("span", "goal-word", beat.goal_word)),
    );
  }
  return row;
}

/** Blocks as tall as they count, beside the line that they must reach. */
function tower(beat, { part, one }) {
  const blocks = [
    ...part.faces.map((face) => ({ value: face, label: "", bone: true })),
    ...part.terms.filter((term) => term.value > 0),
  ];
  const list = make("ol");
  for (const each of blocks) {
    const item = make("li", `blk${each.bone ? " bone-blk" : ""}`, each.label);
    item.style.setProperty("--n", each.value);
    list.append(item);
  }
  const built = make("div", `tower ${one?.side ?? "s6"}`, list, make("hr"));
  built.style.setProperty("--goal", beat.goal);
  return built;
}

/** Lives break off, the number counts down, the token jolts; one that falls sinks and pales. */
function strike(score, stage, blow, at) {
  const one = actor(score, stage, blow.on);
  if (!one) return;
  const left = Number.isNaN(one.value) ? Number.NaN : Math.max(0, one.value - blow.lost);
  const flash = make("div", "flash");
  one.holder.append(flash);
  if (score.motion)
    score.move(flash, [{ opacity: 0 }, { opacity: 0.9, offset: 0.2 }, { opacity: 0 }], { at, last: 320, fill: "none" });
  if (blow.lost > 0) {
    const jolt = [0, -8, 7, -4, 2, 0].map((by) => ({ transform: `translateX(${by}px)` }));
    score.move(one.holder, jolt, { at, last: 320, fill: "none", ease: "linear" });
    shards(score, stage, one, Math.min(blow.lost, 12), at);
  }
  score.sense(at, () => {
    sounds.play("thud");
    if (blow.own && document.body.dataset.buzz !== "off") navigator.vibrate?.(blow.fall ? [30, 40, 90] : 35);
  });
  if (blow.lost) {
    const word = make("div", `loss${blow.lost < 0 ? " gain" : ""}`, signed(-blow.lost));
    rise(score, stage, word, one.x, one.y - one.r * 0.4, at);
  }
  if (!Number.isNaN(left)) count(score, one, left, at + 60, Math.max(120, Math.min(blow.lost, 12) * 60));
  if (!blow.fall) return;
  const sink = at + 260;
  score.move(
    one.holder,
    [
      { transform: "none", opacity: 1 },
      { transform: "translateY(-6px) rotate(-4deg)", opacity: 1, offset: 0.25 },
      { transform: "translateY(12px) rotate(17deg) scale(.9)", opacity: 0.4 },
    ],
    { at: sink, last: 620, ease: "cubic-bezier(.5, 0, .7, 1)", fill: "forwards" },
  );
  const falls = make("div", "loss falls", document.body.dataset.falls ?? "");
  rise(score, stage, falls, one.x, one.y + one.r * 0.2, sink + 500);
  score.sense(sink + 300, () => sounds.play("bell"));
}

function shards(score, stage, one, many, at) {
  for (let place = 0; place < many; place++) {
    const angle = (2 * Math.PI * (place + 0.4)) / many;
    const x = one.x + Math.sin(angle) * one.r;
    const y = one.y - Math.cos(angle) * one.r;
    const shard = make("i", "shard");
    stage.layer.append(shard);
    const pose = (dx, dy) => `translate(${x + dx}px, ${y + dy}px) rotate(${(angle * 180) / Math.PI}deg)`;
    score.move(
      shard,
      [
        { transform: pose(0, 0), opacity: 1 },
        { transform: pose(Math.sin(angle) * 16, -Math.cos(angle) * 16), opacity: 1, offset: 0.35 },
        { transform: pose(Math.sin(angle) * 34, -Math.cos(angle) * 20 + 46), opacity: 0 },
      ],
      { at: at + 60 + place * 60, last: 420, fill: "none" },
    );
  }
}

/** The number at the token's foot, its rim and the roster follow the play. */
function count(score, one, left, at, last) {
  const had = one.value;
  one.value = left;
  const texts = [one.copy, one.token].map((where) => where.querySelector(".tk-num text")).filter(Boolean);
  const rims = [one.copy, one.token].map((where) => where.querySelector(".g-on")).filter(Boolean);
  const before = rims.map((rim) => rim.getAttribute("stroke-dasharray"));
  const roster = [...document.querySelectorAll(`[data-lives="${CSS.escape(one.id)}"]`)];
  const set = (value) => {
    for (const text of [...texts, ...roster]) text.textContent = value;
    rims.forEach((rim, place) => rim.setAttribute("stroke-dasharray", dashes(one.most, value) ?? before[place]));
  };
  const restore = () => {
    for (const text of [...texts, ...roster]) text.textContent = had;
    rims.forEach((rim, place) => rim.setAttribute("stroke-dasharray", before[place]));
  };
  const steps = Math.max(1, Math.min(12, Math.abs(had - left)));
  for (let step = 1; step <= steps; step++)
    score.cue(
      at + (score.motion ? (last * step) / steps : 0),
      () => set(Math.round(had + ((left - had) * step) / steps)),
      () => (step === 1 ? restore() : set(Math.round(had + ((left - had) * (step - 1)) / steps))),
    );
}

const dashes = (most, value) =>
  most && most !== 100 && value >= 0
    ? `${Array(value)
        .fill(most <= 12 ? ".78 .22" : ".7 .3")
        .join(" ")} 0 ${most}`.trim()
    : null;

function rise(score, stage, word, x, y, at) {
  Object.assign(word.style, { left: `${x}px`, top: `${y}px` });
  stage.layer.append(word);
  score.move(
    word,
    [
      { opacity: 0, transform: "translate(-50%, 0) scale(.6)" },
      { opacity: 1, transform: "translate(-50%, -26px) scale(1.1)", offset: 0.2 },
      { opacity: 1, transform: "translate(-50%, -40px)", offset: 0.75 },
      { opacity: 0, transform: "translate(-50%, -52px)" },
    ],
    { at, last: 1100, ease: "linear" },
  );
}

function dodge(score, stage, from, one, at) {
  if (!one) return;
  const far = from ? Math.hypot(one.x - from.x, one.y - from.y) || 1 : 1;
  const x = from ? (-(one.y - from.y) / far) * 16 : 16;
  const y = from ? ((one.x - from.x) / far) * 16 : 0;
  const aside = { transform: `translate(${x}px, ${y}px) rotate(5deg)`, offset: 0.3 };
  const frames = [{ transform: "none" }, aside, { transform: "none" }];
  score.move(one.holder, frames, { at: at - 60, last: 420, fill: "none" });
  rise(score, stage, make("div", "loss wide", document.body.dataset.missed ?? ""), one.x, one.y + one.r * 0.4, at);
  score.sense(at, () => sounds.play("whiff"));
}

/* ---- one beat -------------------------------------------------------------------------------------------------- */

/** Tell tools that watch the page how far the play is. */
function note(score, name, key, at) {
  const { dataset } = document.body;
  let before;
  score.cue(
    at,
    () => {
      before = dataset[name];
      dataset[name] = key;
    },
    () => {
      if (before === undefined) delete dataset[name];
      else dataset[name] = before;
    },
  );
}

/** Put a beat into the score from `at` on. Returns when it ends; `told` writes its line, and takes it back. */
export function perform(score, stage, beat, at, brief, told) {
  stage.now = at;
  const times = brief ? BRIEF : AT;
  note(score, "beat", beat.key, at);
  note(score, "landed", beat.key, at + (beat.rolls.length ? times.land : 0));
  const rollers = beat.rolls.map((part) => part.who);
  const names = [...new Set([beat.by, ...beat.on, ...rollers, ...beat.blows.map((blow) => blow.on)])];
  const actors = names.map((name) => actor(score, stage, name)).filter(Boolean);
  const from = stage.actors.get(beat.by);
  const on = stage.actors.get(beat.blows[0]?.on ?? beat.on[0]);
  spotlight(score, stage, actors, beat.by, at);
  if (!beat.rolls.length && !beat.blows.length) return plain(score, stage, beat, at, from, on, told);
  const fall = beat.blows.some((blow) => blow.fall) ? FALL : 0;
  const end = at + (beat.rolls.length ? times.end : PLAIN.end + 500) + fall;
  const hit = at + (beat.rolls.length ? times.hit : PLAIN.arrive);
  const box = make("div", `duel${beat.rolls.length > 2 ? " many" : ""}${beat.tower ? " with-tower" : ""}`);
  const verdict = make("p", `duel-verdict is-${beat.outcome}`);
  box.append(make("p", "duel-title", beat.title));
  const flip = from && on && from.x > on.x;
  const parts = beat.rolls.map((part) => ({ part, one: stage.actors.get(part.who) }));
  if (flip && parts.length === 2) parts.reverse();
  parts.forEach((each, place) => {
    each.right = parts.length === 2 && place === 1;
  });
  if (parts.length) box.append(rollBox(beat, parts));
  box.append(verdict);
  verdict.textContent = beat.verdict;
  const scale = stage.place(box, actors);
  verdict.textContent = "";
  const frames = [{ opacity: 0 }, { opacity: 1, offset: 0.05 }, { opacity: 1, offset: 0.94 }, { opacity: 0 }];
  score.move(box, frames, { at, last: end - at, ease: "linear" });
  const halves = [...box.querySelectorAll(".duelist:not(.goal)")];
  parts.forEach(({ part, one, right }, place) => {
    const half = halves[place];
    const start = one ?? from ?? { x: stage.board.left + stage.board.width / 2, y: stage.board.bottom };
    half.querySelectorAll(".bone").forEach((die, number) => {
      const later = brief ? 0 : number * 60;
      fly(score, die, start, at + times.fly + later, times.land - times.fly - later, right ? -1 : 1, scale);
    });
    settle(score, half, part, at, times, right, brief);
  });
  if (parts.length) score.sense(at + Math.max(0, times.land - 170), () => sounds.play("clatter"));
  if (beat.tower) build(score, box, at, times);
  shove(score, beat, parts, halves, box.querySelector(".goal"), at + times.shove);
  const decided = parts.length ? at + times.shove + 90 : hit;
  score.cue(
    decided,
    () => (verdict.textContent = beat.verdict),
    () => (verdict.textContent = ""),
  );
  score.move(verdict, [{ opacity: 0, transform: "scale(.7)" }, { opacity: 1, transform: "none" }], {
    at: decided,
    last: 190,
    ease: SNAP,
  });
  if (beat.outcome !== "none" || beat.blows.length) spark(score, stage, from, on, beat.by, hit - 180, 180);
  beat.blows.forEach((blow, place) => strike(score, stage, blow, hit + place * 80));
  if (!beat.blows.length && beat.outcome === "miss") dodge(score, stage, from, on, hit);
  score.cue((parts.length ? at + times.line : hit + 160) + (fall ? 500 : 0), told.there, told.back, true);
  score.reach(end);
  return end;
}

/** The dice lie: terms snap on, the total counts up. Its text is empty until then. */
function settle(score, half, part, at, times, right, brief) {
  const total = half.querySelector(".total");
  const sum = part.faces.reduce((all, face) => all + face, 0);
  const land = at + times.land;
  score.move(total, [{ opacity: 0, transform: "scale(.6)" }, { opacity: 1, transform: "none" }], {
    at: land,
    last: 140,
    ease: SNAP,
  });
  score.tween(land, Math.max(1, times.shove - times.land - 60), (share) => {
    total.textContent = share > 0 ? Math.round(sum + (part.total - sum) * share) : "";
  });
  half.querySelectorAll(".terms > *").forEach((term, number) => {
    const when = brief ? land : land + 70 + number * 90;
    const away = { opacity: 0, transform: `translateX(${right ? 46 : -46}px) scale(.8)` };
    score.move(term, [away, { opacity: 1, transform: "none" }], { at: when, last: 180, ease: SNAP });
    score.sense(when, () => sounds.play("tick"));
  });
}

function build(score, box, at, times) {
  box.querySelectorAll(".tower .blk").forEach((one, number) =>
    score.move(one, [{ opacity: 0, transform: "translateY(-70px)" }, { opacity: 1, transform: "none" }], {
      at: at + times.land + number * 80,
      last: 170,
      ease: "cubic-bezier(.5, 0, .8, 1)",
    }),
  );
  score.move(box.querySelector(".tower hr"), [{ opacity: 0 }, { opacity: 1 }], { at: at + times.fly, last: 200 });
}

function shove(score, beat, parts, halves, goal, at) {
  if (goal) score.move(goal, [{ opacity: 0 }, { opacity: 1 }], { at: at - 1000 < 0 ? 0 : at - 1000, last: 200 });
  const both = goal ? [...halves, goal] : halves;
  if (both.length !== 2 || (!goal && beat.outcome === "none")) return;
  if (beat.outcome === "equal") {
    both.forEach((half, place) => {
      const recoil = { transform: `translateX(${place ? 18 : -18}px)`, offset: 0.4 };
      score.move(half, [{ transform: "none" }, recoil, { transform: "none" }], { at, last: 300, fill: "none" });
    });
    return;
  }
  const totals = goal ? [parts[0].part.total, beat.goal - 0.5] : parts.map(({ part }) => part.total);
  const winner = totals[0] >= totals[1] ? 0 : 1;
  const way = winner ? -1 : 1;
  const push = { transform: `translateX(${way * 34}px)`, offset: 0.35, easing: "ease-out" };
  const frames = [{ transform: "none" }, push, { transform: "none" }];
  score.move(both[winner], frames, { at, last: 300, ease: IN, fill: "none" });
  score.move(
    both[1 - winner],
    [
      { transform: "none", opacity: 1 },
      { transform: "none", opacity: 1, offset: 0.32 },
      { transform: `translateX(${way * 30}px) rotate(${way * 5}deg)`, opacity: 0.42 },
    ],
    { at, last: 300, ease: "ease-out", fill: "forwards" },
  );
}

/** A deed without a roll: a caption and a spark. */
function plain(score, stage, beat, at, from, on, told) {
  const end = at + PLAIN.end;
  const box = make("div", "duel short", make("p", "duel-title", beat.title));
  if (beat.verdict !== beat.title) box.append(make("p", "duel-verdict soft", beat.verdict));
  stage.place(box, [from, on].filter(Boolean));
  const frames = [{ opacity: 0 }, { opacity: 1, offset: 0.12 }, { opacity: 1, offset: 0.88 }, { opacity: 0 }];
  score.move(box, frames, { at, last: end - at, ease: "linear" });
  spark(score, stage, from, on, beat.by, at + PLAIN.go, PLAIN.arrive - PLAIN.go);
  score.sense(at + PLAIN.arrive, () => sounds.play("tick"));
  score.cue(at + PLAIN.line, told.there, told.back, true);
  score.reach(end);
  return end;
}
