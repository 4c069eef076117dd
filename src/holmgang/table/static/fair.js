// Fair dice, counted again by docs/explanation/fair-dice.md. Both hashes are written out here: browsers offer SHA-256
// only over TLS and BLAKE2b not at all, and a table in the living room has no certificate.

const utf8 = (text) => new TextEncoder().encode(text);
export const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

// ---- SHA-256 (FIPS 180-4) -------------------------------------------------------------------------------------------

// The first bits of the fractional parts of roots of the first primes: the constants both hashes begin from.
function primes(count) {
  const found = [];
  for (let n = 2; found.length < count; n += 1) if (found.every((prime) => n % prime)) found.push(n);
  return found;
}

// The whole part of the root of a large number, by bisection: exact, where floating point would not be.
function root(number, degree) {
  let low = 0n;
  let high = 1n << 80n;
  while (low < high) {
    const middle = (low + high + 1n) >> 1n;
    if (middle ** degree <= number) low = middle;
    else high = middle - 1n;
  }
  return low;
}

const fraction = (prime, degree, bits) => root(BigInt(prime) << (degree * bits), degree) & ((1n << bits) - 1n);
const START = primes(8).map((prime) => Number(fraction(prime, 2n, 32n)));
const ROUNDS = primes(64).map((prime) => Number(fraction(prime, 3n, 32n)));
const turn = (word, by) => (word >>> by) | (word << (32 - by));

export function sha256(bytes) {
  const length = bytes.length;
  const padded = new Uint8Array((((length + 8) >> 6) + 1) << 6);
  padded.set(bytes);
  padded[length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(length / 0x20000000));
  view.setUint32(padded.length - 4, (length << 3) >>> 0);
  const hash = START.slice();
  const w = new Array(64);
  for (let block = 0; block < padded.length; block += 64) {
    for (let i = 0; i < 64; i += 1) {
      if (i < 16) {
        w[i] = view.getUint32(block + 4 * i);
        continue;
      }
      const a = w[i - 15];
      const b = w[i - 2];
      const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
      const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
      w[i] = (w[i - 16] + s0 + w[i - 7] + s1) | 0;
    }
    let [a, b, c, d, e, f, g, h] = hash;
    for (let i = 0; i < 64; i += 1) {
      const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
      const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUNDS[i] + w[i]) | 0;
      const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
      const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => {
      hash[i] = (hash[i] + word) | 0;
    });
  }
  const made = new DataView(new ArrayBuffer(32));
  hash.forEach((word, i) => made.setInt32(4 * i, word));
  return new Uint8Array(made.buffer);
}

// ---- BLAKE2b with a key, for messages of one block (RFC 7693) -------------------------------------------------------

const ALL = (1n << 64n) - 1n;
const BEGIN = primes(8).map((prime) => fraction(prime, 2n, 64n));
const ORDER = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
  [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
  [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
  [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
  [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
  [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
  [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
];
const MIXED = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
];
const spin = (word, by) => ((word >> by) | (word << (64n - by))) & ALL;

function compress(hash, block, count, final) {
  const view = new DataView(block.buffer);
  const m = Array.from({ length: 16 }, (_, i) => view.getBigUint64(8 * i, true));
  const v = [...hash, ...BEGIN];
  v[12] ^= BigInt(count);
  if (final) v[14] ^= ALL;
  for (let round = 0; round < 12; round += 1) {
    const order = ORDER[round % 10];
    MIXED.forEach(([a, b, c, d], i) => {
      v[a] = (v[a] + v[b] + m[order[2 * i]]) & ALL;
      v[d] = spin(v[d] ^ v[a], 32n);
      v[c] = (v[c] + v[d]) & ALL;
      v[b] = spin(v[b] ^ v[c], 24n);
      v[a] = (v[a] + v[b] + m[order[2 * i + 1]]) & ALL;
      v[d] = spin(v[d] ^ v[a], 16n);
      v[c] = (v[c] + v[d]) & ALL;
      v[b] = spin(v[b] ^ v[c], 63n);
    });
  }
  return hash.map((word, i) => word ^ v[i] ^ v[i + 8]);
}

// The first eight bytes of the hash, as a number with the highest byte first. The digest's own length goes into it.
export function keyed(key, message) {
  const bytes = utf8(message);
  let hash = BEGIN.slice();
  hash[0] ^= 0x01010000n ^ BigInt(key.length << 8) ^ 8n;
  const first = new Uint8Array(128);
  first.set(key);
  hash = compress(hash, first, 128, false);
  const second = new Uint8Array(128);
  second.set(bytes);
  hash = compress(hash, second, 128 + bytes.length, true);
  const made = new DataView(new ArrayBuffer(8));
  made.setBigUint64(0, hash[0], true);
  return made.getBigUint64(0, false);
}

// ---- dice -----------------------------------------------------------------------------------------------------------

export function die(key, position, sides) {
  const span = 1n << 64n;
  const ceiling = span - (span % BigInt(sides));
  for (let attempt = 0; ; attempt += 1) {
    const number = keyed(key, `${position}.${attempt}`);
    if (number < ceiling) return Number(number % BigInt(sides)) + 1;
  }
}

// Check a whole fight file against the commitment that was noted: {dice} or {problem, entry}.
export function check(text, noted) {
  const [, head, , ...lines] = text
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line))
    .filter((line) => !("signed" in line));
  const { secret, shares } = head.dice;
  if (hex(sha256(utf8(secret))) !== noted.trim().toLowerCase()) return { problem: "promise" };
  if (!Object.values(shares).some(Boolean)) return { problem: "words" };
  // Seats are put in order as Python does it, by code points.
  const points = (name) => [...name].map((char) => char.codePointAt(0).toString(16).padStart(6, "0")).join("");
  const seats = Object.keys(shares).sort((a, b) => (points(a) < points(b) ? -1 : 1));
  const mixture =
    (head.dice.form ?? 1) === 1 // a match begun by an older version
      ? [secret, ...seats.map((seat) => `${seat}:${shares[seat]}`)].join("\n")
      : JSON.stringify([secret, seats.map((seat) => [seat, shares[seat]])]);
  const key = sha256(utf8(mixture));
  const held = [];
  let counted = 0;
  for (const [place, { entry }] of lines.entries()) {
    if ("seated" in entry) continue; // who sits where is no answer: an undo does not count it
    if ("undone_by" in entry) {
      held.length = Math.min(held.length, entry.keep);
      continue;
    }
    const sides = entry.sides ?? [];
    const before = held.reduce((sum, count) => sum + count, 0);
    const fell = sides.map((side, index) => die(key, before + index, side));
    if (sides.length && JSON.stringify(fell) !== JSON.stringify(entry.answer))
      return { problem: "die", entry: place + 1 };
    held.push(sides.length);
    counted += sides.length;
  }
  return { dice: counted };
}
