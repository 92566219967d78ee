/** A path into a record as an operator reads it: `openingHours.periods[2].open.day`, `name["odd key"]`. */
export function fieldPath(path: readonly PropertyKey[]): string {
  let text = "";
  for (const step of path) {
    if (typeof step === "number") text += `[${step}]`;
    else if (/^[\w$-]{1,64}$/.test(String(step))) text += text === "" ? String(step) : `.${String(step)}`;
    else text += `[${JSON.stringify(cut(String(step)))}]`;
  }
  return text;
}

/** The value at a path, or undefined. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let found = value;
  for (const step of path) {
    if (typeof found !== "object" || found === null) return undefined;
    found = (found as Record<PropertyKey, unknown>)[step];
  }
  return found;
}

function cut(text: string): string {
  return text.length > 64 ? `${text.slice(0, 64)}…` : text;
}
