import type { Random } from "../../generator/random.ts";
import type { Part } from "../judged.ts";
import type { Place, Wish } from "./records.ts";
import {
  additions,
  corrections,
  type Domain,
  indifferent,
  openers,
  prices,
  withoutList,
  wordings,
} from "./templates.ts";

/** What a traveller wants, and the messages that say so, one after the other. */
export interface Goal {
  domain: Domain;
  wishes: Readonly<Partial<Record<Wish, string>>>;
  say: readonly string[];
}

/** What may be wished for in a kind of place, as often as it stands here. */
const WISHES: Readonly<Record<Domain, readonly Wish[]>> = {
  restaurant: ["food", "area", "price"],
  attraction: ["type", "area", "type", "area", "price"],
  hotel: ["type", "area", "price", "stars", "parking", "internet"],
};
const DOMAINS = ["restaurant", "restaurant", "attraction", "hotel"] as const;
const MESSAGES_MAX = 3;
const WISHES_MAX = 4;
/** How often a message corrects one before it, and how often one says that something does not matter. */
const [CORRECTED, INDIFFERENT] = [0.2, 0.15];

/** The templates of a half, by their hash, so that they stay there whatever is added. */
function half(templates: readonly string[], part: Part): string[] {
  return templates.filter((template) => (fnv1a(template) % 2 === 0 ? "tune" : "report") === part);
}

/** Messages after which a list would be wrong. */
export function messagesWithoutList(part: Part): string[] {
  return half(withoutList, part);
}

/** Goals that at least one place satisfies, in messages of one half of the templates. */
export function drawGoals(places: readonly Place[], part: Part, count: number, random: Random): Goal[] {
  const goals: Goal[] = [];
  while (goals.length < count) {
    const goal = drawGoal(places, part, random);
    if (goal) goals.push(goal);
  }
  return goals;
}

/** Undefined where the half has too few templates to say what was drawn. */
function drawGoal(places: readonly Place[], part: Part, random: Random): Goal | undefined {
  const pick: Pick = (list) => random.pick(list);
  const domain = pick(DOMAINS);
  const place = pick(places.filter((one) => one.domain === domain));
  const drawn = Array.from({ length: random.between(1, WISHES_MAX) }, () => pick(WISHES[domain])).filter(
    (wish) => place.wishes[wish] !== undefined,
  );
  const names = [...new Set(drawn)];
  const wishes = Object.fromEntries(names.map((name) => [name, place.wishes[name]!]));
  const opener = pick(
    half(openers[domain], part).filter((one) => wishesIn(one).every((name) => wishes[name])),
  );
  if (names.length === 0 || opener === undefined) return undefined;
  const first = new Set(wishesIn(opener));
  const rest = names.filter((name) => !first.has(name));
  const corrected = random.chance(CORRECTED)
    ? pick([...first].filter((name) => name in corrections))
    : undefined;
  const old = corrected && pick(places.filter((one) => one.domain === domain)).wishes[corrected];
  const say = [fill(opener, old && corrected ? { ...wishes, [corrected]: old } : wishes, pick)];
  if (corrected && old !== undefined && old !== wishes[corrected]) {
    const template = pick(half(corrections[corrected]!, part));
    say.push(correct(template, corrected, old, wishes[corrected]!, pick));
  } else if (old !== undefined) return undefined;
  for (const name of rest) say.push(fill(pick(half(additions[name]!, part)), wishes, pick));
  const free = pick(["area", "price"] as const);
  if (random.chance(INDIFFERENT) && !(free in wishes)) say.push(pick(half(indifferent[free]!, part)));
  return say.length <= MESSAGES_MAX ? { domain, wishes, say } : undefined;
}

const SLOTS: readonly (readonly [written: string, wish: Wish])[] = [
  ["{price}", "price"],
  ["{range}", "price"],
  ["{area}", "area"],
  ["{food}", "food"],
  ["{type}", "type"],
  ["{stars}", "stars"],
  ["parking", "parking"],
  ["wifi", "internet"],
  ["internet", "internet"],
];

function wishesIn(template: string): Wish[] {
  return SLOTS.filter(([written]) => template.includes(written)).map(([, wish]) => wish);
}

type Pick = <T>(list: readonly T[]) => T;

function fill(template: string, wishes: Readonly<Partial<Record<Wish, string>>>, pick: Pick): string {
  const filled = template.replace(/\{(\w+)\}/g, (_, slot: string) => {
    if (slot === "price" || slot === "range") return pick(prices[wishes.price!]![slot]);
    return written(wishes[slot as Wish]!, pick);
  });
  return filled.replace(/\b([Aa]) (?=[aeiou])/g, "$1n ");
}

function correct(template: string, wish: Wish, before: string, after: string, pick: Pick): string {
  const say = (value: string) => (wish === "price" ? pick(prices[value]!.range) : written(value, pick));
  return template.replace("{old}", say(before)).replace("{new}", say(after));
}

function written(value: string, pick: Pick): string {
  return pick(wordings[value] ?? [value]);
}

/** Whether a place has all that a goal wishes for. */
export function satisfies(place: Place | undefined, { domain, wishes }: Goal): boolean {
  if (place?.domain !== domain) return false;
  return Object.entries(wishes).every(([name, value]) => place.wishes[name as Wish] === value);
}

/** The 32-bit FNV-1a hash of a text's UTF-8 bytes, folded once so that its low bits depend on all others. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(text, "utf8")) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}
