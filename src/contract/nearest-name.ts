/** The name that was likely meant: the one with the fewest slips of the hand, compared as a whole and by each of its words. */
export function nearestName(given: string, names: Iterable<string>): string | undefined {
  const typed = plain(given);
  let nearest: string | undefined;
  let fewest = Math.max(1, Math.floor(typed.length / 3)) + 1;
  for (const name of names) {
    const parts = [name, ...name.split(/(?=[A-Z])/).filter((word) => word.length > 3)].map(plain);
    const isPart = typed.length > 2 && plain(name).includes(typed);
    const slips = isPart ? 1 : Math.min(...parts.map((part) => slipsToBeginnings(typed, part).at(-1)!));
    if (slips < fewest) [nearest, fewest] = [name, slips];
  }
  return nearest;
}

function plain(name: string): string {
  return name
    .slice(0, 40)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");
}

/**
 * From one word to each beginning of another, the shortest first: letters added, left out, changed, or turned round with the next
 * (optimal string alignment).
 */
export function slipsToBeginnings(one: string, other: string): number[] {
  let [before, last] = [[] as number[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let at = 1; at <= one.length; at++) {
    const row = [at];
    for (let to = 1; to <= other.length; to++) {
      const isSame = one[at - 1] === other[to - 1];
      let slips = Math.min(last[to]! + 1, row[to - 1]! + 1, last[to - 1]! + (isSame ? 0 : 1));
      const isTurned = to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1];
      if (isTurned) slips = Math.min(slips, before[to - 2]! + 1);
      row.push(slips);
    }
    [before, last] = [last, row];
  }
  return last;
}
