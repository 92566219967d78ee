import { html, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import type { Listing } from "../../../src/client/api-types.ts";

/** The element's own icons, on a grid of 24, drawn with strokes of the text's colour. */
const shapes = {
  home: svg`<path d="M4 11.5 12 4l8 7.5"/><path d="M6.5 9.5V20h11V9.5"/><path d="M10 20v-5h4v5"/>`,
  compass: svg`<circle cx="12" cy="12" r="8.5"/><path d="m15.5 8.5-2 5-5 2 2-5z"/>`,
  search: svg`<circle cx="10.5" cy="10.5" r="6"/><path d="m15 15 5 5"/>`,
  map: svg`<path d="M9 5 4 7v12l5-2 6 2 5-2V5l-5 2z"/><path d="M9 5v12M15 7v12"/>`,
  heart: svg`<path d="M12 19.5 4.9 12.4a4.6 4.6 0 0 1 6.5-6.5l.6.6.6-.6a4.6 4.6 0 0 1 6.5 6.5z"/>`,
  chat: svg`<path d="M5 5h14v11h-7l-4.5 3.5V16H5z"/><path d="M9 9.5h6M9 12.5h4"/>`,
  info: svg`<circle cx="12" cy="12" r="8.5"/><path d="M12 11v5.5M12 7.8v.1"/>`,
  back: svg`<path d="M14.5 5.5 8 12l6.5 6.5"/>`,
  forward: svg`<path d="M9.5 5.5 16 12l-6.5 6.5"/>`,
  close: svg`<path d="m6 6 12 12M18 6 6 18"/>`,
  star: svg`<path d="m12 4.5 2.3 4.8 5.2.7-3.8 3.6.9 5.2-4.6-2.5-4.6 2.5.9-5.2L4.5 10l5.2-.7z"/>`,
  pin: svg`<path d="M12 20.5s-6.5-6-6.5-10.5a6.5 6.5 0 0 1 13 0c0 4.5-6.5 10.5-6.5 10.5z"/><circle cx="12" cy="10" r="2.3"/>`,
  clock: svg`<circle cx="12" cy="12" r="8.5"/><path d="M12 7.5V12l3 2"/>`,
  globe: svg`<circle cx="12" cy="12" r="8.5"/><path d="M3.5 12h17M12 3.5c3 3 3 14 0 17M12 3.5c-3 3-3 14 0 17"/>`,
  phone: svg`<path d="M6 4h3.5l1.5 4.5-2 1.5a11 11 0 0 0 5 5l1.5-2L20 14.5V18a2 2 0 0 1-2 2A14 14 0 0 1 4 6a2 2 0 0 1 2-2z"/>`,
  mail: svg`<path d="M4 6h16v12H4z"/><path d="m4 7 8 6 8-6"/>`,
  link: svg`<path d="M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.300l-1 1"/><path d="M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.700l1-1"/>`,
  copy: svg`<path d="M9 9h10v10H9z"/><path d="M15 9V5H5v10h4"/>`,
  filter: svg`<path d="M4 7h16M7 12h10M10 17h4"/>`,
  check: svg`<path d="m5 12.5 4.5 4.500L19 7.5"/>`,
  external: svg`<path d="M13 5h6v6M19 5l-9 9"/><path d="M17 14v5H5V7h5"/>`,
  walk: svg`<circle cx="13" cy="4.8" r="1.5"/><path d="m9 20 2.5-6L9.5 11l1-3.5 3 1.5 2.5 1M13.5 13l2 3 .5 4M9.8 9 7.5 11l-.3 2.5"/>`,
  bike: svg`<circle cx="6.5" cy="16" r="3.5"/><circle cx="17.5" cy="16" r="3.5"/><path d="m6.5 16 3.5-7h5l2.5 7M10 9l4 7H6.500M8.5 9h2.500M14.5 6.500H17"/>`,
  car: svg`<path d="M4 16v-4l2-5h12l2 5v4z"/><path d="M4 12h16M6.5 16v2.500M17.5 16v2.500M7.5 14h.1M16.5 14h.1"/>`,
  transit: svg`<path d="M6 5h12v12H6z"/><path d="M6 11h12M9 17l-2 3M15 17l2 3M9 14h.1M15 14h.1"/>`,
  calendar: svg`<path d="M5 6.500h14V20H5zM5 10.500h14M9 4v4M15 4v4"/>`,
  ticket: svg`<path d="M4 7h16v3.500a1.5 1.5 0 0 0 0 3V17H4v-3.500a1.5 1.5 0 0 0 0-3zM14 7v10"/>`,
  warning: svg`<path d="M12 5 3.5 19.500h17z"/><path d="M12 10.500v4M12 17v.1"/>`,
  offline: svg`<path d="M4 9.500a12 12 0 0 1 5-2.700M20 9.500a12 12 0 0 0-6-3M7 13a7.5 7.5 0 0 1 3-1.700M17 13a7.5 7.5 0 0 0-2-1.400M12 17.500v.1M4 4l16 16"/>`,
  locate: svg`<circle cx="12" cy="12" r="5.500"/><circle cx="12" cy="12" r="1"/><path d="M12 3v3.500M12 17.500V21M3 12h3.500M17.500 12H21"/>`,
  send: svg`<path d="M5 12h13M12.500 6l6 6-6 6"/>`,
  stop: svg`<path d="M7 7h10v10H7z"/>`,
  share: svg`<path d="M12 15V4M8 7.500 12 3.500l4 4"/><path d="M7 11H5v9h14v-9h-2"/>`,
  print: svg`<path d="M7 8V4h10v4M7 16H4V8.500h16V16h-3M7 13.500h10V20H7z"/>`,
  grip: svg`<path d="M9 6v.1M15 6v.1M9 12v.1M15 12v.1M9 18v.1M15 18v.1" stroke-width="2.500"/>`,
  more: svg`<path d="M5.500 12v.1M12 12v.1M18.500 12v.1" stroke-width="2.750"/>`,
  lock: svg`<path d="M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3"/>`,
  unlock: svg`<path d="M6 11h12v9H6zM8.500 11V7.500a3.500 3.500 0 0 1 6.800-1.200"/>`,
  undo: svg`<path d="M8 5 4 9l4 4"/><path d="M4 9h10a5 5 0 0 1 0 10H9"/>`,
  up: svg`<path d="M12 19V5M6 11l6-6 6 6"/>`,
  down: svg`<path d="M12 5v14M6 13l6 6 6-6"/>`,
  swap: svg`<path d="M7 4v15M4 16l3 3.500L10 16M17 20V5M14 8l3-3.500L20 8"/>`,
  sparkle: svg`<path d="M12 4c.7 4.7 3.3 7.3 8 8-4.7.7-7.3 3.3-8 8-.7-4.7-3.3-7.3-8-8 4.7-.7 7.3-3.3 8-8z"/>`,
} as const satisfies Record<string, SVGTemplateResult>;

export type IconName = keyof typeof shapes;

/** The icon of each way to travel. */
export const travelIcons = {
  walking: "walk",
  bicycling: "bike",
  transit: "transit",
  driving: "car",
} as const satisfies Record<string, IconName>;

/** The icon that a profile or record names: `icon-globe`, `globe`; undefined where it is none of these. */
export function namedIcon(picture: string | undefined): IconName | undefined {
  const name = picture?.replace(/^icon-/, "") ?? "";
  return Object.hasOwn(shapes, name) ? (name as IconName) : undefined;
}

/** An icon beside words that say the same; it is hidden from screen readers. */
export function icon(name: IconName): TemplateResult {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${shapes[name]}</svg>`;
}

/** Pictures of kinds of places, on a grid of 24, as strokes. */
const pictures = {
  eat: svg`<path d="M7 4v7M4.500 4v4.500a2.500 2.500 0 0 0 5 0V4M7 11v9M17 20V4c-2.500 1-3.500 4-3.500 8H17"/>`,
  coffee: svg`<path d="M5 9h11v5a5 5 0 0 1-5 5h-1a5 5 0 0 1-5-5zM16 10.500h1.500a2.500 2.500 0 0 1 0 5H16M9 3.500v2M12.500 3.500v2"/>`,
  drink: svg`<path d="M5 5h14l-7 8zM12 13v7M8.500 20h7"/>`,
  beer: svg`<path d="M6 8h9v12H6zM15 10.500h2.500a1.500 1.500 0 0 1 1.500 1.500v3a1.500 1.500 0 0 1-1.500 1.500H15M6 8a2.500 2.500 0 0 1 2-4 3 3 0 0 1 5 .500A2 2 0 0 1 15 8M9 12v4.500M12 12v4.500"/>`,
  bakery: svg`<path d="M6 19v-7.500A3.500 3.500 0 0 1 6.500 5h11a3.500 3.500 0 0 1 .500 6.500V19zM10 8.500v2M14 8.500v2"/>`,
  museum: svg`<path d="M4 9.500 12 5l8 4.500zM6 9.500V17M10 9.500V17M14 9.500V17M18 9.500V17M4 19.500h16"/>`,
  church: svg`<path d="M12 3v5M10 5h4M8 20v-8l4-4 4 4v8M4 20v-5l4-2M20 20v-5l-4-2M4 20h16M12 20v-4"/>`,
  castle: svg`<path d="M5 20V7h3v2h2.500V7h3v2H16V7h3v13zM10.500 20v-4a1.500 1.500 0 0 1 3 0v4"/>`,
  see: svg`<path d="M3.500 12s3-5.500 8.500-5.500S20.500 12 20.500 12s-3 5.500-8.500 5.500S3.500 12 3.500 12z"/><circle cx="12" cy="12" r="2.500"/>`,
  shop: svg`<path d="M5.500 8.500h13L19.500 20h-15zM9 11V7.500a3 3 0 0 1 6 0V11"/>`,
  park: svg`<path d="M12 20v-7M12 13 8.500 10M12 15l3-2.500M12 4a5 5 0 0 1 4.500 7 4 4 0 0 1-1 6h-7a4 4 0 0 1-1-6A5 5 0 0 1 12 4z"/>`,
  water: svg`<path d="M4 9q2-2 4 0t4 0 4 0 4 0M4 14q2-2 4 0t4 0 4 0 4 0M4 19q2-2 4 0t4 0 4 0 4 0"/>`,
  music: svg`<path d="M9 17.500V6l10-2v11.500"/><circle cx="6.500" cy="17.500" r="2.500"/><circle cx="16.500" cy="15.500" r="2.500"/>`,
  theatre: svg`<path d="M5 5h14v6a7 7 0 0 1-14 0zM9 9.500h.1M15 9.500h.1M9 13.500q3 2.500 6 0"/>`,
  event: svg`<path d="M5 6.500h14V20H5zM5 10.500h14M9 4v4M15 4v4M12 13.500v3M10.500 15h3"/>`,
  sport: svg`<circle cx="12" cy="12" r="8"/><path d="M12 4v16M4 12h16M6.500 6.500q5.500 5.500 0 11M17.500 6.500q-5.500 5.500 0 11"/>`,
  bed: svg`<path d="M4 19V6M4 16h16v3M20 16v-2.500A2.500 2.500 0 0 0 17.500 11H10v5M7 13.500h.1"/>`,
  travel: svg`<path d="M6 5h12v12H6zM6 11h12M9 17l-2 3M15 17l2 3M9 14h.1M15 14h.1"/>`,
  place: svg`<circle cx="12" cy="12" r="3.500"/>`,
} as const satisfies Record<string, SVGTemplateResult>;

export type CategoryIcon = keyof typeof pictures;

/** Words of category ids, more special ones first: a museum shop is a shop before it is a museum. */
const kinds: readonly [CategoryIcon, RegExp][] = [
  ["coffee", /coffee|cafe|caf\b|tea.?room|tea\b/],
  ["bakery", /bakery|pastr|confection|patisserie|ice.?cream/],
  ["beer", /brew|beer|pub\b|bodega|biergarten/],
  ["drink", /^drink|\bbar\b|cocktail|wine|nightclub|nightlife/],
  ["shop", /^shop|market|books|store|mall|boutique/],
  ["eat", /^eat|restaurant|food|dining|pizza|sushi|fast_food|bistro/],
  ["event", /^event|festival|^happening/],
  ["music", /music|concert|jazz|opera/],
  ["theatre", /theat|cinema|film|comedy/],
  ["church", /church|worship|cathedral|chapel|mosque|synagogue|temple/],
  ["castle", /castle|palace|fort|tower|ruins/],
  ["museum", /museum|gallery|library|arts/],
  ["water", /water|beach|harbour|bath|swim|lake|canal|spa|marina|sauna/],
  ["travel", /station|railway|bus|ferry|airport|transport|parking|rental/],
  ["park", /park|garden|nature|cemetery|forest|playground|zoo|aquarium/],
  ["sport", /sport|climb|stadium|fitness|golf|cycling|pitch/],
  ["bed", /hotel|hostel|guest|lodging|camp|^stay|sleep/],
  ["see", /^see|tourism|attraction|viewpoint|historic|landmark|artwork|monument/],
];

/** The picture of a place, by the ids of its categories; a plain dot where they say nothing known. */
export function chooseCategoryIcon({
  integratedCategories = [],
  contentType,
  category,
}: Partial<Listing>): CategoryIcon {
  const named = integratedCategories.map(({ category_id }) => category_id);
  // An answer of the concierge has no ids, only the category's name.
  for (const name of named.length > 0 ? named : [category ?? ""]) {
    const id = name.toLowerCase();
    const kind = kinds.find(([, words]) => words.test(id));
    if (kind) return kind[0];
  }
  return contentType === "event" ? "event" : "place";
}

/** A picture beside or in place of words that say the same; it is hidden from screen readers. */
export function categoryIcon(name: CategoryIcon): TemplateResult {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${pictures[name]}</svg>`;
}
