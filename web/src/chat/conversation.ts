import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { ChatAnswer, ChatMessage } from "../../../src/client/api-types.ts";
import type { App } from "../app/app.ts";
import { keep, recall } from "../app/device.ts";
import { outlineOf, type PlanOperation } from "./plan-change.ts";

/** What a traveller asked for: a message, or a plan of some days by a button with these words. */
interface Question {
  text: string;
  planDays?: number;
}

/** What has come of an answer: all of it once the turn is `done`. */
type Answer = Pick<ChatAnswer, "message" | "listings" | "guides" | "actions" | "itinerary">;

/** One exchange with the concierge. The greeting has no question. */
export interface Turn {
  question: Question | undefined;
  answer: Answer;
  state: "answering" | "done" | "stopped" | "failed";
  error?: unknown;
}

const nothingYet: Answer = { message: "", listings: [], guides: [], actions: [], itinerary: null };

/**
 * A conversation with the concierge: its turns, the one that is being answered, and the id that the service knows it by.
 * It is kept for the session of the browser's tab, except in a kiosk, where the next traveller is somebody else.
 */
export class Conversation implements ReactiveController {
  id: string | undefined;
  turns: readonly Turn[] = [];
  readonly #host: ReactiveControllerHost;
  #app: App | undefined;
  #running: AbortController | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  /** The app to talk through. Another one brings the conversation kept for it, or a greeting. */
  set(app: App): void {
    if (app === this.#app) return;
    this.#running?.abort();
    this.#app = app;
    const kept = app.settings.kiosk ? undefined : keptConversation(app);
    this.id = kept?.id;
    this.turns = kept?.turns ?? [];
    if (this.turns.length === 0) void this.#greet();
  }

  /** A question is being answered. A greeting keeps nobody from asking. */
  get isAnswering(): boolean {
    const last = this.turns.at(-1);
    return last?.state === "answering" && last.question !== undefined;
  }

  /** The turn with the plan that holds now; undefined without one. */
  get planTurn(): Turn | undefined {
    return this.turns.findLast(({ answer }) => answer.itinerary !== null);
  }

  ask(question: Question): void {
    if (this.isAnswering) return;
    this.#app?.tell("chat", { conversationId: this.id });
    this.#running?.abort();
    this.turns = this.turns.filter(({ state }) => state !== "answering");
    void this.#answer(question, (signal) => this.#events(question, signal));
  }

  /** Changes the plan that holds by hand; its turn shows what came of it. @throws ApiError */
  async change(operation: PlanOperation): Promise<ChatAnswer> {
    const turn = this.planTurn!;
    const { profileId, lang } = this.#app!.query();
    // The plan goes along, so that it can be changed after the service has forgotten the conversation.
    const { conversationId, answer } = await this.#app!.client.chat({
      ...{ profileId, lang, conversationId: this.id, itinerary: outlineOf(turn.answer.itinerary!) },
      ...{ operations: [operation], explain: true },
    });
    this.id = conversationId ?? this.id;
    const { itinerary } = answer;
    this.turns = this.turns.map((one) =>
      one === turn ? { ...one, answer: { ...one.answer, itinerary } } : one,
    );
    this.#keep();
    this.#host.requestUpdate();
    return answer;
  }

  /** Ends the answer that is on its way; what has come of it stays. */
  stop(): void {
    this.#running?.abort();
    this.#change({ state: "stopped" });
    this.#keep();
  }

  /** Asks the last question again, after a failure. */
  retry(): void {
    const question = this.turns.at(-1)?.question;
    this.turns = this.turns.slice(0, -1);
    if (question) this.ask(question);
    else void this.#greet();
  }

  /** Forgets everything, here and at the service. */
  clear(): void {
    this.#running?.abort();
    const { id } = this;
    this.id = undefined;
    this.turns = [];
    this.#keep();
    // What cannot be forgotten now is forgotten by the service in time.
    if (id) void this.#app?.client.deleteConversation(id).catch(() => undefined);
    void this.#greet();
  }

  hostDisconnected(): void {
    if (this.isAnswering) this.stop();
  }

  async #greet(): Promise<void> {
    const app = this.#app!;
    await this.#answer(undefined, async (signal) => {
      const opening = await app.client.chatOpening(app.query(), { signal });
      this.#change({ answer: opening, state: "done" });
    });
  }

  async #answer(question: Question | undefined, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const running = new AbortController();
    this.#running = running;
    this.turns = [...this.turns, { question, answer: nothingYet, state: "answering" }];
    this.#host.requestUpdate();
    try {
      await work(running.signal);
    } catch (error) {
      if (running.signal.aborted) return;
      this.#change({ state: "failed", error });
    }
    this.#keep();
  }

  async #events(question: Question, signal: AbortSignal): Promise<void> {
    const app = this.#app!;
    for await (const piece of app.client.chatEvents(this.#message(question), { signal })) {
      const { answer } = this.turns.at(-1)!;
      switch (piece.event) {
        case "delta":
          this.#change({ answer: { ...answer, message: answer.message + piece.text } });
          break;
        case "done":
          this.id = piece.conversationId ?? this.id;
          this.#change({ answer: piece.answer, state: "done" });
          break;
        default: {
          const { event, ...brought } = piece;
          this.#change({ answer: { ...answer, ...brought } });
        }
      }
    }
  }

  #message({ text, planDays }: Question): ChatMessage {
    const query = { ...this.#app!.query(), conversationId: this.id, explain: true };
    return planDays === undefined
      ? { ...query, action: "chat", message: text }
      : { ...query, action: "createItinerary", durationDays: planDays };
  }

  #change(change: Partial<Turn>): void {
    const last = this.turns.at(-1);
    if (!last) return;
    this.turns = [...this.turns.slice(0, -1), { ...last, ...change }];
    this.#host.requestUpdate();
  }

  #keep(): void {
    if (!this.#app || this.#app.settings.kiosk) return;
    keepConversation(this.#app, { id: this.id, turns: this.turns });
  }
}

interface Kept {
  id: string | undefined;
  turns: readonly Turn[];
}

/** So many turns come back after a page was left. */
const MAX_TURNS = 30;

const nameFor = ({ options }: App) => `waymark:${options.orgId}:${options.profileId}:chat`;

function keptConversation(app: App): Kept | undefined {
  const kept = recall("tab", nameFor(app)) as Kept | undefined;
  return Array.isArray(kept?.turns) && kept.turns.every(isTurn) ? kept : undefined;
}

/** Keeps what has been answered. A conversation without a question is no more than a greeting, and is not kept. */
function keepConversation(app: App, { id, turns }: Kept): void {
  const answered = turns.filter(({ state }) => state === "done" || state === "stopped").slice(-MAX_TURNS);
  const isMore = answered.some(({ question }) => question);
  keep("tab", nameFor(app), isMore ? { id, turns: answered } : undefined);
}

function isTurn(value: unknown): value is Turn {
  if (typeof value !== "object" || value === null) return false;
  const { answer } = value as Partial<Turn>;
  return (
    typeof answer?.message === "string" &&
    Array.isArray(answer.listings) &&
    Array.isArray(answer.guides) &&
    Array.isArray(answer.actions)
  );
}
