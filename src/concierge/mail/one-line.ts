const MAX_LENGTH = 300;

/**
 * A catalogue's text as it may stand in a header, a calendar or a line: no line breaks, control characters or marks that
 * turn the direction of what follows, and at most 300 characters.
 */
export function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "")
    .trim()
    .slice(0, MAX_LENGTH)
    .replace(/[\ud800-\udbff]$/, "");
}
