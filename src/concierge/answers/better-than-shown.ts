import type { NamedPlace } from "../understanding/understanding.ts";
import { type Shown, shownPlaces, tellBest } from "./about-shown.ts";
import { tellPlaces } from "./tell-places.ts";
import type { Told, TurnContext } from "./turn.ts";

/** What places are compared by where none is better. */
const BY = { cheaper: "price", closer: "distance" } as const;

/**
 * "Anything cheaper?", "nearer?", after a list: others that are; where there are none, which of the list is the cheapest or the nearest. Undefined
 * where nothing is compared with it.
 */
export async function tellBetter(context: TurnContext): Promise<Told | undefined> {
  const { understanding } = context;
  const { compared, categories, saidAs, avoid, radius } = understanding;
  const isOfOthers = categories.some((id) => saidAs[id] !== undefined);
  if (!compared || compared === "dearer" || isOfOthers) return undefined;
  const shown = await shownPlaces(context);
  if (shown.length === 0) return undefined;
  const { said, ...told } = await tellPlaces(
    {
      ...context,
      understanding: {
        ...understanding,
        avoid: [...avoid, ...shown.map(asNamed)],
        ...(compared === "closer" ? { radius: nearerThan(shown) } : {}),
      },
    },
    false,
  );
  // What is closed then, or of another kind, is no better.
  const isSame = !told.isInstead && !told.missed?.some((part) => part === BY[compared] || part === "time");
  const isBetter = (said.listings ?? []).length > 0 && isSame;
  if (!isBetter) return tellBest(context, shown, BY[compared]);
  // What was shown is not unwanted from now on.
  const next = { ...(told.state.understanding ?? understanding), avoid, radius };
  return { ...told, said, state: { ...told.state, understanding: next } };
}

function asNamed({ hit: { id, name = id } }: Shown): NamedPlace {
  return { kind: "listing", id, name };
}

/** Metres within which a place is nearer than all that were shown; undefined where nobody knows how far they are. */
function nearerThan(shown: readonly Shown[]): number | undefined {
  const metres = shown.flatMap(({ hit }) => hit.geoDistance ?? []);
  return metres.length === 0 ? undefined : Math.max(1, Math.min(...metres) - 1);
}
