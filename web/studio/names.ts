import { html, type TemplateResult } from "lit";
import type { Image } from "../../src/client/api-types.ts";
import type { Entry, Fields, Kind } from "./session.ts";
import { t } from "./texts/texts.ts";

export const kinds = ["listing", "guide", "geoArea", "host"] as const satisfies Kind[];
/** What guests would miss of each kind, by the service's names. */
export const missings: Record<Kind, readonly string[]> = {
  listing: ["photos", "openingHours", "geoLocation", "passed"],
  guide: ["photos"],
  geoArea: ["photos", "geoLocation"],
  host: ["geoLocation"],
};

/** What a record is called: in this language, else in any. */
export function nameOf(kind: Kind, record: Fields, lang: string): string {
  const name = record[kind === "geoArea" ? "displayName" : "name"];
  if (typeof name === "string") return name;
  const names = (name ?? {}) as Record<string, string>;
  return names[lang] ?? Object.values(names)[0] ?? "";
}

/** An id made of a name: letters without accents, digits and hyphens. */
export function idFrom(name: string): string {
  const plain = name
    .toLowerCase()
    .replaceAll("æ", "ae")
    .replaceAll("ø", "oe")
    .replaceAll("å", "aa")
    .replaceAll("ß", "ss")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "");
  return plain
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 80);
}

/** The address of a record's picture that suits a small frame; undefined without one. */
export function pictureOf(record: Fields): string | undefined {
  const [photo] = [record.coverImage ?? record.photos ?? []].flat() as Partial<Image>[];
  return smallUrl(photo?.images ?? []);
}

/** The address of a picture's small rendition, else of the first; undefined without any. */
export function smallUrl(images: readonly Image["images"][number][]): string | undefined {
  return (images.find(({ size }) => /thumb|small/.test(size)) ?? images[0])?.url;
}

/** Whether guests see it, as a small sign. */
export function stateOf({ record, draftVersion }: Entry): TemplateResult {
  const status = (record.status ?? "draft") as "draft";
  return draftVersion
    ? html`<span class="state" data-state="draft">${t("hasDraft")}</span>`
    : html`<span class="state" data-state=${status}>${t(`status.${status}`)}</span>`;
}
