import { type WorldSight, worldSights } from "../../languages/world-sights.ts";
import { fold } from "../../search/text/fold.ts";

let sights: ReadonlyMap<string, WorldSight> | undefined;

/** The sight that a folded name is of, in any of our languages. */
export function findWorldSight(name: string): WorldSight | undefined {
  sights ??= new Map(Array.from(worldSights(), ([each, sight]) => [fold(each), sight]));
  return sights.get(name);
}
