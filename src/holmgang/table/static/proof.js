// The button of the proof page: the fight file is fetched and every die counted again in this browser.

import { check } from "./fair.js";

const form = document.getElementById("check");
const verdict = document.getElementById("verdict");
const noted = document.getElementById("noted");

// What this browser read before the words went out, if it was there; else it is for its person to say. What the page
// says now would be held against itself.
try {
  noted.value = localStorage.getItem(`holmgang:promise:${noted.dataset.table}`) ?? "";
} catch {
  /* a private window forgets */
}

function say(text, good) {
  verdict.textContent = text;
  verdict.className = good === undefined ? "" : good ? "good" : "bad";
}

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const words = form.dataset;
  say(words.checking);
  try {
    const answer = await fetch(words.file);
    const told = check(await answer.text(), noted.value);
    if (told.problem === undefined) say(words.good.replace("§", told.dice), true);
    else say(words[told.problem].replace("§", told.entry ?? ""), false);
  } catch {
    say(words.unreadable, false);
  }
});
