/* Sounds of the table, made on the spot: nothing is loaded, and nothing is heard until it was asked for. */

let context = null;
let noise = null;

function ready() {
  if (!context) {
    context = new AudioContext();
    noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const data = noise.getChannelData(0);
    for (let place = 0; place < data.length; place++) data[place] = Math.random() * 2 - 1;
  }
  if (context.state === "suspended") context.resume();
  return context.currentTime;
}

function burst(when, pitch, sharp, loud, last, type = "bandpass") {
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  const gain = context.createGain();
  source.buffer = noise;
  filter.type = type;
  filter.frequency.value = pitch;
  filter.Q.value = sharp;
  gain.gain.setValueAtTime(loud, when);
  gain.gain.exponentialRampToValueAtTime(0.0001, when + last);
  source.connect(filter).connect(gain).connect(context.destination);
  source.start(when, Math.random() * 0.5, last);
}

function tone(when, from, to, loud, last) {
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.frequency.setValueAtTime(from, when);
  oscillator.frequency.exponentialRampToValueAtTime(to, when + last);
  gain.gain.setValueAtTime(loud, when);
  gain.gain.exponentialRampToValueAtTime(0.0001, when + last);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(when);
  oscillator.stop(when + last);
}

const SOUNDS = {
  clatter: (now) =>
    [0, 0.07, 0.16, 0.22, 0.27].forEach((after, place) =>
      burst(now + after, 2600 - place * 260, 5, 0.34 - place * 0.05, 0.05),
    ),
  tick: (now) => burst(now, 3400, 8, 0.12, 0.03),
  thud: (now) => {
    tone(now, 120, 42, 0.5, 0.26);
    burst(now, 420, 0.7, 0.3, 0.12, "lowpass");
  },
  whiff: (now) => burst(now, 900, 1.2, 0.14, 0.2),
  bell: (now) => {
    for (const [pitch, loud, last] of [
      [392, 0.2, 1.8],
      [588, 0.09, 1.3],
      [1053, 0.05, 0.8],
    ])
      tone(now, pitch, pitch * 0.997, loud, last);
  },
};

export const sounds = {
  on: false,
  play(name) {
    if (this.on) SOUNDS[name](ready());
  },
};
