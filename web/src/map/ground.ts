import type { Basemap } from "../../../src/client/client.ts";
import type { App } from "../app/app.ts";

/** What a map lies on: the organisation's own basemap. */
export interface Ground {
  basemap: Basemap;
  /** The address of a tile, with `{z}`, `{x}` and `{y}`, from anywhere. */
  tileUrl: string;
  /** BCP 47: names are shown in it where the tiles have them. */
  lang: string;
  /** Names of font families, the first preferred: letters are drawn from the fonts of the page. */
  fonts: readonly string[];
  /** The map shows names of districts by itself. */
  namesDistricts: boolean;
}

const known = new Map<string, Promise<Basemap | undefined>>();

type Asker = Pick<App, "client" | "lang"> & { options: Pick<App["options"], "baseUrl" | "orgId" | "key"> };

/** The organisation's basemap, asked for once; undefined where there is none, or where it cannot be reached. */
export function findBasemap({ client, options: { baseUrl, orgId } }: Asker): Promise<Basemap | undefined> {
  const place = `${baseOf(baseUrl)} ${orgId}`;
  const asked = known.get(place) ?? client.basemap().catch(() => void known.delete(place));
  known.set(place, asked);
  return asked;
}

function baseOf(baseUrl: string): string {
  return new URL(baseUrl || "/", document.baseURI).href.replace(/\/+$/, "");
}

/** The organisation's basemap as a map needs it; undefined where there is none, or where it cannot be reached. */
export async function loadGround(
  app: Asker,
  map: Element,
  namesDistricts: boolean,
): Promise<Ground | undefined> {
  const basemap = await findBasemap(app);
  if (!basemap) return undefined;
  const { baseUrl, key } = app.options;
  const base = baseOf(baseUrl);
  const [tile] = basemap.tiles;
  // Not by URL, which would escape the braces.
  const address = tile.startsWith("/") ? base + tile : tile;
  const tileUrl = `${address}${address.includes("?") ? "&" : "?"}key=${encodeURIComponent(key)}`;
  const fonts = getComputedStyle(map)
    .fontFamily.split(",")
    .map((family) => family.trim().replace(/^["']|["']$/g, ""));
  return { basemap, tileUrl, lang: app.lang, fonts, namesDistricts };
}
