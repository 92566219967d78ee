import type { GeoArea, Guide, HostHome, HostProfile } from "../../../src/client/api-types.ts";
import { type CallOptions, type Client, createClient } from "../../../src/client/client.ts";
import { chosenLanguage, type Preferences, readPreferences } from "./device.ts";
import { cardFields, GUIDES, PLACES_OF_GUIDE } from "./fields.ts";
import { homeRoute, needsHome, parseHash } from "./route.ts";
import { safeUrl } from "./safe-url.ts";

/** What a host shows first, or the host alone for a view that asks for the rest itself. */
export type FirstAnswer = HostHome<Guide, GeoArea> | { host: HostProfile };

interface FirstQuestion extends CallOptions {
  profileId: string;
  lang: string;
  preferences: Preferences;
  withHome: boolean;
}

export async function askFirst(
  client: Client,
  { profileId, lang, preferences, withHome, signal }: FirstQuestion,
): Promise<FirstAnswer> {
  if (!withHome) return { host: await client.hostProfile(profileId, { signal }) };
  const query = {
    profileId,
    lang,
    ...preferences,
    rankBy: "balanced",
    guidesPerPage: GUIDES,
    maxListingsPerGuide: PLACES_OF_GUIDE,
    geoareasPerPage: 20,
    fields: cardFields,
  } as const;
  return client.hostHome(query, { signal });
}

/** Answers on their way, by address. The first script and the element are built apart and share nothing else. */
const shared: { waymarkEarly?: Map<string, Promise<Response>> } = globalThis as object;
shared.waymarkEarly ??= new Map();
const early = shared.waymarkEarly;

/** Fetches an address, or takes what was asked of it early. */
export const fetchOrTake: typeof fetch = (input, init) => {
  const asked = early.get(String(input));
  early.delete(String(input));
  return asked ?? fetch(input, init);
};

/** The language that an element of the page asks for: its own, else what the traveller chose, else their browser's. */
export function firstLanguage(element: Element): string {
  const orgId = element.getAttribute("org") ?? "";
  return element.getAttribute("lang") || chosenLanguage(orgId) || navigator.language;
}

/**
 * Makes the first call of an element of the page while its code is on its way.
 * @param server where this script is from
 * @returns the host, with its picture where the first screen is asked for; undefined where the element has to ask for itself
 */
export async function askEarly(
  element: Element,
  server: string,
): Promise<{ host: HostProfile; picture: string | undefined } | undefined> {
  const read = (name: string) => element.getAttribute(name) ?? "";
  const [orgId, profileId, key] = [read("org"), read("profile"), read("key")];
  if (!orgId || !profileId || !key || read("preview")) return undefined;
  const fetchEarly: typeof fetch = async (input, init) => {
    const asked = fetch(input, init).then(async (answer) => ({ answer, body: await answer.blob() }));
    const copy = () => asked.then(({ answer, body }) => new Response(body, answer));
    early.set(String(input), copy());
    return copy();
  };
  const baseUrl = read("base-url") || server;
  const client = createClient({ baseUrl, orgId, key, keyIn: "query", retries: 0, fetch: fetchEarly });
  const route = read("routing") === "memory" ? undefined : parseHash(location.hash);
  const { view } = route ?? homeRoute;
  const question = {
    profileId,
    lang: firstLanguage(element),
    preferences: readPreferences(orgId),
    withHome: needsHome.includes(view),
  };
  try {
    const { host } = await askFirst(client, question);
    const picture = view === "home" ? safeUrl(host.uiConfig?.banner?.image?.url, baseUrl) : undefined;
    return { host, picture };
  } catch {
    // The element gets the same answer, and tells what went wrong.
    return undefined;
  }
}
