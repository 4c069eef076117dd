/* The master's desk looks again whenever the table has changed. Whatever is being written stays as it is. */

const main = document.querySelector("main[data-bell]");
let version = null;

async function again() {
  const answer = await fetch(location.href);
  if (!answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const fresh = page.querySelectorAll("main > :not(.desk-cols), .desk-cols > section");
  const shown = document.querySelectorAll("main > :not(.desk-cols), .desk-cols > section");
  if (fresh.length !== shown.length) {
    if (!writing()) location.reload();
    return;
  }
  shown.forEach((part, place) => {
    if (!busy(part) && part.innerHTML !== fresh[place].innerHTML) part.replaceWith(fresh[place]);
  });
}

const busy = (part) =>
  part.contains(document.activeElement) ||
  [...part.querySelectorAll("textarea, input:not([type=hidden])")].some(
    (field) => field.value !== field.defaultValue,
  );
const writing = () => [...document.querySelectorAll("main section")].some(busy);

function listen() {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const socket = new WebSocket(`${scheme}://${location.host}${main.dataset.bell}`);
  socket.onmessage = (event) => {
    const heard = JSON.parse(event.data);
    if (version !== null && heard.version !== version) again();
    version = heard.version;
    main.dataset.version = version;
  };
  socket.onclose = () => setTimeout(listen, 1500);
}
if (main) listen();
