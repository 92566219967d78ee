/** Elements whose content is not part of the text. */
const HIDDEN = ["ref", "gallery", "math", "timeline", "templatestyles", "score", "imagemap"];

/**
 * Takes comments and hidden elements (references, galleries) out of wikitext. Their line ends stay, so that lines keep their
 * numbers. What is never closed is hidden to the end of a comment's text, and shown of an element's.
 */
export function withoutHiddenText(wikitext: string): string {
  let text = withoutSpans(wikitext, "<!--", "-->", "all");
  for (const name of HIDDEN) text = withoutElement(text, name);
  return text;
}

function withoutElement(text: string, name: string): string {
  // Cheaper than searching for each element in the lower-case copy.
  if (!new RegExp(`<${name}[\\s>/]`, "i").test(text)) return text;
  const isSelfClosed = new RegExp(`<${name}(?:\\s[^<>]*)?/>`, "gi");
  return withoutSpans(text.replaceAll(isSelfClosed, ""), `<${name}`, `</${name}>`, "nothing");
}

/** Takes out all that stands from `open` to `close`, in any case; what has no close hides `unclosed` of the rest. */
function withoutSpans(text: string, open: string, close: string, unclosed: "all" | "nothing"): string {
  const lower = text.toLowerCase();
  // Some letters change their length with their case; then only exact spellings are found.
  const where = lower.length === text.length ? lower : text;
  let kept = "";
  let at = 0;
  for (let start = where.indexOf(open); start !== -1; start = where.indexOf(open, Math.max(at, start + 1))) {
    // `<references` is not `<ref`.
    if (/[a-z]/.test(where[start + open.length] ?? "") && open !== "<!--") continue;
    const end = where.indexOf(close, start + open.length);
    if (end === -1) return kept + (unclosed === "all" ? text.slice(at, start) : text.slice(at));
    kept += text.slice(at, start) + text.slice(start, end).replaceAll(/[^\n]+/g, "");
    at = end + close.length;
  }
  return kept + text.slice(at);
}
