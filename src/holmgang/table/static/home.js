// The home page: filters of the shelf. A card is shown if it passes all of them; a game without cards is hidden.

const chosen = { word: new Set(), long: new Set(), fits: "", game: "" };
const none = document.querySelector("[data-none]");

function passes(card) {
  if (chosen.game && card.dataset.system !== chosen.game) return false;
  for (const key of ["word", "long"]) if (chosen[key].size && !chosen[key].has(card.dataset[key])) return false;
  return !chosen.fits || chosen.fits === `${card.dataset.system}:${card.dataset.heroes}`;
}

function sift() {
  let shown = 0;
  for (const group of document.querySelectorAll("[data-group]")) {
    let left = 0;
    for (const card of group.querySelectorAll(".scard")) {
      card.hidden = !passes(card);
      left += card.hidden ? 0 : 1;
    }
    group.hidden = !left;
    shown += left;
  }
  if (none) none.hidden = shown > 0;
}

for (const bar of document.querySelectorAll("[data-filters]")) bar.hidden = false;
for (const chip of document.querySelectorAll("button[data-filter]"))
  chip.addEventListener("click", () => {
    const { filter, value } = chip.dataset;
    const on = !chosen[filter].delete(value);
    if (on) chosen[filter].add(value);
    chip.classList.toggle("on", on);
    chip.setAttribute("aria-pressed", String(on));
    sift();
  });
document.querySelector("select[data-filter]")?.addEventListener("change", (event) => {
  chosen.fits = event.target.value;
  sift();
});
for (const chip of document.querySelectorAll("[data-game]"))
  chip.addEventListener("click", () => {
    chosen.game = chip.dataset.game;
    sift();
  });
