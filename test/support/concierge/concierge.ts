import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";
import { loadSample } from "../../../src/cli/sample.ts";
import type { Answerer, ChatPiece, Exchange } from "../../../src/concierge/answerer.ts";
import { createCatalogueAnswerer } from "../../../src/concierge/answers/catalogue-answerer.ts";
import type { Ways } from "../../../src/concierge/streets.ts";
import { type ChatAnswer, chatAnswer } from "../../../src/contract/chat-answer.ts";
import type { ChatRequest } from "../../../src/contract/chat-request.ts";
import type { TripOutline } from "../../../src/contract/inline-itinerary.ts";
import type { PlanOperation } from "../../../src/contract/plan-operations.ts";
import { createDiscovery, type DiscoveryOptions } from "../../../src/discovery/discovery.ts";
import type { Scope } from "../../../src/discovery/match/sight.ts";
import { importNdjson } from "../../../src/sources/import-records.ts";
import { openSqliteStore } from "../../../src/store/sqlite/sqlite-store.ts";
import { fileOfRecords } from "../sources/files.ts";

/** A record in the service's own format. */
export type RecordLine = { kind: string; id: string } & Record<string, unknown>;

/** What is asked; what is left out is as a client leaves it out. */
export type Asking = Partial<ChatRequest>;

/** A conversation: what one turn leaves, the next gets. */
export interface Talk {
  say(message: string, asking?: Asking): Promise<ChatAnswer>;
  /** Says one message after the other, and has the last answer. */
  sayAll(...messages: readonly string[]): Promise<ChatAnswer>;
  plan(asking?: Asking): Promise<ChatAnswer>;
  /** Changes the plan by hand. */
  hand(...operations: PlanOperation[]): Promise<ChatAnswer>;
  /** The state after the last answer. */
  readonly state: unknown;
  readonly outline: TripOutline | undefined;
  /** The language of the last answer. */
  readonly language: string | undefined;
}

/** A Wednesday in November, half past three in the afternoon in Copenhagen. */
export const NOW = Date.parse("2026-11-18T15:30:00+01:00");

/** The built-in answerer over a store of its own, which goes when the file's tests have ended. */
export async function openTestConcierge({
  forecasts,
  ways,
}: Pick<DiscoveryOptions, "forecasts"> & { ways?: Ways } = {}) {
  const directory = mkdtempSync(join(tmpdir(), "waymark-answers-"));
  const clock = () => NOW;
  const store = await openSqliteStore({ directory, clock, synchronous: "normal" });
  after(async () => {
    await store.close();
    rmSync(directory, { recursive: true, force: true });
  });
  const discovery = createDiscovery({ store, clock, forecasts });
  const answerer = createCatalogueAnswerer(discovery, ways);
  return {
    store,
    discovery,
    /** The sample destination as organisation `demo`. */
    addSample: () => loadSample(store, undefined, NOW),
    async add(orgId: string, records: readonly RecordLine[], languageCodes = ["en-GB"]): Promise<void> {
      await store.organisations.create({ id: orgId, name: orgId, languageCodes, createdAt: NOW });
      const { faults } = await importNdjson({ store, orgId, files: [fileOfRecords(records)] });
      assert.deepEqual(faults, []);
    },
    talk: (scope: Scope, always: Asking = {}) => talkWith(answerer, scope, always),
  };
}

const defaults = { action: "chat", tripType: "both", userInterests: [], explain: true } as const;

function talkWith(answerer: Answerer, scope: Scope, always: Asking): Talk {
  let state: unknown;
  let outline: TripOutline | undefined;
  let language: string | undefined;
  const exchanges: Exchange[] = [];
  const ask = async (asking: Asking): Promise<ChatAnswer> => {
    const request = { ...defaults, ...always, ...asking } as ChatRequest;
    const pieces: ChatPiece[] = [];
    const turn = await answerer.answer(scope, request, {
      state,
      exchanges,
      outline: request.itinerary ?? outline,
      nowMs: NOW,
      signal: new AbortController().signal,
      onPiece: (piece) => void pieces.push(piece),
    });
    const answer = chatAnswer.parse(JSON.parse(JSON.stringify(turn.answer)));
    for (const piece of pieces) {
      if (piece.event === "listings") assert.deepEqual(piece.listings, turn.answer.listings);
      if (piece.event === "delta") assert.equal(piece.text, turn.answer.message);
    }
    state = JSON.parse(JSON.stringify(turn.state));
    outline = turn.outline;
    language = turn.language;
    exchanges.push({ message: request.message ?? "", reply: answer.message });
    return answer;
  };
  return {
    say: (message, asking = {}) => ask({ ...asking, message }),
    sayAll: async (first = "", ...others) => {
      let answer = await ask({ message: first });
      for (const message of others) answer = await ask({ message });
      return answer;
    },
    hand: (...operations) => ask({ operations }),
    plan: (asking = {}) => ask({ ...asking, action: "createItinerary" }),
    get state() {
      return state;
    },
    get outline() {
      return outline;
    },
    get language() {
      return language;
    },
  };
}
