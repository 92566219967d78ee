import type { LooseRecord } from "./record-fields.ts";

/** What people go to a place for, so coarse that two sources rarely differ about it. */
export type PlaceGroup = "food" | "sleep" | "sight" | "outdoors" | "show" | "shop" | "transport" | "service";

/** Tested in this order against category ids such as `amenity/restaurant/italian` and English labels. */
const groups: readonly [PlaceGroup, RegExp][] = [
  [
    "sleep",
    /hotel|hostel|motel|guest.?house|apartment|chalet|camp|lodging|resort|bed.?(and|&).?breakfast|\bsleep\b|\binn\b/,
  ],
  [
    "food",
    /restaurant|cafe|café|coffee|\bbar\b|\bpub\b|fast_food|food|biergarten|ice_cream|bakery|pastry|confectionery|\beat\b|\bdrink\b|winery|brewery|bistro|tavern/,
  ],
  [
    "show",
    /theatre|theater|cinema|nightclub|night club|arts_centre|casino|music|concert|stadium|festival|\bevent/,
  ],
  [
    "outdoors",
    /park|garden|beach|nature|natural|peak|spring|wood|forest|playground|leisure\/|zoo|aquarium|viewpoint|waterfall/,
  ],
  [
    "sight",
    /museum|attraction|historic|monument|memorial|castle|palace|artwork|gallery|worship|church|cathedral|temple|shrine|tower|ruins|bridge|sight|\bsee\b|landmark|fountain|library/,
  ],
  ["transport", /station|airport|aeroway|ferry|railway|bus_|public_transport|terminal|subway|tram/],
  ["shop", /shop|store|market|mall|\bbuy\b/],
  ["service", /bank|pharmacy|hospital|clinic|police|post_office|embassy|school|university|townhall|office/],
];

/** A sight may be anything but a table or a bed: stations, markets and theatres are sights as well. */
const alsoSights: ReadonlySet<PlaceGroup> = new Set(["outdoors", "show", "shop", "transport", "service"]);
const alike: readonly (readonly [PlaceGroup, PlaceGroup])[] = [
  ["food", "shop"],
  ["food", "show"],
  ["outdoors", "show"],
];

/** The group of a listing, by its category ids and its category's label; undefined where neither tells. */
export function placeGroupOf(record: LooseRecord): PlaceGroup | undefined {
  const words = [...categoryIds(record), englishCategory(record)].join(" ").toLowerCase();
  return groups.find(([, pattern]) => pattern.test(words))?.[0];
}

/** Whether two places may be one, by what they are for. What is not known speaks against nothing. */
export function areCompatible(a: PlaceGroup | undefined, b: PlaceGroup | undefined): boolean {
  if (a === undefined || b === undefined || a === b) return true;
  if (a === "sight") return alsoSights.has(b);
  if (b === "sight") return alsoSights.has(a);
  return alike.some(([one, other]) => (a === one && b === other) || (a === other && b === one));
}

/** The ids of a listing's categories, most general first, each once. */
export function categoryIds(record: LooseRecord): string[] {
  const byLanguage = Object.values(
    (record.integratedCategories ?? {}) as Record<string, { category_id: string }[]>,
  );
  return [...new Set(byLanguage.flatMap((list) => list.map(({ category_id }) => category_id)))];
}

function englishCategory({ category = {} }: LooseRecord): string {
  const labels = Object.entries(category as Record<string, string>);
  const english = labels.find(([language]) => language === "en" || language.startsWith("en-"));
  return english?.[1] ?? labels[0]?.[1] ?? "";
}
