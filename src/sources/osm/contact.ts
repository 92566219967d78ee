import { cutText, readWebAddress, textOf } from "../properties/values.ts";
import type { Tags } from "../taxonomy/presets.ts";

/** The first value of the first of the keys that has one that passes. */
function findFirst<T>(
  tags: Tags,
  keys: readonly string[],
  read: (value: string) => T | undefined,
): T | undefined {
  for (const key of keys) {
    for (const one of tags[key]?.split(";") ?? []) {
      const value = read(one.trim());
      if (value !== undefined) return value;
    }
  }
  return undefined;
}

/** A telephone number as it is written; the first of several. */
export function readPhone(tags: Tags): string | undefined {
  const keys = ["phone", "contact:phone", "mobile", "contact:mobile"];
  return findFirst(tags, keys, (value) =>
    (value.match(/\d/g)?.length ?? 0) >= 3 && value.length <= 100 ? value : undefined,
  );
}

/** The address of the place's own pages on the web; what is no such address is dropped. */
export function readWebsite(tags: Tags): string | undefined {
  return findFirst(tags, ["website", "contact:website", "url"], readWebAddress);
}

/** Social networks: their name, their key and what stands before the name of an account. */
const networks: readonly (readonly [name: string, key: string, host: string, prefix: string])[] = [
  ["Facebook", "facebook", "facebook.com", "https://www.facebook.com/"],
  ["Instagram", "instagram", "instagram.com", "https://www.instagram.com/"],
  ["X", "twitter", "twitter.com", "https://x.com/"],
  ["YouTube", "youtube", "youtube.com", "https://www.youtube.com/@"],
  ["TikTok", "tiktok", "tiktok.com", "https://www.tiktok.com/@"],
];

/** The accounts of a place: addresses as they are, names of accounts as addresses. */
export function readSocialLinks(tags: Tags): { name: string; url: string }[] {
  return networks.flatMap(([name, key, host, prefix]) => {
    const url = findFirst(tags, [`contact:${key}`, key], (value) => accountUrl(value, host, prefix));
    return url ? [{ name, url }] : [];
  });
}

function accountUrl(value: string, host: string, prefix: string): string | undefined {
  const text = textOf(value);
  if (text === undefined) return undefined;
  if (/[/:]/.test(text)) {
    const url = readWebAddress(text);
    return url && isOf(url, host) ? url : undefined;
  }
  return /^@?[\w.-]{2,100}$/.test(text) ? `${prefix}${text.replace(/^@/, "")}` : undefined;
}

function isOf(url: string, host: string): boolean {
  const { hostname } = new URL(url);
  return hostname === host || hostname.endsWith(`.${host}`) || hostname === "fb.com" || hostname === "x.com";
}

/** The item of Wikidata that is this place, such as Q1486. */
export function readWikidata(tags: Tags): string | undefined {
  return findFirst(tags, ["wikidata"], (value) => (/^Q[1-9]\d{0,14}$/.test(value) ? value : undefined));
}

/** Countries that write the number of a house before its street. */
const numberFirst = new Set(
  "AU BD CA EG FR GB GG HK IE IM IN JE KE LK LU MA MC MY NG NZ OM PH PK SG TH TN US VN ZA ZW".split(" "),
);
/** Countries that write the postal code after the town. */
const codeLast = new Set("AU BD CA GB GG HK IE IM IN JE KE LK MY NZ PH PK SG TH US ZA".split(" "));
/** Countries that write from the large to the small, without streets. */
const largeFirst = new Set(["JP", "KR", "CN", "TW"]);

/** The postal address of an element in one line, in the order of its country (ISO 3166-1); undefined when it has none. */
export function readAddress(tags: Tags, country: string | undefined): string | undefined {
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
export function readNeighborhood(tags: Tags): string | undefined {
  const name = tags["addr:neighbourhood"] ?? tags["addr:quarter"] ?? tags["addr:suburb"];
  return name && cutText(name, 2_000);
}
