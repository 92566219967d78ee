import type { ChosenLanguage } from "../../languages/registry.ts";
import { isolated, shownDays, zoneName } from "./shown-trip.ts";
import type { Trip } from "./trip.ts";

/** The plan as plain text. */
export function plainMail(trip: Trip, chosen: ChosenLanguage): string {
  const { mail: texts } = chosen;
  const visited = shownDays(trip, chosen).filter(({ stops }) => stops.length > 0);
  const days = visited.map(({ heading, date, stops }) =>
    [
      `${heading}: ${date}`,
      ...stops.flatMap(({ time, stop }) => [
        `  ${time}  ${isolated(stop.name)}`,
        ...[stop.category, stop.address].filter((line) => line).map((line) => `      ${isolated(line!)}`),
        ...(stop.mapUrl ? [`      ${texts.map}: ${stop.mapUrl}`] : []),
      ]),
    ].join("\n"),
  );
  const notes = [
    texts.localTimes(zoneName(trip.timeZone)),
    texts.calendar,
    ...(trip.attributions.length > 0 ? [`${texts.sources} ${trip.attributions.join("; ")}`] : []),
    texts.why(isolated(trip.from)),
  ];
  return `${[texts.intro(isolated(trip.from)), ...days, ...notes].join("\n\n")}\n`;
}
