/** What a shared beginning adds for each letter, and how many letters of it count (Winkler 1990). */
const PREFIX_WEIGHT = 0.1;
const LONGEST_PREFIX = 4;

/**
 * Jaro–Winkler similarity of two words, 0..1: the share of common letters, less for those out of order, more for a common
 * beginning. Made for misspelt names (Jaro 1989; Winkler 1990). Letters are UTF-16 units.
 */
export function jaroWinkler(a: string, b: string): number {
  if (a === b) return 1;
  const jaro = jaroOf(a, b);
  let prefix = 0;
  while (prefix < LONGEST_PREFIX && prefix < a.length && a[prefix] === b[prefix]) prefix++;
  return jaro + prefix * PREFIX_WEIGHT * (1 - jaro);
}

function jaroOf(a: string, b: string): number {
  const reach = Math.max(0, Math.floor(Math.max(a.length, b.length) / 2) - 1);
  const taken = new Uint8Array(b.length);
  const common: string[] = [];
  for (let i = 0; i < a.length; i++) {
    const end = Math.min(b.length, i + reach + 1);
    for (let j = Math.max(0, i - reach); j < end; j++) {
      if (taken[j] || a[i] !== b[j]) continue;
      taken[j] = 1;
      common.push(a[i]!);
      break;
    }
  }
  if (common.length === 0) return 0;
  let outOfOrder = 0;
  let next = 0;
  for (let j = 0; j < b.length; j++) {
    if (taken[j] && b[j] !== common[next++]) outOfOrder++;
  }
  const share = common.length / a.length + common.length / b.length;
  return (share + (common.length - outOfOrder / 2) / common.length) / 3;
}
