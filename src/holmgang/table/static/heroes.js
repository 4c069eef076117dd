// Heroes: a click changes the sheet without losing the place on the page; gear is searched as one types.

let turn = Promise.resolve(); // changes go one after another: "+" pressed twice counts twice
let waiting = 0;
let pressed = false;
const TYPED = "#main [data-now]";

for (const [kind, value] of [["pointerdown", true], ["pointerup", false], ["pointercancel", false]]) {
  document.addEventListener(kind, () => (pressed = value), true);
}

/* What is pressed must not be exchanged before it is released, or the click is lost. */
const released = () =>
  new Promise((done) => {
    const look = () => (pressed ? setTimeout(look, 20) : setTimeout(done));
    look();
  });

const isTyped = (field) =>
  field.tagName === "SELECT"
    ? [...field.options].some((one) => one.selected !== one.defaultSelected)
    : field.value !== field.defaultValue;

/* Of the fields only those that were changed: the others may be older than what another click has made of them. */
function bodyOf(form, button) {
  const filled = new FormData(form);
  for (const field of form.elements) if (field.matches("[data-now]") && !isTyped(field)) filled.delete(field.name);
  if (button?.name) filled.set(button.name, button.value);
  return new URLSearchParams(filled);
}

function send(form, button) {
  const [address, body] = [form.action, bodyOf(form, button)];
  waiting += 1;
  turn = turn.then(() => sent(address, body)).finally(() => (waiting -= 1));
  return turn;
}

async function sent(address, body) {
  const answer = await fetch(address, { method: "POST", body, keepalive: true });
  if (!answer.ok) {
    location.href = answer.url; // the page that says what was wrong
    return;
  }
  const mould = new DOMParser().parseFromString(await answer.text(), "text/html");
  await released();
  const active = document.activeElement;
  const [held, named] = [active?.getAttribute?.("value"), active?.name];
  const caret = active?.matches?.("input[data-now]") ? [active.selectionStart, active.selectionEnd] : null;
  const newer = [...document.querySelectorAll(TYPED)]
    .filter((one) => isTyped(one) && one.value !== body.get(one.name))
    .map((one) => [one.name, one.value]);
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
  for (const [name, value] of newer) {
    const field = again.find((one) => one.name === name && one.matches("[data-now]"));
    if (field) field.value = value;
  }
  const back = again.find((one) => one.name === named && (one.tagName !== "BUTTON" || one.value === held));
  back?.focus();
  if (caret) back?.setSelectionRange?.(...caret);
  document.body.dataset.changed = String(Number(document.body.dataset.changed || 0) + 1);
}

function filter(search) {
  const wanted = search.value.trim().toLowerCase();
  for (const one of document.querySelectorAll("[data-find]")) {
    one.hidden = wanted !== "" && !one.dataset.find.includes(wanted);
  }
}

/* A field that still has the focus has not been sent yet. */
function flush() {
  const field = [...document.querySelectorAll(TYPED)].find(isTyped);
  if (field?.form && !waiting) send(field.form);
  return waiting > 0;
}

/* Leave the page after the last change is in. By then another button may stand in the place of the one pressed. */
function leave(form, button) {
  void turn.finally(() => {
    const alike = (one) => one.name === button.name && one.value === button.value;
    const fresh = button && !button.isConnected ? [...document.querySelectorAll("button")].find(alike) : button;
    const whole = fresh?.form ?? form;
    if (!whole.isConnected) document.body.append(whole); // it holds the file that was chosen
    whole.requestSubmit(fresh);
  });
}

/* A photograph is made smaller before it is sent: the server takes no file of several megabytes, and keeps a small
   square. A file that this browser cannot read is sent as it is, and the server says what is wrong with it. */
const [LARGE, SIDE] = [200_000, 1024];

async function scaled(field) {
  const [file] = field.files;
  if (!file?.type.startsWith("image/") || file.size <= LARGE) return;
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, SIDE / Math.max(picture.width, picture.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext("2d").drawImage(picture, 0, 0, canvas.width, canvas.height);
    const small = await new Promise((done) => canvas.toBlob(done, "image/jpeg", 0.9));
    const files = new DataTransfer();
    if (small) files.items.add(new File([small], "picture.jpg", { type: "image/jpeg" }));
    if (small) field.files = files.files;
  } catch {
    /* the server looks at it */
  }
}

document.addEventListener("submit", (event) => {
  const button = event.submitter;
  if (event.target.matches("form[data-live]") && !button?.matches("[data-leave]")) {
    event.preventDefault();
    void send(event.target, button);
  } else if (flush()) {
    event.preventDefault();
    leave(event.target, button);
  }
});
document.addEventListener("change", (event) => {
  const field = event.target;
  if (field.matches("[data-auto] input[type=file]")) void scaled(field).finally(() => field.form.requestSubmit());
  else if (field.matches("[data-now]")) field.form.requestSubmit();
});
document.addEventListener("input", (event) => {
  if (event.target.matches("[data-search]")) filter(event.target);
});
document.addEventListener("click", (event) => {
  const link = event.target.closest("a[href]");
  if (link && !link.target && flush()) {
    event.preventDefault();
    void turn.finally(() => (location.href = link.href));
    return;
  }
  const none = event.target.closest("[data-none]");
  if (!none) return;
  for (const one of document.querySelectorAll("input[name=tick]")) {
    if (one.value.startsWith(`${none.dataset.none}/`)) one.checked = false;
  }
});
/* The tab is closed, or goes back, while a field still holds what was typed. */
window.addEventListener("pagehide", () => {
  const typed = [...document.querySelectorAll(TYPED)].find(isTyped);
  if (typed?.form) navigator.sendBeacon(typed.form.action, bodyOf(typed.form));
});
document.documentElement.classList.add("scripted");
