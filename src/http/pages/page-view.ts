import type {
  FacetCounts,
  GeoArea,
  Guide,
  HostProfile,
  Listing,
  Page,
  SpecialDay,
} from "../../client/api-types.ts";
import type { OpenedPlan } from "../../concierge/shared-plans.ts";
import type { PlaceGroup } from "../../contract/common.ts";

/** What a public page shows, of what discovery answered. */
export type PageContent =
  | { kind: "home"; guides: Page<Guide>; areas: Page<GeoArea>; places: Page<Listing>; groups: FacetCounts }
  | { kind: "guides"; guides: Page<Guide>; page: number }
  | { kind: "guide"; guide: Guide & Attributed }
  | { kind: "areas"; areas: Page<GeoArea>; page: number }
  | { kind: "area"; area: GeoArea & Attributed; places: Page<Listing>; page: number }
  | {
      kind: "places";
      places: Page<Listing>;
      page: number;
      groups: FacetCounts;
      group: PlaceGroup | undefined;
      words: string | undefined;
      ids: readonly string[] | undefined;
    }
  | {
      kind: "place";
      place: Listing & Attributed & { specialDays?: SpecialDay[] };
      nearby: Listing[];
      guides: Guide[];
    }
  | { kind: "plan"; token: string; plan: Pick<OpenedPlan, "days" | "attributions" | "expiresAt"> }
  /** Nothing is there; or something was, and is gone. */
  | { kind: "missing"; isGone: boolean };

interface Attributed {
  /** What must be shown with the data. */
  attributions?: string[];
}

/** A language of a host, and its part of an address: "" for the default language. */
export interface PageLanguage {
  code: string;
  part: string;
}

/** All that a page is made of. */
export interface PageView {
  /** Where the request came to, such as `https://guide.example.org`. */
  origin: string;
  /** What the host's pages are known by, wherever they are read: an origin and a base, `https://guide.example.org/g/org/host`. */
  site: string;
  /** Other origins by which this server is known: what they have is its own. */
  ownOrigins: readonly string[];
  /** What the addresses of a host's pages begin with: `/g/org/host`, or nothing on a domain of its own. */
  base: string;
  /** The page within its language, such as `place/round-tower`; "" is the first page. */
  path: string;
  language: PageLanguage;
  languages: readonly PageLanguage[];
  host: HostProfile;
  /** Epoch milliseconds. */
  nowMs: number;
  /** Origins whose pictures are shown beside the server's own, `*` for every one with https. */
  imageOrigins: readonly string[];
  content: PageContent;
}

export interface RenderedPage {
  html: string;
  contentSecurityPolicy: string;
}

/** Files beside the pages of a host. */
export const pageFiles = ["manifest.webmanifest", "icon.svg", "sw.js"] as const;
/** `qr.svg`: the address of the page as a QR code. */
export type PageFile = (typeof pageFiles)[number] | "qr.svg";

/** The built module `pages.js` of the web faces. */
export interface PagesModule {
  renderPage(view: PageView): Promise<RenderedPage>;
  /**
   * What a guest reads in place of a page that cannot be shown.
   * @param wished the browser's languages, as `Accept-Language` has them
   */
  renderFailure(status: number, wished: string): Promise<RenderedPage>;
  /** What makes the pages an app of their own, which has without a network what was opened before. */
  renderFile(view: Omit<PageView, "content">, file: PageFile): { body: string; contentType: string };
}
