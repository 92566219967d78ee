import { z } from "zod";
import { withCharacters } from "../reading/named-characters.ts";
import { type PoliteClient, Refused } from "./polite-client.ts";

/** Commons gives thumbnails of certain widths only; this one is enough for the largest that is kept. */
const WIDTH = 1_920;
/** How many files an API of MediaWiki tells of at once. */
export const AT_ONCE = 50;

/** A picture that may be shown, and what has to be said with it. */
export interface CommonsPicture {
  /** Where its bytes are. */
  url: string;
  /** Its page, for people. */
  page: string;
  author: string;
  /** As Commons names it: `CC BY-SA 4.0`. */
  licence: string;
}

const value = z.object({ value: z.coerce.string() }).optional().catch(undefined);
const answer = z.object({
  query: z.object({
    normalized: z.array(z.object({ from: z.string(), to: z.string() })).default([]),
    redirects: z.array(z.object({ from: z.string(), to: z.string() })).default([]),
    pages: z
      .array(
        z.object({
          title: z.string(),
          imageinfo: z
            .array(
              z.object({
                url: z.string(),
                thumburl: z.string().optional(),
                descriptionurl: z.string(),
                mime: z.string(),
                extmetadata: z.object({
                  License: value,
                  LicenseShortName: value,
                  Artist: value,
                  Attribution: value,
                  Credit: value,
                }),
              }),
            )
            .optional()
            // One that is not told whole is as if it were not there, and holds up no other.
            .catch(undefined),
        }),
      )
      .default([]),
  }),
});
type Page = z.infer<typeof answer>["query"]["pages"][number];

/**
 * What Commons says of pictures (`File:…`, at most fifty): each with its author and licence, or why it may not be shown.
 * @throws Refused, Unavailable
 */
export async function askCommons(
  client: PoliteClient,
  commonsUrl: string,
  files: readonly string[],
): Promise<Map<string, CommonsPicture | Refused>> {
  const query = new URLSearchParams({
    ...{ action: "query", format: "json", formatversion: "2", redirects: "1", maxlag: "5" },
    ...{ prop: "imageinfo", iiprop: "url|mime|extmetadata", iiurlwidth: String(WIDTH) },
    iiextmetadatafilter: "License|LicenseShortName|Artist|Attribution|Credit",
    titles: files.join("|"),
  });
  const read = answer.safeParse(await client.json(`${commonsUrl}/w/api.php?${query}`));
  if (!read.success) throw new Refused("the answer of Commons is not what its documentation says");
  const { normalized, redirects, pages } = read.data.query;
  const named = new Map([...normalized, ...redirects].map(({ from, to }) => [from, to]));
  const byTitle = new Map(pages.map((page) => [page.title, page]));
  return new Map(
    files.map((file) => {
      const once = named.get(file) ?? file;
      return [file, pictureOf(byTitle.get(named.get(once) ?? once))];
    }),
  );
}

function pictureOf(page: Page | undefined): CommonsPicture | Refused {
  const [info] = page?.imageinfo ?? [];
  if (!info) return new Refused("Commons has no such file");
  if (!/^image\/(jpeg|png|webp|tiff)$/.test(info.mime))
    return new Refused(`it is ${info.mime}, no photograph`);
  const { License, LicenseShortName, Attribution, Artist, Credit } = info.extmetadata;
  const licence = plainText(LicenseShortName?.value ?? License?.value ?? "");
  if (!isAllowed(licence)) return new Refused(`its licence is ${licence || "not told"}`);
  const told = [Attribution, Artist, Credit].map((text) => plainText(text?.value ?? ""));
  const author = told.find((text) => text !== "");
  if (author === undefined && /^CC BY/i.test(licence)) return new Refused("its author is not told");
  return {
    // Commons scales nothing up: of a small picture the thumbnail is the file.
    url: info.thumburl ?? info.url,
    page: info.descriptionurl,
    author: (author ?? "Wikimedia Commons").slice(0, 200),
    licence: licence.slice(0, 60),
  };
}

/** Licences that let anybody show a picture, also smaller and on a hotel's page, when its author is named. */
const ALLOWED =
  /^(?:CC[ -]?0\b.*|CC[ -]PDM?\b.*|Public domain\b.*|PD\b.*|No restrictions|Copyrighted free use|CC[ -]BY(?:[ -]SA)?(?:[ -]\d(?:\.\d)?)?(?:[ -](?:[a-z]{2,3}|igo))?(?:,.*)?)$/i;

/** Whether a licence, as Commons names it, is one of those. */
export function isAllowed(licence: string): boolean {
  return ALLOWED.test(licence) && !/\b(?:NC|ND)\b/i.test(licence);
}

/** The words of a piece of HTML. */
export function plainText(html: string): string {
  const bare = html.replace(/<(style|script)\b[\s\S]*?<\/\1>/gi, " ").replace(/<[^>]*>/g, " ");
  return withCharacters(bare)
    .replace(/\s+/g, " ")
    .replace(/\s+([,.;:)])/g, "$1")
    .trim()
    .toWellFormed();
}
