import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import type { ChatAnswer } from "../../src/contract/chat-answer.ts";
import type { GeoArea } from "../../src/contract/geo-area.ts";
import type { Listing } from "../../src/contract/listing.ts";
import { type Asking, openTestConcierge, type RecordLine } from "../../test/support/concierge/concierge.ts";
import { generateRecords } from "../generator/generate-records.ts";
import { Random } from "../generator/random.ts";

/*
 * Plans of random wishes, each read by the answer and the records alone: whoever wishes for something has it in the plan, or is told
 * that it is not there. `WISHED_PLANS` says how many; 1,000 take a minute or two.
 */

/** What is wished for: in words, in a field of the request, or both. */
interface Wish {
  said?: string;
  asking?: Asking;
  /** Whether the plan keeps it. */
  isKept(plan: Stop[][]): boolean;
  /** How an answer that does not keep it says so. */
  named: RegExp;
}

interface Stop {
  id: string;
  name: string;
  type: string;
  timeOfDay: string;
  /** Minutes after midnight; after midnight of the next day beyond 1,440. */
  start: number;
  end: number;
  record: Listing | undefined;
}

type Draw = (random: Random, days: number) => Wish;

const HEADING = 240;
const PUNCTUAL = 20;
const MEALS = ["breakfast", "lunch", "dinner"];
const visitsOf = (stops: readonly Stop[]) => stops.filter(({ type }) => !MEALS.includes(type));
const everyDay = (isSo: (day: Stop[]) => boolean) => (plan: Stop[][]) =>
  plan.every((day) => day.length === 0 || isSo(day));
const some = (isSo: (stop: Stop) => boolean) => (plan: Stop[][]) => plan.flat().some(isSo);
const none = (isSo: (stop: Stop) => boolean) => (plan: Stop[][]) => !plan.flat().some(isSo);
const hasMeal = (meal: string, isSo: (stop: Stop) => boolean = () => true) =>
  everyDay((day) => day.some((stop) => stop.type === meal && isSo(stop)));
const isAtMost = (level: number) => none(({ record }) => (record?.priceLevel ?? 0) > level);
const minutes = (clock = "00:00") => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const first = <T>(by: Readonly<Record<string, T>> | undefined) => by?.["en-GB"] ?? Object.values(by ?? {})[0];
/** What a record says of itself, in lower case. */
const wordsOf = ({ type, record }: Pick<Stop, "type" | "record">) =>
  JSON.stringify([
    type,
    first(record?.category),
    first(record?.activityTags),
    first(record?.keywords),
    record?.serviceTypes,
    first(record?.integratedCategories),
  ]).toLowerCase();
const says = (words: RegExp) => (stop: Stop) => words.test(wordsOf(stop));

const general: Readonly<Record<string, Draw>> = {
  start(random) {
    const hour = random.between(9, 12);
    return {
      said: `start at ${hour}`,
      isKept: everyDay(([one]) => one!.start >= hour * 60),
      named: /start \(/,
    };
  },
  end(random) {
    const hour = random.between(17, 21);
    const isKept = everyDay((day) => day.at(-1)!.end <= hour * 60);
    return { said: `back by ${hour - 12}pm`, isKept, named: /end \(/ };
  },
  dinner(random) {
    const hour = random.between(18, 20);
    const isKept = hasMeal("dinner", ({ start }) => Math.abs(start - hour * 60) <= PUNCTUAL);
    return { said: `dinner at ${hour - 12}`, isKept, named: /meal \(dinner/ };
  },
  lunch(random) {
    const hour = random.between(12, 14);
    const isKept = hasMeal("lunch", ({ start }) => Math.abs(start - hour * 60) <= PUNCTUAL);
    return { said: `lunch at ${hour > 12 ? hour - 12 : hour}`, isKept, named: /meal \(lunch/ };
  },
  breakfast: () => ({
    said: "with breakfast",
    isKept: hasMeal("breakfast"),
    named: /meal \(breakfast|for breakfast/,
  }),
  withoutMeal(random) {
    const meal = random.pick(["lunch", "dinner"]);
    return {
      said: `without ${meal}`,
      isKept: none(({ type }) => type === meal),
      named: new RegExp(`meal \\(${meal}`),
    };
  },
  withoutKind(random) {
    const kind = random.pick(["museum", "church", "bar", "park"]);
    const plural = kind === "church" ? "churches" : `${kind}s`;
    return { said: `no ${plural}`, isKept: none(({ type }) => type === kind), named: new RegExp(kind) };
  },
  pace(random) {
    const isSlow = random.chance(0.5);
    return {
      said: isSlow ? random.pick(["relaxed", "not too much a day", "at a slow pace"]) : "packed",
      isKept: everyDay((day) => (isSlow ? visitsOf(day).length <= 4 : true)),
      named: /pace/,
    };
  },
  firstDayEasy: () => ({
    said: "an easy first day",
    isKept: ([day]) => visitsOf(day!).length <= 4,
    named: /pace/,
  }),
  people(random) {
    const count = random.between(3, 9);
    return {
      said: `for ${count} people`,
      isKept: () => false,
      named: new RegExp(`number of people: ${count}\\b`),
    };
  },
  diet(random) {
    const diet = random.pick(["vegetarian", "vegan"]);
    const isKept = everyDay((day) =>
      day.filter(({ type }) => MEALS.includes(type)).every(says(/vegetarian|vegan/)),
    );
    return { said: random.pick([diet, `we are ${diet}`, `${diet} food`]), isKept, named: /property \(|veg/ };
  },
  access: () => ({
    said: "wheelchair accessible",
    isKept: everyDay((day) => day.every(says(/wheelchair/))),
    named: /property \(/,
  }),
  dogs: () => ({ said: "with our dog", isKept: everyDay((day) => day.every(says(/dog/))), named: /dog/ }),
  cheap(random) {
    const [said, most] = random.pick([
      ["cheap", 1],
      ["on a small budget", 1],
      ["nothing expensive", 2],
      ["not too expensive", 2],
    ] as const);
    return { said, isKept: isAtMost(most), named: /price/ };
  },
  money(random) {
    const sum = random.between(3, 20) * 10;
    // No prices are added up: a sum asks for places of the lowest level.
    return { said: `budget of ${sum} euros`, isKept: isAtMost(1), named: new RegExp(`price|${sum}`) };
  },
  fine: () => ({
    said: "fine dining",
    isKept: (plan) => plan.flat().some(({ record }) => (record?.priceLevel ?? 0) >= 3),
    named: /fine dining|price|kind/i,
  }),
  kind(random) {
    const [said, words] = random.pick([
      ["museums", /museum|gallery/],
      ["a zoo", /zoo/],
      ["parks", /park/],
      ["a castle", /castle|palace/],
      ["a spa", /spa|swim/],
      ["an aquarium", /aquarium/],
      ["live music", /music|jazz|concert/],
      ["a boat tour", /boat/],
      ["architecture", /architect/],
      ["shopping", /shop|store|mall/],
    ] as const);
    return { said: random.pick([`with ${said}`, said]), isKept: some(says(words)), named: words };
  },
  few(random) {
    const [said, kind] = random.pick([
      ["one museum", "museum"],
      ["one church", "church"],
    ] as const);
    return {
      said: `only ${said}`,
      isKept: (plan) => plan.flat().filter(({ type }) => type === kind).length <= 1,
      named: new RegExp(kind),
    };
  },
  limit(random) {
    const most = random.between(2, 4);
    return {
      said: `at most ${most} stops a day`,
      isKept: everyDay((day) => visitsOf(day).length <= most),
      named: /limit \(/,
    };
  },
  early(random) {
    const [said, words] = random.pick([
      ["one museum early", /museum|gallery/],
      ["a park first thing", /park|garden/],
      ["a bar at the end", /bar|pub|brewery|nightlife/],
      ["a castle on day 1", /castle|palace/],
    ] as const);
    const isThere = says(words);
    const isKept = (plan: Stop[][]) =>
      said.includes("end")
        ? plan.some((day) => day.some((stop) => isThere(stop) && stop.start >= day.at(-1)!.start - HEADING))
        : plan[0]!.some(isThere);
    return { said, isKept, named: /order|place|time/ };
  },
  free(random, days) {
    const part = random.pick(["morning", "afternoon", "evening"]);
    const day = random.between(1, days);
    const isFree = ({ timeOfDay }: Stop) => timeOfDay !== part;
    return random.chance(0.5)
      ? { said: `${part}s free`, isKept: (plan) => plan.flat().every(isFree), named: /time|free/ }
      : {
          said: `the ${part} of day ${day} free`,
          isKept: (plan) => plan[day - 1]!.every(isFree),
          named: /time|free/,
        };
  },
  kitchen(random) {
    const [said, words] = random.pick([
      ["sushi for dinner", /sushi|japan/],
      ["an italian dinner", /ital|pizz/],
      ["a seafood dinner", /seafood|fish/],
      ["brunch", /brunch|breakfast/],
      ["ice cream", /ice cream/],
    ] as const);
    return { said, isKept: some(says(words)), named: new RegExp(`${words.source}|meal|kind`) };
  },
  company(random) {
    const [userCategory, said] = random.pick([
      ["family", "with kids"],
      ["couples", "as a couple"],
      ["friends", "with friends"],
      ["solo", "alone"],
    ] as const);
    const isKept: Wish["isKept"] =
      userCategory === "family" ? none(({ type }) => /^(bar|pub|nightclub)$/.test(type)) : () => true;
    return {
      ...(random.chance(0.5) ? { said } : { asking: { userCategory } }),
      isKept,
      named: /famil|kid|child/,
    };
  },
  rain: () => ({
    said: "it will rain",
    isKept: (plan) =>
      visitsOf(plan.flat()).filter(({ type }) => /park|beach|nature|viewpoint|zoo/.test(type)).length <=
      plan.flat().length / 2,
    named: /rain|property/,
  }),
  walking: () => ({ said: "not much walking", isKept: () => true, named: /walk/ }),
  unknown: (random) => ({
    said: random.pick(["zorbing", "a helicopter flight", "curling"]),
    isKept: () => false,
    named: /zorbing|helicopter|curling/,
  }),
  interest(random) {
    const id = random.pick(["design", "history", "art", "architecture", "nature"]);
    const isKept = some(
      ({ type, record }) =>
        JSON.stringify([first(record?.preferences), wordsOf({ type, record })]).match(
          id === "nature" ? /nature|park|garden|beach|lake|hiking/ : id.slice(0, 6),
        ) !== null,
    );
    return {
      ...(random.chance(0.5)
        ? { said: `we like ${id}` }
        : { asking: { userInterests: [{ id, weight: 1 }] as never } }),
      isKept,
      named: new RegExp(id),
    };
  },
};

/** Of wishes that may deny each other a plan has one. */
const opposed: readonly (readonly string[])[] = [
  ["lunch", "dinner", "withoutMeal", "free"],
  ["withoutKind", "kind", "early", "few", "place", "placeOnDay", "placeInPart"],
  ["cheap", "money", "fine"],
  ["pace", "firstDayEasy"],
  ["inArea", "notInArea"],
  ["notInArea", "place", "placeOnDay", "placeInPart"],
  ["withoutPlace", "near", "place", "placeOnDay", "placeInPart"],
  ["company", "early"],
  ["free", "placeInPart"],
  ["breakfast", "start"],
];

type Area = readonly [id: string, name: string, circle: GeoArea];

function isInside({ geoLocation: middle, radius = 0 }: GeoArea, at: Listing["geoLocation"]): boolean {
  if (!middle || !at) return false;
  const east = (at[1]! - middle[1]!) * Math.cos((at[0]! * Math.PI) / 180);
  return Math.hypot(at[0]! - middle[0]!, east) * 111_195 <= radius;
}

/** Wishes that name what the records have. */
function named(
  places: readonly (readonly [id: string, name: string])[],
  areas: readonly Area[],
): Record<string, Draw> {
  const isPlace = (id: string) => (stop: Stop) => stop.id === id;
  const drawn = (random: Random) => random.pick(places);
  const area = (random: Random) => random.pick(areas);
  return {
    place(random) {
      const [id, name] = drawn(random);
      return {
        said: random.pick([`with ${name}`, `${name}`, `we want to see ${name}`]),
        isKept: some(isPlace(id)),
        named: new RegExp(escaped(name)),
      };
    },
    placeOnDay(random, days) {
      const [id, name] = drawn(random);
      const day = random.between(1, days);
      return {
        said: `${name} on day ${day}`,
        isKept: (plan) => plan[day - 1]!.some(isPlace(id)),
        named: new RegExp(escaped(name)),
      };
    },
    placeInPart(random) {
      const [id, name] = drawn(random);
      const part = random.pick(["morning", "afternoon"]);
      const isThen = (stop: Stop) =>
        stop.id === id && (stop.timeOfDay === part || stop.timeOfDay === "midday");
      return { said: `${name} in the ${part}`, isKept: some(isThen), named: new RegExp(escaped(name)) };
    },
    withoutPlace(random) {
      const [id, name] = drawn(random);
      return { said: `without ${name}`, isKept: none(isPlace(id)), named: new RegExp(escaped(name)) };
    },
    near(random) {
      const [, name] = drawn(random);
      return { said: `near ${name}`, isKept: () => false, named: /nearness/ };
    },
    inArea(random) {
      const [, name, circle] = area(random);
      const isThere = ({ record, name: called }: Stop) =>
        record?.neighborhood === name || called === name || isInside(circle, record?.geoLocation);
      return { said: `in ${name}`, isKept: everyDay((day) => day.every(isThere)), named: /area/ };
    },
    notInArea(random) {
      const [, name] = area(random);
      const isThere = ({ record, name: called }: Stop) => record?.neighborhood === name || called === name;
      return { said: `not in ${name}`, isKept: none(isThere), named: new RegExp(`area|${escaped(name)}`) };
    },
  };
}

const sample = globSync(join(import.meta.dirname, "..", "..", "data", "copenhagen", "*.ndjson")).sort();
const sampleRecords = sample.flatMap((file) =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as RecordLine),
);
const generated = [...generateRecords({ seed: 1, listings: 400, guides: 0, cities: 1 })].map(
  ({ kind, record }) => ({ kind, ...record }) as unknown as RecordLine,
);
const concierge = await openTestConcierge();
await concierge.addSample();
await concierge.add("made", generated);

/** What is wished for and neither in the plan nor told, of so many plans. */
async function silentWishes(orgId: string, records: readonly RecordLine[], plans: number): Promise<string[]> {
  const byId = new Map(
    records.filter(({ kind }) => kind === "listing").map((one) => [one.id, one as unknown as Listing]),
  );
  const profileId = records.find(({ kind }) => kind === "host")!.id;
  const places = [...byId.values()]
    .filter(
      ({ status, hostIds, category }) =>
        status === "active" &&
        (hostIds?.includes(profileId) ?? true) &&
        /museum|church|castle|park|tower|gallery|garden/i.test(first(category) ?? ""),
    )
    .map(({ id, name }) => [id, first(name)!] as const);
  const areas = records
    .filter(({ kind }) => kind === "geoArea")
    .map((one) => one as unknown as GeoArea)
    .map((one): Area => [one.id, first(one.displayName) ?? one.id, one]);
  const draws = Object.entries({ ...general, ...named(places, areas) });
  const silent: string[] = [];
  for (let plan = 0; plan < plans; plan++) {
    const random = new Random(5, plan);
    const days = random.between(1, 4);
    const wishes = random
      .some(draws, random.between(1, 6))
      .filter(([name], at, all) => {
        const before = all.slice(0, at).map(([other]) => other);
        return !opposed.some((some) => some.includes(name) && before.some((other) => some.includes(other)));
      })
      .map(([name, draw]) => ({ name, ...draw(random, days) }));
    const message = [`${days} days`, ...wishes.flatMap(({ said }) => said ?? [])].join(", ");
    const asking = Object.assign({}, ...wishes.map((wish) => wish.asking));
    const answer = await concierge
      .talk({ orgId }, { profileId })
      .plan({ message, startDate: "2026-11-20", ...asking });
    const told = `${answer.message} ${answer.itinerary?.summary}`;
    if (answer.itinerary === undefined || answer.itinerary === null) {
      silent.push(`PLAN: ${message} -> ${told}`);
      continue;
    }
    const read = stopsOf(answer, byId);
    if (read.length !== days) silent.push(`DAYS: ${message}`);
    for (const { name, said, isKept, named } of wishes)
      if (!isKept(read) && !named.test(told) && !quotes(told, said))
        silent.push(`${name}: ${said} | ${message} -> ${told}`);
  }
  return silent;
}

/** Whether an answer quotes some of what was said, as it does what it does not understand. */
function quotes(told: string, said = ""): boolean {
  return [...told.matchAll(/[“"]([^”"]+)[”"]/g)].some(([, quoted]) => said.includes(quoted!));
}

function stopsOf({ itinerary }: ChatAnswer, byId: ReadonlyMap<string, Listing>): Stop[][] {
  return itinerary!.days.map(({ activities }) =>
    activities.map(({ placeId, placeName, activityType, timeOfDay, startTime, endTime }) => {
      const [start, end] = [minutes(startTime), minutes(endTime)];
      return {
        id: placeId!,
        name: placeName!,
        type: activityType!,
        timeOfDay,
        start,
        end: end < start ? end + 1_440 : end,
        record: byId.get(placeId!),
      };
    }),
  );
}

for (const [orgId, records] of [
  ["demo", sampleRecords],
  ["made", generated],
] as const)
  test(`every wish of plans of random wishes is used or named (${orgId})`, async () => {
    const plans = Number(process.env.WISHED_PLANS ?? 60) / 2;
    const silent = await silentWishes(orgId, records, plans);
    assert.ok(silent.length === 0, silent.join("\n"));
  });
