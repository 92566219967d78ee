import type { ChatAction, ChatAnswer } from "../../contract/chat-answer.ts";
import type { TripOutline } from "../../contract/inline-itinerary.ts";
import type { Scope } from "../../discovery/match/sight.ts";
import type { OrgHost } from "../../discovery/org/org.ts";
import type { OrgReader } from "../../discovery/org-reader.ts";
import { primaryLanguage } from "../../languages/compare.ts";
import { chooseLanguage } from "../../languages/registry.ts";
import type { OrgWords } from "../understanding/org-words.ts";
import type { Understanding } from "../understanding/understanding.ts";
import type { ConversationState } from "./conversation-state.ts";
import type { Asker } from "./find-places.ts";
import { type OrgKnowledge, profileOf } from "./org-knowledge.ts";
import { type Voice, voiceOf } from "./voice.ts";

/** What every part of an answer works with. */
export interface TurnContext {
  reader: OrgReader;
  scope: Scope;
  host: OrgHost | undefined;
  knowledge: OrgKnowledge;
  words: OrgWords;
  asker: Asker;
  voice: Voice;
  understanding: Understanding;
  state: ConversationState;
  /** The plan so far. */
  outline: TripOutline | undefined;
}

/** An answer's parts; what is left out is empty. */
export type Said = Partial<ChatAnswer> & { message: string; actions?: ChatAction[] };

export function answerOf(said: Said): ChatAnswer {
  return {
    toolUsed: false,
    listings: [],
    guides: [],
    actions: [],
    hostInterests: [],
    itinerary: null,
    ...said,
  };
}

/**
 * The voice of an answer. The language is the one asked for, else the message's where the house speaks it, else the house's
 * own; of these the first that the concierge has phrases for.
 */
export function chosenVoice(
  { view }: OrgReader,
  host: OrgHost | undefined,
  wanted: { lang?: string; spoken?: string },
): Voice {
  const own = [...(host?.languageCodes ?? []), ...view.languageCodes];
  const spoken = wanted.spoken && own.find((code) => primaryLanguage(code) === wanted.spoken);
  const chosen = chooseLanguage([wanted.lang, spoken, host?.defaultLanguageCode, view.defaultLanguage]);
  return voiceOf({
    ...chosen,
    measure: (host && profileOf(host).distanceMetric) ?? "metric",
    timeZone: zoneOf({ view }, host),
  });
}

/** The zone in which times are told and meant: the host's, else the organisation's only one. */
export function zoneOf({ view }: Pick<OrgReader, "view">, host: OrgHost | undefined): string | undefined {
  if (host) return host.timeZoneName;
  const zones = new Set([...view.hosts.values()].map(({ timeZoneName }) => timeZoneName));
  return zones.size === 1 ? [...zones][0] : undefined;
}
