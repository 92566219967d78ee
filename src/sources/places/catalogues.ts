import { asArray, asObject } from "../json-fault.ts";
import { readNumber, textOf } from "../properties/values.ts";
import {
  type Catalogue,
  checked,
  dayOf,
  line,
  pairs,
  positionOf,
  socialTags,
  tagsWith,
  texts,
} from "./place-row.ts";

/** Kinds of other names of Overture by the key that OpenStreetMap has for them. */
const variants: Record<string, string> = {
  alternate: "alt_name",
  official: "official_name",
  short: "short_name",
};

/**
 * Places of Overture Maps.
 * Source: https://docs.overturemaps.org/schema/reference/places/place/
 */
const overture: Catalogue = {
  source: {
    name: "overture",
    licence: "CDLA-Permissive-2.0",
    attribution: "Overture Maps Foundation, overturemaps.org",
  },
  marks: ["id", "names", "geometry", "confidence"],
  columns: [
    ...["id", "names", "categories", "taxonomy", "basic_category", "confidence", "operating_status"],
    ...["websites", "socials", "phones", "brand", "addresses", "sources", "geometry", "bbox"],
  ],
  read(row) {
    const id = textOf(row.id);
    const { primary, common, rules } = asObject(row.names);
    if (id === undefined || textOf(primary) === undefined) return undefined;
    const others = asArray(rules)
      .map(asObject)
      .flatMap(({ variant, language, value }) => {
        const key = variants[textOf(variant) ?? ""];
        return key ? [[textOf(language) ? `${key}:${language}` : key, value] as const] : [];
      });
    const named = pairs(common).map(([code, name]) => [`name:${code}`, name] as const);
    const brand = asObject(row.brand);
    const sources = asArray(row.sources).map(asObject);
    const licences = new Set(sources.flatMap(({ license }) => textOf(license) ?? []));
    const { freeform, postcode, locality } = asObject(asArray(row.addresses)[0]);
    return {
      id,
      tags: tagsWith({
        ...Object.fromEntries([...others, ...named]),
        name: primary,
        phone: texts(row.phones)[0],
        website: texts(row.websites)[0],
        ...socialTags(texts(row.socials)),
        brand: asObject(brand.names).primary,
        "brand:wikidata": brand.wikidata,
      }),
      paths: overturePaths(row),
      position: positionOf(row.geometry, row.bbox),
      address: line(freeform, [postcode, locality].flatMap((part) => textOf(part) ?? []).join(" ")),
      confidence: readNumber(row.confidence),
      isClosed: /closed/.test(textOf(row.operating_status) ?? ""),
      date: sources
        .flatMap(({ update_time }) => dayOf(update_time) ?? [])
        .sort()
        .at(-1),
      ...(licences.size > 0 && { licence: [...licences].sort().join(" AND ").slice(0, 100) }),
    };
  },
};

/** Categories, those of newer releases (`taxonomy`) after the older ones, which say more; the alternates last. */
function overturePaths({ categories, taxonomy, basic_category }: Record<string, unknown>): string[][] {
  const [old, now] = [asObject(categories), asObject(taxonomy)];
  const first = [old.primary, now.primary, ...asArray(now.hierarchy).toReversed(), basic_category];
  const alternates = [...texts(old.alternate), ...texts(now.alternates)];
  return [first.flatMap((label) => textOf(label) ?? []), ...alternates.map((label) => [label])];
}

/**
 * Foursquare Open Source Places.
 * Source: https://docs.foursquare.com/data-products/docs/places-os-data-schema
 */
const foursquare: Catalogue = {
  source: {
    name: "foursquare",
    licence: "Apache-2.0",
    attribution: "Foursquare Open Source Places, © Foursquare Labs, Inc.",
  },
  marks: ["fsq_place_id", "name", "latitude", "longitude"],
  columns: [
    ...["fsq_place_id", "name", "latitude", "longitude", "address", "locality", "postcode", "tel", "website"],
    ...["facebook_id", "instagram", "twitter", "fsq_category_labels", "date_refreshed", "date_closed"],
    "unresolved_flags",
  ],
  read(row) {
    const id = textOf(row.fsq_place_id);
    if (id === undefined || textOf(row.name) === undefined) return undefined;
    const flags = texts(row.unresolved_flags).join(" ");
    return {
      id,
      tags: tagsWith({
        name: row.name,
        phone: row.tel,
        website: row.website,
        "contact:facebook":
          row.facebook_id === undefined || row.facebook_id === null ? undefined : `${row.facebook_id}`,
        "contact:instagram": row.instagram,
        "contact:twitter": row.twitter,
      }),
      paths: texts(row.fsq_category_labels).map((label) =>
        label
          .split(">")
          .map((part) => part.trim())
          .reverse(),
      ),
      position: checked([row.longitude, row.latitude]),
      address: line(
        row.address,
        [row.postcode, row.locality].flatMap((part) => textOf(part) ?? []).join(" "),
      ),
      isClosed:
        dayOf(row.date_closed) !== undefined || /closed|doesnt_exist|delete|duplicate|private/.test(flags),
      date: dayOf(row.date_refreshed),
      url: `https://foursquare.com/placemakers/review-place/${encodeURIComponent(id)}`,
    };
  },
};

/** Every catalogue of places that is known. */
export const catalogues: readonly Catalogue[] = [overture, foursquare];
