import type { Rendition } from "../../content/rendition.ts";
import { type Context, renditionsOf } from "../view/context.ts";
import type { JsonBytes } from "../view/json-bytes.ts";
import { distanceJson, firstOf, type Ranker, rankingJson, sizeOf } from "./page.ts";
import type { SearchFrame } from "./search-frame.ts";

/** Guides to write: rows, and for each the rows of the listings to nest (absent: none are asked for). */
export interface GuidePage {
  rows: Uint32Array;
  ranker: Ranker;
  nested?: { rows: Uint32Array[]; ranker: Ranker };
  explain?: boolean;
  /** Whether guides and listings tell what must be shown with their data. */
  attributions?: boolean;
}

/** The guides' own active listings as the request ranks them, at most `most` for each guide; no radius cuts them. */
export function nestedRows(
  { view }: SearchFrame,
  guides: Uint32Array,
  visible: (row: number) => boolean,
  ranker: Ranker,
  most: number,
): Uint32Array[] {
  return Array.from(guides, (guide) =>
    firstOf(ranker, view.catalogue.guideListings.of(guide).filter(visible), most),
  );
}

/** What a page of guides needs to be written. */
export interface WrittenGuides {
  renditions: Rendition[];
  expectedBytes: number;
  /** Writes the guides, with commas between and no brackets around. */
  write(out: JsonBytes): void;
}

/** Reads the renditions of a page of guides and of all nested listings, two calls in all. */
export async function prepareGuides(
  context: Context,
  frame: SearchFrame,
  page: GuidePage,
): Promise<WrittenGuides> {
  const { view, localiser } = frame;
  const nestedRowsFlat = page.nested?.rows.flatMap((rows) => [...rows]) ?? [];
  const [guides, listings] = await Promise.all([
    renditionsOf(context, view, "guide", page.rows, localiser),
    renditionsOf(context, view, "listing", nestedRowsFlat, localiser),
  ]);
  return {
    renditions: [...guides, ...listings],
    expectedBytes: sizeOf(guides) + sizeOf(listings),
    write(out) {
      let next = 0;
      guides.forEach((guide, place) => {
        if (place > 0) out.ascii(",");
        const row = page.rows[place]!;
        writeHead(out, guide, frame.told.guide(row));
        if (page.nested) {
          out.ascii(',"listings":[');
          const rows = page.nested.rows[place]!;
          for (let index = 0; index < rows.length; index++) {
            if (index > 0) out.ascii(",");
            const listing = listings[next++]!;
            const more = page.attributions ? listing.attributions : "";
            writeListing(out, frame, page.nested.ranker, rows[index]!, listing, more);
          }
          out.ascii("]");
        }
        out.ascii(distanceJson(page.ranker, row));
        if (page.attributions) out.ascii(guide.attributions);
        if (page.explain) out.ascii(rankingJson(page.ranker, page.rows, row));
        out.ascii("}");
      });
    },
  };
}

/** Writes one listing: its rendition, the moving part of its hours, its distance; `more` is further ASCII JSON. */
export function writeListing(
  out: JsonBytes,
  { view, host, nowMs, told }: SearchFrame,
  ranker: Ranker,
  row: number,
  rendition: Rendition,
  more = "",
): void {
  writeHead(out, rendition, told.listing(row));
  const { hours, usualWeek } = rendition;
  const moving = hours ? view.hours.json(row, host?.timeZoneName, nowMs, usualWeek) : "";
  out.ascii(`${moving}${distanceJson(ranker, row)}${more}}`);
}

/** Writes what does not move of a record, with these of the ids that it names (undefined: all of them). */
function writeHead(out: JsonBytes, { head, links }: Rendition, told: readonly string[] | undefined): void {
  if (!links || !told) {
    out.bytes(head);
    return;
  }
  out.bytes(head.subarray(0, links.start));
  out.bytes(Buffer.from(JSON.stringify(told), "utf8"));
  out.bytes(head.subarray(links.end));
}
