import { BoundedCache } from "./bounded-cache.ts";

/** Which fields of its records an answer tells, besides `id`. */
export interface ToldFields {
  keeps: (field: string) => boolean;
  /** Names records that are narrowed so, where they are kept; undefined: the set is asked for too seldom. */
  key: string | undefined;
}

/** More sets are not told apart from such as nobody asks for again. */
const MAX_SETS = 64;
const SELDOM_ASKED = 2;
const sets = new BoundedCache<string, ToldFields & { asked: number }>(MAX_SETS);

/** The fields that `fields` and `excludeFields` leave, their case ignored; undefined: all. */
export function toldFields(request: {
  fields?: readonly string[];
  excludeFields?: readonly string[];
}): ToldFields | undefined {
  const { fields, excludeFields } = request;
  if (!fields && !excludeFields) return undefined;
  const named = (list: readonly string[]) => [...new Set(list.map((field) => field.toLowerCase()))].sort();
  const name = JSON.stringify([fields && named(fields), excludeFields && named(excludeFields)]);
  const set = sets.getOrMake(name, () => {
    const kept = fields && new Set(named(fields));
    const left = new Set(named(excludeFields ?? []));
    const keeps = (field: string) => {
      const folded = field.toLowerCase();
      return (!kept || kept.has(folded)) && !left.has(folded);
    };
    return { keeps, key: undefined, asked: 0 };
  });
  if (set.key === undefined && ++set.asked > SELDOM_ASKED) set.key = name;
  return set;
}
