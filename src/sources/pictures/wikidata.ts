import { open } from "node:fs/promises";
import { z } from "zod";
import { readCommonsFile } from "../commons-file.ts";
import { AT_ONCE } from "./commons.ts";
import { type PoliteClient, Refused } from "./polite-client.ts";

/** Finds the picture (P18) of items: of some of them, by item. */
export type ItemPictures = (items: readonly string[]) => Promise<ReadonlyMap<string, string>>;

const claim = z.object({
  rank: z.string(),
  mainsnak: z.object({ datavalue: z.object({ value: z.string() }).optional() }),
});
const answer = z.object({
  entities: z.record(
    z.string(),
    // Of an item that says nothing the claims are an empty list.
    z.object({
      claims: z
        .object({ P18: z.array(claim).default([]) })
        .optional()
        .catch(undefined),
    }),
  ),
});

/** Asks Wikidata. @throws (later) Refused, Unavailable */
export function askWikidata(client: PoliteClient, wikidataUrl: string): ItemPictures {
  return async (named) => {
    const found = new Map<string, string>();
    // A number that no item can have would spoil the question for the others.
    const items = named.filter((item) => Number(item.slice(1)) < 2 ** 31);
    for (let at = 0; at < items.length; at += AT_ONCE) {
      const asked = items.slice(at, at + AT_ONCE);
      const query = new URLSearchParams({
        ...{ action: "wbgetentities", format: "json", formatversion: "2", props: "claims", maxlag: "5" },
        ids: asked.join("|"),
      });
      const read = answer.safeParse(await client.json(`${wikidataUrl}/w/api.php?${query}`, 64 * 1024 * 1024));
      if (!read.success) throw new Refused("the answer of Wikidata is not what its documentation says");
      for (const [item, { claims }] of Object.entries(read.data.entities)) {
        const told = claims?.P18.filter(({ rank }) => rank !== "deprecated") ?? [];
        const best = told.find(({ rank }) => rank === "preferred") ?? told[0];
        const file = readCommonsFile(best?.mainsnak.datavalue?.value);
        if (file) found.set(item, file);
      }
    }
    return found;
  };
}

/**
 * Reads them from a file: a line for each picture with the item and the file, or an address of either, with a tab or a comma
 * between, as Wikidata's query service gives them (`?item ?image`). Of several of one item the first counts.
 */
export async function readItemPictures(path: string): Promise<ItemPictures> {
  const all = new Map<string, string>();
  const file = await open(path);
  for await (const line of file.readLines()) {
    const [, item, rest] = /\b(Q[1-9]\d{0,14})\b["'>]*[\t,]\s*(.+)$/.exec(line) ?? [];
    const picture = readCommonsFile(rest?.replace(/^["'<]|["'>]\s*$/g, ""));
    if (item && picture && !all.has(item)) all.set(item, picture);
  }
  return async (items) => new Map(items.flatMap((item) => (all.has(item) ? [[item, all.get(item)!]] : [])));
}
