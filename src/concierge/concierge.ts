import type { ChatAnswer, Itinerary } from "../contract/chat-answer.ts";
import type { ChatRequest, OpeningRequest, ShareRequest } from "../contract/chat-request.ts";
import { ServiceError } from "../contract/errors.ts";
import type { TripOutline } from "../contract/inline-itinerary.ts";
import type { Scope } from "../discovery/match/sight.ts";
import { isUnavailable, type Store } from "../store/store.ts";
import type { Answerer, ChatPiece, TakePiece, TurnAnswer } from "./answerer.ts";
import { type Conversation, Conversations, type OpenedConversation, withExchange } from "./conversations.ts";
import type { Desk } from "./handoff.ts";
import { mailTrip } from "./mail/mail-trip.ts";
import type { Mailer } from "./mail/mailer.ts";
import { type OpenedPlan, openPlan, type SharedPlan, sharePlan } from "./shared-plans.ts";
import type { Ways } from "./streets.ts";

/** Who talks: what the key may see, and the key, to which a conversation belongs. */
export interface ChatCaller {
  scope: Scope;
  keyId: string;
}

export interface ChatOptions {
  /** Aborted when nobody waits for the answer any more. */
  signal?: AbortSignal;
  /** Told the conversation's id before the first piece. */
  onConversation?: (conversationId: string) => void;
  /** Given where the answer is read as it comes. */
  onPiece?: TakePiece;
  /** Asked before a mail leaves; throws ServiceError rate_limited where the caller's or the recipient's limit is reached. */
  admitMail?: (recipient: string) => void;
}

export interface ChatReply {
  answer: ChatAnswer;
  /** BCP 47 code of the answer's words. */
  language: string;
  /** The conversation that the answer belongs to; absent for an opening. */
  conversationId?: string;
}

/**
 * How a message fared where a language model is configured; in every case but `answered` the built-in understanding held.
 * timeout: it took too long. unreachable: no connection, or an error of its server. broken: its answer is no JSON. refused: it or
 * its provider's filter refused. overran: too long an answer. ungrounded: its answer does not fit the schema, or has no value that
 * the message or the catalogue has. resting: it was not asked, after failing several times in a row.
 */
export const modelOutcomes = [
  "answered",
  "timeout",
  "unreachable",
  "broken",
  "refused",
  "overran",
  "ungrounded",
  "resting",
] as const;
export type ModelOutcome = (typeof modelOutcomes)[number];

/** The conversational use cases: what the HTTP layer calls. */
export interface Concierge {
  /** @throws ServiceError profile_not_found, no_itinerary, email_not_configured, email_failed, rate_limited */
  chat(caller: ChatCaller, request: ChatRequest, options?: ChatOptions): Promise<ChatReply>;
  /** The opening, or the last answer of a conversation that is known. @throws ServiceError profile_not_found */
  opening(caller: ChatCaller, request: OpeningRequest): Promise<ChatReply>;
  /** @throws ServiceError conversation_not_found */
  forget(caller: ChatCaller, conversationId: string): Promise<void>;
  /** @throws ServiceError profile_not_found, no_itinerary, pages_not_public */
  sharePlan(caller: ChatCaller, request: ShareRequest): Promise<SharedPlan>;
  /** See `openPlan`. */
  openPlan(
    orgId: string,
    asked: { token: string; hostId: string; lang: string },
  ): Promise<OpenedPlan | undefined>;
  /** Removes conversations whose time is up, of every organisation. */
  sweep(): Promise<void>;
  /** Counts by outcome since the start; absent without a language model. */
  readonly modelOutcomes?: ReadonlyMap<ModelOutcome, number>;
  /** Counts since the start; absent where no mail is configured. */
  readonly mailCounts?: Mailer["counts"];
}

export interface ConciergeParts {
  store: Pick<Store, "organisations" | "conversations" | "read">;
  answerer: Answerer;
  /** Absent: no mail is configured. */
  mailer?: Mailer;
  /** Absent: no system of the desk is told of anything. */
  desk?: Desk;
  /** Epoch milliseconds. */
  clock: () => number;
  /** Where this server is reached from outside; addresses of pictures in mails are made absolute with it. */
  publicUrl?: string;
  /** What can tell ways on foot. */
  ways?: Ways;
  modelOutcomes?: Concierge["modelOutcomes"];
  logger?: { warn(details: object, message: string): void };
}

const NEVER = new AbortController().signal;

/** The conversational use cases over an answerer: conversations, mail, and the stream's pieces. */
export function createConcierge(parts: ConciergeParts): Concierge {
  const { store, answerer, clock, modelOutcomes } = parts;
  const conversations = new Conversations(store, clock);

  async function chat(
    caller: ChatCaller,
    request: ChatRequest,
    options: ChatOptions = {},
  ): Promise<ChatReply> {
    const { orgId } = caller.scope;
    const opened = await conversations.open(orgId, caller.keyId, request.conversationId);
    options.onConversation?.(opened.id);
    const given = new Set<string>();
    const onPiece: TakePiece | undefined =
      options.onPiece &&
      ((piece) => {
        given.add(piece.event);
        return options.onPiece!(shownPiece(piece, request.explain));
      });
    const turn =
      request.action === "sendEmail"
        ? await sendPlan(parts, caller, request, opened.known, options)
        : await withDeskTold(
            parts,
            { ...request, orgId, conversationId: opened.id },
            await answerTurn(caller, request, opened, { ...options, onPiece }),
          );
    options.signal?.throwIfAborted();
    await keep(opened, remembered(opened, request, turn));
    const answer = shownAnswer(turn.answer, request.explain);
    if (onPiece) {
      for (const piece of piecesOf(answer)) if (!given.has(piece.event)) await onPiece(piece);
    }
    return { answer, language: turn.language, conversationId: opened.id };
  }

  /** An answer that nobody will remember, for want of room on the disk, is still one. */
  async function keep(opened: OpenedConversation, conversation: Conversation): Promise<void> {
    try {
      await conversations.keep(opened, conversation);
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      const { message } = error as Error;
      parts.logger?.warn({ orgId: opened.orgId, message }, "a conversation was not kept");
    }
  }

  function answerTurn(
    { scope, keyId }: ChatCaller,
    request: ChatRequest,
    { known }: OpenedConversation,
    { signal = NEVER, onPiece }: ChatOptions,
  ): Promise<TurnAnswer> {
    return answerer.answer(scope, request, {
      state: known?.state,
      exchanges: known?.exchanges ?? [],
      outline: request.itinerary ?? known?.outline,
      nowMs: clock(),
      signal,
      caller: `${scope.orgId}/${keyId}`,
      onPiece,
    });
  }

  return {
    chat,
    async opening({ scope, keyId }, request) {
      const { conversationId: id } = request;
      const known = id === undefined ? undefined : await conversations.find(scope.orgId, keyId, id);
      if (known) {
        const { answer, language } = known;
        return { answer: shownAnswer(answer, request.explain), language, conversationId: id };
      }
      const { answer, language } = await answerer.opening(scope, request, clock());
      return { answer: shownAnswer(answer, request.explain), language };
    },
    async forget({ scope, keyId }, conversationId) {
      if (await conversations.remove(scope.orgId, keyId, conversationId)) return;
      throw new ServiceError("conversation_not_found", "this key has no such conversation");
    },
    async sharePlan({ scope, keyId }, { conversationId: id, profileId, itinerary, startDate }) {
      const known = id === undefined ? undefined : await conversations.find(scope.orgId, keyId, id);
      const outline = planOf(itinerary, known);
      const wishes = { outline, startDate, profileId: profileId ?? known?.profileId };
      return sharePlan({ ...parts, nowMs: clock() }, scope, wishes);
    },
    openPlan: (orgId, asked) => openPlan({ ...parts, nowMs: clock() }, orgId, asked),
    sweep: () => conversations.sweep(),
    modelOutcomes,
    mailCounts: parts.mailer?.counts,
  };
}

/** The answer, which says so where the desk's system took what it was told. */
async function withDeskTold(
  { desk, clock }: ConciergeParts,
  { orgId, profileId, conversationId, message = "" }: ChatRequest & { orgId: string; conversationId: string },
  turn: TurnAnswer,
): Promise<TurnAnswer> {
  const { handoff, answer, language } = turn;
  if (!desk || !handoff) return turn;
  const { reason, told } = handoff;
  const said = { orgId, profileId, conversationId, language, reason, message, atMs: clock() };
  if (!(await desk.tell(said))) return turn;
  return { ...turn, answer: { ...answer, message: `${answer.message}\n${told}` } };
}

/** Mails the plan that the request brings along, else the conversation's. */
async function sendPlan(
  { store, answerer, mailer, clock, publicUrl, ways }: ConciergeParts,
  { scope }: ChatCaller,
  request: ChatRequest,
  known: Conversation | undefined,
  { admitMail }: ChatOptions,
): Promise<TurnAnswer> {
  if (!mailer) {
    throw new ServiceError(
      "email_not_configured",
      "this server sends no mail: its operator has not set one up",
    );
  }
  const outline = planOf(request.itinerary, known);
  const { message, itinerary, language } = await mailTrip(
    { store, mailer, nowMs: clock(), publicUrl, ways },
    scope,
    {
      recipient: request.email!,
      outline,
      startDate: request.startDate,
      profileId: request.profileId ?? known?.profileId,
      lang: request.lang ?? known?.language,
    },
    (recipient) => admitMail?.(recipient),
  );
  const { hostInterests } = (await answerer.opening(scope, { ...request, lang: language }, clock())).answer;
  const answer: ChatAnswer = {
    message,
    toolUsed: false,
    listings: [],
    guides: [],
    actions: [],
    hostInterests,
    itinerary: request.itinerary ? itinerary : (known?.answer.itinerary ?? itinerary),
  };
  return { answer, language, state: known?.state, outline };
}

/** The plan that a request brings along, else the conversation's. @throws ServiceError no_itinerary */
function planOf(given: TripOutline | undefined, known: Conversation | undefined): TripOutline {
  const outline = given ?? known?.outline;
  if (outline) return outline;
  throw new ServiceError(
    "no_itinerary",
    "there is no plan to send: make one with createItinerary in this conversation, or send it along as itinerary",
  );
}

/** What the conversation remembers after a turn. A message that is not given (a plan asked for by a button) is not made up. */
function remembered({ known }: OpenedConversation, request: ChatRequest, turn: TurnAnswer): Conversation {
  const { answer, language, state, outline } = turn;
  const exchange = { message: request.message ?? "", reply: answer.message };
  return {
    profileId: request.profileId ?? known?.profileId,
    language,
    state,
    exchanges: withExchange(known?.exchanges ?? [], exchange),
    answer,
    outline,
  };
}

/** The answer in the order of the interface, without what only `explain` may add. */
function shownAnswer(answer: ChatAnswer, explain: boolean): ChatAnswer {
  const { message, toolUsed, listings, guides, actions, hostInterests, itinerary, changes, understanding } =
    answer;
  const said = { message, toolUsed, listings, guides, actions, hostInterests };
  const changed = changes === undefined ? {} : { changes };
  if (!explain) return { ...said, itinerary: itinerary && timeless(itinerary), ...changed };
  return { ...said, itinerary, ...changed, ...(understanding === undefined ? {} : { understanding }) };
}

function shownPiece(piece: ChatPiece, explain: boolean): ChatPiece {
  return explain || piece.event !== "itinerary" ? piece : { ...piece, itinerary: timeless(piece.itinerary) };
}

function timeless({ startDate: _, days, ...plan }: Itinerary): Itinerary {
  const shown = days.map((day) => ({
    ...day,
    activities: day.activities.map(
      ({ startTime: _start, endTime: _end, travelBasis: _basis, travelLine: _line, ...activity }) => activity,
    ),
  }));
  return { ...plan, days: shown };
}

/** A whole answer as the pieces of a stream. */
function piecesOf({ message, listings, guides, itinerary }: ChatAnswer): ChatPiece[] {
  return [
    { event: "delta", text: message },
    ...(listings.length > 0 ? [{ event: "listings" as const, listings }] : []),
    ...(guides.length > 0 ? [{ event: "guides" as const, guides }] : []),
    ...(itinerary ? [{ event: "itinerary" as const, itinerary }] : []),
  ];
}
