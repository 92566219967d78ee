import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { table } from "./table.ts";

/** The page of the figures that were kept last: one section for each benchmark. */
const PAGE = join(import.meta.dirname, "..", "..", "docs", "benchmarks.md");
/** The columns that are drawn as bars. */
const DRAWN: Readonly<Record<string, string>> = {
  http: "share %",
  engines: "CPU ms",
  "host-home": "CPU ms",
  searches: "CPU ms",
};
/** What a figure may differ from the kept one before it is told: two runs of the same code differ by as much. */
const SHARE_MOVED = 0.15;
const COLLECTIONS_MOVED = 1;

/** Puts the figures of a benchmark, and what they were measured on, in the place of those kept before. */
export function keep(name: string, measuredOn: string, found: string, page = PAGE): void {
  const drawn = DRAWN[name];
  const picture = drawn && `benchmarks/${name}.svg`;
  const lines = [`## ${name}`, measuredOn, picture && `![${drawn} by row](${picture})`, found];
  const section = `${lines.filter(Boolean).join("\n\n")}\n\n`;
  const text = readFileSync(page, "utf8");
  const [from, end] = placeOf(text, name);
  writeFileSync(
    page,
    `${text.slice(0, from).trimEnd()}\n\n${section}${text.slice(end)}`.trimEnd().concat("\n"),
  );
  if (!picture) return;
  mkdirSync(join(page, "..", "benchmarks"), { recursive: true });
  writeFileSync(join(page, "..", picture), drawBars(drawn, column(readTable(found), drawn)));
}

/** What has moved since the figures that are kept, as Markdown: shares and collections, since CPU is another on every machine. */
export function whatMoved(name: string, found: string, page = PAGE): string {
  const text = readFileSync(page, "utf8");
  const kept = readTable(text.slice(...placeOf(text, name)));
  const now = readTable(found);
  const rows = ["share %", "whole GC / 1,000"].flatMap((head) => {
    const before = column(kept, head);
    return [...column(now, head)].flatMap(([row, value]) => {
      const was = before.get(row);
      if (was === undefined) return [[`${row}: ${head}`, "", String(value)]];
      const most = head === "share %" ? was * SHARE_MOVED : COLLECTIONS_MOVED;
      return Math.abs(value - was) > most ? [[`${row}: ${head}`, String(was), String(value)]] : [];
    });
  });
  return rows.length > 0 ? table(["what moved", "kept", "now"], rows) : "Nothing moved.";
}

/** From where to where the section of a benchmark stands; a new one comes last. */
function placeOf(text: string, name: string): [from: number, end: number] {
  const from = `${text}\n`.indexOf(`\n## ${name}\n`) + 1;
  if (from === 0) return [text.length, text.length];
  const end = text.indexOf("\n## ", from);
  return [from, end < 0 ? text.length : end + 1];
}

/** The first table. */
function readTable(markdown: string): string[][] {
  const cells = (line: string) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim());
  const [heads = [], , ...rows] = (/(?:^\|.*\n?)+/m.exec(markdown)?.[0] ?? "")
    .trimEnd()
    .split("\n")
    .map(cells);
  return [heads, ...rows];
}

/** The numbers of a column by the names of their rows. */
function column([heads = [], ...rows]: readonly string[][], head: string): Map<string, number> {
  const at = heads.indexOf(head);
  if (at < 0) return new Map();
  return new Map(rows.map((row) => [row[0]!, Number(row[at]!.replaceAll(",", ""))]));
}

/** Of a letter of a name, of a value beside its bar, and of the longest bar. */
const LETTER_WIDTH = 7.5;
const VALUE_WIDTH = 80;
const BAR_WIDTH = 340;
const LINE_HEIGHT = 22;

/** Bars with their names and values, black on white. */
function drawBars(title: string, bars: ReadonlyMap<string, number>): string {
  const most = Math.max(...bars.values());
  const nameWidth = Math.ceil(LETTER_WIDTH * Math.max(...Array.from(bars.keys(), ({ length }) => length)));
  const allWidth = nameWidth + BAR_WIDTH + VALUE_WIDTH;
  const lines = Array.from(bars, ([name, value], line) => {
    const y = (line + 2) * LINE_HEIGHT;
    const wide = Math.round((BAR_WIDTH * value) / most);
    return `<text x="${nameWidth}" y="${y}" text-anchor="end">${name.replaceAll("&", "&amp;")}</text><rect x="${nameWidth + 8}" y="${y - 13}" width="${wide}" height="16" fill="#2a6f97"/><text x="${nameWidth + wide + 14}" y="${y}">${value}</text>`;
  });
  const height = (bars.size + 2) * LINE_HEIGHT;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${allWidth} ${height}" font-family="sans-serif" font-size="14">
<rect width="${allWidth}" height="${height}" fill="#fff"/>
<text x="${nameWidth + 8}" y="${LINE_HEIGHT - 4}" font-weight="bold">${title}</text>
${lines.join("\n")}
</svg>
`;
}
