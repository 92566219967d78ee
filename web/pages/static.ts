import { nothing, type TemplateResult } from "lit";
import { escapeHtml, Html } from "../../src/content/html.ts";

/**
 * A template of the element as plain HTML: what is bound to events and properties is left out, for nothing runs there. Names
 * of attributes are written by templates alone, and every value is escaped.
 */
export function plain(value: unknown): Html {
  return new Html(textOf(value));
}

function textOf(value: unknown): string {
  if (value === nothing || value === undefined || value === null || value === false) return "";
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(textOf).join("");
  if (typeof value !== "object" || !("strings" in value)) return escapeHtml(String(value));
  const { strings, values } = value as TemplateResult;
  return strings.reduce((written, part, index) => `${withValue(written, values[index - 1])}${part}`);
}

/** What was written so far, with the value that stands after it. */
function withValue(written: string, value: unknown): string {
  const isInTag = written.lastIndexOf("<") > written.lastIndexOf(">");
  const attribute = isInTag ? /\s([@.?]?)([\w:-]+)=$/.exec(written) : null;
  if (!attribute) return written + textOf(value);
  const [whole, kind, name] = attribute;
  const before = written.slice(0, -whole.length);
  if (kind === "?") return value ? `${before} ${name}` : before;
  if (kind !== "" || value === nothing || value === undefined) return before;
  return `${before} ${name}="${textOf(value)}"`;
}
