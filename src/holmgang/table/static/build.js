/* The workshop: palette, board, hand. Every change is a command that the server runs; it answers with fragments.
   The script knows no game: places, brushes and distances come with the layer over the board. Forms with data-do are
   the same commands and work without this script. */

import { forecast } from "/static/forecast.js";

const page = document.body;
const base = page.dataset.build;
const $ = (selector, within = document) => within.querySelector(selector);
const all = (selector, within = document) => [...within.querySelectorAll(selector)];
const state = {
  revision: Number(page.dataset.revision),
  selected: page.dataset.selected.split(" ").filter(Boolean),
  holding: "",
  brush: false,
  shape: "",
  busy: Promise.resolve(),
  fresh: 0,
};

const shown = () => all(".board .pan > svg").find((svg) => svg.getClientRects().length);
const layerOf = (svg) => $("g.over", svg);

/* ---- talking to the server ----------------------------------------------------------------------------------- */

async function post(path, body) {
  const asked = state.selected;
  const answer = await fetch(base + path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...body, revision: state.revision, selected: state.selected, holding: state.holding }),
  });
  if (answer.status === 422) return { refused: (await answer.json()).refused };
  if (!answer.ok) throw new Error(String(answer.status));
  return { ...(await answer.json()), asked };
}

function inTurn(task) {
  state.busy = state.busy.then(task, task).catch(() => say(page.dataset.lost));
  return state.busy;
}

function run(command, { keep = false } = {}) {
  return inTurn(async () => {
    const held = state.holding;
    if (!keep) hold("", { quiet: true });
    const made = await post("/do", { command });
    if (made.refused) {
      hold(held, { quiet: true });
      say(made.refused);
      take(await post("/look", {}));
      return false;
    }
    take(made);
    const undo = $("#bar [value=undo]")?.title ?? "";
    speak(undo.replace(/^[^:]*: /, "").replace(/ \(Ctrl.*$/, ""));
    return true;
  });
}

/* Of several looks only the last counts: the others show what nobody has in hand any more. */
function look() {
  const mine = ++state.fresh;
  return inTurn(async () => {
    if (mine !== state.fresh) return;
    const made = await post("/look", {});
    if (mine === state.fresh) take(made);
  });
}

function take(made) {
  state.revision = made.revision;
  if (state.selected === made.asked) state.selected = made.selected; // else another choice was made meanwhile
  if (made.stage) exchange(made.stage);
  all(".board .pan > svg").forEach((svg, place) => {
    const layer = layerOf(svg);
    if (layer && made.layers[place] !== undefined) layer.innerHTML = made.layers[place];
  });
  $("#bar").innerHTML = made.bar;
  exchangeHand($("#hand-box"), made.hand);
  if (!$("#words-box").contains(document.activeElement)) $("#words-box").innerHTML = made.words;
  else later(made.words);
  for (const count of all("[data-count]")) {
    const many = made.counts[count.dataset.count];
    count.textContent = many ? `×${many}` : "";
  }
  $("#title").textContent = made.title;
  // The hint lies over the board: with something in hand, there may be no room for both.
  if (state.selected.length && $("#hint").textContent === page.dataset.hint) say("");
  else if (!state.selected.length && !$("#hint").textContent) say(page.dataset.hint);
  const play = $("#play");
  play.classList.toggle("primary", made.playable);
  if (made.playable) play.removeAttribute("aria-disabled");
  else play.setAttribute("aria-disabled", "true");
  page.dataset.revision = made.revision;
  if (made.question) judge(made.question, made.playable);
  $("#rules-count").textContent = made.rules;
}

/* Draw the hand anew. What was unfolded stays so, also for the next thing in hand; what is being written in a field of
   the same things stays with the focus, unless it was sent. */
function exchangeHand(box, html) {
  const formOf = (form) => [...new FormData(form)].filter(([name]) => name !== "value").join(";");
  const fieldOf = (form) => $("input[name=value]", form);
  const unfolded = Boolean($("details.more[open]", box));
  const opened = all("details[open] > .build-pop > [name=field]", box).map((field) => field.value);
  const typed = new Map();
  for (const form of all("form.build-pop:not([data-sent])", box)) {
    const field = fieldOf(form);
    if (field && field.value !== field.defaultValue) typed.set(formOf(form), field.value);
  }
  const focused = box.contains(document.activeElement) ? document.activeElement : null;
  const within = focused?.form && [formOf(focused.form), [...focused.form.elements].indexOf(focused)];
  box.innerHTML = html;
  for (const one of all("details.more", box)) one.open = unfolded;
  for (const form of all("form", box)) {
    const key = formOf(form);
    if (opened.includes($("[name=field]", form)?.value)) form.parentElement.open = true;
    if (typed.has(key)) fieldOf(form).value = typed.get(key);
    if (within?.[0] === key) form.elements[within[1]]?.focus({ preventScroll: true });
  }
}

function later(words) {
  const box = $("#words-box");
  const id = document.activeElement.closest("li")?.id;
  const button = document.activeElement.textContent;
  box.innerHTML = words;
  const line = id && document.getElementById(id);
  (all("button, a", line || box).find((one) => one.textContent === button) ?? $("h2", box))?.focus?.();
}

/* Exchange only the layers of the board that have changed: a large map stays as it is when one token moves. */
function exchange(html) {
  const fresh = new DOMParser().parseFromString(html, "text/html").body.firstElementChild;
  const old = $("#stage");
  const before = all(".pan > svg", old);
  const after = all(".pan > svg", fresh);
  const alike = before.length === after.length && old.className === fresh.className;
  if (!alike || before.some((svg, n) => svg.dataset.board !== after[n].dataset.board)) {
    old.replaceWith(document.importNode(fresh, true));
    return;
  }
  before.forEach((svg, n) => {
    const other = after[n];
    if ((svg.dataset.base ?? svg.getAttribute("viewBox")) !== other.getAttribute("viewBox")) {
      svg.setAttribute("viewBox", other.getAttribute("viewBox"));
      svg.dataset.base = other.getAttribute("viewBox");
    }
    const mine = [...svg.children];
    const theirs = [...other.children];
    for (let place = 0; place < Math.max(mine.length, theirs.length); place++) {
      if (!theirs[place]) mine[place].remove();
      else if (!mine[place]) svg.append(document.importNode(theirs[place], true));
      else if (mine[place].outerHTML !== theirs[place].outerHTML) {
        mine[place].replaceWith(document.importNode(theirs[place], true));
      }
    }
  });
}

const say = (text) => {
  $("#hint").textContent = text;
};
const speak = (text) => {
  $("#spoken").textContent = text;
};

/* ---- the hand ------------------------------------------------------------------------------------------------ */

function hold(item, { quiet = false } = {}) {
  state.holding = item;
  const row = item ? $(`[data-item="${CSS.escape(item)}"]`) : null;
  state.brush = Boolean(row?.dataset.brush !== undefined && row);
  for (const one of all("[data-item]")) {
    one.classList.toggle("held", one === row);
    one.setAttribute("aria-pressed", String(one === row));
  }
  say(item ? (state.brush ? page.dataset.hintBrush : page.dataset.hintItem) : page.dataset.hint);
  if (item) state.selected = [];
  page.classList.toggle("brushing", state.brush);
  if (!quiet) look();
}

function choose(things) {
  if (state.holding) hold("", { quiet: true });
  state.selected = things;
  return look();
}

function alike(name) {
  const kind = (one) => one.replace(/_\d+$/, "");
  const every = all("#words-box a[data-select]").map((one) => one.dataset.select);
  return [...new Set(every.filter((one) => kind(one) === kind(name)))];
}

function thingOf(token) {
  return $(`#words-box [data-select$="/${CSS.escape(token)}"]`)?.dataset.select ?? "";
}

/* ---- the board ----------------------------------------------------------------------------------------------- */

/* The matrix is asked for once for each drag: asking lays out the whole board again if anything on it has moved. */
const fromScreen = (svg) => (drag?.svg === svg ? (drag.matrix ??= matrixOf(svg)) : matrixOf(svg));
const matrixOf = (svg) => svg.getScreenCTM().inverse();

function spotIn(svg, event) {
  return new DOMPoint(event.clientX, event.clientY).matrixTransform(fromScreen(svg));
}

function cellAt(svg, event) {
  const size = Number(svg.dataset.cell);
  if (!size || !svg.classList.contains("map")) return null;
  const spot = spotIn(svg, event);
  const cell = [Math.floor(spot.x / size), Math.floor(spot.y / size)];
  return cell[0] >= 0 && cell[1] >= 0 ? cell : null;
}

function placeAt(svg, event) {
  const cell = cellAt(svg, event);
  if (cell) return `cell:${cell[0]},${cell[1]}`;
  const under = document.elementsFromPoint(event.clientX, event.clientY);
  return under.find((one) => one.dataset?.place)?.dataset.place ?? "";
}

function mark(svg, cells, cls) {
  const size = Number(svg.dataset.cell);
  let group = $("g.stroke", svg);
  if (!group) {
    group = document.createElementNS("http://www.w3.org/2000/svg", "g");
    group.setAttribute("class", "stroke");
    svg.append(group);
  }
  const drawn = `${cls} ${cells.join(" ")}`;
  if (group.dataset.drawn === drawn) return;
  group.dataset.drawn = drawn;
  group.replaceChildren(
    ...cells.map(([x, y]) => {
      const box = document.createElementNS("http://www.w3.org/2000/svg", "rect");
      for (const [name, value] of Object.entries({ x: x * size, y: y * size, width: size, height: size, class: cls })) {
        box.setAttribute(name, value);
      }
      return box;
    }),
  );
}

function between([x1, y1], [x2, y2]) {
  const steps = Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1), 1);
  return Array.from({ length: steps + 1 }, (_, n) => [
    Math.round(x1 + ((x2 - x1) * n) / steps),
    Math.round(y1 + ((y2 - y1) * n) / steps),
  ]);
}

/* The squares of a stroke from one square to another, in the shape that is chosen. */
function stroke(done, cell, straight) {
  if (straight || state.shape === "line") return between(done.first, cell);
  if (state.shape === "rectangle") {
    const [left, right] = [done.first[0], cell[0]].sort((a, b) => a - b);
    const [top, bottom] = [done.first[1], cell[1]].sort((a, b) => a - b);
    const size = [right - left + 1, bottom - top + 1];
    return Array.from({ length: size[0] * size[1] }, (_, n) => [left + (n % size[0]), top + Math.floor(n / size[0])]);
  }
  return state.shape === "fill" ? [cell] : [...done.cells, ...between(done.cells.at(-1), cell).slice(1)];
}

function frame(svg, from, to) {
  let box = $("rect.catch", svg);
  if (!box) {
    box = document.createElementNS("http://www.w3.org/2000/svg", "rect");
    box.setAttribute("class", "catch");
    svg.append(box);
  }
  const [x, y] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
  const sides = { x, y, width: Math.abs(from.x - to.x), height: Math.abs(from.y - to.y) };
  for (const [name, value] of Object.entries(sides)) box.setAttribute(name, value.toFixed(1));
  return box;
}

/* The things whose tokens stand within a frame on the screen. */
function caught(svg, box) {
  const area = box.getBoundingClientRect();
  const found = all("[data-token]", svg).filter((token) => {
    const { x, y, width, height } = ($(".tk-rim", token) ?? token).getBoundingClientRect();
    const [middle, centre] = [x + width / 2, y + height / 2];
    return middle >= area.left && middle <= area.right && centre >= area.top && centre <= area.bottom;
  });
  return [...new Set(found.map((token) => thingOf(token.dataset.token)).filter(Boolean))];
}

function setMode(mode) {
  page.classList.toggle("several", mode === "several");
  for (const one of all("[data-mode]")) one.setAttribute("aria-pressed", String(one.dataset.mode === mode));
  say(mode ? page.dataset.hintSeveral : page.dataset.hint);
}

function setShape(shape) {
  state.shape = shape;
  for (const one of all("[data-shape]")) one.setAttribute("aria-pressed", String(one.dataset.shape === shape));
}

document.addEventListener("click", (event) => {
  const mode = event.target.closest("[data-mode]");
  if (mode) {
    if (mode.dataset.mode && state.holding) hold("");
    setMode(mode.dataset.mode);
  }
  const shape = event.target.closest("[data-shape]");
  if (shape) setShape(shape.dataset.shape);
});

/* A long press on a token begins a choice of several. */
let press = 0;
const LONG = 550;

let drag = null;

document.addEventListener(
  "pointerdown",
  (event) => {
    const svg = event.target.closest?.(".board .pan > svg");
    if (!svg || event.target.closest("[data-op]")) return;
    const token = event.target.closest("[data-token]");
    const cell = cellAt(svg, event);
    if (state.brush && cell) {
      event.stopPropagation();
      event.preventDefault();
      svg.setPointerCapture?.(event.pointerId);
      const rub = page.dataset.rubber && (event.button === 2 || state.shape === "rubber");
      drag = { kind: "paint", svg, cells: [cell], first: cell, rub, line: event.shiftKey };
      mark(svg, drag.cells, "put");
    } else if (!token && event.button === 0 && !state.holding && page.classList.contains("several")) {
      event.stopPropagation();
      svg.setPointerCapture?.(event.pointerId);
      drag = { kind: "catch", svg, start: spotIn(svg, event), more: event.shiftKey };
    } else if (token && event.button === 0 && !state.holding) {
      event.stopPropagation();
      clearTimeout(press);
      if (event.pointerType === "touch") press = setTimeout(() => longPressed(token), LONG);
      drag = { kind: "token", svg, token, name: token.dataset.token, start: spotIn(svg, event), moved: false };
      drag.base = token.getAttribute("transform") ?? "";
    }
  },
  true,
);

function longPressed(token) {
  if (!drag || drag.moved) return;
  drag = null;
  setMode("several");
  page.dataset.dragged = "yes"; // the click that ends the press chooses nothing
  setTimeout(() => delete page.dataset.dragged, LONG);
  const name = thingOf(token.dataset.token);
  choose([...new Set([...state.selected, name])]);
}

document.addEventListener(
  "pointermove",
  (event) => {
    if (!drag) return;
    event.stopPropagation();
    if (drag.kind === "paint") {
      const cell = cellAt(drag.svg, event);
      if (!cell) return;
      drag.cells = stroke(drag, cell, drag.line || event.shiftKey);
      mark(drag.svg, drag.cells, "put");
      return;
    }
    if (drag.kind === "catch") {
      drag.box = frame(drag.svg, drag.start, spotIn(drag.svg, event));
      return;
    }
    const spot = spotIn(drag.svg, event);
    const [dx, dy] = [spot.x - drag.start.x, spot.y - drag.start.y];
    if (!drag.moved && Math.hypot(dx, dy) < 6) return;
    drag.moved = true;
    drag.token.classList.add("held");
    drag.token.setAttribute("transform", `translate(${dx.toFixed(1)} ${dy.toFixed(1)}) ${drag.base}`);
    const cell = cellAt(drag.svg, event);
    if (cell) mark(drag.svg, [cell], "put");
  },
  true,
);

document.addEventListener(
  "pointerup",
  (event) => {
    const done = drag;
    drag = null;
    clearTimeout(press);
    if (!done) return;
    event.stopPropagation();
    if (done.kind === "paint") {
      const item = done.rub ? page.dataset.rubber : state.holding;
      const fill = state.shape === "fill" && !done.rub;
      const order = { op: "paint", item, cells: done.cells, ...(fill ? { fill } : {}) };
      run(order, { keep: true }).then(() => $("g.stroke", done.svg)?.remove());
      return;
    }
    if (done.kind === "catch") {
      if (!done.box) return;
      page.dataset.dragged = "yes";
      setTimeout(() => delete page.dataset.dragged);
      const found = caught(done.svg, done.box);
      done.box.remove();
      choose(done.more ? [...new Set([...state.selected, ...found])] : found);
      return;
    }
    if (!done.moved) return;
    page.dataset.dragged = "yes";
    setTimeout(() => delete page.dataset.dragged);
    drop(done, event);
  },
  true,
);

async function drop(done, event) {
  const name = thingOf(done.name);
  const cell = cellAt(done.svg, event);
  const outside = !document.elementFromPoint(event.clientX, event.clientY)?.closest(".board");
  $("g.stroke", done.svg)?.remove();
  const back = (accepted) => {
    if (!accepted) done.token.setAttribute("transform", done.base);
  };
  if (outside) return run({ op: "remove", things: many(name) }).then(back);
  if (cell) {
    // The token stands on its new square at once; the server's answer comes after it.
    const size = Number(done.svg.dataset.cell);
    const own = [Math.floor(done.start.x / size), Math.floor(done.start.y / size)];
    const shift = `translate(${(cell[0] - own[0]) * size} ${(cell[1] - own[1]) * size}) ${done.base}`;
    done.token.setAttribute("transform", shift);
    return run({ op: "move", things: many(name), at: `cell:${cell[0]},${cell[1]}` }).then(back);
  }
  if (!state.selected.includes(name)) await choose([name]);
  const place = placeAt(done.svg, event);
  done.token.setAttribute("transform", done.base);
  if (place && name) return run({ op: "move", things: many(name), at: place });
  return look();
}

const many = (name) =>
  state.selected.includes(name) ? [name, ...state.selected.filter((one) => one !== name)] : [name];

document.addEventListener("contextmenu", (event) => {
  if (state.brush && event.target.closest(".board")) event.preventDefault();
});

document.addEventListener("click", (event) => {
  const target = event.target;
  if (page.dataset.dragged) return;
  const order = target.closest("[data-op]");
  if (order && order.getAttribute("aria-disabled") !== "true") {
    const { op, one, other, steps } = order.dataset;
    run({ op, one, other, steps: Number(steps) });
    return;
  }
  const item = target.closest("[data-item]");
  if (item?.dataset.now !== undefined) {
    run({ op: "add", item: item.dataset.item });
    closePalette();
    return;
  }
  if (item) {
    hold(state.holding === item.dataset.item ? "" : item.dataset.item);
    closePalette();
    return;
  }
  const select = target.closest("a[data-select]");
  if (select) {
    event.preventDefault();
    choose([select.dataset.select]).then(() => $("#hand summary")?.focus());
    return;
  }
  if (target.closest("[data-down]")) {
    event.preventDefault();
    hold("", { quiet: true });
    choose([]);
    return;
  }
  const svg = target.closest(".board .pan > svg");
  if (svg) tapped(svg, event);
});

function tapped(svg, event) {
  const token = event.target.closest("[data-token]");
  if (state.holding && !state.brush) {
    const place = token ? (placeUnder(event) || `token:${token.dataset.token}`) : placeAt(svg, event);
    if (place || anywhere(svg)) run({ op: "add", item: state.holding, at: place }, { keep: true });
    return;
  }
  if (state.brush) return;
  const name = token ? thingOf(token.dataset.token) : "";
  if (name) {
    const more = event.shiftKey || page.classList.contains("several");
    const others = state.selected.filter((one) => one !== name);
    if (!more) choose([name]);
    else choose(others.length < state.selected.length ? others : [...state.selected, name]);
    return;
  }
  const place = placeAt(svg, event);
  if (state.selected.length && place) run({ op: "move", things: state.selected, at: place });
  else choose([]);
}

/* A thing without a place of its own (a scene, another room) is added by a tap anywhere. */
const anywhere = (svg) => !svg.classList.contains("map") && !$("[data-place]", svg);

function placeUnder(event) {
  const under = document.elementsFromPoint(event.clientX, event.clientY);
  return under.find((one) => one.dataset?.place)?.dataset.place ?? "";
}

/* Drag a row of the palette onto the board. */
let row = null;
document.addEventListener("pointerdown", (event) => {
  const item = event.target.closest("[data-item]");
  if (item && event.pointerType === "mouse") row = { item: item.dataset.item, x: event.clientX, y: event.clientY };
});
document.addEventListener("pointermove", (event) => {
  if (row && !row.on && Math.hypot(event.clientX - row.x, event.clientY - row.y) > 8) {
    row.on = true;
    hold(row.item);
  }
});
document.addEventListener("pointerup", (event) => {
  const done = row;
  row = null;
  const svg = document.elementFromPoint(event.clientX, event.clientY)?.closest(".board .pan > svg");
  if (!done?.on || !svg) return;
  inTurn(async () => {}).then(() => {
    const place = placeAt(svg, event);
    if (place || anywhere(svg)) run({ op: "add", item: done.item, at: place });
  });
});

/* ---- forms, sheets, palette ---------------------------------------------------------------------------------- */

function commandOf(form, button) {
  const fields = new FormData(form, button ?? undefined);
  const whole = fields.get("command");
  if (whole) return JSON.parse(whole);
  const made = Object.fromEntries(fields);
  if (fields.has("thing")) made.things = fields.getAll("thing");
  if (fields.has("value")) {
    const reset = button?.dataset.reset !== undefined;
    made.value = reset ? "" : fields.getAll("value").filter(Boolean).join(", ");
  }
  if (made.cell) made.at = `cell:${made.cell.replaceAll(" ", "")}`;
  return made;
}

document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (form.matches("[data-do]")) {
    event.preventDefault();
    const order = commandOf(form, event.submitter);
    form.dataset.sent = "yes";
    await run(order, { keep: true });
    if (form.closest(".rename")) form.closest("details").open = false;
    if (form.matches("[data-again]")) sheet(`${base}/rules`);
  } else if (form.matches("dialog [data-sheet-form]")) {
    event.preventDefault();
    sheet(form.action, { method: "POST", body: new URLSearchParams(new FormData(form)) });
    look();
  }
});

async function sheet(address, options) {
  const answer = await fetch(address, options);
  const read = new DOMParser().parseFromString(await answer.text(), "text/html");
  const box = $("#sheet-box");
  const found = read.getElementById("sheet");
  if (!found) return;
  const at = $(".in", box)?.scrollTop;
  box.replaceChildren(document.importNode(found, true));
  if (!box.open) box.showModal();
  if (at) $(".in", box).scrollTop = at;
}

document.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-sheet]");
  if (link) {
    event.preventDefault();
    if (link.getAttribute("aria-disabled") !== "true") inTurn(() => sheet(link.href));
  }
  const close = event.target.closest("dialog [data-close]");
  if (close) {
    event.preventDefault();
    $("#sheet-box").close();
  }
});

document.addEventListener("input", (event) => {
  const filter = event.target.dataset?.filter;
  if (filter) sift(all(filter, event.target.closest("#sheet")), event.target.value);
  if (event.target.id === "find") search(event.target.value);
});

function sift(rows, text, sort = "") {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  for (const one of rows)
    one.hidden = !words.every((word) => one.dataset.find.includes(word)) || Boolean(sort && one.dataset.sort !== sort);
}

/* A search looks through every tab and shows the first one that has something. */
function search(text) {
  for (const list of all(".pal-list")) {
    const rows = all("[data-find]", list);
    sift(rows, text, $("[data-only][aria-pressed=true]", list)?.dataset.only);
    $(".none", list).hidden = rows.some((one) => !one.hidden);
  }
  const here = $(".pal-list:not([hidden])");
  if (!text || $("[data-find]:not([hidden])", here)) return;
  const other = all(".pal-list").find((list) => $("[data-find]:not([hidden])", list));
  if (other) openTab(other.id.replace("pal-", ""));
}

function openTab(name) {
  for (const tab of all("[data-tab]")) tab.setAttribute("aria-selected", String(tab.dataset.tab === name));
  for (const list of all(".pal-list")) list.hidden = list.id !== `pal-${name}`;
}

document.addEventListener("click", (event) => {
  const tab = event.target.closest("[data-tab]");
  if (tab) openTab(tab.dataset.tab);
  const only = event.target.closest("[data-only]");
  if (only) {
    for (const one of all("[data-only]", only.parentElement)) one.setAttribute("aria-pressed", String(one === only));
    search($("#find").value);
  }
  const dock = event.target.closest("[data-dock]");
  if (dock) {
    openTab(dock.dataset.dock);
    page.classList.remove("side-open");
    page.classList.add("palette-open");
  }
  if (event.target.closest("[data-dock-side]")) page.classList.toggle("side-open");
  if (event.target.closest(".palette [data-close]")) closePalette();
});

function closePalette() {
  page.classList.remove("palette-open");
}

/* ---- keys ---------------------------------------------------------------------------------------------------- */

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
let cursor = 0;
let cell = null;

document.addEventListener("keydown", (event) => {
  const typing = event.target.closest?.("input, textarea, select");
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z" && !typing) {
    event.preventDefault();
    run({ op: event.shiftKey ? "redo" : "undo" }, { keep: true });
    return;
  }
  const order = event.target.closest?.("g[data-op]");
  if (order && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    order.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    return;
  }
  if (typing || event.ctrlKey || event.metaKey || event.altKey || $("#sheet-box").open) return;
  if (event.target.matches?.("[role=tab]") && (event.key === "ArrowLeft" || event.key === "ArrowRight")) {
    const tabs = all("[data-tab]");
    const next = tabs[(tabs.indexOf(event.target) + (event.key === "ArrowLeft" ? tabs.length - 1 : 1)) % tabs.length];
    openTab(next.dataset.tab);
    next.focus();
    event.preventDefault();
    return;
  }
  if (event.key === "/") {
    event.preventDefault();
    page.classList.add("palette-open");
    $("#find").focus();
  } else if (event.key === "w") {
    page.classList.add("side-open");
    $("#words-fold").open = true;
    $("#words h2").focus();
  } else if (event.key === "Escape") {
    closePalette();
    page.classList.remove("side-open");
    hold("", { quiet: true });
    setMode("");
    choose([]);
  } else if (event.key === "m" || event.key === "v") {
    if (state.holding) hold("");
    setMode(event.key === "m" ? "several" : "");
  } else if (event.key === "a" && state.selected.length) {
    choose(alike(state.selected[0]));
  } else if (event.key === "R") {
    $('.toolrail [value="mirror"]')?.click();
  } else if (event.key === "r" && $('#hand [data-turn] button')) {
    $('#hand [data-turn] button').click();
  } else if (event.key === "b") {
    const brush = $(".pal-list [data-brush]");
    if (brush) openTab(brush.closest(".pal-list").id.replace("pal-", ""));
    brush?.focus();
  } else if (/^[1-9]$/.test(event.key) && state.selected.length === 1 && $("#hand .step")) {
    run({ op: "count", thing: state.selected[0], count: Number(event.key) });
  } else if (event.key === "Delete" && state.selected.length) {
    run({ op: "remove", things: state.selected });
  } else if ((event.key === "+" || event.key === "-") && state.selected.length) {
    const button = all("#hand .step button")[event.key === "+" ? 1 : 0];
    button?.form.requestSubmit(button);
  } else if (event.key in ARROWS && (state.holding || state.selected.length)) {
    if (event.target.closest?.("summary, #words-box, .board-tools")) return;
    event.preventDefault();
    step(ARROWS[event.key]);
  } else if ((event.key === "Enter" || event.key === " ") && state.holding) {
    const svg = shown();
    if (event.target.closest?.("[data-item]") && !cell && !$(".cursor", svg)) {
      event.preventDefault();
      step([0, 0]);
      return;
    }
    if (!cell && !$(".cursor", svg)) return;
    event.preventDefault();
    setDown(svg, event.shiftKey || event.key === " ");
  }
});

/* Arrows go from square to square on a map, from place to place elsewhere. */
function step([dx, dy]) {
  const svg = shown();
  const size = Number(svg.dataset.cell);
  if (size && svg.classList.contains("map")) {
    if (!state.holding) {
      const line = $(`#words-box [data-select="${CSS.escape(state.selected[0])}"]`)?.closest("li");
      const at = line?.querySelector("[name=cell]");
      const [x, y] = (at?.value ?? "0,0").split(",").map(Number);
      run({ op: "move", things: state.selected, at: `cell:${Math.max(0, x + dx)},${Math.max(0, y + dy)}` });
      return;
    }
    cell = cell ? [Math.max(0, cell[0] + dx), Math.max(0, cell[1] + dy)] : [0, 0];
    mark(svg, [cell], "put cursor");
    speak(page.dataset.cell.replace("{ $place }", cell.join(",")) || cell.join(","));
    return;
  }
  const places = all("[data-place]", svg);
  if (!places.length) {
    if (state.holding && !dx && !dy) run({ op: "add", item: state.holding, at: "" });
    return;
  }
  cursor = (cursor + (dx + dy < 0 ? places.length - 1 : dx || dy ? 1 : 0)) % places.length;
  for (const [n, one] of places.entries()) one.classList.toggle("cursor", n === cursor);
  speak($("title", places[cursor])?.textContent ?? "");
  if (!state.holding && (dx || dy)) run({ op: "move", things: state.selected, at: places[cursor].dataset.place });
}

function setDown(svg, keep) {
  const place = cell ? `cell:${cell[0]},${cell[1]}` : $("[data-place].cursor", svg)?.dataset.place;
  if (!place) return;
  if (state.brush) run({ op: "paint", item: state.holding, cells: [cell] }, { keep: true });
  else run({ op: "add", item: state.holding, at: place }, { keep });
  if (!keep) {
    cell = null;
    $("g.stroke", svg)?.remove();
  }
}

/* ---- how hard is it? ----------------------------------------------------------------------------------------- */

const panel = forecast($("[data-forecast]"));

function judge(question, playable) {
  if (!question.document) panel.alone(question.missing);
  else if (playable) panel.ask(question);
  else panel.wait();
}

/* On a phone the answer stands in one line above the board. */
new MutationObserver(() => {
  const line = $("#how-hard .verdictline");
  $("#strip").replaceChildren(...[...(line?.children ?? [])].flatMap((part) => [part.cloneNode(true), " "]));
}).observe($("#how-hard"), { childList: true, subtree: true, characterData: true });

/* Beside what is in the fight: how it would end with one more of them, where the forecast has tried it. */
document.addEventListener("forecast:result", ({ detail }) => {
  for (const old of all("[data-one-more]:not([hidden])")) old.hidden = true;
  const now = detail.chance && Math.round(100 * detail.chance.share);
  for (const one of detail.changes ?? []) {
    if (one.sort !== "more" || !one.telling || now === null) continue;
    const row = all("[data-item]").find((item) => item.dataset.item.split("/")[1] === one.id.replace(/^more-/, ""));
    const line = row && $("[data-one-more]", row);
    if (!line) continue;
    const then = Math.round(100 * one.chance.share);
    line.textContent = page.dataset.more.replace("OLD", now).replace("NEW", then) + (then < now ? " ▼" : " ▲");
    line.hidden = false;
  }
});

judge(JSON.parse($("#how-hard").dataset.question), $("#how-hard").dataset.playable);
document.addEventListener("forecast:change", (event) => {
  event.preventDefault();
  run({ op: "edits", name: String(event.detail.name ?? ""), edits: event.detail.edits }, { keep: true });
});

/* ---- other tabs ---------------------------------------------------------------------------------------------- */

let wait = 500;
function listen() {
  const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${base}/live`);
  socket.addEventListener("message", (event) => {
    wait = 500;
    if (JSON.parse(event.data).revision !== state.revision) look();
  });
  socket.addEventListener("close", (event) => {
    if (event.code === 4403) return;
    setTimeout(listen, wait);
    wait = Math.min(wait * 2, 10_000);
  });
}
listen();
page.dataset.ready = "yes";
