/** One `name=value` of a query string, decoded. A part that cannot be decoded is shown as it was sent. */
export interface QueryPair {
  name: string;
  value: string;
  /** Why the pair cannot be decoded. */
  broken?: string;
}

/**
 * The pairs of a raw query string in their order; `+` is a space, blank pairs are left out. Nothing throws: a pair that
 * is not percent-encoded UTF-8, or that holds a control character, says so in `broken`.
 */
export function readQuery(rawQuery: string): QueryPair[] {
  if (rawQuery === "") return [];
  return rawQuery
    .split("&")
    .filter((pair) => pair !== "" && pair !== "=")
    .map(readPair);
}

function readPair(pair: string): QueryPair {
  const equals = pair.indexOf("=");
  const rawName = equals < 0 ? pair : pair.slice(0, equals);
  const rawValue = equals < 0 ? "" : pair.slice(equals + 1);
  const name = decoded(rawName);
  const value = decoded(rawValue);
  if (name.broken) return { name: name.text, value: value.text, broken: `its name ${name.broken}` };
  if (value.broken) return { name: name.text, value: value.text, broken: `its value ${value.broken}` };
  return { name: name.text, value: value.text };
}

function decoded(raw: string): { text: string; broken?: string } {
  if (/^[\w.,:~-]*$/.test(raw)) return { text: raw };
  let text: string;
  try {
    text = decodeURIComponent(raw.replaceAll("+", " "));
  } catch {
    return { text: raw, broken: "is not percent-encoded UTF-8" };
  }
  return /\p{Cc}/u.test(text) ? { text: raw, broken: "has a control character" } : { text };
}
