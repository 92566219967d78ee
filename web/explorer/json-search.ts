/** The way to a value: names of fields and places in lists. */
export type JsonPath = readonly (string | number)[];

/** A path as one text, for sets and for showing: `guides.results[0].name`. */
export function pathText(path: JsonPath): string {
  return path
    .map((step, index) =>
      typeof step === "number"
        ? `[${step}]`
        : /^[A-Za-z_$][\w$]*$/.test(step)
          ? index === 0
            ? step
            : `.${step}`
          : `[${JSON.stringify(step)}]`,
    )
    .join("");
}

/**
 * Where words stand in a value, as a name of a field or in a text, number, truth or null, in any case; at most `limit`
 * paths, in the order of the value.
 */
export function searchJson(value: unknown, words: string, limit = 500): JsonPath[] {
  const wanted = words.trim().toLowerCase();
  const found: JsonPath[] = [];
  if (wanted === "") return found;
  const visit = (node: unknown, path: JsonPath): void => {
    if (found.length >= limit) return;
    const name = path.at(-1);
    const isNamed = typeof name === "string" && name.toLowerCase().includes(wanted);
    const isSaid = !isBranch(node) && String(node).toLowerCase().includes(wanted);
    if (isNamed || isSaid) found.push(path);
    if (isBranch(node)) for (const [step, child] of entriesOf(node)) visit(child, [...path, step]);
  };
  visit(value, []);
  return found;
}

/** Whether a value has values inside. */
export function isBranch(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/** The values inside a list or an object, with their steps. */
export function entriesOf(value: object): [string | number, unknown][] {
  return Array.isArray(value) ? value.map((child, index) => [index, child]) : Object.entries(value);
}
