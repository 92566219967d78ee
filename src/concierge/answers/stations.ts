import { testFor } from "../../discovery/match/conditions.ts";
import { searchPlaces } from "../../discovery/places.ts";
import { chatListingOf } from "../chat-records.ts";
import { sayingConcept } from "./conditions.ts";
import { tellDesk } from "./desk.ts";
import { FAR_METRES } from "./find-places.ts";
import { readPlacesFor } from "./readers-kinds.ts";
import { remarkContext, remarksOn } from "./remarks.ts";
import type { Told, TurnContext } from "./turn.ts";

const LOOKED_THROUGH = 60;
const SHOWN = 3;

/** Answers how to travel farther: no times are known, but where trains and buses leave, the best known station of each kind. */
export async function tellTransport(context: TurnContext): Promise<Told> {
  const { sight, voice, words, asker } = context;
  const { phrases } = voice;
  const centre = asker.latlng ?? sight.host?.geoLocation;
  const stations = await searchPlaces(sight, {
    profileId: asker.profileId,
    lang: asker.lang,
    latlng: centre,
    radius: centre && FAR_METRES,
    rankBy: centre && "balanced",
    tests: [testFor(sight, sayingConcept(words, "station"))],
    limit: LOOKED_THROUGH,
  });
  const hits = await readPlacesFor(voice, stations.sight, stations.rows);
  const ofKinds = [...new Map(hits.map((hit, at) => [hit.category, at] as const).toReversed()).values()]
    .toSorted((a, b) => a - b)
    .slice(0, SHOWN);
  const remarks = { ...remarkContext(context), tellsKind: true };
  const near = ofKinds.map((at) => {
    const told = remarksOn(hits[at]!, stations.rows[at]!, voice, remarks);
    return `${hits[at]!.name ?? hits[at]!.id}${voice.remarks(told)}`;
  });
  const told = tellDesk(
    context,
    phrases.desk.transport,
    ...(near.length > 0 ? [phrases.nearest(voice.list(near))] : []),
  );
  const shown = ofKinds.map((at) => hits[at]!);
  return {
    said: { ...told.said, toolUsed: true, listings: shown.map(chatListingOf) },
    state: shown.length > 0 ? { shown: shown.map(({ id }) => id) } : {},
  };
}
