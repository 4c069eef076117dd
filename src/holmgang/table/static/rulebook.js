// Search a rulebook: hide clauses that lack one of the typed words. Without this script all clauses show.

const field = document.getElementById("seek");
const found = document.getElementById("found");
const nothing = document.getElementById("nothing");
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
const passages = [...document.querySelectorAll(".passage")].map((element) => ({
  element,
  text: plain(element.textContent),
}));
const chapters = [...document.querySelectorAll(".chapter")].map((element) => ({
  element,
  text: plain(element.querySelector("h2").textContent),
}));

function seek() {
  const words = plain(field.value).split(/\s+/).filter(Boolean);
  let count = 0;
  for (const { element, text } of passages) {
    const title = chapters.find((chapter) => chapter.element.contains(element)).text;
    element.hidden = !words.every((word) => text.includes(word) || title.includes(word));
    count += element.hidden ? 0 : 1;
  }
  for (const { element } of chapters) element.hidden = !element.querySelector(".passage:not([hidden])");
  nothing.hidden = count > 0;
  found.textContent = words.length ? `${field.dataset.found} ${count}` : found.dataset.all;
}

field.addEventListener("input", seek);
field.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  field.value = "";
  seek();
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "/" || event.target.closest("input, textarea")) return;
  event.preventDefault();
  field.focus();
});
// A link to a clause must find it, whatever was searched for before.
window.addEventListener("hashchange", () => {
  field.value = "";
  seek();
  document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
});
