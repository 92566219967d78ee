import {
  bistro,
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
  viaduct,
} from "./buildings.ts";
import type { Scene } from "./draw.ts";
import { bags, bar, beer, breads, cup, gallery, stage, table } from "./indoors.ts";
import { bridge, lake, lift, mountains, pool, skyline, station, tower, waterfall } from "./landmarks.ts";
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
  see: [skyline],
  monument: [monument],
  gate: [gate],
  bridge: [bridge],
  tower: [tower],
  mountains: [mountains],
  lift: [lift],
  waterfall: [waterfall],
  lake: [lake],
  pool: [pool],
  harbour: [harbour],
  viewpoint: [viewpoint],
  shop: [goods, bags],
  park: [park],
  water: [beach],
  music: [stage],
  theatre: [stage],
  event: [fair, stage],
  sport: [pitch],
  bed: [inn],
  station: [station, viaduct],
  travel: [tram],
  place: [street],
  practical: [office],
} satisfies Record<string, readonly Scene[]>;
