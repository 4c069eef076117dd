// The browser makes the words for fair dice: the server must neither choose them nor know them before it has drawn
// its secret. They stay here until the table has shown its commitment (pages.js).

const word = [...crypto.getRandomValues(new Uint32Array(3))].map((number) => number.toString(36)).join("-");
const kept = "holmgang:words";
const own = document.querySelector("input[data-share]");
try {
  if (own) own.value = sessionStorage.getItem(kept) || word; // the page may come again, with something to be mended
  sessionStorage.removeItem(kept);
} catch {
  if (own) own.value = word;
}
for (const place of document.querySelectorAll("output[data-share]")) place.value = word;
document.addEventListener("submit", (event) => {
  if (!event.target.matches("form.sc-go")) return;
  try {
    sessionStorage.setItem(kept, own?.value || word);
  } catch {
    /* then the table asks */
  }
});

// The games of the lobby: show one, or all.
for (const chip of document.querySelectorAll("[data-game]")) {
  chip.addEventListener("click", () => {
    for (const other of document.querySelectorAll("[data-game]")) {
      const on = other === chip;
      other.classList.toggle("on", on);
      other.setAttribute("aria-pressed", String(on));
    }
    for (const group of document.querySelectorAll("[data-group]"))
      group.hidden = Boolean(chip.dataset.game) && group.dataset.group !== chip.dataset.game;
  });
}
