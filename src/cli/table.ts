/** Rows as text in columns that are as wide as their widest cell, two spaces between. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]!.length)));
  const lines = [head, ...rows].map((row) =>
    row.map((cell, column) => cell.padEnd(widths[column]!)).join("  "),
  );
  return lines.map((line) => line.trimEnd()).join("\n");
}

/** "1 record", "20,000 records". */
export function counted(count: number, noun: string): string {
  return `${count.toLocaleString("en-GB")} ${noun}${count === 1 ? "" : "s"}`;
}
