import { type ChangeKind, changeKinds } from "../../src/concierge/understanding/change-kinds.ts";
import {
  type Alarm,
  alarms,
  type Change,
  changes,
  type Purpose,
  purposes,
} from "../../src/concierge/understanding/gate.ts";
import { type QuestionKind, questionKinds } from "../../src/concierge/understanding/question-kinds.ts";

/** What an emergency or a change may be told to be of. */
const parts: readonly string[] = [...alarms, ...changes];

/** What may be asked for by what is for this. */
const kindsOf: Partial<Record<Purpose, readonly (ChangeKind | QuestionKind)[]>> = {
  change: changeKinds,
  about_place: questionKinds,
};

/** A message and what it is for; of an emergency and of a change what it is of, where that was told. */
export interface Example {
  message: string;
  purpose: Purpose;
  of?: Alarm | Change;
  /** What a change of a plan or a question about a place asks for, where that was told. */
  asks?: readonly (ChangeKind | QuestionKind)[];
  /** What was said before it, in a conversation. */
  after?: Example;
}

/** Of the intents of a public set, which are all English, so many messages each: more would drown the other languages. */
const PER_INTENT = 15;

/**
 * Lines of purpose (`search`, `emergency`, `emergency.medical`, `change.of_plan`, `change.move`, `change.remove+add`, `about_place.hours`) and message, with a tab
 * between. @throws Error of a line that is not so
 */
export function readUtterances(text: string): Example[] {
  return lines(text).map((line) => {
    const [tag = "", message] = line.split("\t");
    const [purpose, told] = tag.split(".");
    const named = told?.split("+") ?? [];
    const kinds = kindsOf[purpose as Purpose] ?? [];
    const asks = kinds.filter((kind) => named.includes(kind));
    const isAsked = asks.length > 0 && asks.length === named.length;
    const of = !isAsked ? told : purpose === "change" ? "of_plan" : undefined;
    const isKnown = of === undefined || parts.includes(of);
    if (!purposes.includes(purpose as Purpose) || !isKnown || !message)
      throw new Error(`not a purpose and a message: ${line}`);
    return {
      message,
      purpose: purpose as Purpose,
      of: of as Example["of"],
      ...(asks.length > 0 && { asks }),
    };
  });
}

/** Conversations with an empty line between them, a turn a line as {@link readUtterances} reads it. @throws Error of a line that is not so */
export function readConversations(text: string): Example[] {
  return text.split(/(?:\r?\n){2,}/).flatMap((conversation) => inTurn(readUtterances(conversation)));
}

/** The turns of a conversation, each after the one before. */
function inTurn(turns: Example[]): Example[] {
  for (const [index, turn] of turns.entries()) turn.after = turns[index - 1];
  return turns;
}

/** Whether a file of messages is of one language and by hands of its own, as against what tests say. */
export function isOfLanguage(path: string): boolean {
  return /\/gate\/.*\/[a-z]{2}(-\d+)?\.tsv$/.test(path);
}

/** Whether an example is of every fifth conversation; a message alone is one. */
export function fifthOf(examples: readonly Example[]): (example: Example) => boolean {
  let number = 0;
  const fifth = new Set(examples.filter(({ after }) => (after ? number : ++number) % 5 === 0));
  return (example) => fifth.has(example);
}

/** What each intent is for, where it has not the same name; a weather question is one of fact. */
export const purposeOf: Partial<Record<string, Purpose>> = {
  find_places: "search",
  list_guides: "search",
  list_areas: "search",
  refine: "change",
  edit_plan: "change",
  plan_trip: "plan",
  show_plan: "plan",
  explain_plan: "plan",
  send_plan: "plan",
  about_weather: "knowledge",
  out_of_scope: "not_ours",
};

const changeOf: Partial<Record<string, Change>> = { refine: "of_search", edit_plan: "of_plan" };

/** Judged conversations, by the intent of each turn. */
export function readJudged(text: string): Example[] {
  return lines(text).flatMap((line) => {
    const { turns } = JSON.parse(line) as { turns: { say: string; intent: string }[] };
    return inTurn(
      turns.map(({ say, intent }) => ({
        message: say,
        purpose: purposeOf[intent] ?? (intent as Purpose),
        of: changeOf[intent],
      })),
    );
  });
}

/** Judged messages of guests, by the last of what was said; of several purposes the first. */
export function readGuests(text: string): Example[] {
  return lines(text).map((line) => {
    const entry = JSON.parse(line) as { say: string[]; for: Purpose | Purpose[] };
    return { message: entry.say.at(-1)!, purpose: [entry.for].flat()[0]! };
  });
}

/** What is ours, of what people say to a robot at home; what is said within a conversation is left out. */
const hwu64: Readonly<Record<string, Purpose | undefined>> = {
  recommendation: "search",
  general: undefined,
  takeaway: undefined,
  transport: undefined,
  "general.joke": "small_talk",
  "general.praise": "small_talk",
  "recommendation.movies": undefined,
  "takeaway.order": "booking",
  "transport.taxi": "booking",
  "transport.ticket": "booking",
};

/** The table of HWU64: scenario, intent, text, annotated text. */
export function readHwu64(text: string): Example[] {
  const rows = lines(text)
    .slice(1)
    .map((line) => line.split("	") as [string, string, string]);
  return sampled(rows, ([scenario, intent]) => `${scenario}.${intent}`).flatMap(
    ([scenario, intent, message]) => {
      const name = `${scenario}.${intent}`;
      const purpose = name in hwu64 ? hwu64[name] : scenario in hwu64 ? hwu64[scenario] : "not_ours";
      return purpose ? [{ message, purpose }] : [];
    },
  );
}

const snips: Readonly<Record<string, Purpose | undefined>> = {
  BookRestaurant: "booking",
  SearchScreeningEvent: undefined,
};

/** The set of Snips: objects of intent and spans, a line each. */
export function readSnips(text: string): Example[] {
  const rows = lines(text).map((line) => JSON.parse(line) as { intent: string; spans: [string, string?][] });
  return sampled(rows, ({ intent }) => intent).flatMap(({ intent, spans }) => {
    const purpose = intent in snips ? snips[intent] : "not_ours";
    const message = spans.map(([piece]) => piece).join("");
    return purpose ? [{ message, purpose }] : [];
  });
}

/** {@link PER_INTENT} rows of each intent, evenly spread. */
function sampled<T>(rows: readonly T[], intentOf: (row: T) => string): T[] {
  return [...Map.groupBy(rows, intentOf).values()].flatMap((some) => {
    const step = Math.max(1, some.length / PER_INTENT);
    return some.filter((_, index) => Math.floor(index / step) > Math.floor((index - 1) / step));
  });
}

function lines(text: string): string[] {
  return text.split(/\r?\n/).filter((line) => line.trim() !== "");
}
