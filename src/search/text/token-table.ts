/** Numbers a slot has: hash, length, value, number (0: free), then the first units, two to a number. */
const SLOT = 16;
const LENGTH = 1;
const VALUE = 2;
const TAKEN = 3;
const UNITS = 4;
/** Units that stand in the slot; those of longer pieces all stand in the arena too. */
const INLINE_UNITS = 2 * (SLOT - UNITS);
const MULTIPLIER = 0x9e3779b1;

/**
 * Keeps a value for each piece of text. An open-addressing hash table
 * of UTF-16 units, asked with a text and two indices, so that looking a token up neither cuts it out nor allocates. A slot
 * is one cache line and holds most tokens whole: the vocabulary of a catalogue is larger than the caches, and waiting
 * for memory is what looking up costs.
 */
export class TokenTable {
  #size = 0;
  /** A power of two slots, at most half of them taken. */
  #slots = new Int32Array(SLOT << 10);
  /** Long pieces, by their numbers: 1, 2, 3 … in the order they are added. */
  readonly #long = new Map<number, string>();

  get size(): number {
    return this.#size;
  }

  /**
   * Where `text.slice(start, end)` stands, for {@link valueAt}, or -1 where it was not added. `hash` is what
   * {@link hashStep} makes of its units from 0 on.
   */
  slotOf(text: string, start: number, end: number, hash: number): number {
    const slots = this.#slots;
    const last = slots.length - 1;
    for (let slot = firstSlot(hash) & last; slots[slot + TAKEN] !== 0; slot = (slot + SLOT) & last) {
      if (
        slots[slot] === hash &&
        slots[slot + LENGTH] === end - start &&
        this.#equals(slot, text, start, end)
      ) {
        return slot;
      }
    }
    return -1;
  }

  /** The value of a whole text, or undefined where it was not added. */
  get(text: string): number | undefined {
    const slot = this.slotOf(text, 0, text.length, hashOf(text));
    return slot < 0 ? undefined : this.valueAt(slot);
  }

  /** The value of the piece in a slot, until the next piece is added. */
  valueAt(slot: number): number {
    return this.#slots[slot + VALUE]!;
  }

  /**
   * Reads where pieces with these hashes would stand, and no more. Asked before they are looked up, so that the processor
   * waits for the memory of all of them at once: a fifth of the time. What it returns means nothing.
   */
  touch(hashes: Int32Array, count: number): number {
    const slots = this.#slots;
    const last = slots.length - 1;
    let read = 0;
    for (let i = 0; i < count; i++) {
      read ^= slots[firstSlot(hashes[i]!) & last]!;
    }
    return read;
  }

  /** Adds a piece that is not in it, with a value that fits into 32 bits. */
  add(piece: string, value: number): void {
    const number = ++this.#size;
    if (number * SLOT * 2 > this.#slots.length) {
      this.#grow();
    }
    const hash = hashOf(piece);
    const slot = freeSlot(this.#slots, hash);
    this.#slots[slot] = hash;
    this.#slots[slot + LENGTH] = piece.length;
    this.#slots[slot + VALUE] = value;
    this.#slots[slot + TAKEN] = number;
    for (let i = 0; i < piece.length && i < INLINE_UNITS; i++) {
      this.#slots[slot + UNITS + (i >> 1)]! |= piece.charCodeAt(i) << (16 * (i & 1));
    }
    if (piece.length > INLINE_UNITS) {
      this.#long.set(number, piece);
    }
  }

  #equals(slot: number, text: string, start: number, end: number): boolean {
    const slots = this.#slots;
    let at = slot + UNITS;
    let i = start;
    const inline = Math.min(end, start + INLINE_UNITS);
    for (; i + 1 < inline; i += 2) {
      if (slots[at++] !== (text.charCodeAt(i) | (text.charCodeAt(i + 1) << 16))) {
        return false;
      }
    }
    if (i < inline && slots[at] !== text.charCodeAt(i)) {
      return false;
    }
    return inline === end || this.#endsAlike(slots[slot + TAKEN]!, text, inline, end);
  }

  /** Whether the units of a long piece that are not in its slot are these. */
  #endsAlike(number: number, text: string, from: number, end: number): boolean {
    const piece = this.#long.get(number)!;
    for (let at = INLINE_UNITS, i = from; i < end; i++, at++) {
      if (piece.charCodeAt(at) !== text.charCodeAt(i)) {
        return false;
      }
    }
    return true;
  }

  #grow(): void {
    const slots = new Int32Array(2 * this.#slots.length);
    for (let slot = 0; slot < this.#slots.length; slot += SLOT) {
      if (this.#slots[slot + TAKEN] !== 0) {
        // A loop, because a view for each of a million slots would cost more than its copy.
        const free = freeSlot(slots, this.#slots[slot]!);
        for (let i = 0; i < SLOT; i++) {
          slots[free + i] = this.#slots[slot + i]!;
        }
      }
    }
    this.#slots = slots;
  }
}

function freeSlot(slots: Int32Array, hash: number): number {
  const last = slots.length - 1;
  let slot = firstSlot(hash) & last;
  while (slots[slot + TAKEN] !== 0) {
    slot = (slot + SLOT) & last;
  }
  return slot;
}

/** A product's low bits know only the low bits of its factors. */
function firstSlot(hash: number): number {
  return Math.imul(hash ^ (hash >>> 15), SLOT);
}

/** The array itself, or a copy with at least twice its length, where it has fewer than `length` elements. */
export function withRoom(array: Uint32Array<ArrayBuffer>, length: number): Uint32Array<ArrayBuffer> {
  if (length <= array.length) {
    return array;
  }
  const larger = new Uint32Array(2 ** Math.ceil(Math.log2(length)));
  larger.set(array);
  return larger;
}

/** Takes one more UTF-16 unit into the hash of those before it; that of no units is 0. */
export function hashStep(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, MULTIPLIER);
}

function hashOf(text: string): number {
  let hash = 0;
  for (let i = 0; i < text.length; i++) hash = hashStep(hash, text.charCodeAt(i));
  return hash;
}

/** The largest share of a table that is taken before it grows. */
const FULL = 0.5;

/**
 * Numbers by keys that are themselves 32-bit numbers other than 0: an open-addressing hash table for the pairs of
 * Japanese and Chinese characters, of which a record has hundreds.
 */
export class PairTable {
  #size = 0;
  /** Key and value of each slot, side by side; a key of 0 is none. */
  #slots = new Int32Array(1 << 9);

  get size(): number {
    return this.#size;
  }

  /** The value of a key, or -1 where it was not added. */
  find(key: number): number {
    const slots = this.#slots;
    const at = slotOf(slots, key);
    return slots[at] === 0 ? -1 : slots[at + 1]!;
  }

  add(key: number, value: number): void {
    if (++this.#size > (this.#slots.length / 2) * FULL) {
      this.#grow();
    }
    const at = slotOf(this.#slots, key);
    this.#slots[at] = key;
    this.#slots[at + 1] = value;
  }

  #grow(): void {
    const slots = new Int32Array(this.#slots.length * 2);
    for (let from = 0; from < this.#slots.length; from += 2) {
      const key = this.#slots[from]!;
      if (key !== 0) {
        slots.set(this.#slots.subarray(from, from + 2), slotOf(slots, key));
      }
    }
    this.#slots = slots;
  }
}

/** Where a key is, or where it would be put. */
function slotOf(slots: Int32Array, key: number): number {
  const mask = slots.length / 2 - 1;
  const hash = Math.imul(key, 0x9e3779b1);
  let slot = (hash ^ (hash >>> 15)) & mask;
  while (slots[2 * slot] !== 0 && slots[2 * slot] !== key) {
    slot = (slot + 1) & mask;
  }
  return 2 * slot;
}
