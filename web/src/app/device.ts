import type { Query } from "../../../src/client/api-types.ts";

/** `device`: until the browser's data are cleared; `tab`: until the tab is closed. */
type Span = "device" | "tab";

/** What a page without storage keeps: it holds until the page is left. */
const unstored = new Map<string, string>();

const storageFor = (span: Span) => (span === "device" ? localStorage : sessionStorage);

/** Keeps a value as JSON under a name; `undefined` forgets it. */
export function keep(span: Span, name: string, value: unknown): void {
  const text = JSON.stringify(value) as string | undefined;
  try {
    if (text === undefined) storageFor(span).removeItem(name);
    else storageFor(span).setItem(name, text);
    unstored.delete(name);
  } catch {
    unstored.set(name, text ?? "null");
  }
}

/** What is kept under a name, which other scripts of the page may have changed; undefined for nothing. */
export function recall(span: Span, name: string): unknown {
  try {
    return JSON.parse(unstored.get(name) ?? storageFor(span).getItem(name) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

/** What a traveller likes, as the searches take it. */
export interface Preferences {
  userCategory?: Query<"hostHome">["userCategory"];
  tripType?: Query<"hostHome">["tripType"];
  userInterests?: readonly string[];
}

const preferencesName = (orgId: string) => `waymark:${orgId}:preferences`;

export function readPreferences(orgId: string): Preferences {
  const kept = recall("device", preferencesName(orgId));
  return isPreferences(kept) ? kept : {};
}

export function writePreferences(orgId: string, preferences: Preferences): void {
  keep("device", preferencesName(orgId), preferences);
}

export function hasPreferences({ userCategory, tripType, userInterests = [] }: Preferences): boolean {
  return userCategory !== undefined || tripType !== undefined || userInterests.length > 0;
}

function isPreferences(value: unknown): value is Preferences {
  if (typeof value !== "object" || value === null) return false;
  const { userCategory = "", tripType = "", userInterests = [] } = value as Record<string, unknown>;
  return (
    typeof userCategory === "string" &&
    typeof tripType === "string" &&
    Array.isArray(userInterests) &&
    userInterests.every((interest) => typeof interest === "string")
  );
}

const savedName = (orgId: string) => `waymark:${orgId}:saved`;

/** The ids of the places that a traveller saved, newest first. They are kept by organisation and sent nowhere but to ask for those places. */
export function savedIds(orgId: string): readonly string[] {
  const kept = recall("device", savedName(orgId));
  return Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : [];
}

export function isSaved(orgId: string, id: string): boolean {
  return savedIds(orgId).includes(id);
}

/** Saves a place, or removes one that is saved. Read anew each time: another tab may have saved something meanwhile. */
export function toggleSaved(orgId: string, id: string): void {
  if (isSaved(orgId, id)) removeSaved(orgId, [id]);
  else keep("device", savedName(orgId), [id, ...savedIds(orgId)]);
}

export function removeSaved(orgId: string, ids: readonly string[]): void {
  const rest = savedIds(orgId).filter((id) => !ids.includes(id));
  keep("device", savedName(orgId), rest);
}

const languageName = (orgId: string) => `waymark:${orgId}:lang`;

/** The language that the traveller chose in this tab; undefined before they have. */
export function chosenLanguage(orgId: string): string | undefined {
  const kept = recall("tab", languageName(orgId));
  return typeof kept === "string" ? kept : undefined;
}

export function rememberLanguage(orgId: string, lang: string): void {
  keep("tab", languageName(orgId), lang);
}
