import { z } from "zod";
import { address } from "./address.ts";
import { recordId, status } from "./common.ts";

const pageTypes = ["home", "destination", "guide", "location", "page"] as const;

const pageFacts = {
  id: z.string().describe("names the page within its site"),
  label: z.string().describe("its words in menus"),
  path: address,
  slug: z.string().describe("its own part of the address"),
  pageId: z.string().describe("its id in the system that makes the site"),
  pageType: z.enum(pageTypes),
  segments: z.array(z.string()).describe("the parts of its address"),
  parentIds: z.array(z.string()).describe("the pages above, outermost first"),
  homepageSlug: z.string().nullable().describe("slug of the home page"),
  destinationId: z.string().nullable().describe("host that it is about"),
  guideId: z.string().nullable().describe("guide that it is about"),
  locationId: z.string().nullable().describe("geo area that it is about"),
};

/** A page of a site as it is stored: every key at every depth. */
export interface SitePage extends z.infer<typeof pageMatch> {
  children: SitePage[];
}
const sitePage: z.ZodType<SitePage> = z
  .strictObject({
    ...pageFacts,
    children: z.lazy(() => z.array(sitePage)),
  })
  .meta({ id: "SitePage" });

/** A site as it is stored, exported and imported. */
export const siteRecord = z
  .strictObject({ id: recordId, status, name: z.string().optional(), tree: z.array(sitePage).max(10_000) })
  .meta({ id: "SiteRecord" });
export type Site = z.infer<typeof siteRecord>;

/** A page below a root as it is answered: it carries these keys and no others. */
const pageTreeChild = z.strictObject({
  id: z.string(),
  label: z.string(),
  path: address,
  get children(): z.ZodArray<typeof pageTreeChild> {
    return z.array(pageTreeChild);
  },
});
z.globalRegistry.add(pageTreeChild, { id: "PageTreeChild" });
export type PageTreeChild = z.infer<typeof pageTreeChild>;

export const pageTreeRoot = z
  .strictObject({ ...pageFacts, children: z.array(pageTreeChild) })
  .meta({ id: "PageTreeRoot" });
export type PageTreeRoot = z.infer<typeof pageTreeRoot>;

export const pageMatch = z.strictObject(pageFacts).meta({ id: "PageMatch" });
export type PageMatch = z.infer<typeof pageMatch>;
