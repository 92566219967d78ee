import { type PlaceGroup, placeGroups } from "../../contract/common.ts";
import type { OrgHost } from "../../discovery/org/org.ts";
import { primaryLanguage } from "../../languages/compare.ts";
import type { PageLanguage } from "./page-view.ts";

/** Which page of a host an address names. */
export type PageName =
  | { kind: "home" | "guides" | "areas" }
  | { kind: "guide" | "area" | "place"; id: string }
  | { kind: "plan"; id: string }
  | { kind: "places"; group: PlaceGroup | undefined }
  | { kind: "unknown" };

/**
 * The languages of a host's pages, the default first: it has no part of the address of its own, the others that of their
 * primary subtag, or their whole code where two share that.
 */
export function pageLanguages(
  { languageCodes, defaultLanguageCode }: Pick<OrgHost, "languageCodes" | "defaultLanguageCode">,
  orgDefault: string,
): PageLanguage[] {
  const first = defaultLanguageCode ?? languageCodes[0] ?? orgDefault;
  const codes = [...new Set([first, ...languageCodes])];
  const primaries = codes.map(primaryLanguage);
  return codes.map((code, index) => {
    const primary = primaries[index]!;
    const isShared = primaries.indexOf(primary) !== primaries.lastIndexOf(primary);
    return { code, part: index === 0 ? "" : isShared ? code : primary };
  });
}

/** What the rest of an address says, without its slash at the beginning: a language, and a page in it. */
export function readPagePath(
  rest: string,
  languages: readonly PageLanguage[],
): { language: PageLanguage; path: string; isCanonical: boolean } {
  const [first = "", ...others] = rest.split("/");
  const wanted = first.toLowerCase();
  const language = languages.find(({ part, code }) =>
    [part, code].some((name) => name !== "" && name.toLowerCase() === wanted),
  );
  if (!language) return { language: languages[0]!, path: rest, isCanonical: true };
  const path = others.join("/");
  // The first page of a language ends with a slash.
  return { language, path, isCanonical: first === language.part && others.length > 0 };
}

/** @param path within a language, decoded */
export function pageNamed(path: string): PageName {
  const [kind = "", ...others] = path.split("/");
  // An id may have slashes of its own.
  const id = others.join("/");
  switch (kind) {
    case "":
      return path === "" ? { kind: "home" } : { kind: "unknown" };
    case "guides":
    case "areas":
      return others.length === 0 ? { kind } : { kind: "unknown" };
    case "guide":
    case "area":
    case "place":
    case "plan":
      return id === "" ? { kind: "unknown" } : { kind, id };
    case "places": {
      const group = placeGroups.find((name) => name === id);
      return others.length === 0 || group ? { kind, group } : { kind: "unknown" };
    }
    default:
      return { kind: "unknown" };
  }
}
