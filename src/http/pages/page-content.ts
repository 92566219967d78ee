import type { GeoArea, Guide, HostHome, Listing, ListingPage, Page } from "../../client/api-types.ts";
import { giveBack } from "../../content/lent-memory.ts";
import {
  areaParameters,
  guideParameters,
  guideSearchParameters,
  hostHomeParameters,
  listingParameters,
  listingSearchParameters,
  locationSearchParameters,
} from "../../contract/parameters.ts";
import { type QueryPair, readParameters } from "../../contract/read-parameters.ts";
import type { Discovery } from "../../discovery/discovery.ts";
import type { Scope } from "../../discovery/match/sight.ts";
import type { Answer } from "../../discovery/present.ts";
import type { PageName } from "./page-address.ts";
import type { PageContent } from "./page-view.ts";

/** What of an address's query counts for a page. */
export interface PageQuery {
  page: number;
  words: string | undefined;
  /** Those of a list that somebody shares. */
  ids: readonly string[] | undefined;
}

/** Who reads a page: everybody who may see what guests of one host see. */
export interface PageReader {
  discovery: Discovery;
  orgId: string;
  hostId: string;
  /** BCP 47. */
  lang: string;
}

/** What a page shows, and whether it would be the same later. */
export interface PageRead {
  content: PageContent;
  lasts: (NonNullable<Answer["lasts"]> | undefined)[];
}

/** One large card and four beside it. */
const ON_HOME = 5;
/** Areas, and places besides. */
const BESIDES_ON_HOME = 8;
const NEARBY = 4;
const GUIDES_OF_PLACE = 3;
const ON_A_PAGE = 20;
/** What cards of places show. */
const CARD_FIELDS =
  "name,tagline,category,integratedCategories,contentType,featured,photos,priceLevel,priceLevelText,currencyCode,providerRating,openingHours,geoDistance,neighborhood,additionalData";

type Query = Readonly<Record<string, string | number | boolean | undefined>>;

/** Asks discovery what a page shows, as the interface's routes do. @throws ServiceError where nothing has the name */
export async function readPage(
  reader: PageReader,
  name: Exclude<PageName, { kind: "unknown" | "plan" }>,
  { page, words, ids }: PageQuery,
): Promise<PageRead> {
  const { discovery, orgId, hostId, lang } = reader;
  const scope: Scope = { orgId, hostIds: [hostId] };
  const lasts: PageRead["lasts"] = [];
  const ask = async <T>(answer: Promise<Answer>): Promise<T> => {
    const { body, lasts: own } = await answer;
    lasts.push(own);
    try {
      return JSON.parse(body.toString("utf8")) as T;
    } finally {
      giveBack(body);
    }
  };
  const given = (query: Query): QueryPair[] =>
    Object.entries({ profileId: hostId, lang, ...query })
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => ({ name, value: String(value) }));
  const listings = (query: Query) =>
    ask<ListingPage<Listing>>(
      discovery.listingSearch(
        scope,
        readParameters(listingSearchParameters, given({ fields: CARD_FIELDS, ...query })),
      ),
    );
  const guides = (query: Query) =>
    ask<Page<Guide>>(discovery.guideSearch(scope, readParameters(guideSearchParameters, given(query))));
  const read = async (): Promise<PageContent> => {
    switch (name.kind) {
      case "home": {
        const query = { guidesPerPage: ON_HOME, maxListingsPerGuide: 1, geoareasPerPage: BESIDES_ON_HOME };
        const [home, { facets, ...places }] = await Promise.all([
          ask<HostHome<Guide, GeoArea>>(
            discovery.hostHome(scope, readParameters(hostHomeParameters, given(query))),
          ),
          listings({ offered: true, rankBy: "balanced", facets: "group", hitsPerPage: BESIDES_ON_HOME }),
        ]);
        return {
          kind: "home",
          guides: home.guides,
          areas: home.geoareas,
          places,
          groups: facets?.group ?? [],
        };
      }
      case "guides":
        return {
          kind: "guides",
          guides: await guides({
            page,
            hitsPerPage: ON_A_PAGE,
            includeListings: true,
            maxListingsPerGuide: 1,
          }),
          page,
        };
      case "guide": {
        const query = { includeListings: true, attributions: true };
        const asked = readParameters(guideParameters, given(query));
        return { kind: "guide", guide: await ask<Guide>(discovery.guide(scope, name.id, asked)) };
      }
      case "areas": {
        const asked = readParameters(locationSearchParameters, given({ page, hitsPerPage: ON_A_PAGE }));
        return {
          kind: "areas",
          areas: await ask<Page<GeoArea>>(discovery.locationSearch(scope, asked)),
          page,
        };
      }
      case "area": {
        const asked = readParameters(areaParameters, given({ attributions: true }));
        const area = await ask<GeoArea>(discovery.area(scope, name.id, asked));
        const inIt = { locationId: name.id, offered: true, rankBy: "score", page, hitsPerPage: ON_A_PAGE };
        return { kind: "area", area, places: await listings(inIt), page };
      }
      case "places": {
        const { group } = name;
        if (ids) {
          const batches = Array.from({ length: Math.ceil(ids.length / ON_A_PAGE) }, (_, index) =>
            ids.slice(index * ON_A_PAGE, (index + 1) * ON_A_PAGE),
          );
          // Without the host's radius: a list may lead anywhere.
          const asked = { profileId: undefined, hitsPerPage: ON_A_PAGE };
          const answers = await Promise.all(batches.map((some) => listings({ ...asked, ids: some.join() })));
          const found = new Map(answers.flatMap(({ results }) => results).map((place) => [place.id, place]));
          const results = ids.flatMap((id) => found.get(id) ?? []);
          const places = { results, total: results.length, pages: 1 };
          return { kind: "places", places, page, groups: [], group, words: undefined, ids };
        }
        const query = { group, searchQuery: words, offered: group === undefined && words === undefined };
        const rankBy = words === undefined ? "balanced" : undefined;
        const { facets, ...places } = await listings({
          ...query,
          rankBy,
          facets: "group",
          page,
          hitsPerPage: ON_A_PAGE,
        });
        return { kind: "places", places, page, groups: facets?.group ?? [], group, words, ids };
      }
      case "place": {
        const asked = readParameters(listingParameters, given({ attributions: true, specialDays: true }));
        const place = await ask<Listing>(discovery.listing(scope, name.id, asked));
        const { geoLocation } = place;
        const around = {
          latlng: geoLocation?.join(","),
          rankBy: "distance",
          offered: true,
          hitsPerPage: NEARBY + 1,
        };
        const [nearby, all] = await Promise.all([
          geoLocation ? listings(around) : undefined,
          place.guideIds?.length ? guides({ hitsPerPage: ON_A_PAGE }) : undefined,
        ]);
        return {
          kind: "place",
          place,
          nearby: (nearby?.results ?? []).filter(({ id }) => id !== name.id).slice(0, NEARBY),
          guides: (all?.results ?? [])
            .filter(({ id }) => place.guideIds?.includes(id))
            .slice(0, GUIDES_OF_PLACE),
        };
      }
    }
  };
  const content = await read();
  return { content, lasts };
}
