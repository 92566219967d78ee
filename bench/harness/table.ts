/** Rows as a Markdown table with aligned columns; the first column is text, the others are numbers. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = heads.map((head, column) =>
    Math.max(3, ...[head, ...rows.map((row) => row[column] ?? "")].map(width)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => pad(cell, widths[column]!, column)).join(" | ")} |`;
  const rule = widths.map((wide, column) => (column === 0 ? "-".repeat(wide) : `${"-".repeat(wide - 1)}:`));
  return [line(heads), line(rule), ...rows.map(line)].join("\n");
}

export function milliseconds(value: number): string {
  return value < 10 ? value.toFixed(2) : value.toFixed(1);
}

export function whole(value: number): string {
  return Math.round(value).toLocaleString("en-GB");
}

export function mebibytes(bytes: number): string {
  return `${whole(bytes / 1024 ** 2)} MiB`;
}

function width(text: string): number {
  return [...text].length;
}

function pad(text: string, wide: number, column: number): string {
  const space = " ".repeat(wide - width(text));
  return column === 0 ? text + space : space + text;
}
