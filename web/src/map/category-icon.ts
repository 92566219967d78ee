import { html, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import type { Listing } from "../../../src/client/api-types.ts";
import { icon } from "../parts/icon.ts";

/** Pictures of kinds of places, on a grid of 24, as strokes. */
const shapes = {
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

export type CategoryIcon = keyof typeof shapes;

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
  ["park", /park|garden|nature|cemetery|forest|playground|zoo|aquarium/],
  ["sport", /sport|climb|stadium|fitness|golf|cycling|pitch/],
  ["bed", /hotel|hostel|guest|lodging|camp|^stay|sleep/],
  ["travel", /station|railway|bus|ferry|airport|transport|parking|rental/],
  ["see", /^see|tourism|attraction|viewpoint|historic|landmark|artwork|monument/],
];

/** The picture of a place, by the ids of its categories; a plain dot where they say nothing known. */
export function categoryIconOf({ integratedCategories = [], contentType }: Partial<Listing>): CategoryIcon {
  for (const { category_id } of integratedCategories) {
    const id = category_id.toLowerCase();
    const kind = kinds.find(([, words]) => words.test(id));
    if (kind) return kind[0];
  }
  return contentType === "event" ? "event" : "place";
}

/** A picture beside or in place of words that say the same; it is hidden from screen readers. */
export function categoryIcon(name: CategoryIcon): TemplateResult {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${shapes[name]}</svg>`;
}

/** What is drawn of a place that has no photograph: its kind, or a pin where that says nothing. */
export function categoryPicture(listing: Partial<Listing>): TemplateResult {
  const name = categoryIconOf(listing);
  return name === "place" ? icon("pin") : categoryIcon(name);
}
