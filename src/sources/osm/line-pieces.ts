import { metresBetween, type Position } from "../geometry/shapes.ts";

/** Pieces of one street, wall or track lie no farther apart. */
const REACH_METRES = 1_000;

/**
 * Mappers cut a street or a track into many ways of the same name. The first piece that is met stands for all of them;
 * one of the same name in another part of the world is another place.
 */
export class LinePieces {
  readonly #pieces = new Map<string, Position[]>();

  /** Notes a piece; whether one with the same key (its name and category) was within reach before. */
  isKnown(key: string, position: Position): boolean {
    const pieces = this.#pieces.get(key) ?? [];
    this.#pieces.set(key, pieces);
    const isNear = pieces.some((other) => metresBetween(position, other) <= REACH_METRES);
    pieces.push(position);
    return isNear;
  }
}
