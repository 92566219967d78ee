import { z } from "zod";
import type { ChatGuide, ChatListing } from "../../contract/chat-answer.ts";
import type { ChatRequest } from "../../contract/chat-request.ts";
import type { Parameters, ValuesOf } from "../../contract/parameter.ts";
import {
  type GuideSearch,
  guideSearchParameters,
  type ListingSearch,
  listingSearchParameters,
} from "../../contract/parameters.ts";
import type { Discovery } from "../../discovery/discovery.ts";
import type { Scope } from "../../discovery/match/sight.ts";
import type { GuideHit, ListingHit } from "../../discovery/places.ts";
import type { Answer } from "../../discovery/present.ts";
import type { TurnAnswer } from "../answerer.ts";
import { chatGuideOf, chatListingOf } from "../chat-records.ts";
import type { Grounding } from "./grounding.ts";
import { ModelFault, type ModelTool } from "./language-model.ts";

const MAX_SUMMARY_LENGTH = 600;

/** Calls that one answer may make, however they are spread over its steps. */
const MAX_CALLS = 12;
const MAX_HITS = 8;

export interface ToolParts {
  discovery: Pick<Discovery, "listingSearch" | "guideSearch">;
  /** Whose data is read. No input of a tool can change it, nor the host, the position or the language. */
  scope: Scope;
  request: ChatRequest;
  /** BCP 47 code of the answer. */
  language: string;
  grounding: Grounding;
  /** Plans a trip of this many days with the built-in planner. */
  plan: (days: number) => Promise<TurnAnswer>;
}

/** What the tools have found so far. */
export interface Findings {
  listings: Map<string, ChatListing>;
  guides: Map<string, ChatGuide>;
  planned: TurnAnswer | undefined;
}

const query = z.string().max(200).describe("a name, a kind of place, and optionally an area").optional();
const searchInput = z.object({
  query,
  openNow: z.boolean().optional(),
  openAt: z.string().max(40).optional().describe("local date and time, such as 2026-11-21T19:30"),
  priceLevels: z.array(z.int().min(0).max(4)).max(5).optional(),
  withinMetres: z.number().positive().max(50_000).optional(),
  nearestFirst: z.boolean().optional(),
});
const guideInput = z.object({ query });
const placeInput = z.object({ id: z.string().min(1).max(128) });
const planInput = z.object({ days: z.int().min(1).max(7) });

/** The use cases as tools of a language model, and what they have found. */
export function catalogueTools(parts: ToolParts): { tools: ModelTool[]; findings: Findings } {
  const findings: Findings = { listings: new Map(), guides: new Map(), planned: undefined };
  const { discovery, scope, grounding } = parts;
  let calls = 0;
  const counted =
    <T>(run: (input: T) => Promise<unknown>) =>
    (input: T) => {
      if (++calls > MAX_CALLS) throw new ModelFault("overran", `more than ${MAX_CALLS} calls`);
      return run(input);
    };

  async function listings(wishes: Partial<ListingSearch>): Promise<ListingHit[]> {
    const request = { ...defaultsOf(listingSearchParameters), ...common(parts), ...wishes };
    const hits = resultsOf<ListingHit>(await discovery.listingSearch(scope, request));
    for (const hit of hits) {
      findings.listings.set(hit.id, chatListingOf(hit));
      learnRecord(grounding, hit.id, hit.name, hit);
    }
    return hits;
  }

  const tools: ModelTool[] = [
    {
      name: "search_listings",
      description: "Finds places: restaurants, museums, shops, sights, events. The best match comes first.",
      input: searchInput,
      run: counted(async (input: z.infer<typeof searchInput>) => ({
        places: (await listings(listingWishes(input))).map(shortPlace),
      })),
    },
    {
      name: "get_place",
      description: "Tells more about one place that was found before.",
      input: placeInput,
      run: counted(async ({ id }: z.infer<typeof placeInput>) => {
        const [hit] = await listings({ ids: [id], radius: undefined });
        return hit ? longPlace(hit) : { error: "there is no such place" };
      }),
    },
    {
      name: "search_guides",
      description: "Finds guides: themed collections of places.",
      input: guideInput,
      run: counted(async (input: z.infer<typeof guideInput>) => {
        const request: GuideSearch = {
          ...defaultsOf(guideSearchParameters),
          ...common(parts),
          searchQuery: input.query,
          hitsPerPage: 5,
        };
        const hits = resultsOf<GuideHit>(await discovery.guideSearch(scope, request));
        for (const hit of hits) {
          findings.guides.set(hit.id, chatGuideOf(hit));
          learnRecord(grounding, hit.id, hit.name, hit);
        }
        return { guides: hits.map(({ id, name, introText }) => ({ id, name, introText })) };
      }),
    },
    {
      name: "plan_itinerary",
      description: "Plans a trip of one to seven days; the plan is shown to the traveller beside your words.",
      input: planInput,
      run: counted(async ({ days }: z.infer<typeof planInput>) => {
        findings.planned = await parts.plan(days);
        const { itinerary } = findings.planned.answer;
        learnAnswer(grounding, findings.planned);
        return itinerary ?? { error: findings.planned.answer.message };
      }),
    },
  ];
  return { tools, findings };
}

/** All that an answer of the built-in answerer says may be said by the model as well. */
export function learnAnswer(grounding: Grounding, { answer }: TurnAnswer): void {
  grounding.learn(JSON.stringify(answer));
  for (const { id, name } of [...answer.listings, ...answer.guides]) grounding.learnName(id, name);
  for (const { activities } of answer.itinerary?.days ?? []) {
    for (const { placeId, placeName } of activities) grounding.learnName(placeId, placeName);
  }
}

function learnRecord(grounding: Grounding, id: string, name: string | undefined, hit: object): void {
  grounding.learn(JSON.stringify(hit));
  if (name) grounding.learnName(id, name);
}

function listingWishes(input: z.infer<typeof searchInput>): Partial<ListingSearch> {
  const { openAt, openNow, priceLevels, withinMetres, nearestFirst } = input;
  return {
    searchQuery: input.query,
    hitsPerPage: MAX_HITS,
    ...(openNow === true ? { openNow } : {}),
    ...(openAt ? { openAt: listingSearchParameters.openAt.read(openAt, "openAt") } : {}),
    ...(priceLevels?.length ? { priceLevel: priceLevels } : {}),
    ...(withinMetres === undefined ? {} : { radius: withinMetres }),
    rankBy: nearestFirst ? "distance" : input.query === undefined ? "balanced" : undefined,
  };
}

/** What the request fixes for every search. */
function common({ request, language }: ToolParts) {
  const { profileId, latlng, radius, userCategory, tripType, userInterests } = request;
  return { profileId, latlng, radius, userCategory, tripType, userInterests, lang: language };
}

function defaultsOf<P extends Parameters>(parameters: P): ValuesOf<P> {
  return Object.fromEntries(
    Object.entries(parameters).map(([name, { fallback }]) => [name, fallback]),
  ) as ValuesOf<P>;
}

function resultsOf<T>({ body }: Answer): T[] {
  return (JSON.parse(body.toString("utf8")) as { results: T[] }).results;
}

/** A place as a list of hits shows it to a language model. */
function shortPlace({
  id,
  name,
  category,
  tagline,
  address,
  geoDistance,
  priceLevel,
  openingHours,
}: ListingHit) {
  const { openNow, nextCloseTime } = openingHours ?? {};
  return {
    id,
    name,
    category,
    tagline,
    address,
    metresAway: geoDistance,
    priceLevel,
    openNow,
    nextCloseTime,
  };
}

/** The same with what a question about it may need. It has no links: an answer must not have any. */
function longPlace(hit: ListingHit) {
  const { summary, whatToExpect, phoneNumber, neighborhood, openingHours, activityTags } = hit;
  const cut = (text: string | undefined) => text?.slice(0, MAX_SUMMARY_LENGTH);
  return {
    ...shortPlace(hit),
    summary: cut(summary),
    whatToExpect: cut(whatToExpect),
    phoneNumber,
    neighborhood,
    activityTags,
    openingTimes: openingHours?.weekday_text,
  };
}
