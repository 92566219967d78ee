import { readPlaces, visiblePlaces } from "../../discovery/places.ts";
import type { NamedPlace } from "../understanding/understanding.ts";
import { tellAboutPlace } from "./about-place.ts";
import type { Told, TurnContext } from "./turn.ts";

/** Answers a question about stops of the plan by their numbers: about the only one, or the way from the first of two to the second. */
export async function tellAboutStops(context: TurnContext): Promise<Told> {
  const { understanding, voice } = context;
  const found = await findStops(context);
  if (typeof found === "string")
    return { said: { message: voice.phrases.refusals[found] }, state: { understanding } };
  const [place, from] = found.map((one) => one.place).toReversed();
  const stopsAsked = found.map(({ day, stop }) => ({ day, stop }));
  return tellAboutPlace({ ...context, understanding: { ...understanding, place, from, stopsAsked } });
}

/** The places of the stops, or why there are none. A stop whose day is not said is of the only day, or of the one asked about before. */
async function findStops({
  understanding: { stopsAsked = [] },
  outline,
  sight,
  state,
}: TurnContext): Promise<
  { day: number; stop: number; place: NamedPlace }[] | "no_such_stop" | "no_such_day" | "which_day"
> {
  const days = outline?.days ?? [];
  const { shownDay, stopsAsked: before } = state.understanding ?? {};
  const usual = days.length === 1 ? 1 : (shownDay ?? before?.[0]?.day);
  const found: { day: number; stop: number; place: NamedPlace }[] = [];
  for (const { day = usual, stop = 1 } of stopsAsked.slice(0, 2)) {
    if (day === undefined) return "which_day";
    const stops = days.at(day > 0 ? day - 1 : day)?.stops;
    if (!stops) return "no_such_day";
    const { placeId } = stops.at(stop > 0 ? stop - 1 : stop) ?? {};
    const [hit] = placeId === undefined ? [] : await readPlaces(sight, visiblePlaces(sight, [placeId]));
    if (!hit) return "no_such_stop";
    found.push({ day, stop, place: { kind: "listing", id: hit.id, name: hit.name ?? hit.id } });
  }
  return found;
}
