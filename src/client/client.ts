import type {
  ChatAnswer,
  ChatMessage,
  GeoArea,
  GeoAreaMaps,
  Guide,
  GuideMaps,
  HostHome,
  HostProfile,
  HostsAnswer,
  Listing,
  ListingMaps,
  ListingPage,
  OpeningQuery,
  OrgLanguagesAnswer,
  Page,
  PageSlugAnswer,
  PersonalizationOptions,
  PlanToShare,
  Problem,
  Query,
  SharedPlanAnswer,
} from "./api-types.ts";
import {
  ApiError,
  ask,
  type Call,
  ConnectionError,
  type Exchange,
  open,
  readServerEvents,
  type TransportOptions,
} from "./transport.ts";

export type * from "./api-types.ts";
export { ApiError, ConnectionError };

export interface ClientOptions {
  /** Where the service is, such as `https://guide.example.org`. */
  baseUrl: string;
  orgId: string;
  key: string;
  /**
   * Where the key goes. Default `header`, where no log of addresses has it. In the `query` it saves pages of other sites a second
   * request for each address (CORS preflight).
   */
  keyIn?: "header" | "query";
  /** A token of `POST …/previews`: drafts are shown in place of what is published. */
  preview?: string | undefined;
  /** How often a call is sent again that was refused with `Retry-After`, after that time. Default 2. */
  retries?: number;
  /** How long an answer may take, in milliseconds. Default 15 000. */
  timeoutMs?: number;
  /** Told of every call, answered or not. */
  onExchange?: (exchange: Exchange) => void;
  fetch?: typeof fetch;
}

/** Vector tiles of the organisation's own (TileJSON). */
export interface Basemap {
  /** The address of a tile, with `{z}`, `{x}` and `{y}`; it wants the key as every call. */
  tiles: [string];
  bounds: [west: number, south: number, east: number, north: number];
  minzoom: number;
  maxzoom: number;
  attribution: string;
}

export interface CallOptions {
  signal?: AbortSignal | undefined;
}

/** A piece of the concierge's answer while it comes; `done` has the whole, which counts where it differs. */
export type ChatEvent =
  | { event: "delta"; text: string }
  | { event: "listings"; listings: ChatAnswer["listings"] }
  | { event: "guides"; guides: ChatAnswer["guides"] }
  | { event: "itinerary"; itinerary: ChatAnswer["itinerary"] }
  | { event: "done"; answer: ChatAnswer; conversationId: string | undefined };

/** The concierge's answer, and the conversation to go on with. */
export interface ChatReply {
  answer: ChatAnswer;
  conversationId: string | undefined;
}

/** With `lang` an answer has plain texts, without it maps by language. */
type Localised<Q, Values, Maps> = Q extends { lang: string } ? Values : Maps;

export type Client = ReturnType<typeof createClient>;

/**
 * A client of the service for one organisation.
 * Every method throws ApiError when the service refuses and ConnectionError when no answer comes.
 */
export function createClient(options: ClientOptions) {
  const transport: TransportOptions = {
    baseUrl: options.baseUrl,
    key: options.key,
    keyIn: options.keyIn ?? "header",
    preview: options.preview,
    retries: options.retries ?? 2,
    timeoutMs: options.timeoutMs ?? 15_000,
    fetch: options.fetch ?? ((input, init) => fetch(input, init)),
    onExchange: options.onExchange,
  };
  const org = `/v2/orgs/${encodeURIComponent(options.orgId)}`;
  const get = async <T>(operation: string, query: object, { signal }: CallOptions = {}): Promise<T> => {
    const call: Call = { method: "GET", path: `${org}/${operation}`, query: { ...query }, signal };
    return (await ask<T>(transport, call)).value;
  };

  const pages = async function* <P extends Page<unknown>>(search: string, query: object, call?: CallOptions) {
    for (let cursor: string | null | undefined = "*"; cursor; ) {
      const page: P = await get<P>(search, { ...query, cursor }, call);
      yield page;
      cursor = page.nextCursor;
    }
  };
  const one = (records: string, id: string) => `${records}/${encodeURIComponent(id)}`;

  return {
    orgId: options.orgId,
    baseUrl: options.baseUrl,
    guideSearch: <Q extends Query<"guideSearch">>(query: Q, call?: CallOptions) =>
      get<Page<Localised<Q, Guide, GuideMaps>>>("guide-search", query, call),
    listingSearch: <Q extends Query<"listingSearch">>(query: Q, call?: CallOptions) =>
      get<ListingPage<Localised<Q, Listing, ListingMaps>>>("listing-search", query, call),
    locationSearch: <Q extends Query<"locationSearch">>(query: Q, call?: CallOptions) =>
      get<Page<Localised<Q, GeoArea, GeoAreaMaps>>>("location-search", query, call),
    /** All pages of a search, one after another; ApiError `stale_cursor` when the catalogue changes meanwhile. */
    guidePages: <Q extends Query<"guideSearch">>(query: Q, call?: CallOptions) =>
      pages<Page<Localised<Q, Guide, GuideMaps>>>("guide-search", query, call),
    listingPages: <Q extends Query<"listingSearch">>(query: Q, call?: CallOptions) =>
      pages<ListingPage<Localised<Q, Listing, ListingMaps>>>("listing-search", query, call),
    locationPages: <Q extends Query<"locationSearch">>(query: Q, call?: CallOptions) =>
      pages<Page<Localised<Q, GeoArea, GeoAreaMaps>>>("location-search", query, call),
    listing: <Q extends Query<"listing">>(id: string, query: Q = {} as Q, call?: CallOptions) =>
      get<Localised<Q, Listing, ListingMaps>>(one("listings", id), query, call),
    guide: <Q extends Query<"guide">>(id: string, query: Q = {} as Q, call?: CallOptions) =>
      get<Localised<Q, Guide, GuideMaps>>(one("guides", id), query, call),
    area: <Q extends Query<"area">>(id: string, query: Q = {} as Q, call?: CallOptions) =>
      get<Localised<Q, GeoArea, GeoAreaMaps>>(one("areas", id), query, call),
    hostProfile: (profileId: string, call?: CallOptions) =>
      get<HostProfile>("host-profile", { profileId }, call),
    hostHome: <Q extends Query<"hostHome"> & { profileId: string }>(query: Q, call?: CallOptions) =>
      get<HostHome<Localised<Q, Guide, GuideMaps>, Localised<Q, GeoArea, GeoAreaMaps>>>(
        "host-home",
        query,
        call,
      ),
    listHosts: (call?: CallOptions) => get<HostsAnswer>("hosts", {}, call),
    orgLanguages: (query: Query<"orgLanguages"> = {}, call?: CallOptions) =>
      get<OrgLanguagesAnswer>("org-languages", query, call),
    pageSlug: (siteId: string, query: Query<"pageSlug"> = {}, call?: CallOptions) =>
      get<PageSlugAnswer>(`sites/${encodeURIComponent(siteId)}/page-slug`, query, call),
    personalizationOptions: (query: { profileId?: string; lang: string }, call?: CallOptions) =>
      get<PersonalizationOptions>("getPersonalizationOptions", query, call),
    /** What there is of a basemap of the organisation's own, as TileJSON; undefined without one. */
    basemap: (call?: CallOptions) => get<Basemap | undefined>("basemap", {}, call),
    chatOpening: (query: OpeningQuery, call?: CallOptions) => get<ChatAnswer>("chat", query, call),

    /** Sends a message to the concierge and waits for the whole answer. */
    async chat(message: ChatMessage, { signal }: CallOptions = {}): Promise<ChatReply> {
      const { value, headers } = await ask<ChatAnswer>(transport, {
        method: "POST",
        path: `${org}/chat`,
        body: message,
        signal,
      });
      return { answer: value, conversationId: headers.get("Conversation-Id") ?? undefined };
    },

    /** The same, piece by piece. Giving up the loop or aborting the signal ends the answer. */
    async *chatEvents(message: ChatMessage, { signal }: CallOptions = {}): AsyncGenerator<ChatEvent> {
      const call: Call = {
        method: "POST",
        path: `${org}/chat`,
        body: message,
        accept: "text/event-stream",
        signal,
      };
      yield* chatEventsOf(transport, call);
    },

    /** Gives a plan an address for everybody who gets it. */
    async sharePlan(plan: PlanToShare, { signal }: CallOptions = {}): Promise<SharedPlanAnswer> {
      return (
        await ask<SharedPlanAnswer>(transport, { method: "POST", path: `${org}/plans`, body: plan, signal })
      ).value;
    },

    /** Forgets a conversation. */
    async deleteConversation(conversationId: string, { signal }: CallOptions = {}): Promise<void> {
      const path = `${org}/chat/${encodeURIComponent(conversationId)}`;
      await ask(transport, { method: "DELETE", path, signal });
    },
  };
}

async function* chatEventsOf(transport: TransportOptions, call: Call): AsyncGenerator<ChatEvent> {
  const { response, settle, touch, failure } = await open(transport, call);
  const conversationId = response.headers.get("Conversation-Id") ?? undefined;
  let last: ChatAnswer | undefined;
  let size = 0;
  let isSettled = false;
  try {
    if (!response.body) throw new ConnectionError("unreadable", "the answer has no body");
    for await (const { event, data } of readServerEvents(response.body)) {
      touch();
      size += data.length;
      const piece = pieceOf(event, JSON.parse(data) as never, conversationId);
      if (piece?.event === "done") last = piece.answer;
      if (piece) yield piece;
    }
    if (!last) throw new ConnectionError("unreachable", "the answer broke off");
  } catch (error) {
    isSettled = true;
    if (!(error instanceof ApiError)) throw failure(error);
    settle(size, error.problem);
    throw error;
  } finally {
    // The caller has left the loop.
    if (!isSettled) settle(size, last);
  }
}

function pieceOf(event: string, data: never, conversationId: string | undefined): ChatEvent | undefined {
  switch (event) {
    case "delta":
      return { event, text: (data as { text: string }).text };
    case "listings":
      return { event, listings: data };
    case "guides":
      return { event, guides: data };
    case "itinerary":
      return { event, itinerary: data };
    case "done":
      return { event, answer: data, conversationId };
    case "error":
      throw new ApiError(data as Problem);
    default:
      return undefined;
  }
}
