import { metresApart } from "../../content/sphere.ts";
import type { GeoLocation } from "../../contract/common.ts";
import { testFor } from "../../discovery/match/conditions.ts";
import { findVisible } from "../../discovery/match/sight.ts";
import { placePosition, readPlaces, searchPlaces, visiblePlaces } from "../../discovery/places.ts";
import { minutesOn, spotAt } from "../planner/travel.ts";
import { openStreets } from "../streets.ts";
import type { NamedPlace, Understanding } from "../understanding/understanding.ts";
import { middleOfArea } from "./area-stops.ts";
import { sayingConcept } from "./conditions.ts";
import { tellDesk } from "./desk.ts";
import { capitalised } from "./remarks.ts";
import { actionsOf, type Suggestion } from "./suggestions.ts";
import type { Told, TurnContext } from "./turn.ts";

/** A walk of more minutes is told by other means as well. */
const LONG_WALK = 30;

const ways = { by_foot: "walk", by_bike: "cycle", by_car: "drive" } as const;

/** One of fewer is gone by whoever asks how to get there. */
const SHORT_WALK = 12;

/** What is asked of the way to a place, whichever of it. */
export const ofWay: ReadonlySet<string> = new Set(["directions", "distance", ...Object.keys(ways)]);

export function asksOfWay({ asked }: Pick<Understanding, "asked">): boolean {
  return asked.some((one) => ofWay.has(one));
}

/**
 * How far it is to somewhere, and how long on foot and as is asked, from where the guest is, the house, or another place that was named;
 * undefined where either end is not known. Minutes are those of the streets on foot where they are known, else reckoned from the straight line.
 */
export async function tellWay(
  context: TurnContext,
  to: GeoLocation | undefined,
): Promise<string | undefined> {
  const { voice, understanding, asker, sight } = context;
  const { phrases } = voice;
  const from = understanding.from
    ? positionOf(context, understanding.from)
    : (asker.latlng ?? sight.host?.geoLocation);
  if (!from || !to) return undefined;
  const [start, end] = [spotAt(positionAt(from)), spotAt(positionAt(to))];
  const streets = await openStreets(context.ways ?? {}, sight.org.id, () => [start.at, end.at]);
  const minutes = (mode: "walk" | "cycle" | "drive") => minutesOn({ mode, streets }, start, end);
  const asked = new Set(
    understanding.asked.flatMap((one) => (one in ways ? ways[one as keyof typeof ways] : [])),
  );
  const isLong = minutes("walk") > LONG_WALK;
  const told = (["walk", "cycle", "drive"] as const).filter(
    (mode) => mode === "walk" || asked.has(mode) || (isLong && mode === "cycle"),
  );
  const said = [
    phrases.away(voice.distance(metresApart(start.point, end.point))),
    ...told.map((mode) => phrases.ways[mode](voice.duration(minutes(mode)))),
  ];
  const isTransport =
    isLong ||
    asksForTransport(context) ||
    (minutes("walk") > SHORT_WALK && understanding.asked.includes("directions"));
  const byTransport = isTransport ? await tellStation(context, to) : [];
  return [phrases.sentence(capitalised(voice.joined(said), voice.language)), ...byTransport].join(
    voice.between,
  );
}

/** A station so near serves a place. */
const STATION_METRES = 1_500;
const AT_STATION_METRES = 100;

/** The station nearest to somewhere, and that the desk knows when to leave from it. */
async function tellStation({ sight, voice, asker, words }: TurnContext, to: GeoLocation): Promise<string[]> {
  const { phrases } = voice;
  const found = await searchPlaces(sight, {
    ...{ profileId: asker.profileId, lang: asker.lang },
    ...{ latlng: to, radius: STATION_METRES, rankBy: "distance", limit: 1 },
    tests: [testFor(sight, sayingConcept(words, "station"))],
  });
  const [nearest] = await readPlaces(found.sight, found.rows);
  const metres = nearest?.geoDistance ?? 0;
  // The way may be to the station itself.
  const station = metres < AT_STATION_METRES ? undefined : nearest;
  const away = voice.remarks([voice.distance(metres)]);
  return [
    ...(station ? [phrases.stationNear(`${station.name ?? station.id}${away}`)] : []),
    phrases.desk.transport,
  ];
}

/** A link to the way to somewhere, on foot or by public transport. */
export function wayAction({ understanding, sight }: TurnContext, to: GeoLocation | undefined): Suggestion[] {
  const { asked, from } = understanding;
  if (!to || !asksOfWay(understanding)) return [];
  const [row] = from ? visiblePlaces(sight, [from.id]) : [];
  const origin = row === undefined ? undefined : placePosition(sight.org, row);
  const query = new URLSearchParams({
    api: "1",
    ...(origin && { origin: origin.join(",") }),
    destination: to.join(","),
    travelmode: asked.includes("by_foot") ? "walking" : "transit",
  });
  return [{ id: "wayThere", url: `https://www.google.com/maps/dir/?${query}` }];
}

/** Answers how far a neighbourhood is. */
export async function tellWayToArea(
  context: TurnContext,
  { id, name }: { id?: string; name: string },
): Promise<Told> {
  const { sight, voice, understanding } = context;
  const row = id === undefined ? undefined : findVisible(sight, "geoArea", id);
  const middle = row === undefined ? undefined : await middleOfArea(sight, id!, row);
  const way = await tellWay(context, middle);
  if (way === undefined) return tellDesk(context, voice.phrases.desk.unknown);
  return {
    said: {
      message: voice.phrases.aboutIt([understanding.from?.name, name].filter(Boolean).join(" – "), way),
      actions: actionsOf(wayAction(context, middle), voice.phrases),
    },
    state: { spokenOf: undefined },
  };
}

function asksForTransport({ understanding }: TurnContext): boolean {
  return understanding.matters.includes("transport");
}

function positionOf({ sight }: TurnContext, place: NamedPlace): GeoLocation | undefined {
  const [row] = visiblePlaces(sight, [place.id]);
  return row === undefined ? undefined : placePosition(sight.org, row);
}

function positionAt([lat, lng]: GeoLocation) {
  return { lat, lng };
}
