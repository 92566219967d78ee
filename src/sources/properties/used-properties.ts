import { nearestName } from "../nearest-name.ts";
import { invalidMapping } from "../reading/mapping-text.ts";
import { type Mapping, mappedProperties } from "./mapping.ts";

/** Different names that are remembered of one file. */
const MOST_NAMES = 1_000;
/** Names that a message lists. */
const MOST_LISTED = 30;

/** The names of the properties of one file: a mapping is checked against them, since only the file knows them. */
export class UsedProperties {
  readonly #names = new Set<string>();

  see(names: Iterable<string>): void {
    if (this.#names.size >= MOST_NAMES) return;
    for (const name of names) this.#names.add(name);
  }

  /** @throws BrokenFile `invalid_mapping` when the mapping reads a property that nothing in the file has. */
  check(mapping: Mapping): void {
    if (this.#names.size >= MOST_NAMES) return;
    const unknown = [...mappedProperties(mapping)].filter((name) => !this.#names.has(name));
    if (unknown.length === 0) return;
    const faults = unknown.map((name) => {
      const nearest = nearestName(name, this.#names);
      return `nothing in the file has ${JSON.stringify(name)}${nearest ? `; did you mean ${JSON.stringify(nearest)}?` : ""}`;
    });
    throw invalidMapping(`${faults.join("; ")} (${this.list()})`);
  }

  /** The names as a message tells them. */
  list(): string {
    const names = [...this.#names];
    const more = names.length > MOST_LISTED ? `, and ${names.length - MOST_LISTED} more` : "";
    return `the file has ${names.slice(0, MOST_LISTED).join(", ")}${more}`;
  }
}
