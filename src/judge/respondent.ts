import { createCatalogueAnswerer } from "../concierge/answers/catalogue-answerer.ts";
import { sayingConcept } from "../concierge/answers/conditions.ts";
import { KnowledgeBook } from "../concierge/answers/knowledge.ts";
import { type ConciergeOptions, openConcierge } from "../concierge/open-concierge.ts";
import type { ChatAnswer } from "../contract/chat-answer.ts";
import { readChatRequest } from "../contract/chat-request.ts";
import { listingSearchParameters } from "../contract/parameters.ts";
import { readParameters } from "../contract/read-parameters.ts";
import type { SaidSlots } from "../contract/said-slots.ts";
import { createDiscovery } from "../discovery/discovery.ts";
import { testFor } from "../discovery/match/conditions.ts";
import { findVisible, openSight } from "../discovery/match/sight.ts";
import { fold } from "../search/text/fold.ts";
import type { ConversationStore, Store, StoredConversation } from "../store/store.ts";
import { type JudgedEntry, queryOf, type WantedFirst } from "./entry.ts";
import { inCatalogue } from "./same-slots.ts";

export interface AnsweredPlace {
  id: string;
  name: string;
}

export interface RespondentOptions {
  store: Store;
  orgId: string;
  /** The host for whose guests is answered. */
  profileId?: string;
  /** The language that is asked for; left out: as a message says. */
  lang?: string;
  /** Epoch milliseconds. */
  clock: () => number;
  /** As the service has it; absent: the built-in answers. */
  languageModel?: ConciergeOptions["languageModel"];
}

/** An organisation as its guests meet it: the same concierge and search as the service's, over the same store. */
export interface Respondent {
  /** The answer to the last of a conversation's messages. @throws ServiceError */
  say(messages: readonly string[]): Promise<ChatAnswer>;
  /** The first page of a listing search. @throws ServiceError for parameters that are wrong */
  search(filter: NonNullable<JudgedEntry["filter"]>): Promise<AnsweredPlace[]>;
  /** Whether a place has all of some properties. */
  has(place: AnsweredPlace, wanted: WantedFirst): Promise<boolean>;
  /** Slots in the words of the organisation's catalogue. */
  inCatalogue(found: SaidSlots, expected: SaidSlots): Promise<[found: SaidSlots, expected: SaidSlots]>;
  close(): void;
}

/** Conversations are kept in memory while they last: nothing is written to the store. */
export async function openRespondent(options: RespondentOptions): Promise<Respondent> {
  const { store, orgId, profileId, lang, clock, languageModel } = options;
  const scope = { orgId };
  const caller = { scope, keyId: "judge" };
  const conversations = keepInMemory();
  const { organisations } = store;
  const kept = { organisations, conversations, read: (id: string) => store.read(id) };
  const discovery = createDiscovery({ store, clock });
  const answerer = createCatalogueAnswerer(discovery);
  const { concierge, close } = await openConcierge({ store: kept, answerer, clock, languageModel });
  const book = new KnowledgeBook();
  return {
    async say(messages) {
      let conversationId: string | undefined;
      let last: ChatAnswer | undefined;
      for (const message of messages) {
        const request = readChatRequest({ message, profileId, lang, conversationId, explain: true });
        ({ answer: last, conversationId } = await concierge.chat(caller, request));
      }
      await concierge.forget(caller, conversationId!);
      return last!;
    },
    async search(filter) {
      const given = { ...(profileId && { profileId }), ...(lang && { lang }), ...filter };
      const { body } = await discovery.listingSearch(
        scope,
        readParameters(listingSearchParameters, queryOf(given)),
      );
      const { results } = JSON.parse(body.toString()) as {
        results: (Omit<AnsweredPlace, "name"> & { name: unknown })[];
      };
      return results.map(({ id, name }) => ({ id, name: nameIn(name) }));
    },
    has({ id, name }, { ids, name: part, kinds, area, priceLevel }) {
      if (ids && !ids.includes(id)) return Promise.resolve(false);
      if (part !== undefined && !fold(name).includes(fold(part))) return Promise.resolve(false);
      return discovery.read(orgId, async (org, nowMs) => {
        const { words } = await book.of(org, nowMs);
        const sight = openSight(org, scope, { profileId }, nowMs);
        const row = findVisible(sight, "listing", id);
        const conditions = [
          ...(kinds ? [{ any: kinds.map((kind) => sayingConcept(words, kind)) }] : []),
          ...(area === undefined ? [] : [{ area: { id: area, name: area } }]),
          ...(priceLevel ? [{ priceLevel }] : []),
        ];
        if (conditions.length === 0) return true;
        return row !== undefined && testFor(sight, { all: conditions })(row);
      });
    },
    inCatalogue: (found, expected) =>
      discovery.read(orgId, async (org, nowMs) => {
        const { words } = await book.of(org, nowMs);
        return [inCatalogue(found, words), inCatalogue(expected, words)];
      }),
    close,
  };
}

/** A name, or of a map without a language asked for the first. */
function nameIn(name: unknown): string {
  return typeof name === "string" ? name : String(Object.values(name ?? {})[0] ?? "");
}

function keepInMemory(): ConversationStore {
  const kept = new Map<string, StoredConversation>();
  const set = (_: string, conversation: StoredConversation) => {
    kept.set(conversation.id, conversation);
    return Promise.resolve(true);
  };
  return {
    add: async (orgId, conversation) => void (await set(orgId, conversation)),
    find: (_orgId, _owner, id) => Promise.resolve(kept.get(id)),
    update: set,
    remove: (_orgId, _owner, id) => Promise.resolve(kept.delete(id)),
    sweep: () => Promise.resolve(0),
  };
}
