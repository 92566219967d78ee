/** A hash of whole numbers in their order: 64 bits, for telling different things apart. No secret may rest on it. */
export class Fingerprint {
  #high = 0x9e3779b9;
  #low = 0x85ebca6b;

  add(value: number): void {
    this.#high = mixed(this.#high ^ value, 0xcc9e2d51);
    this.#low = mixed(this.#low ^ value, 0x1b873593);
  }

  /** The number of the text's characters does not have to be added besides. */
  addText(text: string): void {
    for (let at = 0; at < text.length; at++) this.add(text.charCodeAt(at));
    this.add(text.length);
  }

  /** One half of it, as a number. */
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
