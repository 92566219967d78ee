/** Where the halves begin, and factors of MurmurHash3: any that differ would do. */
const HIGH_BEGIN = 0x9e3779b9;
const HIGH_FACTOR = 0xcc9e2d51;
const LOW_BEGIN = 0x85ebca6b;
const LOW_FACTOR = 0x1b873593;

/** A hash of whole numbers in their order: 64 bits, for telling different things apart. No secret may rest on it. */
export class Fingerprint {
  #high = HIGH_BEGIN;
  #low = LOW_BEGIN;

  add(value: number): void {
    this.#high = mixed(this.#high ^ value, HIGH_FACTOR);
    this.#low = mixed(this.#low ^ value, LOW_FACTOR);
  }

  /** The number of the text's characters does not have to be added besides. */
  addText(text: string): void {
    for (let at = 0; at < text.length; at++) this.add(text.charCodeAt(at));
    this.add(text.length);
  }

  get half(): number {
    return this.#low;
  }

  toString(): string {
    return `${(this.#high >>> 0).toString(36)}-${(this.#low >>> 0).toString(36)}`;
  }
}

/** A step of MurmurHash3 (Austin Appleby, public domain). */
function mixed(value: number, factor: number): number {
  const product = Math.imul(value, factor);
  return (Math.imul((product << 15) | (product >>> 17), 5) + 0xe6546b64) | 0;
}
