import type { PbfReader } from "pbf";

/** The signed number that is written as an unsigned one in zigzag form. */
export function zigzag(unsigned: number): number {
  return unsigned % 2 === 1 ? (unsigned + 1) / -2 : unsigned / 2;
}

/** A packed list of unsigned numbers. */
export function readNumbers(pbf: PbfReader): number[] {
  const numbers: number[] = [];
  for (const end = endOfValue(pbf); pbf.pos < end; ) numbers.push(pbf.readVarint());
  return numbers;
}

/** A packed list of which each number is written as its difference from the one before. */
export function readDeltas(pbf: PbfReader): number[] {
  const numbers: number[] = [];
  let number = 0;
  for (const end = endOfValue(pbf); pbf.pos < end; ) {
    number += pbf.readSVarint();
    numbers.push(number);
  }
  return numbers;
}

/**
 * Where the value ends that begins here: a length from outside is never trusted past the buffer.
 * @throws RangeError when it goes past it.
 */
export function endOfValue(pbf: PbfReader): number {
  const end = pbf.readVarint() + pbf.pos;
  if (!(end <= pbf.length)) throw new RangeError("a value is longer than its block");
  return end;
}

/** Goes to the beginning of a message that was passed over. */
export function enter(pbf: PbfReader, start: number): void {
  pbf.pos = start;
  pbf._valueStart = -1;
}
