import { textOf, webAddressOf } from "../properties/values.ts";
import type { Tags } from "../taxonomy/presets.ts";

/** The first value of the first of the keys that has one that passes. */
function firstOf<T>(
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
export function phoneOf(tags: Tags): string | undefined {
  const keys = ["phone", "contact:phone", "mobile", "contact:mobile"];
  return firstOf(tags, keys, (value) => (digitsIn(value) >= 3 && value.length <= 100 ? value : undefined));
}

function digitsIn(text: string): number {
  return text.match(/\d/g)?.length ?? 0;
}

/** The address of the place's own pages on the web; what is no such address is dropped. */
export function websiteOf(tags: Tags): string | undefined {
  return firstOf(tags, ["website", "contact:website", "url"], webAddressOf);
}

/** A link as the contract has it. */
export interface SocialLink {
  name: string;
  url: string;
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
export function socialLinksOf(tags: Tags): SocialLink[] {
  return networks.flatMap(([name, key, host, prefix]) => {
    const url = firstOf(tags, [`contact:${key}`, key], (value) => accountUrl(value, host, prefix));
    return url ? [{ name, url }] : [];
  });
}

function accountUrl(value: string, host: string, prefix: string): string | undefined {
  const text = textOf(value);
  if (text === undefined) return undefined;
  if (/[/:]/.test(text)) {
    const url = webAddressOf(text);
    return url && isOf(url, host) ? url : undefined;
  }
  return /^@?[\w.-]{2,100}$/.test(text) ? `${prefix}${text.replace(/^@/, "")}` : undefined;
}

function isOf(url: string, host: string): boolean {
  const { hostname } = new URL(url);
  return hostname === host || hostname.endsWith(`.${host}`) || hostname === "fb.com" || hostname === "x.com";
}

/** The item of Wikidata that is this place, such as Q1486. */
export function wikidataOf(tags: Tags): string | undefined {
  return firstOf(tags, ["wikidata"], (value) => (/^Q[1-9]\d{0,14}$/.test(value) ? value : undefined));
}
