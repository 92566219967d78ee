import type { Fields } from "./session.ts";

/** A value of a record that was changed, by the names that lead to it; undefined: it is not there. */
export interface Change {
  path: readonly string[];
  from: unknown;
  to: unknown;
}

/** What two editors made of the same value. */
export interface Clash extends Change {
  theirs: unknown;
}

const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export function isSame(a: unknown, b: unknown): boolean {
  if (isObject(a) && isObject(b)) {
    const names = new Set([...Object.keys(a), ...Object.keys(b)]);
    return [...names].every((name) => isSame(a[name], b[name]));
  }
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => isSame(item, b[index]));
  return a === b;
}

/** What differs between two records. Objects are gone into, lists are one value each. */
export function changesBetween(from: unknown, to: unknown, path: readonly string[] = []): Change[] {
  if (isSame(from, to)) return [];
  const isGoneInto = path.length === 0 || ((isObject(from) || from === undefined) && isObject(to));
  if (!isGoneInto || !isObject(to) || Object.keys(to).length === 0) return [{ path, from, to }];
  const before = isObject(from) ? from : {};
  const names = new Set([...Object.keys(before), ...Object.keys(to)]);
  return [...names].flatMap((name) => changesBetween(before[name], to[name], [...path, name]));
}

/** The value at a path. */
export function valueAt(record: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), record);
}

/** A record with one value changed, a new one; objects that are left empty go. */
export function withValue(record: Fields, [name, ...rest]: readonly string[], value: unknown): Fields {
  const inner = isObject(record[name!]) ? (record[name!] as Fields) : {};
  const next = rest.length === 0 ? value : withValue(inner, rest, value);
  const { [name!]: _, ...others } = record;
  const isGone = next === undefined || (rest.length > 0 && isObject(next) && Object.keys(next).length === 0);
  // The order of fields is kept where it can be: people compare what they see.
  if (isGone) return others;
  return name! in record ? { ...record, [name!]: next } : { ...others, [name!]: next };
}

/** The changes as a merge patch (RFC 7396). */
export function patchOf(changes: readonly Change[]): Fields {
  return changes.reduce<Fields>((patch, { path, to }) => withValue(patch, path, to ?? null), {});
}

/** My changes on top of what another made meanwhile, and where both changed the same value differently. */
export function rebase(base: Fields, mine: Fields, theirs: Fields): { record: Fields; clashes: Clash[] } {
  let record = theirs;
  const clashes: Clash[] = [];
  for (const change of changesBetween(base, mine)) {
    const theirValue = valueAt(theirs, change.path);
    if (!isSame(theirValue, change.from) && !isSame(theirValue, change.to))
      clashes.push({ ...change, theirs: theirValue });
    record = withValue(record, change.path, change.to);
  }
  return { record, clashes };
}
