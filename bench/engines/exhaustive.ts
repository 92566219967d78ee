import { metresApart, pointOf, type SpherePoint } from "../../src/content/sphere.ts";
import { RANKING } from "../../src/search/ranking/weights.ts";
import { HITS, type Question, RADIUS_METRES, type Row } from "./rows.ts";

type Placed = Row & { point: SpherePoint };

/** All rows, looked at one by one: what every engine's answers are compared with; engines in this process rank by it. */
export class Rows {
  readonly #rows: Placed[] = [];

  get size(): number {
    return this.#rows.length;
  }

  /** To be called in the order of `n`. */
  add(row: Row): void {
    this.#rows.push({ ...row, point: pointOf(row.lat, row.lng) });
  }

  /** A test of what a question says of host and place. */
  sees({ host, centre }: Question): (n: number) => boolean {
    const to = centre && pointOf(...centre);
    return (n) => {
      const { hosts, point } = this.#rows[n - 1]!;
      if (host !== undefined && hosts.length > 0 && !hosts.includes(host)) return false;
      return to === undefined || metresApart(point, to) <= RADIUS_METRES;
    };
  }

  /** The numbers of all rows that are meant. */
  found(question: Question): number[] {
    const { words = [] } = question;
    const last = ` ${words.at(-1) ?? ""}`;
    const whole = words.slice(0, -1).map((word) => ` ${word} `);
    const has = (row: Row) => {
      const text = ` ${row.words} `;
      return text.includes(last) && whole.every((word) => text.includes(word));
    };
    const sees = this.sees(question);
    return this.#rows.filter((row) => sees(row.n) && (words.length === 0 || has(row))).map(({ n }) => n);
  }

  /** The first of these numbers in order. */
  best(found: readonly number[], { interests, trip, centre }: Question): Row[] {
    const to = centre && pointOf(...centre);
    const keyOf = (row: Row) => {
      let fit = 0;
      for (const { bit, weight } of interests) {
        fit += weight * (row.interests & bit ? 1 : row.mentioned & bit ? RANKING.mentioned : 0);
      }
      const tripFit = row.trip === 0 ? RANKING.undeclared : row.trip & trip ? 1 : 0;
      const factor = 1 + RANKING.interest * fit + (trip === 0 ? 0 : RANKING.trip * tripFit);
      return Math.round(row.base * factor * 1e9);
    };
    const page: { key: number; row: Placed }[] = [];
    for (const n of found) {
      const row = this.#rows[n - 1]!;
      const one = { key: keyOf(row), row };
      if (page.length === HITS && compare(one, page.at(-1)!, to) > 0) continue;
      const at = page.findLastIndex((other) => compare(other, one, to) < 0) + 1;
      page.splice(at, 0, one);
      if (page.length > HITS) page.pop();
    }
    return page.map(({ row }) => row);
  }
}

type Keyed = { key: number; row: Placed };

/** The order of src/search/ranking/order.ts by score. */
function compare(a: Keyed, b: Keyed, to: SpherePoint | undefined): number {
  const far = (row: Placed) => (to ? metresApart(row.point, to) : 0);
  return (
    b.key - a.key ||
    b.row.featured - a.row.featured ||
    b.row.priority - a.row.priority ||
    b.row.score - a.row.score ||
    far(a.row) - far(b.row) ||
    b.row.updatedAt - a.row.updatedAt ||
    (a.row.id < b.row.id ? -1 : 1)
  );
}
