// Pages without a match: pictures that come when they are in sight, forms that answer on their page, words for fair
// dice, and a table that waits for its people.

// Pictures of scenarios are drawn when they come into sight: the first page stays small.
function pictures() {
  const seen = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (!entry.isIntersecting) continue;
        seen.unobserve(entry.target);
        fetch(entry.target.dataset.art)
          .then((answer) => (answer.ok ? answer.text() : ""))
          .then((html) => {
            entry.target.innerHTML = html;
          });
      }
    },
    { rootMargin: "200px" },
  );
  for (const place of document.querySelectorAll("[data-art]")) seen.observe(place);
}

async function read(address, options) {
  return new DOMParser().parseFromString(await (await fetch(address, options)).text(), "text/html");
}

// A form whose answer is shown on this page instead of another.
function fetched() {
  document.addEventListener("submit", async (event) => {
    const form = event.target.closest("form[data-fetch]");
    if (!form) return;
    event.preventDefault();
    const page = await read(form.action, { method: "POST", body: new URLSearchParams(new FormData(form)) });
    document.getElementById(form.dataset.fetch).replaceChildren(...page.querySelector("main").children);
  });
}

// Who has come meanwhile. What the host is writing and the invitation on the screen stay as they are.
async function lookAgain() {
  const page = await read(location.href);
  for (const id of ["gathered", "chairs", "go", "go-later"]) {
    const [old, fresh] = [document.getElementById(id), page.getElementById(id)];
    if (old && fresh && old.innerHTML !== fresh.innerHTML) old.replaceWith(fresh);
  }
}

// The promise of fair dice is noted before any words go out: the proof is held to this note.
function notePromise() {
  const promise = document.querySelector("[data-promise]");
  try {
    if (promise) localStorage.setItem(`holmgang:promise:${promise.dataset.promise}`, promise.textContent);
  } catch {
    /* a private window forgets */
  }
}

// Words that were chosen when the table was set have waited in this browser for the promise. If nobody is awaited, they
// are the last thing that was lacking.
function keptWords() {
  const field = document.querySelector("form.begin input[data-random]");
  let words = null;
  try {
    words = sessionStorage.getItem("holmgang:words");
    sessionStorage.removeItem("holmgang:words");
  } catch {
    /* then they are typed */
  }
  if (!field || !words) return;
  field.value = words;
  if (field.form.matches("[data-ready]")) field.form.requestSubmit();
}

// Words for fair dice: a player without own words lets the browser make some.
function randomWords() {
  for (const field of document.querySelectorAll("input[data-random]")) {
    if (!field.value)
      field.value = [...crypto.getRandomValues(new Uint32Array(3))].map((n) => n.toString(36)).join("-");
  }
}

function gathering(path) {
  const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`);
  socket.onopen = () => socket.send(JSON.stringify({ do: "hello" }));
  socket.onmessage = (event) => {
    if (JSON.parse(event.data).is === "gathering") lookAgain();
    else location.reload();
  };
  socket.onclose = () => setTimeout(() => gathering(path), 1500);
}

pictures();
fetched();
notePromise();
keptWords();
randomWords();
const waits = document.querySelector("[data-gathering]");
if (waits) gathering(waits.dataset.gathering);
