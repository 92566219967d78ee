import { createLocaliser } from "../../content/localise.ts";
import type { ChatRequest, OpeningRequest } from "../../contract/chat-request.ts";
import type { Scope } from "../../discovery/answer.ts";
import type { Discovery } from "../../discovery/discovery.ts";
import type { OrgReader } from "../../discovery/org-reader.ts";
import { type HostView, hostOf } from "../../discovery/org-view.ts";
import type { Answerer, Turn, TurnAnswer } from "../answerer.ts";
import { understand } from "../understanding/understand.ts";
import type { Understanding } from "../understanding/understanding.ts";
import { tellAboutPlace } from "./about-place.ts";
import { type ConversationState, readState, writeState } from "./conversation-state.ts";
import type { Asker } from "./find-places.ts";
import { knowledgeOf, profileOf } from "./org-knowledge.ts";
import { changeTrip, planTrip, type TripAnswer } from "./plan-trip.ts";
import { shownUnderstanding } from "./shown-understanding.ts";
import { actionsOf } from "./suggestions.ts";
import { tellPlaces } from "./tell-places.ts";
import { answerOf, chosenVoice, type Said, type TurnContext, zoneOf } from "./turn-context.ts";

/**
 * The built-in answerer: understands by vocabulary, finds by the same searches as the rest of the service, plans by
 * arithmetic, and says it in ready-made sentences. It names nothing that the catalogue does not hold.
 */
export function createCatalogueAnswerer(discovery: Pick<Discovery, "read">): Answerer {
  return {
    answer: (scope, request, turn) =>
      discovery.read(scope.orgId, (reader) => answer(reader, scope, request, turn)),
    opening: (scope, request) => discovery.read(scope.orgId, (reader) => opening(reader, request)),
  };
}

async function answer(
  reader: OrgReader,
  scope: Scope,
  request: ChatRequest,
  turn: Turn,
): Promise<TurnAnswer> {
  const context = await contextOf(reader, scope, request, turn);
  const { said, state, outline } = await tell(context, request, turn);
  const next: ConversationState = { ...context.state, understanding: context.understanding, ...state };
  return {
    answer: answerOf({
      ...said,
      understanding: shownUnderstanding(context.understanding, zoneOf(reader, context.host)),
    }),
    language: context.voice.language,
    state: writeState(next),
    outline: outline ?? turn.outline,
  };
}

async function contextOf(
  reader: OrgReader,
  scope: Scope,
  request: ChatRequest,
  turn: Turn,
): Promise<TurnContext> {
  const host = hostOf(reader.view, request.profileId);
  const knowledge = await knowledgeOf(reader);
  const words = knowledge.wordsOf(host);
  const state = readState(turn.state);
  const understanding = understand(request.message ?? "", {
    lang: request.lang ?? host?.defaultLanguageCode,
    previous: state.understanding,
    now: reader.nowMs,
    timeZone: zoneOf(reader, host) ?? "UTC",
    words,
  });
  const voice = chosenVoice(reader, host, {
    lang: request.lang,
    spoken: request.message && understanding.language,
  });
  const asker = askerOf(request, request.lang ?? voice.language);
  return { reader, scope, host, knowledge, words, asker, voice, understanding, state };
}

function askerOf(request: Omit<Asker, "lang">, lang: string): Asker {
  const { profileId, latlng, radius, userCategory, tripType, userInterests } = request;
  return { profileId, lang, latlng, radius, userCategory, tripType, userInterests };
}

/** One answer for each intent. */
async function tell(context: TurnContext, request: ChatRequest, turn: Turn): Promise<TripAnswer> {
  const { understanding, voice } = context;
  const { phrases } = voice;
  if (request.action === "createItinerary") return planTrip(context, request);
  switch (understanding.intent) {
    case "find_places":
    case "refine":
      return isVague(understanding)
        ? notUnderstood(context)
        : tellPlaces(context, understanding.wantsMore === true);
    case "about_place":
      return tellAboutPlace(context);
    case "plan_trip":
      return planTrip(context, request);
    case "edit_plan":
      return changeTrip(context, turn.outline, request);
    case "send_plan":
      return sendPlan(context, turn);
    case "small_talk":
      return { said: { message: smallTalk(context), actions: starters(context) }, state: {} };
    case "out_of_scope":
      return {
        said: {
          message: [phrases.outOfScope, phrases.canHelp].join(voice.between),
          actions: starters(context),
        },
        state: {},
      };
  }
}

/** Nothing that could be searched for. */
function isVague(understanding: Understanding): boolean {
  const {
    categories,
    features,
    interests,
    priceLevel,
    freeText,
    area,
    townPart,
    near,
    openAt,
    userCategory,
    sort,
  } = understanding;
  const lists = [categories, features, interests, priceLevel];
  return (
    lists.every((list) => list.length === 0) &&
    [area, townPart, near, openAt, userCategory, sort].every((slot) => slot === undefined) &&
    freeText === ""
  );
}

function notUnderstood({ voice, ...context }: TurnContext): TripAnswer {
  const { phrases, between } = voice;
  const message = [phrases.notUnderstood, phrases.canHelp].join(between);
  return { said: { message, actions: starters({ voice, ...context }) }, state: {} };
}

/** Mail leaves by the action sendEmail alone, which the traveller chooses: a message by itself sends nothing. */
function sendPlan({ voice, understanding }: TurnContext, { outline }: Turn): TripAnswer {
  const { phrases } = voice;
  if (!outline) {
    const actions = actionsOf([{ id: "plan", days: understanding.days ?? 3 }], phrases);
    return { said: { message: phrases.noPlanYet, actions }, state: {} };
  }
  const [mail] = actionsOf([{ id: "mailIt" }], phrases);
  return {
    said: { message: phrases.askEmail, actions: [{ ...mail!, value: understanding.email ?? "" }] },
    state: {},
  };
}

function smallTalk({ voice, host, reader, understanding }: TurnContext): string {
  const { phrases } = voice;
  if (understanding.smallTalk === "thanks") return phrases.youAreWelcome;
  if (understanding.smallTalk === "farewell") return phrases.goodbye;
  return phrases.greeting(houseName(reader, host));
}

function houseName({ view }: OrgReader, host: HostView | undefined): string {
  return (host && profileOf(host).name) ?? view.organisation.name;
}

function starters({ voice }: Pick<TurnContext, "voice">): Said["actions"] {
  return actionsOf(
    [{ id: "restaurants" }, { id: "museums" }, { id: "openNow" }, { id: "plan", days: 3 }],
    voice.phrases,
  );
}

async function opening(
  reader: OrgReader,
  request: OpeningRequest,
): Promise<Pick<TurnAnswer, "answer" | "language">> {
  const host = hostOf(reader.view, request.profileId);
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
  return { answer: answerOf({ message, hostInterests, actions: starters({ voice }) }), language };
}
