import { css, html, svg, type TemplateResult } from "lit";
import { until } from "lit/directives/until.js";
import type { GeoArea, Guide, Image, Listing } from "../../../src/client/api-types.ts";
import type { App } from "../app/app.ts";
import { chooseCategoryIcon } from "../parts/icon.ts";
import { diceOf, hashOf } from "./dice.ts";
import type { Scene } from "./draw.ts";

/** How many sets of colours there are: by day, at dusk, by night, and on paper. */
const TONES = 4;

type Scenes = typeof import("./scenes.ts").scenes;
type CoverKind = keyof Scenes;
let scenes: Scenes | undefined;

/** Loads what covers show: most first screens have pictures. Covers are grounds of their colours till it is there. */
export async function loadCovers(): Promise<Scenes> {
  scenes ??= (await import("./scenes.ts")).scenes;
  return scenes;
}

/** Categories whose sign on a map says too little for a picture: what a cover shows of them. */
const finer: readonly [CoverKind, RegExp][] = [
  ["fountain", /fountain/],
  ["tower", /tower|lighthouse|chimney/],
  ["viewpoint", /viewpoint|observation/],
  ["practical", /pharmac|bank|post_office|clinic|doctor|dentist|hairdresser|laundry|_rental|^office/],
  ["place", /mosque|muslim|synagogue|jewish|temple|buddhist|hindu|shinto|shrine/],
  ["waterfall", /waterfall|geyser/],
  ["lift", /^aerialway|funicular/],
  [
    "mountains",
    /climbing|alpine|natural\/(peak|volcano|cave|arch|glacier|cliff|saddle|valley|stone|rock|ridge|sink)/,
  ],
  ["lake", /^waterway|natural\/(water|wetland|.*spring)|\blake$|reservoir/],
  ["bridge", /bridge|viaduct/],
  ["station", /station_(train|subway|light_rail)|railway/],
  ["harbour", /marina|harbou?r|canal|ferry|pier$|quay|boat/],
  ["pool", /pool|sauna|\bspa\b|public_bath|hot_tub|water_park/],
  ["theatre", /\b(film|talk)\b/],
  ["gate", /(city|ceremonial)_gate/],
  ["monument", /statue|sculpture|bust|obelisk|memorial/],
  ["see", /aero(way|drome)|heli(port|pad)|airport|parking|raceway/],
];

/** Categories that say only that there is something to see. */
const vague =
  /^(see|historic|tourism|attraction)$|^tourism\/attraction|^historic\/(building|monument|heritage|yes)/;

/** Words of names, without accents, which say what is to be seen where its category does not. */
const named: readonly [CoverKind, RegExp][] = [
  ["monument", /\b(statue|statua|estatua|obelisk|column|monument|monumento)\b|denkmal\b/],
  ["fountain", /\b(fountain|well|fontaine|fuente|fonte?|chafariz|fontana)\b|brunnen\b/],
  ["bridge", /\b(bridge|ponte?|puente|brug)\b|(brucke|bro|broen|bron)\b/],
  [
    "church",
    /\b(church|cathedral|chapel|abbey|basilica|minster|eglise|cathedrale|chapelle|iglesia|catedral|ermita|igreja|capela|se d[aeo]|chiesa|duomo|cattedrale|esglesia|mon[ae]ster(y|io|o)|mosteiro|monastere|convent[oe]?|kloster|klooster)\b|\bdom$|(kirche|kirke|kirken|kyrka|kyrkan|kerk|munster)\b/,
  ],
  ["tower", /\b(tower|torre)\b|^tour\b|(turm|tarn|tarnet|torn|tornet|toren)\b/],
  [
    "castle",
    /\b(castle|palace|fort|fortress|chateau|palais|castillo|palacio|castell|palau|castelo|castello|palazzo|slot|slott)\b|(schloss|burg|kasteel)\b/,
  ],
  ["waterfall", /\b(waterfalls?|cascade|cascada|cascata)\b|wasserfall\b/],
  ["mountains", /\b(valley|peak|ferrata|vallee|valle|vall|pic|pico)\b/],
  ["station", /\b(railway|train|station|gare|estacion|estacao|stazione|estacio)\b|bahnhof\b/],
  ["gate", /\b(gate|arco?|porta|puerta)\b/],
  ["park", /\b(park|gardens?|parc|jardins?|parque|parco|giardino)\b|(park|garten)\b/],
];

/**
 * A drawn picture of a kind of place, in the host's colours. The id alone decides what is in it, its scene (unless it has
 * a `turn` among those) and its colours (which in a row of cards also go by its place). It is decoration, and hidden from
 * screen readers.
 */
function cover(kind: CoverKind, id = "", turn = -1): TemplateResult {
  const draw = (known: Scenes) => drawn(known[kind], id, turn);
  const layers = scenes ? draw(scenes) : until(loadCovers().then(draw, () => ""));
  return html`<svg class="drawn drawn--${hashOf(id) % TONES}" viewBox="0 0 800 600" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${layers}</svg>`;
}

function drawn(choice: readonly Scene[], id: string, turn: number): TemplateResult {
  const dice = diceOf(id);
  const scene = turn < 0 ? dice.pick(choice) : choice[turn % choice.length]!;
  const turned = dice.between(0, 1) === 0 ? "" : "translate(800) scale(-1 1)";
  const layers = scene(dice).map(([paint, path]) => svg`<path class=${paint} d=${path}></path>`);
  return svg`<g transform=${turned}>${layers}</g>`;
}

/** What kind of place its cover shows. */
export function coverKind(listing: Partial<Listing>): CoverKind {
  const { integratedCategories = [], name = "" } = listing;
  const ids = integratedCategories.map(({ category_id }) => category_id.toLowerCase());
  const isVague = ids.length > 0 && ids.every((id) => vague.test(id));
  const told = isVague ? [name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()] : ids;
  const found = (isVague ? named : finer).find(([, words]) => told.some((text) => words.test(text)));
  return found?.[0] ?? chooseCategoryIcon(listing);
}

/** The cover of a place: what kind of place it is. */
export function listingCover(listing: Partial<Listing>): TemplateResult {
  return cover(coverKind(listing), listing.id);
}

/** Which guide shows which photograph of a place, by its first address. */
const shownBy = new Map<string, string | undefined>();

/** The photograph of a guide: its own, else one of its places' that no other guide shows. */
export function guidePhoto({ id, coverImage, listings = [] }: Partial<Guide>): Image | undefined {
  if (coverImage) return coverImage;
  const photos = listings.flatMap(({ photos: [first] = [] }) => (first?.images.length ? first : []));
  const address = ({ images }: Image) => images[0]!.url;
  const own = photos.find((photo) => shownBy.get(address(photo)) === id);
  const photo = own ?? photos.find((one) => !shownBy.has(address(one)));
  if (photo) shownBy.set(address(photo), id);
  return photo;
}

/** The cover of a guide: what most of its places are. */
export function guideCover({ id, listings = [] }: Partial<Guide>): TemplateResult {
  const counts = new Map<CoverKind, number>();
  for (const listing of listings) {
    const kind = coverKind(listing);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const [kind] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? ["place" as const];
  return cover(kind, id);
}

/** The cover of a neighbourhood: houses, squares, cafes, shops and gardens by turns, in the order of the first screen. */
export function areaCover({ areas }: Pick<App, "areas">, { id }: Pick<GeoArea, "id">): TemplateResult {
  const turn = areas.findIndex((area) => area.id === id);
  return cover("area", id, turn);
}

/** The cover of a host's town: its streets. */
export function townCover({ id }: { id?: string }): TemplateResult {
  return cover("place", id);
}

/** The colours of covers, made of the host's. */
export const covers = css`
  .drawn {
    --ink: color-mix(in oklab, var(--wm-primary) 55%, #121a22);
    display: block; width: 100%; height: 100%; background: var(--sky);
  }
  .drawn path { fill: var(--paint); }
  .drawn .sun { --paint: var(--glow); }
  .drawn .haze { --paint: color-mix(in oklab, var(--sky) 45%, var(--pale)); }
  .drawn .far { --paint: var(--distant); }
  .drawn .mid { --paint: var(--middle); }
  .drawn .near { --paint: var(--dark); }
  .drawn .light { --paint: var(--pale); }
  .drawn .warm { --paint: var(--bright); }
  .drawn .ground { --paint: var(--earth); }
  .drawn .line-near, .drawn .line-light { fill: none; stroke: var(--dark); stroke-width: 6; stroke-linecap: round; }
  .drawn .line-light { stroke: var(--pale); stroke-width: 9; opacity: 0.7; }

  /* Cards in a row are by turns light and dark, so that no two beside each other look alike. */
  .drawn--0, li:nth-child(odd) > article .drawn--2 {
    --sky: color-mix(in oklab, var(--wm-primary) 17%, #f3f7fa); --glow: color-mix(in oklab, var(--wm-accent) 62%, #fff);
    --distant: color-mix(in oklab, var(--wm-primary) 36%, #eef3f6); --middle: color-mix(in oklab, var(--wm-primary) 74%, #e9eef2);
    --dark: var(--ink); --pale: color-mix(in oklab, var(--wm-accent) 7%, #fffdf8); --bright: var(--wm-accent);
    --earth: color-mix(in oklab, var(--wm-primary) 24%, #e6dfd0);
  }
  .drawn--1, li:nth-child(even) > article .drawn--3 {
    --sky: color-mix(in oklab, var(--wm-accent) 44%, #fbe9dc); --glow: #fff6e2;
    --distant: color-mix(in oklab, var(--wm-primary) 26%, color-mix(in oklab, var(--wm-accent) 62%, #f3cdb2));
    --middle: color-mix(in oklab, var(--wm-primary) 40%, color-mix(in oklab, var(--wm-accent) 30%, #a8503c));
    --dark: color-mix(in oklab, var(--ink) 88%, #4a1f1a); --pale: #fff7ea; --bright: color-mix(in oklab, var(--wm-accent) 45%, #c8543c);
    --earth: color-mix(in oklab, var(--wm-primary) 42%, color-mix(in oklab, var(--wm-accent) 60%, #8d5a44));
  }
  .drawn--2, li:nth-child(even) > article .drawn--0 {
    --sky: color-mix(in oklab, var(--wm-primary) 52%, #0e1826); --glow: color-mix(in oklab, var(--wm-accent) 40%, #fff4d8);
    --distant: color-mix(in oklab, var(--wm-primary) 62%, #22324a); --middle: color-mix(in oklab, var(--wm-primary) 70%, #7d93ab);
    --dark: color-mix(in oklab, var(--wm-primary) 22%, #0a111b); --pale: color-mix(in oklab, var(--wm-accent) 16%, #fdf3df);
    --bright: var(--wm-accent); --earth: color-mix(in oklab, var(--wm-primary) 34%, #141f2e);
  }
  .drawn--3, li:nth-child(odd) > article .drawn--1 {
    --sky: color-mix(in oklab, var(--wm-accent) 15%, #f5eee1); --glow: color-mix(in oklab, var(--wm-accent) 50%, #fffaf0);
    --distant: color-mix(in oklch, var(--wm-primary) 34%, #e0d5c1); --middle: color-mix(in oklab, var(--wm-primary) 58%, #e9dcc6);
    --dark: var(--ink); --pale: #fffcf5; --bright: color-mix(in oklab, var(--wm-primary) 84%, #fff);
    --earth: color-mix(in oklab, var(--wm-accent) 38%, #cdb894);
  }
`;
