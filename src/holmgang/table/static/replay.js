// Looking back without loading a page for every moment: what differs is fetched and exchanged. Without this script the
// links and the button do the same.

const body = document.body;
const byId = (id) => document.getElementById(id);
const PARTS = ["stage", "roster", "timeline", "log", "headline"];
const PAUSE = 1300;
let running = null;
let asked = 0;

function address(at, seat = body.dataset.seat || "-") {
  return `${body.dataset.replay}?at=${at}&seat=${encodeURIComponent(seat)}`;
}

function atEnd() {
  const lines = byId("lines");
  lines.scrollTop = lines.scrollHeight;
}

async function show(url, keep = true) {
  const number = (asked += 1);
  const answer = await fetch(url);
  if (!answer.ok || number !== asked) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const focused = document.activeElement?.id;
  body.dataset.seat = page.body.dataset.seat;
  for (const id of PARTS) {
    const fresh = page.getElementById(id);
    if (byId(id) && fresh) byId(id).replaceWith(document.adoptNode(fresh));
  }
  if (keep) history.replaceState(null, "", url);
  begin();
  if (focused) byId(focused)?.focus({ preventScroll: true });
}

const now = () => Number(byId("at").value);
const last = () => Number(byId("at").max);

function stop() {
  clearTimeout(running);
  running = null;
  byId("play").textContent = byId("play").dataset.play;
}

async function play() {
  if (now() >= last()) {
    stop();
    return;
  }
  await show(address(now() + 1));
  if (running !== null) running = setTimeout(play, PAUSE);
}

function begin() {
  byId("play").hidden = false;
  byId("show").hidden = true;
  byId("play").textContent = running === null ? byId("play").dataset.play : byId("play").dataset.stop;
  atEnd();
}

document.addEventListener("click", (event) => {
  const link = event.target.closest?.("#back, #on, .replay-marks a");
  if (link) {
    event.preventDefault();
    stop();
    if (link.getAttribute("aria-disabled") !== "true") show(link.href);
  }
  if (event.target.closest?.("#play")) {
    if (running !== null) {
      stop();
      return;
    }
    running = 0;
    if (now() >= last())
      show(address(0)).then(() => {
        running = setTimeout(play, PAUSE);
      });
    else play();
  }
});
document.addEventListener("input", (event) => {
  if (event.target.id !== "at") return;
  stop();
  show(address(event.target.value));
});
document.addEventListener("change", (event) => {
  if (event.target.id === "as") show(address(now(), event.target.value));
});
document.addEventListener("keydown", (event) => {
  if (event.target.closest("input, select, textarea") || event.ctrlKey || event.metaKey || event.altKey) return;
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (step === undefined || event.target.closest("svg, #stage")) return;
  event.preventDefault();
  stop();
  const next = Math.min(Math.max(now() + step, 0), last());
  if (next !== now()) show(address(next));
});

begin();
