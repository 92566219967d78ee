import { createLocaliser } from "../../content/localise.ts";
import { type ChatAnswer, MAX_CHAT_ACTIONS, MAX_CHAT_LISTINGS } from "../../contract/chat-answer.ts";
import type { ChatRequest, OpeningRequest } from "../../contract/chat-request.ts";
import type { Discovery } from "../../discovery/discovery.ts";
import { findHost, openSight } from "../../discovery/match/sight.ts";
import type { Org, OrgHost } from "../../discovery/org/org.ts";
import type { Answerer, Turn, TurnAnswer } from "../answerer.ts";
import { type Planners, plannersHere } from "../planning/works.ts";
import type { Ways } from "../streets.ts";
import { isOnlyAsked } from "../understanding/emergencies.ts";
import { isShape } from "../understanding/plan-changes.ts";
import { writeSlots, writeTime } from "../understanding/said-slots.ts";
import { writeStages } from "../understanding/stages.ts";
import type { EditOperation, Understanding } from "../understanding/understanding.ts";
import { tellAboutHouse, toldOfHouse } from "./about-house.ts";
import { foodAround, tellAboutPlace } from "./about-place.ts";
import { explainTrip, showTrip, tellHolidaysOfTrip } from "./ask-trip.ts";
import { tellAboutStops, tellWhetherSuited } from "./asked-stops.ts";
import { type ConversationState, writeState } from "./conversation-state.ts";
import { tellBooking, tellDesk } from "./desk.ts";
import { tellEmergency, warn } from "./emergency.ts";
import { changeTripByHand } from "./hand-trip.ts";
import { KnowledgeBook, readProfile } from "./knowledge.ts";
import { cancelTrip, changeTrip, inShort, planTrip } from "./plan-trip.ts";
import { tellSearch } from "./same-list.ts";
import { actionsOf, planSuggestion, starters } from "./suggestions.ts";
import { tellAreas } from "./tell-areas.ts";
import { tellGuides } from "./tell-guides.ts";
import { tellHoliday } from "./tell-holiday.ts";
import { leavesFrom, notUnderstood, tellPlaces } from "./tell-places.ts";
import { tellWeather } from "./tell-weather.ts";
import { isSightElsewhere, locateTown, nameOfTown, tellSightElsewhere } from "./town.ts";
import { chooseVoice, clockZone, openTurn, type Told, type TurnContext, wholeAnswer } from "./turn.ts";

/** The built-in answerer, which can be made ready for its first messages. */
export interface CatalogueAnswerer extends Answerer {
  /** See {@link KnowledgeBook.warmUp}. */
  warmUp(orgIds: readonly string[], signal: AbortSignal): Promise<void>;
}

/**
 * The built-in answerer: understands by vocabulary, finds by the same searches as the rest of the service, plans by
 * arithmetic, and says it in ready-made sentences. It names nothing that the catalogue does not hold. `ways`: what can tell ways on foot.
 */
export function createCatalogueAnswerer(
  discovery: Pick<Discovery, "read">,
  ways?: Ways,
  planners: Planners = plannersHere,
): CatalogueAnswerer {
  const book = new KnowledgeBook();
  return {
    answer: (scope, request, turn) =>
      discovery.read(scope.orgId, async (org, nowMs) => {
        const visible = openSight(org, scope, { profileId: request.profileId }, nowMs);
        const context = await openTurn(book, visible, request, turn);
        const planner = planners.of(turn.caller ?? scope.orgId, turn.signal);
        return answer({ ...context, ways, planner }, request, turn);
      }),
    opening: (scope, request) =>
      discovery.read(scope.orgId, (org, nowMs) => opening(book, org, request, nowMs)),
    warmUp: (orgIds, signal) => book.warmUp(discovery, orgIds, signal),
  };
}

async function answer(context: TurnContext, request: ChatRequest, turn: Turn): Promise<TurnAnswer> {
  const { said, state, notUsed = [], outline } = await tellAll(context, request);
  const {
    second,
    state: { question: _, isOfAll: __, ...before },
  } = context;
  const isListKept = state.shown === undefined || state.shown === context.state.shown;
  const next: ConversationState = {
    ...before,
    shownBefore: isListKept ? before.shownBefore : before.shown,
    understanding: context.understanding,
    ...state,
    recommended: [
      ...new Set([...(isListKept ? [] : state.shown!.slice(0, 1)), ...(before.recommended ?? [])]),
    ].slice(0, LISTS_MAX),
  };
  const timeZone = clockZone(context.sight.org, context.sight.host);
  return {
    answer: wholeAnswer({
      ...warn(context, said),
      hostInterests: interestsIn(context.sight.org, context.asker.lang),
      understanding: {
        ...shownUnderstanding(context, timeZone ?? "UTC", request.explain),
        notUsed: [...notUsed, ...(second?.notUsed ?? [])],
        ...(second && { fromModel: [...second.used] }),
      },
    }),
    language: context.voice.language,
    handoff: handoffOf(context, request),
    state: writeState(next),
    outline: outline === null ? undefined : (outline ?? turn.outline),
  };
}

/** Lists of which the first place is kept. */
const LISTS_MAX = 6;

function handoffOf({ understanding, voice }: TurnContext, request: ChatRequest): TurnAnswer["handoff"] {
  const { intent } = understanding;
  if (request.action === "createItinerary") return undefined;
  if (isOnlyAsked(understanding.emergency)) return undefined;
  if (intent !== "human" && intent !== "emergency" && intent !== "complaint") return undefined;
  return { reason: intent, told: voice.phrases.desk.told };
}

/** The answer to a message, and to what it says besides, in its order. */
async function tellAll(context: TurnContext, request: ChatRequest): Promise<Told> {
  const told = await tellOfTown(context, request);
  if (!context.aside) return told;
  // "Add a café on day 2 and send it to me": what is sent is the changed plan.
  const outline = told.outline === undefined ? context.outline : (told.outline ?? undefined);
  const { said } = await tellOfTown({ ...context, outline, understanding: context.aside }, request);
  const both = [told.said.actions ?? [], said.actions ?? []];
  // The button that mails a plan to an address goes before the one that knows none.
  const actions = (context.aside.intent === "send_plan" ? both.toReversed() : both).flat();
  const isFirst = ({ id }: { id: string }, index: number) =>
    actions.findIndex((action) => action.id === id) === index;
  const whole = {
    ...told.said,
    message: (context.isAsideFirst
      ? [said.message, told.said.message]
      : [told.said.message, said.message]
    ).join("\n"),
    listings: [...(told.said.listings ?? []), ...(said.listings ?? [])].slice(0, MAX_CHAT_LISTINGS),
    actions: actions.filter(isFirst).slice(0, MAX_CHAT_ACTIONS),
  };
  return { ...told, said: whole };
}

/** What is wanted in a town that the catalogue is not about is not sought here instead. */
async function tellOfTown(context: TurnContext, request: ChatRequest): Promise<Told> {
  const { understanding, sight, voice } = context;
  const { town, intent, categories, anything, asked, place } = understanding;
  if (!town || !OF_PLACES.has(intent) || request.action === "createItinerary" || request.operations)
    return tell(context, request);
  // Who travels on to a town asks where from.
  if (leavesFrom(understanding)) return tell(withoutTown(context), request);
  const isOfSight = isSightElsewhere(town);
  const isFactThere = asked.includes("fact") && place === undefined;
  if (!isOfSight && !isFactThere && OF_SIGHTS_ALONE.has(intent)) return tell(context, request);
  const found = await locateTown(sight, town);
  const isUnheardOf = town.world === undefined;
  // Places may have it in their addresses.
  if (found === "here") return tell(isUnheardOf ? withTownAsWords(context) : context, request);
  const around = typeof found === "string" ? undefined : found;
  if (around && !isOfSight) return tell({ ...context, around }, request);
  const message =
    tellSightElsewhere(context, town) ?? voice.phrases.unknownTown(town.name, nameOfTown(sight));
  // "I am a cook from Bologna, 48 hours here."
  if (intent === "plan_trip" && understanding.near?.to === "me") return tell(withoutTown(context), request);
  const isWantedHere = intent === "plan_trip" || categories.length > 0 || anything;
  const mayBeNear = isUnheardOf && town.isNear === true && intent === "find_places";
  const isAside = intent === "plan_trip" && town.isAside === true;
  if (found === "beside" || isAside || ((isOfSight || mayBeNear) && isWantedHere)) {
    const isAround = around !== undefined && intent === "find_places";
    const told = await tell(isAround ? { ...context, around } : withoutTown(context), request);
    return { ...told, said: { ...told.said, message: [message, told.said.message].join(voice.between) } };
  }
  const isMoreAsked = isOfSight && asked.some((one) => !OF_WHERE.has(one));
  const { notKnown, noPlacesThere } = voice.phrases;
  const isWantedThere = around !== undefined && asked.length === 0;
  return {
    said: {
      message: [message, ...(isMoreAsked ? [notKnown] : isWantedThere ? [noPlacesThere] : [])].join(
        voice.between,
      ),
      actions: starters(context),
    },
    state: { shown: context.state.shown, spokenOf: undefined },
  };
}

/** What is told of a sight of the world. */
const OF_WHERE: ReadonlySet<string> = new Set(["address", "distance", "directions", "area", "type"]);

/** Intents for which it matters where the town lies that is spoken of. */
const OF_PLACES: ReadonlySet<Understanding["intent"]> = new Set([
  ...([
    "find_places",
    "refine",
    "plan_trip",
    "about_weather",
    "about_place",
    "booking",
    "out_of_scope",
  ] as const),
]);

/** The same, where it is a sight that everybody knows. */
const OF_SIGHTS_ALONE: ReadonlySet<Understanding["intent"]> = new Set([
  "about_place",
  "booking",
  "out_of_scope",
]);

function withTownAsWords(context: TurnContext): TurnContext {
  const { town, notUnderstood: others } = context.understanding;
  const words = [...others, town!.name];
  return { ...context, understanding: { ...context.understanding, town: undefined, notUnderstood: words } };
}

function withoutTown(context: TurnContext): TurnContext {
  return { ...context, understanding: { ...context.understanding, town: undefined } };
}

/** One answer for each intent. */
function tell(context: TurnContext, request: ChatRequest): Told | Promise<Told> {
  const { understanding, voice, state, outline } = context;
  const { phrases } = voice;
  if (request.action === "createItinerary") return planTrip(context, request);
  if (request.operations) return changeTripByHand(context, request.operations, request);
  if (state.question === "plan" && wantsPlan(context)) return planTrip(withWishesSaid(context), request);
  switch (understanding.intent) {
    case "find_places":
    case "refine":
      if (!isVague(understanding)) return tellSearch(context);
      return seeksAnything(understanding)
        ? tellSearch({ ...context, understanding: { ...understanding, anything: true } })
        : withHelp(context, phrases.notUnderstood);
    case "about_place":
      if (isOfBooking(understanding)) return tellBooking(context);
      if (!understanding.stopsAsked || !outline) return tellPlaceOrFood(context);
      return understanding.edits.length > 0
        ? tellWhetherSuited(context, outline, request)
        : tellAboutStops(context);
    case "list_guides":
      return tellGuides(context);
    case "list_areas":
      return tellAreas(context);
    case "plan_trip":
      return planAndSpeakOf(context, request);
    case "edit_plan":
      return changeOrCancel(context, request);
    case "show_plan":
      if (understanding.town && outline && understanding.asked.length === 0)
        return changeTrip(context, outline, request);
      return outline ? showTrip(context, outline, request) : askForPlan(context);
    case "explain_plan":
      return outline ? explainTrip(context, outline, request) : askForPlan(context);
    case "send_plan":
      return outline ? askWhereTo(context) : askForPlan(context);
    case "small_talk":
      return outline ? (wishUnknown(context) ?? smallTalk(context)) : smallTalk(context);
    case "emergency":
      return tellEmergency(context);
    case "about_house":
      // "Do you book, or do I have to call?", of what was told of.
      return understanding.act === "book" && understanding.matters.length === 0
        ? tellBooking(context)
        : tellAboutHouse(context);
    case "about_weather":
      return tellWeather(context);
    case "human":
      return tellDesk(context, phrases.desk.human, ...toldOfHouse(context, "reception_hours"));
    case "complaint":
      return tellDesk(context, phrases.desk.complaint);
    case "about_holiday":
      return outline ? tellHolidaysOfTrip(context, outline, request) : tellHoliday(context);
    case "booking":
      return tellBooking(context);
    case "abuse":
      return { said: { message: phrases.desk.abuse }, state: {} };
    case "out_of_scope":
      if (understanding.isRoute)
        return { said: { message: phrases.noRoutes, actions: starters(context) }, state: {} };
      // What is asked and nobody here is told of the desk may know, or not: a strike, the score of a match.
      if (understanding.asked.includes("fact")) return tellDesk(context, phrases.notKnown);
      return withHelp(context, unclearWord(context) ?? phrases.outOfScope);
  }
}

/** "Can you book a table, or shall we call them?" */
function isOfBooking({ asked }: Understanding): boolean {
  return asked.includes("booking") && asked.every((one) => one === "booking" || one === "phone");
}

/** A plan; the only place that it was asked to have is the one that is spoken of: "how far is it from here?" */
async function planAndSpeakOf(context: TurnContext, request: ChatRequest): Promise<Told> {
  const told = await planTrip(context, request);
  const [only, ...others] = context.understanding.include;
  if (only?.kind !== "listing" || others.length > 0 || !told.outline) return told;
  return { ...told, state: { ...told.state, spokenOf: only.id } };
}

async function tellPlaceOrFood(context: TurnContext): Promise<Told> {
  const food = await foodAround(context);
  if (!food) return tellAboutPlace(context);
  const told = await tellPlaces(food, false);
  const asked = context.understanding.asked.filter((one) => one !== "menu");
  if (asked.length === 0) return told;
  const ofPlace = await tellAboutPlace({ ...context, understanding: { ...context.understanding, asked } });
  const both = [ofPlace.said, told.said];
  const listings = both.flatMap((said) => said.listings ?? []).slice(0, MAX_CHAT_LISTINGS);
  const message = both.map((said) => said.message).join("\n");
  return { ...ofPlace, said: { ...ofPlace.said, message, listings } };
}

/** A plan that was called off may be wanted again. */
function changeOrCancel(context: TurnContext, request: ChatRequest): Told | Promise<Told> {
  const { outline, understanding, state } = context;
  const asks = (one: EditOperation) => understanding.edits.some(({ operation }) => operation === one);
  if (outline && asks("cancel")) return cancelTrip(context, outline);
  const last = asks("undo") ? state.earlier?.outline : undefined;
  const plan = outline ?? last;
  return plan ? changeTrip(context, plan, request) : askForPlan(context);
}

/** Whether the offer of a plan is taken; whatever else is said after it is for itself. */
function wantsPlan({ understanding: { answer, intent } }: TurnContext): boolean {
  return answer === "yes" || intent === "plan_trip";
}

/** A plan that was offered is as was asked of it before there was one, and is now. */
function withWishesSaid(context: TurnContext): TurnContext {
  const { understanding, state } = context;
  const wishes = [...(state.understanding?.edits ?? []), ...understanding.edits].filter(isShape);
  return { ...context, understanding: { ...understanding, shape: [...wishes, ...understanding.shape] } };
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

/** Whether something is looked for of which nothing more is said, as against what was not read: "where can we go for a walk?" */
function seeksAnything({ seeks, notUnderstood: words, wantsMore }: Understanding): boolean {
  return seeks === true && words.length === 0 && !wantsMore;
}

/** What is said of a message that is nothing but a word that nobody knows, and no question. */
function unclearWord(context: TurnContext): string | undefined {
  const { act, isUnclear, notUnderstood: words } = context.understanding;
  return act !== "ask" && isUnclear && words.length === 1
    ? notUnderstood(context, undefined, false)[0]
    : undefined;
}

function withHelp(context: TurnContext, sentence: string): Told {
  const { phrases, between } = context.voice;
  return {
    said: { message: [sentence, phrases.canHelp].join(between), actions: starters(context) },
    state: {},
  };
}

function askForPlan(context: TurnContext): Told {
  const { phrases } = context.voice;
  const actions = actionsOf([planSuggestion(context)], phrases);
  return { said: { message: phrases.noPlanYet, actions }, state: { question: "plan" } };
}

/** Mail leaves by the action sendEmail alone, which the traveller chooses: a message by itself sends nothing. */
function askWhereTo({ voice, understanding }: TurnContext): Told {
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

/** "Grandpa is nearly blind", said of a plan: who comes along needs what nothing here tells of. */
function wishUnknown({ understanding, state, message, voice }: TurnContext): Told | undefined {
  const { smallTalk: said, userCategory, notUnderstood: words } = understanding;
  const { intent, userCategory: before } = state.understanding ?? {};
  const isOfPlan = intent === "plan_trip" || intent === "edit_plan";
  const isOfCompany = userCategory !== undefined && userCategory !== before;
  if (said !== "remark" || !isOfPlan || !isOfCompany || words.length === 0) return undefined;
  const { phrases, between } = voice;
  const left = phrases.wishLeft(phrases.quoted(inShort(message)));
  return { said: { message: [left, phrases.canChange].join(between) }, state: {} };
}

function smallTalk(context: TurnContext): Told {
  const { phrases } = context.voice;
  const { smallTalk: said } = context.understanding;
  if (said === undefined) return tellDesk(context, phrases.notKnown);
  const { org, host } = context.sight;
  const message = {
    thanks: phrases.youAreWelcome,
    relief: phrases.desk.relief,
    farewell: phrases.goodbye,
    greeting: phrases.greeting(houseName(org, host)),
    remark: phrases.canHelp,
  }[said];
  return { said: { message, actions: starters(context) }, state: {} };
}

function houseName({ name }: Org, host: OrgHost | undefined): string {
  return (host && readProfile(host).name) ?? name;
}

async function opening(
  book: KnowledgeBook,
  org: Org,
  request: OpeningRequest,
  nowMs: number,
): Promise<Pick<TurnAnswer, "answer" | "language">> {
  const host = findHost(org, request.profileId);
  const voice = chooseVoice(org, host, { lang: request.lang });
  const { phrases, between, language } = voice;
  const message = [phrases.greeting(houseName(org, host)), phrases.canHelp].join(between);
  const hostInterests = interestsIn(org, request.lang ?? language);
  const { words } = await book.of(org, nowMs);
  return { answer: wholeAnswer({ message, hostInterests, actions: starters({ voice, words }) }), language };
}

/** The organisation's interests by their names in a language, else in the nearest that they have. */
function interestsIn({ interests, defaultLanguage }: Org, lang: string): ChatAnswer["hostInterests"] {
  const localiser = createLocaliser({ asked: lang, orgDefault: defaultLanguage });
  return interests.map(({ id, name = {}, travellerTypes = [] }) => ({
    id,
    name: localiser.pick(name)?.value ?? id,
    travellerTypes: [...travellerTypes],
  }));
}

/** What was understood, as `explain` shows it: ids as words, times on the host's clock. */
function shownUnderstanding(
  { understanding, explanation }: Pick<TurnContext, "understanding" | "explanation">,
  timeZone: string,
  explain: boolean,
): NonNullable<ChatAnswer["understanding"]> {
  const { categories, features, excluded, area, townPart, place, near, openAt, freeText, orAreas } =
    understanding;
  const { mealAt: _, ...rest } = understanding;
  return {
    ...rest,
    categories: categories.map(spaced),
    features: features.map(spaced),
    excluded: excluded.map(spaced),
    area: area?.name ?? townPart,
    areaId: area?.id,
    orAreas: orAreas?.map((other) => other.area?.name ?? other.townPart),
    place: place?.name,
    placeId: place?.id,
    near:
      near &&
      (near.to === "place" ? near.place.name : near.to === "category" ? spaced(near.category) : near.to),
    openAt: openAt && writeTime(openAt, timeZone),
    freeText,
    ...(explain && { slots: writeSlots(understanding, timeZone) }),
    ...(explanation && { stages: writeStages(explanation) }),
  };
}

function spaced(id: string): string {
  return id.replaceAll("_", " ");
}
