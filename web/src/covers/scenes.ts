import {
  bistro,
  bridge,
  castle,
  church,
  columns,
  gate,
  goods,
  inn,
  monument,
  office,
  street,
  tram,
} from "./buildings.ts";
import type { Scene } from "./draw.ts";
import { bags, bar, beer, breads, cup, gallery, stage, table } from "./indoors.ts";
import { beach, fair, harbour, park, pitch, viewpoint } from "./outdoors.ts";

/** The scenes of each kind of place; a seed chooses among them. */
export const scenes = {
  eat: [table, bistro],
  coffee: [cup, bistro],
  bakery: [breads],
  drink: [bar],
  beer: [beer, bar],
  museum: [columns, gallery],
  church: [church],
  castle: [castle],
  see: [monument, gate],
  viewpoint: [viewpoint],
  shop: [goods, bags],
  park: [park],
  water: [harbour, beach],
  music: [stage],
  theatre: [stage],
  event: [fair, stage],
  sport: [pitch],
  bed: [inn],
  travel: [tram, bridge],
  place: [street],
  practical: [office],
} satisfies Record<string, readonly Scene[]>;
