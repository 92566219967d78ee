import type { HouseMatter } from "../../contract/house-matters.ts";
import { isSameLanguage, NO_LANGUAGE } from "../../languages/compare.ts";
import { fold } from "../../search/text/fold.ts";
import { reachDesk, tellDesk } from "./desk.ts";
import { readProfile } from "./knowledge.ts";
import { tellTransport } from "./stations.ts";
import { sayHolidays } from "./tell-holiday.ts";
import type { Told, TurnContext } from "./turn.ts";

/** What words such as "included" and "the room" mean by themselves; beside a matter of its own they only tell more of that one. */
const general: ReadonlySet<string> = new Set<HouseMatter>(["perks", "room"]);

const lost: HouseMatter = "lost_and_found";

/** Answers what the house is asked about by what its host says of it; what the host does not say the desk knows. A holiday that is asked about with it is told of. */
export async function tellAboutHouse(context: TurnContext): Promise<Told> {
  const told = await tellMatters(context);
  const { holidayOn = [] } = context.understanding;
  const holiday = holidayOn.length > 0 ? sayHolidays(context, holidayOn) : undefined;
  if (!holiday) return told;
  const message = [told.said.message, holiday.sentence].join(context.voice.between);
  return { ...told, said: { ...told.said, message } };
}

async function tellMatters(context: TurnContext): Promise<Told> {
  const { voice, understanding } = context;
  const { desk } = voice.phrases;
  // What is told beside what was lost is where, but whether somebody is there to ask.
  const isLost = understanding.matters.includes(lost) && !understanding.matters.includes("reception_hours");
  const particular = understanding.matters.filter((matter) =>
    isLost ? matter === lost : !general.has(matter),
  );
  const asked = particular.length > 0 ? particular : understanding.matters;
  const told = asked.map((matter) => factsOf(context, matter as HouseMatter));
  const known = [...new Set(told.flat().map((fact) => inVoice(fact, context)))];
  // Whether the house itself brings its guests somewhere, no station tells.
  const isOfWay = asked.length > 0 && asked.every((matter) => matter === "transport");
  if (known.length === 0 && isOfWay) return tellTransport(context);
  if (known.length === 0) return tellDesk(context, unknown(context));
  if (told.some((facts) => facts.length === 0)) return tellDesk(context, ...known, desk.rest);
  if (asksBeyond(context, known)) {
    const quoted = new Set(told.flat().map(({ text }) => desk.houseSays(text)));
    return tellDesk(context, ...quoted, desk.rest);
  }
  if (asksAgain(context)) return tellDesk(context, ...known);
  return { said: { message: known.join(voice.between), actions: reachDesk(context).actions }, state: {} };
}

/** Whether more is asked than the matters themselves that what is known of them has no word of: "is there gluten-free bread at breakfast?". */
function asksBeyond({ understanding: { particulars = [] } }: TurnContext, known: readonly string[]): boolean {
  const told = fold(known.join(" "));
  const words = told.split(/[^\p{L}\p{M}\p{N}]+/u);
  const isWordTold = (word: string) =>
    /\p{Script=Han}|\p{Script=Kana}/u.test(word)
      ? [...word].some((sign, at, all) => at > 0 && told.includes(all[at - 1]! + sign))
      : words.some((other) => other.startsWith(word.slice(0, ALIKE_MIN)));
  return particulars.some((said) => !said.split(" ").every(isWordTold));
}

/** Words that begin with so many letters alike are forms of one. */
const ALIKE_MIN = 5;

/** Whether more is asked of what was just told, which that may not say. */
function asksAgain({ understanding, state }: TurnContext): boolean {
  const { intent, matters = [] } = state.understanding ?? {};
  return intent === "about_house" && understanding.matters.every((matter) => matters.includes(matter));
}

/** Beside places of the city, it is the house that nothing is known of. */
function unknown({ voice, understanding, aside }: TurnContext): string {
  const { desk } = voice.phrases;
  return understanding === aside ? desk.houseUnknown : desk.unknown;
}

/** What the house says of matters that a place was asked about and that nobody knows of the place. */
export function houseSays(context: TurnContext): string[] {
  const { matters } = context.understanding;
  const facts = matters.flatMap((matter) => factsOf(context, matter as HouseMatter));
  return facts.map(({ text }) => context.voice.phrases.desk.houseSays(text));
}

/** What the house has said of a matter: where it is, when somebody is at the desk. */
export function toldOfHouse(context: TurnContext, matter: HouseMatter): string[] {
  return factsOf(context, matter).map((fact) => inVoice(fact, context));
}

/** Something that is known of the house. */
interface HouseFact {
  text: string;
  /** In another language than the guest's. */
  isForeign: boolean;
}

function inVoice({ text, isForeign }: HouseFact, { voice }: TurnContext): string {
  return isForeign ? voice.phrases.desk.houseSays(text) : text;
}

/** What is known of a matter: the host's own words in the nearest language there is, else what the profile has of it. */
function factsOf({ sight, voice }: TurnContext, matter: HouseMatter): HouseFact[] {
  const { host, localiser } = sight;
  if (!host) return [];
  const fact = localiser.pick(host.houseFacts[matter] ?? {});
  const { phrases } = voice;
  if (fact) return [{ text: fact.value, isForeign: !isReadable(fact.language, voice.language) }];
  const { primaryLocation, uiConfig, perks } = readProfile(host);
  const { address } = primaryLocation ?? {};
  const { phone } = uiConfig?.contact ?? {};
  const own: Partial<Record<HouseMatter, readonly string[]>> = {
    address: address ? [phrases.address(address)] : [],
    contact: phone ? [phrases.phone(phone)] : [],
    perks: (perks?.sections ?? []).map(phrases.sentence),
  };
  return (own[matter] ?? []).map((text) => ({ text, isForeign: false }));
}

/** Whether words are in the guest's language, or in one that nobody has named. */
function isReadable(language: string, voice: string): boolean {
  return language === NO_LANGUAGE || isSameLanguage(language, voice);
}
