import { createLocaliser } from "../../content/localise.ts";
import type { ChatRequest, OpeningRequest } from "../../contract/chat-request.ts";
import type { Discovery } from "../../discovery/discovery.ts";
import type { Scope } from "../../discovery/match/sight.ts";
import { findHost } from "../../discovery/match/sight.ts";
import type { OrgHost } from "../../discovery/org/org.ts";
import type { OrgReader } from "../../discovery/org-reader.ts";
import type { Answerer, Turn, TurnAnswer } from "../answerer.ts";
import { understand } from "../understanding/understand.ts";
import type { Understanding } from "../understanding/understanding.ts";
import { tellAboutPlace } from "./about-place.ts";
import { type ConversationState, readState, writeState } from "./conversation-state.ts";
import type { Asker } from "./find-places.ts";
import { KnowledgeBook } from "./knowledge-book.ts";
import { profileOf } from "./org-knowledge.ts";
import { changeTrip, planTrip, showTrip, type TripAnswer } from "./plan-trip.ts";
import { sightOf, withSeenPlaces } from "./seen-places.ts";
import { shownUnderstanding } from "./shown-understanding.ts";
import { actionsOf, planSuggestion, starters } from "./suggestions.ts";
import { tellPlaces } from "./tell-places.ts";
import { answerOf, chosenVoice, type TurnContext, zoneOf } from "./turn-context.ts";

/** The built-in answerer, which can be made ready for its first messages. */
export interface CatalogueAnswerer extends Answerer {
  /** See {@link KnowledgeBook.warmUp}. */
  warmUp(orgIds: readonly string[], signal: AbortSignal): Promise<void>;
}

/**
 * The built-in answerer: understands by vocabulary, finds by the same searches as the rest of the service, plans by
 * arithmetic, and says it in ready-made sentences. It names nothing that the catalogue does not hold.
 */
export function createCatalogueAnswerer(discovery: Pick<Discovery, "read">): CatalogueAnswerer {
  const book = new KnowledgeBook();
  return {
    answer: (scope, request, turn) =>
      discovery.read(scope.orgId, async (reader) =>
        answer(await contextOf(book, reader, scope, request, turn), request, turn),
      ),
    opening: (scope, request) => discovery.read(scope.orgId, (reader) => opening(book, reader, request)),
    warmUp: (orgIds, signal) => book.warmUp(discovery, orgIds, signal),
  };
}

async function answer(context: TurnContext, request: ChatRequest, turn: Turn): Promise<TurnAnswer> {
  const { said, state, outline } = await tell(context, request);
  const { question: _, ...before } = context.state;
  const next: ConversationState = { ...before, understanding: context.understanding, ...state };
  const timeZone = zoneOf(context.reader, context.host);
  return {
    answer: answerOf({ ...said, understanding: shownUnderstanding(context.understanding, timeZone) }),
    language: context.voice.language,
    state: writeState(next),
    outline: outline ?? turn.outline,
  };
}

async function contextOf(
  book: KnowledgeBook,
  reader: OrgReader,
  scope: Scope,
  request: ChatRequest,
  turn: Turn,
): Promise<TurnContext> {
  const host = findHost(reader.view, request.profileId);
  const knowledge = await book.of(reader);
  const { words } = knowledge;
  const state = readState(turn.state);
  const { outline } = turn;
  const sight = sightOf(reader, scope, request.profileId);
  const meant = understand(request.message ?? "", {
    lang: request.lang ?? host?.defaultLanguageCode,
    previous: state.understanding,
    now: reader.nowMs,
    timeZone: zoneOf(reader, host) ?? "UTC",
    words,
    isSeen: sight.named,
    hostName: host && profileOf(host).name,
  });
  const understood = withSeenPlaces(meant, sight, request.message);
  // The action says what is wanted, whatever the message with it.
  const understanding: Understanding =
    request.action === "createItinerary" ? { ...understood, intent: "plan_trip" } : understood;
  const voice = chosenVoice(reader, host, {
    lang: request.lang,
    spoken: request.message && understanding.language,
  });
  const asker = askerOf(request, request.lang ?? voice.language);
  return { reader, scope, host, knowledge, words, asker, voice, understanding, state, outline };
}

function askerOf(request: Omit<Asker, "lang">, lang: string): Asker {
  const { profileId, latlng, radius, userCategory, tripType, userInterests } = request;
  return { profileId, lang, latlng, radius, userCategory, tripType, userInterests };
}

/** One answer for each intent. */
function tell(context: TurnContext, request: ChatRequest): TripAnswer | Promise<TripAnswer> {
  const { understanding, voice, state, outline } = context;
  const { phrases } = voice;
  if (request.action === "createItinerary") return planTrip(context, request);
  if (state.question === "plan" && understanding.answer === "yes") return planTrip(context, request);
  switch (understanding.intent) {
    case "find_places":
    case "refine":
      return isVague(understanding)
        ? withHelp(context, phrases.notUnderstood)
        : tellPlaces(context, understanding.wantsMore === true);
    case "about_place":
      return tellAboutPlace(context);
    case "plan_trip":
      return planTrip(context, request);
    case "edit_plan":
      return outline ? changeTrip(context, outline, request) : askForPlan(context);
    case "show_plan":
      return outline ? showTrip(context, outline, request) : askForPlan(context);
    case "send_plan":
      return outline ? askWhereTo(context) : askForPlan(context);
    case "small_talk":
      return { said: { message: smallTalk(context), actions: starters(context) }, state: {} };
    case "out_of_scope":
      return withHelp(context, phrases.outOfScope);
  }
}

/** Nothing that could be searched for. */
function isVague(understanding: Understanding): boolean {
  const { categories, features, interests, priceLevel, excluded, freeText } = understanding;
  const { area, townPart, near, openAt, userCategory, sort } = understanding;
  return (
    !understanding.anything &&
    [categories, features, interests, priceLevel, excluded].every((list) => list.length === 0) &&
    [area, townPart, near, openAt, userCategory, sort].every((slot) => slot === undefined) &&
    freeText === ""
  );
}

function withHelp(context: TurnContext, sentence: string): TripAnswer {
  const { phrases, between } = context.voice;
  return {
    said: { message: [sentence, phrases.canHelp].join(between), actions: starters(context) },
    state: {},
  };
}

function askForPlan(context: TurnContext): TripAnswer {
  const { phrases } = context.voice;
  const actions = actionsOf([planSuggestion(context)], phrases);
  return { said: { message: phrases.noPlanYet, actions }, state: { question: "plan" } };
}

/** Mail leaves by the action sendEmail alone, which the traveller chooses: a message by itself sends nothing. */
function askWhereTo({ voice, understanding }: TurnContext): TripAnswer {
  const { phrases } = voice;
  const { email: address } = understanding;
  return {
    said: {
      message: address === undefined ? phrases.askEmail : phrases.confirmEmail(address),
      actions: actionsOf([{ id: "mailIt", address }], phrases),
    },
    state: {},
  };
}

function smallTalk({ voice, host, reader, understanding }: TurnContext): string {
  const { phrases } = voice;
  if (understanding.smallTalk === "thanks") return phrases.youAreWelcome;
  if (understanding.smallTalk === "farewell") return phrases.goodbye;
  return phrases.greeting(houseName(reader, host));
}

function houseName({ view }: OrgReader, host: OrgHost | undefined): string {
  return (host && profileOf(host).name) ?? view.name;
}

async function opening(
  book: KnowledgeBook,
  reader: OrgReader,
  request: OpeningRequest,
): Promise<Pick<TurnAnswer, "answer" | "language">> {
  const host = findHost(reader.view, request.profileId);
  const voice = chosenVoice(reader, host, { lang: request.lang });
  const { phrases, between, language } = voice;
  const localiser = createLocaliser({
    asked: request.lang ?? language,
    orgDefault: reader.view.defaultLanguage,
  });
  const message = [phrases.greeting(houseName(reader, host)), phrases.canHelp].join(between);
  const hostInterests = reader.view.interests.map(({ id, name = {}, travellerTypes = [] }) => ({
    id,
    name: localiser.pick(name)?.value ?? id,
    travellerTypes: [...travellerTypes],
  }));
  const { words } = await book.of(reader);
  return { answer: answerOf({ message, hostInterests, actions: starters({ voice, words }) }), language };
}
