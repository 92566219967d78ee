import type { ChatAction, ChatAnswer } from "../../contract/chat-answer.ts";
import type { TripOutline } from "../../contract/inline-itinerary.ts";
import type { Sight } from "../../discovery/match/sight.ts";
import type { Org, OrgHost } from "../../discovery/org/org.ts";
import { primaryLanguage } from "../../languages/compare.ts";
import { chooseLanguage } from "../../languages/registry.ts";
import type { OrgWords } from "../understanding/org-words.ts";
import type { Understanding } from "../understanding/understanding.ts";
import type { ConversationState } from "./conversation-state.ts";
import type { Asker } from "./find-places.ts";
import { type OrgKnowledge, readProfile } from "./knowledge.ts";
import { type Voice, voiceOf } from "./voice.ts";

/** What every part of an answer works with. */
export interface TurnContext {
  /** How the asker sees any place, wherever it lies. */
  sight: Sight;
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

/** What is answered to a message, and what of the conversation's state it changes. */
export interface Told {
  said: Said;
  state: Partial<ConversationState>;
  /** The plan that now counts, where it is another one. */
  outline?: TripOutline;
}

export function wholeAnswer(said: Said): ChatAnswer {
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
export function chooseVoice(
  org: Org,
  host: OrgHost | undefined,
  wanted: { lang?: string; spoken?: string },
): Voice {
  const own = [...(host?.languageCodes ?? []), ...org.languageCodes];
  const spoken = wanted.spoken && own.find((code) => primaryLanguage(code) === wanted.spoken);
  const chosen = chooseLanguage([wanted.lang, spoken, host?.defaultLanguageCode, org.defaultLanguage]);
  return voiceOf({
    ...chosen,
    measure: (host && readProfile(host).distanceMetric) ?? "metric",
    timeZone: clockZone(org, host),
  });
}

/** The zone in which times are told and meant: the host's, else the organisation's only one. */
export function clockZone({ hosts }: Org, host: OrgHost | undefined): string | undefined {
  if (host) return host.timeZoneName;
  const zones = new Set([...hosts.values()].map(({ timeZoneName }) => timeZoneName));
  return zones.size === 1 ? [...zones][0] : undefined;
}
