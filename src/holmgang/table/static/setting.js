// Set up a fight: the server checks what is typed a moment later, and mistakes are shown beside their field.
// The browser makes the words for fair dice: the server must neither choose them nor know them before it
// has drawn its secret. They stay here until the table has shown its commitment (pages.js).

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
  if (!event.target.matches("form.sc-go, form[data-check]")) return;
  try {
    sessionStorage.setItem(kept, own?.value || word);
  } catch {
    /* then the table asks */
  }
});

const form = document.querySelector("form[data-check]");

function mark(verdict) {
  const wrong = new Map(
    [...verdict.querySelectorAll("[data-at]")].map((one) => [
      one.dataset.at,
      one.querySelector("span").textContent,
    ]),
  );
  for (const place of form.querySelectorAll("[data-problem]")) {
    const text = wrong.get(place.dataset.problem) || "";
    place.textContent = text;
    const field = form.elements.namedItem(`at:${place.dataset.problem}`);
    if (field && field.setAttribute) {
      if (text) field.setAttribute("aria-invalid", "true");
      else field.removeAttribute("aria-invalid");
    }
  }
}

if (form) {
  let timer,
    last = 0;
  const check = async () => {
    const number = ++last;
    const filled = new FormData(form);
    filled.delete("file");
    const answer = await fetch(form.dataset.check, { method: "POST", body: filled });
    if (!answer.ok || number !== last) return;
    const mould = document.createElement("template");
    mould.innerHTML = await answer.text();
    const verdict = mould.content.querySelector("#verdict");
    document.getElementById("verdict").replaceWith(verdict);
    mark(verdict);
    form.dataset.checked = String(Number(form.dataset.checked || 0) + 1);
  };
  // Adding, taking away and swapping draw the plan anew where it stands: nobody loses their place on a long page.
  const redraw = async (does) => {
    clearTimeout(timer);
    const number = ++last;
    const filled = new FormData(form);
    filled.delete("file");
    filled.set("do", does);
    const answer = await fetch(form.action, { method: "POST", body: filled });
    if (number !== last) return;
    const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
    if (!fresh.querySelector(".set-main")) return;
    const open = (place) => [...place.querySelectorAll(".set-main details")];
    const was = new Map(open(form).map((one) => [nameOf(one), one.open]));
    for (const one of open(fresh)) one.open = was.get(nameOf(one)) ?? one.open;
    const meanwhile = [...form.elements].filter(
      (field) =>
        filled.has(field.name) &&
        field.matches("input:not([type=radio]), select") &&
        field.value !== filled.get(field.name),
    );
    const hand = document.activeElement?.name;
    for (const part of [".set-h", ".set-main", "#verdict"])
      document.querySelector(part).replaceWith(fresh.querySelector(part));
    const again = (name) => form.elements.namedItem(name);
    for (const { name, value } of meanwhile) if (again(name) && "value" in again(name)) again(name).value = value;
    if (hand?.includes(":")) again(hand)?.focus();
    form.dataset.checked = String(Number(form.dataset.checked || 0) + 1);
    if (meanwhile.length) check();
  };
  const nameOf = (details) =>
    details.querySelector(":scope > summary h2")?.id ?? details.querySelector("[name]")?.name;
  const DRAWS = /^(add|remove):/;
  form.addEventListener("submit", async (event) => {
    const does = event.submitter?.value ?? "";
    if (!DRAWS.test(does)) return;
    event.preventDefault();
    const [what, path] = does.split(":");
    await redraw(does);
    const group = what === "add" ? path : path.slice(0, path.lastIndexOf("."));
    const adds = form.querySelector(`button[value="add:${group}"]`);
    const newest = adds?.closest("details").querySelector(".member:last-child [name]");
    if (document.activeElement === document.body) (what === "add" ? newest : adds)?.focus();
  });
  form.addEventListener("change", async (event) => {
    if (event.target.dataset.swaps !== undefined) await redraw("look");
  });
  form.addEventListener("input", (event) => {
    if (event.target.dataset.filter || event.target.dataset.swaps !== undefined) return;
    clearTimeout(timer);
    timer = setTimeout(check, 350);
  });
  // Whoever was quicker than this script has typed already.
  const touched = (field) =>
    field.defaultValue !== undefined && field.value !== field.defaultValue && !("share" in field.dataset);
  if ([...form.elements].some(touched)) check();
  form.addEventListener("click", (event) => {
    const link = event.target.closest("[data-goto]");
    const text = document.getElementById("text");
    if (!link || !text || !text.setSelectionRange) return;
    event.preventDefault();
    const lines = text.value.split("\n");
    const start = lines.slice(0, Number(link.dataset.goto) - 1).join("\n").length + 1;
    text.focus();
    text.setSelectionRange(start, start + (lines[Number(link.dataset.goto) - 1] || "").length);
  });
}

for (const field of document.querySelectorAll("[data-filter]")) {
  field.addEventListener("input", () => {
    const wanted = field.value.toLowerCase().split(" ").filter(Boolean);
    for (const one of document.querySelectorAll(field.dataset.filter)) {
      const text = one.dataset.text.toLowerCase();
      one.hidden = !wanted.every((part) => text.includes(part));
    }
  });
}

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
