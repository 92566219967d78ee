import { escapeHtml } from "../../content/html.ts";
import type { VisibleRecord } from "../../discovery/operations/visible-records.ts";
import type { PageLanguage } from "./page-view.ts";

/** Addresses of one file: far below the 50,000 and 50 MB that the protocol allows, since each tells its sisters. */
const MOST = 5_000;

const views = { guide: "guide", geoArea: "area", listing: "place" } as const;
const lists = ["", "guides", "places", "areas"];

/** The path of a page in a language, below what the host's pages are known by. */
export function pagePath({ part }: PageLanguage, path: string): string {
  const parts = [...(part === "" ? [] : [part]), ...path.split("/")];
  return `/${parts.map(encodeURIComponent).join("/")}`;
}

/**
 * A host's pages for search engines (sitemaps.org), in each language with its sisters: one file, or the index of several.
 * @param site what the pages are known by, such as `https://guide.example.org`
 * @param number of one of several files, from 1; absent: what all begins with
 * @returns undefined where there is no file of this number
 */
export function writeSitemap(
  site: string,
  languages: readonly PageLanguage[],
  records: readonly VisibleRecord[],
  number: number | undefined,
): string | undefined {
  const pages = [
    ...lists.map((path) => ({ path, updatedAt: undefined })),
    ...records.map(({ kind, id, updatedAt }) => ({ path: `${views[kind]}/${id}`, updatedAt })),
  ];
  const ofOneFile = Math.max(1, Math.floor(MOST / languages.length));
  const files = Math.ceil(pages.length / ofOneFile);
  if (number === undefined && files > 1) {
    const all = Array.from({ length: files }, (_, index) => `${site}/sitemap-${index + 1}.xml`);
    return `${HEAD}<sitemapindex xmlns="${NAMESPACE}">${all.map((url) => `<sitemap><loc>${escapeHtml(url)}</loc></sitemap>`).join("")}</sitemapindex>\n`;
  }
  const at = (number ?? 1) - 1;
  if (at >= files) return undefined;
  const urls = pages.slice(at * ofOneFile, (at + 1) * ofOneFile).flatMap(({ path, updatedAt }) => {
    const address = (language: PageLanguage) => escapeHtml(`${site}${pagePath(language, path)}`);
    const sisters = [
      ...languages.map((language) => [language.code, address(language)]),
      ["x-default", address(languages[0]!)],
    ].map(([code, href]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${href}"/>`);
    const changed =
      updatedAt === undefined ? "" : `<lastmod>${new Date(updatedAt).toISOString().slice(0, 10)}</lastmod>`;
    const several = languages.length > 1 ? sisters.join("") : "";
    return languages.map((language) => `<url><loc>${address(language)}</loc>${changed}${several}</url>`);
  });
  return `${HEAD}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join("")}</urlset>\n`;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";
