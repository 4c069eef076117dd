// The lab: sliders beside their numbers, and results that sharpen while the server still plays.

const form = document.getElementById("bench");
let asked = 0;

function mark(knob, value) {
  knob.classList.toggle("on", value !== knob.dataset.book);
}

for (const knob of document.querySelectorAll(".knob")) {
  const number = knob.querySelector("input[type=number]");
  const range = knob.querySelector("input[type=range]");
  if (!range) {
    const pick = knob.querySelector("select");
    pick.addEventListener("input", () => mark(knob, pick.value));
    continue;
  }
  knob.querySelector(".slide").hidden = false;
  range.addEventListener("input", () => {
    number.value = range.value;
    mark(knob, range.value);
  });
  number.addEventListener("input", () => {
    range.value = number.value;
    mark(knob, number.value);
  });
}

// A knob that has been let go of is played at once, as if the button had been pressed.
form?.addEventListener("change", play);
form?.addEventListener("submit", (event) => {
  if (["table", "keep", "drop"].includes(event.submitter?.value)) return;
  event.preventDefault();
  play();
});

async function play() {
  const mine = ++asked;
  const answer = await fetch(form.action, { method: "POST", body: new URLSearchParams(new FormData(form)) });
  if (mine !== asked) return;
  if (answer.status === 422) return form.submit();
  show(await answer.text(), mine);
  if (answer.ok) history.replaceState(null, "", answer.url);
}

function show(text, mine) {
  const page = new DOMParser().parseFromString(text, "text/html");
  const [old, fresh] = [document.getElementById("results"), page.getElementById("results")];
  if (!fresh) {
    location.reload();
    return;
  }
  old.replaceWith(document.adoptNode(fresh));
  document.title = page.title;
  const later = document.getElementById("results").dataset.later;
  if (later) setTimeout(() => look(later, mine), 400);
}

async function look(address, mine) {
  const answer = await fetch(address);
  if (mine === asked && answer.ok) show(await answer.text(), mine);
}

const later = document.getElementById("results").dataset.later;
if (later) look(later, asked);
