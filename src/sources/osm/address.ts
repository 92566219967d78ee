import { cutText } from "../properties/values.ts";
import type { Tags } from "../taxonomy/presets.ts";

/** Countries that write the number of a house before its street. */
const numberFirst = new Set(
  "AU BD CA EG FR GB GG HK IE IM IN JE KE LK LU MA MC MY NG NZ OM PH PK SG TH TN US VN ZA ZW".split(" "),
);
/** Countries that write the postal code after the town. */
const codeLast = new Set("AU BD CA GB GG HK IE IM IN JE KE LK MY NZ PH PK SG TH US ZA".split(" "));
/** Countries that write from the large to the small, without streets. */
const largeFirst = new Set(["JP", "KR", "CN", "TW"]);

/** The postal address of an element in one line, in the order of its country (ISO 3166-1); undefined when it has none. */
export function addressOf(tags: Tags, country: string | undefined): string | undefined {
  const full = tags["addr:full"];
  const text = full ?? (largeFirst.has(country ?? "") ? fromLarge(tags) : fromSmall(tags, country ?? ""));
  return text ? cutText(text.trim(), 2_000) : undefined;
}

function fromSmall(tags: Tags, country: string): string | undefined {
  const part = (name: string) => tags[`addr:${name}`];
  const street = part("street") ?? part("place");
  const number = part("housenumber") ?? part("housename");
  const line = joined(numberFirst.has(country) ? [number, street] : [street, number], " ");
  const town = part("city") ?? part("town") ?? part("village") ?? part("hamlet");
  const state = country === "US" || country === "CA" || country === "AU" ? part("state") : undefined;
  const code = part("postcode");
  const place = joined(codeLast.has(country) ? [town, state, code] : [code, town], " ");
  // A house number or a code by itself leads nowhere.
  return street || town ? joined([line, place], ", ") : undefined;
}

function fromLarge(tags: Tags): string | undefined {
  const part = (name: string) => tags[`addr:${name}`];
  const place = [
    "province",
    "state",
    "county",
    "city",
    "district",
    "suburb",
    "quarter",
    "neighbourhood",
    "street",
  ];
  const number = joined([part("block_number"), part("housenumber")], "-");
  const named = place.map(part).filter((text) => text !== undefined);
  return named.length > 0 ? joined([named.join(""), number], "") : undefined;
}

function joined(parts: readonly (string | undefined)[], separator: string): string | undefined {
  const said = parts.filter((part) => part !== undefined && part.trim() !== "");
  return said.length > 0 ? said.join(separator) : undefined;
}

/** The quarter of the town that the address names. */
export function neighborhoodOf(tags: Tags): string | undefined {
  const name = tags["addr:neighbourhood"] ?? tags["addr:quarter"] ?? tags["addr:suburb"];
  return name && cutText(name, 2_000);
}
