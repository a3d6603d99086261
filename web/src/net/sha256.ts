/** SHA-256. Browsers hash only for pages that came over HTTPS; in a home without it the page does it itself. */

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
const ROUNDS = new Uint32Array([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
]);

/** The first 32 bits of the fractional parts of the square roots of the first 8 primes. */
const START = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
] as const;

const rotate = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** The bytes, a one, zeros, and their length in bits, to a multiple of 64 bytes. */
function padded(bytes: Uint8Array): DataView {
  const length = Math.ceil((bytes.length + 9) / 64) * 64;
  const block = new Uint8Array(length);
  block.set(bytes);
  block[bytes.length] = 0x80;
  const view = new DataView(block.buffer);
  view.setUint32(length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(length - 4, bytes.length * 8);
  return view;
}

function schedule(view: DataView, at: number): Uint32Array {
  const words = new Uint32Array(64);
  for (let index = 0; index < 16; index++) words[index] = view.getUint32(at + index * 4);
  const word = (index: number) => words[index] ?? 0;
  for (let index = 16; index < 64; index++) {
    const [early, late] = [word(index - 15), word(index - 2)];
    const small = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const large = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    words[index] = word(index - 16) + small + word(index - 7) + large;
  }
  return words;
}

type State = [number, number, number, number, number, number, number, number];

function round([a, b, c, d, e, f, g, h]: State, word: number): State {
  const choice = (e & f) ^ (~e & g);
  const majority = (a & b) ^ (a & c) ^ (b & c);
  const first = (h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + choice + word) | 0;
  const second = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + majority) | 0;
  return [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
}

const added = ([a, b, c, d, e, f, g, h]: State, [A, B, C, D, E, F, G, H]: State): State => [
  (a + A) | 0,
  (b + B) | 0,
  (c + C) | 0,
  (d + D) | 0,
  (e + E) | 0,
  (f + F) | 0,
  (g + G) | 0,
  (h + H) | 0,
];

/** Without the help of the browser. */
export function hashByHand(bytes: Uint8Array): Uint8Array {
  const view = padded(bytes);
  let state: State = [...START];
  for (let at = 0; at < view.byteLength; at += 64) {
    const words = schedule(view, at);
    const before = state;
    words.forEach((word, index) => {
      state = round(state, (word + (ROUNDS[index] ?? 0)) | 0);
    });
    state = added(state, before);
  }
  const result = new DataView(new ArrayBuffer(32));
  state.forEach((word, index) => {
    result.setUint32(index * 4, word);
  });
  return new Uint8Array(result.buffer);
}

export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  // The types do not know that it can be missing.
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  return subtle ? new Uint8Array(await subtle.digest('SHA-256', bytes)) : hashByHand(bytes);
}
