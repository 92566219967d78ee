/**
 * The name closest to `given`, for a "did you mean": at most a third of the letters (and at most three) added, lost,
 * changed or swapped with a neighbour; case does not count. Undefined when none is that close.
 */
export function nearestName(given: string, names: Iterable<string>): string | undefined {
  if (given.length > 64) return undefined;
  const wanted = given.toLowerCase();
  let nearest: string | undefined;
  let fewest = Math.min(3, Math.floor(wanted.length / 3)) + 1;
  for (const name of names) {
    const edits = editsBetween(wanted, name.toLowerCase());
    if (edits < fewest) {
      nearest = name;
      fewest = edits;
    }
  }
  return nearest;
}

/** Optimal string alignment distance. */
function editsBetween(a: string, b: string): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let edits = Math.min(above[j]! + 1, row[j - 1]! + 1, above[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        edits = Math.min(edits, before[j - 2]! + 1);
      row.push(edits);
    }
    before = above;
    above = row;
  }
  return above[b.length]!;
}
