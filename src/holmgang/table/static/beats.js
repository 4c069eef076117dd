/* A state of the table is shown when its beats have been played, never before. Log, roster, ticker, dice tray, live
   region and the next question all come with the state, so they follow the play and not the socket.
   Any tap or key skips to the state; a hidden tab and a reader without pace get it at once. */

import { beads, lengthOf, make, perform, Stage } from "./clash.js";
import { Score } from "./score.js";
import { sounds } from "./sounds.js";

const body = document.body;
const byId = (id) => document.getElementById(id);
const RATE = { calm: 1, brisk: 2.2 };
const BUDGET = 12_000; // milliseconds at calm for one state
const BETWEEN = 15_500; // and between two questions to this reader
const KEPT = 6_500; // the last of which only deeds of the reader's own may use
const FASTEST = 1.6;
const LATE = 8_000; // so far behind, only the last beats are played
const LAST = 2;
const SLIDE = 1_000; // milliseconds that a token may be on its way from one place to the next
const TICK = 100; // so many milliseconds the slider of the timeline may be behind
const KEEPS = "[data-keep]";
const SILENT_KEYS = new Set(["Tab", "Shift", "Alt", "Control", "Meta", "AltGraph"]);

const kept = {
  read(name, otherwise) {
    try {
      return localStorage.getItem(`holmgang:${name}`) ?? otherwise;
    } catch {
      return otherwise;
    }
  },
  keep(name, value) {
    try {
      localStorage.setItem(`holmgang:${name}`, value);
    } catch {
      /* a private window forgets */
    }
  },
};

/** The beats of one state with how they are shown: full, brief or not at all, and at which rate. `left` is the time
    until the next question to this reader; the last of it is kept for deeds that concern the reader. */
export function planned(beats, left = BETWEEN) {
  const most = Math.min(BUDGET, Math.max(0, left));
  const mostOfOthers = Math.min(BUDGET, Math.max(0, left - KEPT));
  const plays = beats.map((beat) => ({ beat, brief: false }));
  const weighty = ({ beat }) => beat.own || beat.blows.some((blow) => blow.fall);
  const length = () => plays.reduce((sum, { beat, brief }) => sum + lengthOf(beat, brief), 0);
  for (const play of plays) {
    if (length() <= mostOfOthers) break;
    if (!weighty(play)) play.brief = true;
  }
  const rate = Math.min(FASTEST, Math.max(1, length() / Math.max(1, mostOfOthers)));
  const drop = (which, limit, fewest) => {
    while (length() / rate > limit && plays.length > fewest) {
      const place = plays.findIndex(which);
      if (place < 0) break;
      plays.splice(place, 1);
    }
  };
  drop((play) => !weighty(play) && !play.beat.rolls.length, mostOfOthers, mostOfOthers ? 1 : 0);
  drop((play) => !weighty(play), mostOfOthers, mostOfOthers ? 1 : 0);
  drop(() => true, most, 1);
  return { plays, rate };
}

/** Resolves when the board stands as the state before has it: zoomed, and with nothing on its way any more. */
async function settled() {
  await null; // the board takes up its zoom when it hears of the change
  const motions = byId("stage").getAnimations({ subtree: true });
  const over = motions.filter((one) => one.effect.getTiming().iterations === 1).map((one) => one.finished);
  if (over.length) await Promise.race([Promise.allSettled(over), new Promise((done) => setTimeout(done, SLIDE))]);
}

export class Plays {
  /** `show(message)` draws a state; `write(rows, line, aloud)` writes rows of the log and returns how to undo that. */
  constructor(show, write) {
    this.show = show;
    this.write = write;
    this.queue = [];
    this.score = null;
    this.run = null; // what plays the queue at present; a skip puts an end to it
    this.spent = 0; // milliseconds at calm since the reader's last question; a play cut short counts as far as it ran
    this.pace = body.classList.contains("tv") ? "calm" : kept.read("pace", "calm");
    this.layer = byId("drama");
    this.bar = byId("playbar");
    sounds.on = kept.read("sounds", "off") === "on";
    body.dataset.buzz = kept.read("buzz", "on");
    this.controls();
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) this.flush();
    });
  }

  get playing() {
    return this.run !== null;
  }

  /** Take a state from the server, or the curtain that comes down before another seat. */
  take(message) {
    const beats = message.log?.beats ?? [];
    this.queue.push({ message, beats });
    if (document.hidden || this.pace === "off") this.flush();
    else if (!this.playing) this.next();
  }

  /** Show everything that has come, at once. */
  flush() {
    this.run = null;
    this.end();
    while (this.queue.length) this.showNext();
  }

  end() {
    const { score } = this;
    this.score = null;
    if (score) {
      this.spent += score.time / score.hurry;
      score.clear();
    }
    this.layer?.replaceChildren();
    this.waiting(false);
  }

  showNext() {
    const { message } = this.queue.shift();
    // A reader who only watches is shown each deed in full, unless later ones wait already.
    if (message.mine || (message.rests && !this.queue.length)) this.spent = 0;
    this.show(message);
  }

  async next() {
    const run = (this.run = {});
    while (this.queue.length) {
      const { message, beats } = this.queue[0];
      const { plays, rate } = planned(this.soon(beats), BETWEEN - this.spent);
      if (plays.length && byId("stage")?.childElementCount) {
        this.waiting(true);
        const begun = performance.now();
        await settled();
        if (this.run !== run) return; // flushed meanwhile
        this.spent += (performance.now() - begun) * (RATE[this.pace] ?? 1);
        const score = (this.score = new Score());
        this.compose(score, plays, message);
        score.hurry = rate;
        score.rate = rate * (RATE[this.pace] ?? 1);
        await score.play();
        if (this.run !== run) return;
        this.end();
      }
      this.showNext();
    }
    this.run = null;
  }

  /** The beats that are worth playing: of a reader far behind only the last. */
  soon(beats) {
    const waiting = this.queue.slice(1).flatMap((one) => one.beats);
    const behind = waiting.reduce((sum, beat) => sum + lengthOf(beat, true), 0) / (RATE[this.pace] ?? 1);
    if (behind <= LATE) return beats;
    return waiting.length >= LAST ? beats.filter((beat) => beat.own).slice(-1) : beats.slice(-LAST);
  }

  compose(score, plays, message) {
    this.waiting(true); // before places are measured
    const stage = new Stage(this.layer, this.bar?.querySelector(".floor"));
    const rows = message.log.rows;
    const starts = [];
    let written = 0; // rows without a play are written with the next one that has: the log keeps its order
    let at = 200;
    for (const { beat, brief } of plays) {
      starts.push({ at, beat });
      const upto = rows.findIndex((row) => row.key === beat.key) + 1;
      const due = rows.slice(Math.min(written, upto), upto);
      written = Math.max(written, upto);
      let undo = null;
      const told = { there: (live) => (undo = this.write(due, beat.line, live)), back: () => undo?.() };
      at = perform(score, stage, beat, at, brief, told);
    }
    beads(score, stage, starts, at);
    score.reach(at + 120);
    this.timeline(score, starts);
  }

  /** While a play runs, the tray says what happens and what comes next. */
  waiting(on) {
    const tray = byId("tray");
    body.classList.toggle("in-play", on);
    tray?.toggleAttribute("inert", on);
    if (!this.bar) return;
    const box = tray?.getBoundingClientRect();
    this.bar.hidden = !on || !box?.height;
    if (this.bar.hidden) return;
    for (const side of ["left", "top", "width", "height"]) this.bar.style[side] = `${box[side]}px`; // nothing moves
  }

  timeline(score, starts) {
    if (!this.bar) return;
    const caption = this.bar.querySelector(".caption");
    const beads = this.bar.querySelector("ol");
    beads.replaceChildren(
      ...starts.map(({ at, beat }, place) => {
        const button = make("button", "", String(place + 1));
        button.type = "button";
        button.title = beat.title;
        button.addEventListener("click", () => {
          score.seek(at + 1);
          if (!score.playing) score.resume();
        });
        return make("li", "", button);
      }),
    );
    const moment = this.bar.querySelector("[data-moment]");
    moment.max = Math.round(score.length);
    moment.value = 0;
    let now = -2;
    score.onframe = (time) => {
      if (score.playing && Math.abs(time - moment.value) > TICK) moment.value = time;
      const place = starts.findLastIndex(({ at }) => at <= time);
      if (place === now) return;
      now = place;
      const beat = starts[Math.max(0, place)].beat;
      const then = starts[place + 1]?.beat;
      caption.replaceChildren(beat.title);
      if (then && place >= 0) caption.append(make("small", "", `${body.dataset.then} ${then.title}`));
      [...beads.children].forEach((bead, number) => {
        bead.classList.toggle("done", number < place);
        bead.classList.toggle("now", number === place);
      });
      this.starts = starts;
    };
  }

  skip() {
    if (!this.playing) return false;
    this.flush();
    return true;
  }

  pause() {
    if (!this.score) return;
    if (this.score.playing) this.score.pause();
    else this.score.resume();
    this.bar?.querySelector("[data-pause]")?.setAttribute("aria-pressed", String(!this.score.playing));
  }

  /** On to the next deed of this state. */
  step() {
    const next = this.score && this.starts?.find(({ at }) => at > this.score.time + 5);
    if (next) this.score.seek(next.at, true);
    else this.skip();
  }

  controls() {
    let swallow = false;
    addEventListener(
      "pointerdown",
      (event) => {
        swallow = false;
        if (event.target.closest?.(KEEPS) || !this.skip()) return;
        swallow = true; // the tap was meant for the play, not for what has come up beneath it
        event.stopImmediatePropagation();
        event.preventDefault();
      },
      true,
    );
    addEventListener(
      "click",
      (event) => {
        if (!swallow) return;
        swallow = false;
        event.stopImmediatePropagation();
        event.preventDefault();
      },
      true,
    );
    addEventListener(
      "keydown",
      (event) => {
        if (!this.playing || SILENT_KEYS.has(event.key) || event.ctrlKey || event.metaKey) return;
        if (event.target.closest?.(KEEPS) && (event.key === "Enter" || event.key === " ")) return;
        if (event.key === " ") this.pause();
        else if (event.key === "ArrowRight") this.step();
        else this.skip();
        event.stopImmediatePropagation();
        event.preventDefault();
      },
      true,
    );
    this.bar?.addEventListener("click", (event) => {
      if (!this.playing) return;
      if (event.target.closest("[data-pause]")) this.pause();
      else if (event.target.closest("[data-step-beat]")) this.step();
      else if (event.target.closest("[data-skip-play]")) this.skip();
    });
    this.bar?.querySelector("[data-moment]").addEventListener("input", (event) => {
      if (!this.score) return;
      if (this.score.playing) this.pause();
      this.score.seek(Number(event.target.value));
    });
    document.addEventListener("click", (event) => {
      const pace = event.target.closest("[data-pace]")?.dataset.pace;
      if (pace) this.choose("pace", pace);
      if (event.target.closest("[data-sounds]")) this.choose("sounds", sounds.on ? "off" : "on");
      if (event.target.closest("[data-buzz-toggle]")) this.choose("buzz", body.dataset.buzz === "off" ? "on" : "off");
    });
    this.marks();
  }

  choose(name, value) {
    kept.keep(name, value);
    if (name === "pace") {
      this.pace = value;
      if (value === "off") this.flush();
      else if (this.score?.playing) {
        this.score.rate = this.score.hurry * RATE[value];
        this.score.pause();
        this.score.resume();
      }
    } else if (name === "sounds") {
      sounds.on = value === "on";
      if (sounds.on) sounds.play("clatter");
    } else body.dataset.buzz = value;
    this.marks();
  }

  marks() {
    for (const one of document.querySelectorAll("[data-pace]"))
      one.setAttribute("aria-checked", String(one.dataset.pace === this.pace));
    for (const one of document.querySelectorAll("[data-sounds]")) one.setAttribute("aria-pressed", String(sounds.on));
    for (const one of document.querySelectorAll("[data-buzz-toggle]"))
      one.setAttribute("aria-pressed", String(body.dataset.buzz !== "off"));
  }
}
