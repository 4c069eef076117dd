/* A piece is laid by taps: the first puts it on a place, each further one turns it to the next turn that fits there.
   The server has sent the turns that fit, each with its answer; the page shows at once what it tells the server. */

const all = (selector) => [...document.querySelectorAll(selector)];
const seen = (element) => element.getClientRects().length > 0;

function show(place, turn) {
  const [, href, good, other] = turn;
  place.querySelector(".laid use").setAttribute("href", href);
  const [plain, agreeing] = place.querySelectorAll(".meet");
  plain.setAttribute("d", other);
  agreeing.setAttribute("d", good);
}

/** Lay the piece on a place, or turn it where it lies. Returns what the answer becomes. */
export function lay(place) {
  const { purpose, turns } = JSON.parse(place.dataset.place);
  const href = place.querySelector(".laid use").getAttribute("href");
  const now = place.classList.contains("on") ? turns.findIndex((turn) => turn[1] === href) : -1;
  const next = turns[(now + 1) % turns.length];
  for (const other of all("#stage .place")) {
    // every cut of the board shows the same
    const same = other.dataset.key === place.dataset.key;
    other.classList.toggle("on", same);
    other.setAttribute("aria-pressed", String(same));
    if (same) show(other, JSON.parse(other.dataset.place).turns[(now + 1) % turns.length]);
  }
  return { [purpose]: next[0] };
}

/** The place on which the piece lies, in the cut that is shown. */
export const laidOn = () => all("#stage .place.on").find(seen);

/** Take the piece up again. Returns which part of the answer that leaves open. */
export function lifted(place) {
  for (const one of all("#stage .place.on")) {
    one.classList.remove("on");
    one.setAttribute("aria-pressed", "false");
  }
  return JSON.parse(place.dataset.place).purpose;
}
