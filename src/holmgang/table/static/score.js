/* A timeline that can be played, paused, set to any moment and cleared without a trace: Web Animations for movement,
   tweens for numbers that count, cues for changes of text. It animates transform and opacity and nothing else. */

export const OUT = "cubic-bezier(.2, .8, .2, 1)";
export const IN = "cubic-bezier(.6, 0, .9, .4)";
export const SNAP = "cubic-bezier(.2, 1.5, .4, 1)";

const reduced = matchMedia("(prefers-reduced-motion: reduce)");

export class Score {
  constructor() {
    this.motion = !reduced.matches;
    this.length = 0;
    this.rate = 1;
    this.hurry = 1; // the part of the rate that is the plan's and not the reader's
    this.moves = [];
    this.tweens = [];
    this.cues = [];
    this.clock = null;
    this.finished = null;
    this.onframe = null;
    this.tick = this.tick.bind(this);
  }

  reach(time) {
    this.length = Math.max(this.length, time);
  }

  /** Move an element. With reduced motion only opacity is kept: things appear, nothing travels. */
  move(element, frames, { at = 0, last = 200, ease = OUT, fill = "both" } = {}) {
    if (!element) return;
    const kept = this.motion ? frames : frames.map(({ transform, ...rest }) => rest);
    if (!kept.some((frame) => "opacity" in frame || "transform" in frame)) return;
    const animation = element.animate(kept, { delay: at, duration: Math.max(1, last), easing: ease, fill });
    animation.pause();
    this.moves.push(animation);
    this.reach(at + last);
  }

  /** Call step(0..1) while time passes from at to at + last. */
  tween(at, last, step) {
    this.tweens.push({ at, last: this.motion ? last : 1, step, share: null });
    this.reach(at + last);
  }

  /** A change that can be taken back; `live` is true where it is played and not set. What is `lasting` stays when the
      score is cleared. */
  cue(at, there, back = () => {}, lasting = false) {
    this.cues.push({ at, there, back, lasting, on: false });
    this.reach(at);
  }

  /** Something heard or felt. */
  sense(at, made) {
    this.cue(at, (live) => live && made());
  }

  get time() {
    return this.clock ? Math.min(this.length, this.clock.currentTime ?? 0) : 0;
  }

  get playing() {
    return this.clock?.playState === "running";
  }

  ready() {
    if (this.clock) return;
    const effect = new KeyframeEffect(null, null, { duration: this.length, fill: "both" });
    this.clock = new Animation(effect, document.timeline);
    this.clock.pause();
    this.clock.currentTime = 0;
    this.cues.sort((one, other) => one.at - other.at);
  }

  apply(time, live) {
    for (const tween of this.tweens) {
      const share = time <= tween.at ? 0 : Math.min(1, (time - tween.at) / tween.last);
      if (share !== tween.share) tween.step((tween.share = share));
    }
    for (const cue of this.cues) {
      if (!cue.on && cue.at <= time) {
        cue.on = true;
        cue.there(live);
      }
    }
    for (const cue of [...this.cues].reverse()) {
      if (cue.on && cue.at > time) {
        cue.on = false;
        cue.back();
      }
    }
    this.onframe?.(time);
  }

  tick() {
    if (!this.playing && this.time < this.length) return;
    this.apply(this.time, true);
    if (this.time >= this.length) this.finish();
    else this.frame = requestAnimationFrame(this.tick);
  }

  finish() {
    cancelAnimationFrame(this.frame);
    const done = this.finished;
    this.finished = null;
    done?.();
  }

  seek(time, live = false) {
    this.ready();
    const to = Math.max(0, Math.min(this.length, time));
    for (const one of [this.clock, ...this.moves]) one.currentTime = to;
    this.apply(to, live);
  }

  /** Play on from here; resolves at the end, or when it is skipped. */
  play() {
    this.ready();
    const time = this.time;
    for (const one of [this.clock, ...this.moves]) {
      one.playbackRate = this.rate;
      one.play();
      one.currentTime = time;
    }
    this.frame = requestAnimationFrame(this.tick);
    return new Promise((done) => {
      this.finished = done;
    });
  }

  pause() {
    for (const one of [this.clock, ...this.moves]) one?.pause();
    cancelAnimationFrame(this.frame);
  }

  resume() {
    const { finished } = this;
    this.play();
    this.finished = finished;
  }

  skip() {
    this.pause();
    this.finish();
  }

  /** Take everything back: no animation is left, no text is changed. */
  clear() {
    this.pause();
    for (const one of this.moves) one.cancel();
    this.clock?.cancel();
    for (const cue of [...this.cues].reverse()) if (cue.on && !cue.lasting) cue.back();
    this.moves = [];
    this.cues = [];
    this.tweens = [];
  }
}
