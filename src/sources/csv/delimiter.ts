/** What may stand between two values, in the order in which they are preferred when they are equally frequent. */
const DELIMITERS = [",", ";", "\t", "|"] as const;

/** How a file's first line tells the delimiter. */
export interface DelimiterSign {
  delimiter: string;
  /** Whether the first line says nothing else (`sep=;`, as spreadsheets write it) and is no header. */
  isLine: boolean;
}

/** The delimiter of a file: what stands most often in its first line outside of quotes; a comma when there is none. */
export function delimiterOf(firstLine: string): DelimiterSign {
  const said = /^sep=(.)$/i.exec(firstLine)?.[1];
  if (said !== undefined) return { delimiter: said, isLine: true };
  const unquoted = firstLine.replaceAll(/"(?:[^"]|"")*"/g, "");
  const counts = DELIMITERS.map((delimiter) => unquoted.split(delimiter).length);
  return { delimiter: DELIMITERS[counts.indexOf(Math.max(...counts))]!, isLine: false };
}
