// Heroes: a click changes the sheet without losing the place on the page; gear is searched as one types.

async function sent(form, button) {
  const filled = new FormData(form);
  if (button?.name) filled.set(button.name, button.value);
  const answer = await fetch(form.action, { method: "POST", body: new URLSearchParams(filled) });
  if (!answer.ok) {
    location.href = answer.url; // the page that says what was wrong
    return;
  }
  const mould = new DOMParser().parseFromString(await answer.text(), "text/html");
  const held = document.activeElement?.getAttribute?.("value");
  const named = document.activeElement?.name;
  const wanted = document.querySelector("[data-search]")?.value ?? "";
  const list = document.querySelector("[data-found]")?.scrollTop ?? 0;
  for (const part of ["#main", ".savebar"]) {
    const fresh = mould.querySelector(part);
    if (fresh) document.querySelector(part)?.replaceWith(fresh);
  }
  document.title = mould.title;
  const search = document.querySelector("[data-search]");
  if (search) {
    search.value = wanted;
    filter(search);
    document.querySelector("[data-found]").scrollTop = list;
  }
  const again = [...document.querySelectorAll("#main button, #main input, #main select")];
  again.find((one) => one.name === named && (one.tagName !== "BUTTON" || one.value === held))?.focus();
  document.body.dataset.changed = String(Number(document.body.dataset.changed || 0) + 1);
}

function filter(search) {
  const wanted = search.value.trim().toLowerCase();
  for (const one of document.querySelectorAll("[data-find]")) {
    one.hidden = wanted !== "" && !one.dataset.find.includes(wanted);
  }
}

document.addEventListener("submit", (event) => {
  const button = event.submitter;
  if (!event.target.matches("form[data-live]") || button?.matches("[data-leave]")) return;
  event.preventDefault();
  void sent(event.target, button);
});
document.addEventListener("change", (event) => {
  const field = event.target;
  if (field.matches("[data-auto] input[type=file]")) field.form.submit();
  else if (field.matches("[data-now]")) field.form.requestSubmit();
});
document.addEventListener("input", (event) => {
  if (event.target.matches("[data-search]")) filter(event.target);
});
document.addEventListener("click", (event) => {
  const none = event.target.closest("[data-none]");
  if (!none) return;
  for (const one of document.querySelectorAll("input[name=tick]")) {
    if (one.value.startsWith(`${none.dataset.none}/`)) one.checked = false;
  }
});
document.documentElement.classList.add("scripted");
