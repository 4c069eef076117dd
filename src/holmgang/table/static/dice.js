/* Dice that are seen to fall. A throw the page has not shown yet tumbles in from the roller's side and lands with the
   face it has; several seats' dice fall together. With reduced motion they simply lie there. Where the dice tray is out
   of sight, they fall over the lower edge of the board for a moment, with what they add up to. */

const still = matchMedia("(prefers-reduced-motion: reduce)");
const body = document.body;
const FALL = 620; // milliseconds until a die lies
const LIE = 1200; // and so long it lies on the board where there is no tray
let shown = null; // the number of the last throw this page has shown; null before the first look

function tumble(bone, place) {
  if (still.matches) return null;
  const turns = 360 + 180 * (place % 3);
  const frames = [
    { transform: `translate(${-140 - 30 * place}px, -70px) rotate(${-turns}deg) scale(.7)`, opacity: 0 },
    { transform: "translate(-26px, 6px) rotate(-40deg) scale(1.06)", opacity: 1, offset: 0.55 },
    { transform: "translate(7px, -5px) rotate(14deg)", offset: 0.78 },
    { transform: "translate(0, 0) rotate(0)" },
  ];
  return bone.animate(frames, {
    duration: FALL + 60 * place,
    easing: "cubic-bezier(.25, .7, .35, 1)",
    fill: "backwards",
  });
}

// A total is told when its dice lie, not before.
function reveal(row, falling) {
  const told = [...row.querySelectorAll(".val, .rest")];
  if (!falling.length || !told.length) return;
  row.classList.add("rolling-now");
  Promise.allSettled(falling.map((one) => one.finished)).then(() => row.classList.remove("rolling-now"));
}

let gone = 0;

function overTheBoard(rows) {
  const place = document.getElementById("falling");
  if (!place) return;
  place.replaceChildren(
    ...rows.map((row) => {
      const copy = row.cloneNode(true);
      for (const one of copy.querySelectorAll(".opened, .vh")) one.remove();
      for (const one of copy.querySelectorAll("button")) {
        // to be looked at, not to be pressed
        const text = document.createElement("b");
        text.textContent = one.textContent;
        one.replaceWith(text);
      }
      return copy;
    }),
  );
  fall([...place.children]);
  clearTimeout(gone);
  gone = setTimeout(() => place.replaceChildren(), FALL + LIE + 400 * rows.length);
}

function fall(rows) {
  for (const row of rows) {
    const bones = [...row.querySelectorAll(".bones > svg")];
    reveal(row, bones.map(tumble).filter(Boolean));
  }
}

function look() {
  const rows = [...document.querySelectorAll("#dice .throw[data-throw]")];
  const last = rows.length ? Number(rows[rows.length - 1].dataset.throw) : -1;
  const fresh = shown === null ? [] : rows.filter((row) => Number(row.dataset.throw) > shown);
  shown = last;
  if (!fresh.length) return;
  body.dataset.fell = fresh.map((row) => row.dataset.throw).join(" ");
  if (document.getElementById("dice").getClientRects().length) fall(fresh);
  else overTheBoard(fresh);
}

body.addEventListener("holmgang:state", look);
/* A tap or a key jumps to the end. */
for (const kind of ["pointerdown", "keydown"])
  addEventListener(
    kind,
    () => {
      for (const bone of document.querySelectorAll(".throw .bones > svg"))
        bone.getAnimations().forEach((one) => one.finish());
    },
    true,
  );
