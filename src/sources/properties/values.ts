/** Entries of a list that are kept; see the contract. */
const MAX_ENTRIES = 500;

/** The text of a value, trimmed; undefined when there is none. Numbers and booleans are written out, objects are not. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (typeof value !== "string") return undefined;
  const text = value.toWellFormed().trim();
  return text === "" ? undefined : text;
}

/** A text of at most `most` UTF-16 units: a longer one ends in an ellipsis, after a whole character. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  return `${cut.isWellFormed() ? cut : cut.slice(0, -1)}…`;
}

/**
 * The number that a value tells, or undefined. Of `1.234,5` and `1,234.5` the last mark is the decimal one; a single comma
 * is decimal too, unless three digits follow it (`1,234`), which may mean either; in coordinates it is always decimal.
 */
export function readNumber(value: unknown, isCoordinate = false): number | undefined {
  if (typeof value === "number") return Number.isFinite(value) ? value : undefined;
  if (typeof value !== "string") return undefined;
  const text = value
    .trim()
    .replaceAll(/(?<=\d)[\u00a0\u202f ](?=\d{3})/g, "")
    .replace("\u2212", "-");
  if (/^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(text)) return Number(text);
  if (/^[-+]?\d+,\d+$/.test(text)) {
    return !isCoordinate && /,\d{3}$/.test(text) && !/^[-+]?0,/.test(text)
      ? undefined
      : Number(text.replace(",", "."));
  }
  if (/^[-+]?\d{1,3}(,\d{3})+\.\d+$/.test(text)) return Number(text.replaceAll(",", ""));
  if (/^[-+]?\d{1,3}(\.\d{3})+,\d+$/.test(text)) return Number(text.replaceAll(".", "").replace(",", "."));
  return undefined;
}

/** Yes and no as tables write them, or undefined. */
export function readBoolean(value: unknown): boolean | undefined {
  const text = textOf(value)?.toLowerCase();
  if (text === undefined) return undefined;
  if (["true", "yes", "y", "1", "x"].includes(text)) return true;
  return ["false", "no", "n", "0"].includes(text) ? false : undefined;
}

/**
 * The entries of a list, each once: an array, JSON of an array, or a text cut at `separator`; without one at semicolons or
 * bars, else at commas.
 */
export function readTexts(value: unknown, separator?: string | RegExp): string[] {
  const entries = Array.isArray(value) ? value : readEntries(textOf(value) ?? "", separator);
  const texts = entries.map(textOf).filter((text) => text !== undefined);
  return [...new Set(texts)].slice(0, MAX_ENTRIES);
}

function readEntries(text: string, separator: string | RegExp | undefined): unknown[] {
  if (separator) return text.split(separator);
  if (text.startsWith("[")) {
    try {
      const list: unknown = JSON.parse(text);
      if (Array.isArray(list)) return list;
    } catch {
      // A text in brackets that is no JSON is a text.
    }
  }
  return text.split(/[;|]/.test(text) ? /[;|]/ : ",");
}

/** A web address with its scheme (`www.example.org` → `https://www.example.org/`); undefined when it is none. */
export function readWebAddress(value: unknown): string | undefined {
  const text = textOf(value);
  if (text === undefined || /\s/.test(text) || text.length > 4_000) return undefined;
  const whole = /^https?:\/\//i.test(text) ? text : `https://${text.replace(/^\/\//, "")}`;
  const url = URL.parse(whole);
  // A host has a dot and a letter at its end, or it is a word that was no address.
  if (url?.username !== "" || !/\.[\p{L}][\p{L}\d-]+$/u.test(url.hostname)) return undefined;
  return whole === text ? text : url.href;
}
