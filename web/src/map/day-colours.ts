/**
 * A colour for each day of a plan. White on each reaches 4.5:1, and each stands out by 3:1 from light and from dark
 * grounds; the days' numbers say the same without colours.
 */
export const dayColours = [
  "#1b6fb3",
  "#b4472c",
  "#2b7a4b",
  "#8b4db0",
  "#8a6100",
  "#0c7880",
  "#b03a76",
] as const;

/** The colour of a day, counted from 0. */
export function dayColour(day: number): string {
  return dayColours[day % dayColours.length]!;
}
