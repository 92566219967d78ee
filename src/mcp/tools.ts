import { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";
import packageFile from "../../package.json" with { type: "json" };
import {
  ApiError,
  type ChatReply,
  type Client,
  type Guide,
  type Listing,
  type Query,
} from "../client/client.ts";
import { DEFAULT_LANGUAGE } from "../languages/compare.ts";

/** Whose content an agent asks for, and for whom. */
export interface McpSettings {
  /** Of one organisation, with the caller's key: what that may not see, no tool tells. */
  client: Client;
  /** The host whose guests are served, where a call names none. */
  profileId?: string;
  /** BCP 47; the language of texts, where a call names none. Default: en-GB. */
  lang?: string;
}

/** Fields of a listing that an agent chooses by; all of them are told by `get_place`. */
const SHORT = [
  "name",
  "summary",
  "category",
  "address",
  "geoLocation",
  "priceLevel",
  "rating",
  "openingHours",
  "website",
];

const limit = z.int().min(1).max(20).default(10).describe("How many, at most 20.");
const common = {
  profileId: z.string().optional().describe("The host whose guests are served."),
  lang: z.string().optional().describe("BCP 47 code of the texts, such as en-GB."),
};
const near = {
  query: z.string().optional().describe("Words to look for: a name, a kind, a dish, a neighbourhood."),
  latlng: z.string().optional().describe("Where the traveller is, as <lat>,<lng>; else the host's position."),
  radius: z.number().positive().optional().describe("Metres from there."),
  limit,
};
/** What every search of them gets. */
interface Sought {
  profileId?: string | undefined;
  lang?: string | undefined;
  query?: string | undefined;
  limit: number;
}
const conversationId = z.uuid().describe("Of the plan, as make_plan told it.");

/** A server of the Model Context Protocol whose tools ask the interface, one call each. */
export function createMcpServer({ client, profileId, lang = DEFAULT_LANGUAGE }: McpSettings): McpServer {
  const server = new McpServer({ name: "waymark", version: packageFile.version });
  const forWhom = (asked: { profileId?: string; lang?: string }) => ({
    profileId: asked.profileId ?? profileId,
    lang: asked.lang ?? lang,
  });
  const searched = <Asked extends Sought>({ limit, query, ...asked }: Asked) => ({
    ...asked,
    ...forWhom(asked),
    searchQuery: query,
    hitsPerPage: limit,
  });
  const reads = { readOnlyHint: true, openWorldHint: false };

  server.registerTool(
    "search_places",
    {
      title: "Search places",
      description:
        "Places to eat, drink, see, do, shop or relax, ranked for the traveller. openNow keeps those known to be open now.",
      annotations: reads,
      inputSchema: z.strictObject({
        ...common,
        ...near,
        group: z.enum(["eat", "drink", "see", "do", "shop", "relax", "practical"]).optional(),
        openNow: z.boolean().optional(),
        openAt: z.string().optional().describe("Open then, on the place's clock, such as 2026-11-21T19:30."),
        priceLevel: z.array(z.int().min(0).max(4)).optional().describe("0 free to 4 dear; any of them."),
      }),
    },
    (asked) =>
      told(async () => {
        const query = { ...searched(asked), fields: SHORT } satisfies Query<"listingSearch">;
        const found = await client.listingSearch(query);
        return { total: found.total, places: found.results };
      }),
  );
  server.registerTool(
    "get_place",
    {
      title: "One place",
      description: "All that is known of one place: texts, hours, contacts, photos.",
      annotations: reads,
      inputSchema: z.strictObject({ ...common, id: z.string().describe("As search_places told it.") }),
    },
    ({ id, ...asked }) =>
      told(async () => {
        const query = { ...forWhom(asked), ids: [id] } satisfies Query<"listingSearch">;
        const { results } = await client.listingSearch(query);
        const [place] = results as Listing[];
        if (!place) throw new Error(`there is no place ${JSON.stringify(id)} that this key may see`);
        return { place };
      }),
  );
  server.registerTool(
    "search_guides",
    {
      title: "Search guides",
      description:
        "Guides that the host or the destination has written, with the ids and names of their places.",
      annotations: reads,
      inputSchema: z.strictObject({ ...common, ...near }),
    },
    (asked) =>
      told(async () => {
        const query = { ...searched(asked), includeListings: true } satisfies Query<"guideSearch">;
        const found = await client.guideSearch(query);
        return { total: found.total, guides: (found.results as Guide[]).map(shortGuide) };
      }),
  );
  server.registerTool(
    "search_areas",
    {
      title: "Search neighbourhoods",
      description: "Neighbourhoods and other areas; their ids narrow search_places by its query's words.",
      annotations: reads,
      inputSchema: z.strictObject({ ...common, ...near }),
    },
    (asked) =>
      told(async () => {
        const found = await client.locationSearch(searched(asked) satisfies Query<"locationSearch">);
        return { total: found.total, areas: found.results };
      }),
  );
  server.registerTool(
    "make_plan",
    {
      title: "Plan days",
      description:
        "A plan of one to seven days with stops, times and ways on foot. Its conversationId is for change_plan.",
      inputSchema: z.strictObject({
        ...common,
        days: z.int().min(1).max(7).default(1),
        startDate: z.iso.date().optional().describe("First day, such as 2026-11-21; else tomorrow."),
        wishes: z
          .string()
          .max(2_000)
          .optional()
          .describe("In words: slow mornings, one museum, dinner at 8, with two children."),
      }),
    },
    ({ days, startDate, wishes, ...asked }) =>
      told(async () =>
        plan(
          await client.chat({
            ...forWhom(asked),
            action: "createItinerary",
            durationDays: days,
            startDate,
            message: wishes,
            explain: true,
          }),
        ),
      ),
  );
  server.registerTool(
    "change_plan",
    {
      title: "Change a plan",
      description:
        "Changes the plan of a conversation as the traveller says: remove a stop, swap days, slower, undo.",
      inputSchema: z.strictObject({
        ...common,
        conversationId,
        change: z.string().min(1).max(2_000).describe("In words."),
      }),
    },
    ({ conversationId, change, ...asked }) =>
      told(async () =>
        plan(await client.chat({ ...forWhom(asked), conversationId, message: change, explain: true })),
      ),
  );
  return server;
}

function shortGuide({ id, name, introText, listings }: Guide) {
  const places = listings?.map(({ id, name }) => ({ id, name }));
  return { id, name, introText, places };
}

/** The days of a plan, stop by stop, and what the concierge says of it. */
function plan({ answer: { message, itinerary }, conversationId }: ChatReply) {
  const days = itinerary?.days.map(({ dayNumber, summary, activities }) => ({
    dayNumber,
    summary,
    stops: activities.map(({ placeId, placeName, startTime, endTime, travelTime, rationale }) => ({
      placeId,
      placeName,
      startTime,
      endTime,
      walkMinutes: travelTime,
      rationale,
    })),
  }));
  return { conversationId, message, startDate: itinerary?.startDate, days };
}

/** What a tool found, as structured content and as text; a refusal of the service as the tool's error. */
async function told(find: () => Promise<object>) {
  try {
    const found = JSON.parse(JSON.stringify(await find())) as Record<string, unknown>;
    return { structuredContent: found, content: [{ type: "text" as const, text: JSON.stringify(found) }] };
  } catch (error) {
    const text = error instanceof ApiError ? `${error.code}: ${error.message}` : (error as Error).message;
    return { isError: true, content: [{ type: "text" as const, text }] };
  }
}
