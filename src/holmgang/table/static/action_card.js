/* The action card: what can be done to a thing on the board, the best four first, beside the thing, never over it. */

import { make } from "./clash.js";

const body = document.body;

function row(way, place) {
  const button = make("button", "act");
  button.type = "button";
  button.dataset.put = JSON.stringify(way.put);
  if (place < 9) button.setAttribute("aria-keyshortcuts", String(place + 1));
  if (way.icon) {
    button.innerHTML = '<svg class="ic" aria-hidden="true"><use></use></svg>';
    button.querySelector("use").setAttribute("href", `#${way.icon}`);
  } else button.append(make("span", "ic"));
  button.append(make("b", "", way.verb || way.text));
  if (way.means) button.append(make("small", "", way.means));
  if (way.chance) {
    const figure = make("span", "pc", way.chance);
    if (way.expects) figure.append(make("small", "", way.expects));
    button.append(figure);
  }
  button.title = way.text;
  return button;
}

/** The rows of the card, with a button that unfolds the others. */
export function actionCard(ways, spot) {
  const token = document.querySelector(`#stage [data-token="${CSS.escape(spot.split(":")[1] ?? "")}"] .tk-name`);
  const thing = document.querySelector(`#stage [data-point="${CSS.escape(spot)}"]`);
  const head = make("p", "", token?.textContent ?? thing?.getAttribute("aria-label") ?? body.dataset.ways);
  const best = ways.filter((way) => way.best);
  const shown = best.length ? best : ways.slice(0, 4);
  const others = ways.filter((way) => !shown.includes(way));
  const parts = [head, ...shown.map(row)];
  if (others.length) {
    const more = make("button", "all", body.dataset.all.replace("#NUMBER", ways.length));
    more.type = "button";
    more.addEventListener("click", (event) => {
      event.stopPropagation();
      more.replaceWith(...others.map((way, place) => row(way, shown.length + place)));
      const card = document.getElementById("ways");
      card.querySelectorAll(".act")[shown.length].focus();
      within(card);
    });
    parts.push(more);
  }
  return parts;
}

/* What is unfolded stays within the window: the card moves up as far as it must. */
function within(card) {
  const { top, height } = card.getBoundingClientRect();
  if (card.style.top) card.style.top = `${Math.max(8, Math.min(top, innerHeight - height - 8))}px`;
}

/** Put the card on the side of the thing where it covers fewer tokens; on a phone it lies in the place of the tray. */
export function beside(card, spot) {
  const [kind, id] = spot.split(":");
  const found = document.querySelectorAll(
    kind === "token" ? `#stage [data-token="${CSS.escape(id)}"]` : `#stage [data-point="${CSS.escape(spot)}"]`,
  );
  const thing = [...found].find((one) => one.getClientRects().length);
  card.classList.toggle("acard", true);
  for (const name of ["left", "top"]) card.style.removeProperty(name);
  if (!thing || innerWidth < 700) return;
  const box = (thing.querySelector(".tk-rim") ?? thing).getBoundingClientRect();
  const { width, height } = card.getBoundingClientRect();
  const top = Math.max(8, Math.min(box.top + box.height / 2 - height / 2, innerHeight - height - 8));
  const covered = (left) =>
    left < 8 || left + width > innerWidth - 8
      ? 99
      : [...document.querySelectorAll("#stage .tk-rim")].filter((one) => {
          const other = one.getBoundingClientRect();
          return other.left < left + width && other.right > left && other.top < top + height && other.bottom > top;
        }).length;
  const [right, left] = [box.right + 18, box.left - width - 18];
  card.style.left = `${covered(right) <= covered(left) ? right : left}px`;
  card.style.top = `${top}px`;
}

addEventListener(
  "keydown",
  (event) => {
    const card = document.getElementById("ways");
    if (!card || card.hidden) return;
    const rows = [...card.querySelectorAll("button")];
    const at = rows.indexOf(document.activeElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const number = Number(event.key);
    if (step) rows[(at + step + rows.length) % rows.length].focus();
    else if (number >= 1 && number <= rows.length) rows[number - 1].click();
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  },
  true,
);
