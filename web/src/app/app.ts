import type {
  GeoArea,
  Guide,
  HostHome,
  HostProfile,
  OrgLanguagesAnswer,
} from "../../../src/client/api-types.ts";
import { type Client, createClient } from "../../../src/client/client.ts";
import type { Exchange } from "../../../src/client/transport.ts";
import { DEFAULT_LANGUAGE, matchLanguage } from "../../../src/languages/compare.ts";
import { distanceText } from "../format/numbers.ts";
import { loadTexts, type TextKey, textIn, type Values } from "../texts/texts.ts";
import type { Mode } from "../theme/palette.ts";
import {
  chosenLanguage,
  type Preferences,
  readPreferences,
  rememberLanguage,
  writePreferences,
} from "./device.ts";
import { askFirst, type FirstAnswer, fetchOrTake } from "./first-call.ts";
import { needsHome, type Route, Router, type Routing, type Stand } from "./route.ts";
import { safeUrl } from "./safe-url.ts";
import { resolveSettings, type Settings } from "./settings.ts";

/** What the element was given by its page. */
interface AppOptions {
  baseUrl: string;
  orgId: string;
  profileId: string;
  key: string;
  /** A token that shows drafts. */
  preview: string | undefined;
  /** The language that the page asks for; undefined: the traveller's own where the host speaks it. */
  lang: string | undefined;
  configId: string | undefined;
  mode: Mode | undefined;
  routing: Routing;
  /** Fires an event of the element. @returns false where the page refuses what would follow */
  tell: (event: keyof Events, detail: Events[keyof Events]) => boolean;
  /** Looks how the screen at hand is left. */
  onLeave: () => Stand | undefined;
}

/** What the element tells its page, as events named `waymark:ready` and so on. */
export interface Events {
  /** The host is there. */
  ready: HostProfile;
  /** Another view is shown. */
  navigate: Route;
  /** A guide, a place or a neighbourhood is opened. */
  open: Required<Pick<Route, "view" | "id">>;
  /** A place is saved, or no longer. */
  save: { id: string; saved: boolean };
  /** A link out is followed, to book a place or to find the way there. A page that prevents it stops that. */
  book: { id: string; url: string };
  directions: { id: string; url: string };
  /** A mail about a place that is told wrongly is begun; `url` is its address. A page that prevents it takes that over. */
  report: { id: string; url: string };
  /** Something was said to the concierge. */
  chat: { conversationId: string | undefined };
  /** One call of the service, as it went. */
  exchange: Exchange;
}

/** How far the one call that everything begins with has come. */
type Phase = "loading" | "ready" | "failed";

/** After this long, waiting is spoken of. Milliseconds. */
export const SLOW_AFTER_MS = 4_000;

/**
 * What every screen shares: the host, its settings, the language, where the traveller is and what they like. It tells of
 * every change by the event `change`; `watch` redraws a component then.
 */
export class App extends EventTarget {
  readonly options: AppOptions;
  readonly client: Client;
  readonly router: Router;
  phase: Phase = "loading";
  /** True while the first call takes long. */
  isSlow = false;
  /** Why the first call failed. */
  error: unknown;
  /** What the first screen shows; a view that is opened by its own address goes without until it is wanted. */
  home: HostHome<Guide, GeoArea> | undefined;
  /** What the addresses of the host's public pages begin with; undefined where it has none. */
  #pages: string | undefined;
  /** When the weather of the host was foretold, epoch milliseconds; NaN where nobody knows. */
  weatherAt = Number.NaN;
  /** The language shown: one of the host's. */
  lang: string;
  preferences: Preferences;
  /** The host's languages with their own names, once somebody has looked for them. */
  languages: OrgLanguagesAnswer | undefined;
  /** Whether somebody looks for another language: till then only the name of the one shown is needed, for each takes a slow phone 20 ms. */
  isChoosingLanguage = false;
  #host: HostProfile | undefined;
  #settings: Settings | undefined;
  #loading: AbortController | undefined;
  /** The language asked for last, which a further try asks for again. */
  #wish: string;

  constructor(options: AppOptions) {
    super();
    this.options = options;
    const { baseUrl, orgId, key, preview, routing, onLeave } = options;
    const onExchange = (exchange: Exchange) => {
      const { "weather-date": foretold, "public-pages": pages } = exchange.headers;
      if (pages !== undefined) this.#pages = this.url(pages);
      if (foretold !== undefined) this.weatherAt = Date.parse(foretold);
      this.tell("exchange", exchange);
    };
    const fetch = fetchOrTake;
    this.client = createClient({
      baseUrl,
      orgId,
      key,
      keyIn: "query",
      preview,
      retries: 0,
      onExchange,
      fetch,
    });
    this.lang = options.lang ?? navigator.language;
    this.#wish = this.lang;
    this.preferences = readPreferences(orgId);
    this.router = new Router({ routing, onLeave, onChange: () => this.changed() });
  }

  /** The host, once it is there; screens are shown only then. */
  get host(): HostProfile {
    return this.#host!;
  }
  /** False until there is something to show. */
  get hasHost(): boolean {
    return this.#host !== undefined;
  }
  /** The first guides of the host, as far as they were asked for. */
  get guides(): readonly Guide[] {
    return this.home?.guides.results ?? [];
  }
  /** The first neighbourhoods of the host, as far as they were asked for. */
  get areas(): readonly GeoArea[] {
    return this.home?.geoareas.results ?? [];
  }
  /** The language that the host writes its own words in: labels, perks, links. A profile is not translated. */
  get hostLang(): string {
    return this.host.defaultLanguageCode ?? DEFAULT_LANGUAGE;
  }
  get settings(): Settings {
    return this.#settings!;
  }
  get route(): Route {
    return this.router.route;
  }

  /** Makes the first call, or makes it anew: after a failure, for another language, for other wishes. */
  async load(lang = this.#wish, withHome = this.#wantsHome): Promise<void> {
    this.#wish = lang;
    this.#loading?.abort();
    const loading = new AbortController();
    this.#loading = loading;
    this.phase = this.#host ? this.phase : "loading";
    const slow = setTimeout(() => this.#slowDown(loading), SLOW_AFTER_MS);
    this.changed();
    try {
      const answer = await this.#ask(lang, withHome, loading.signal);
      if (loading.signal.aborted) return;
      this.#host = answer.host;
      this.#settings = resolveSettings(answer.host, this.options.configId);
      const home = "guides" in answer ? answer : undefined;
      Object.assign(this, { home, phase: "ready", error: undefined });
    } catch (error) {
      if (loading.signal.aborted) return;
      const isExtra = this.#host && withHome && !this.#wantsHome;
      if (!isExtra) Object.assign(this, { phase: "failed", error });
      await loadTexts(lang);
    } finally {
      clearTimeout(slow);
      if (!loading.signal.aborted) {
        this.isSlow = false;
        this.#loading = undefined;
      }
    }
    this.changed();
  }

  /** Asks for what the first screen shows, unless it is there or on its way. */
  async loadHome(): Promise<void> {
    if (!this.home && !this.#loading) await this.load(this.lang, true);
  }

  get #wantsHome(): boolean {
    return this.home !== undefined || needsHome.includes(this.route.view);
  }

  async setLanguage(lang: string): Promise<void> {
    rememberLanguage(this.options.orgId, lang);
    await this.load(lang);
  }

  /** Reads the languages' names. Not part of what the first screen waits for; the codes are in the profile. */
  async loadLanguages(): Promise<void> {
    if (this.languages) return;
    this.isChoosingLanguage = true;
    this.changed();
    try {
      this.languages = await this.client.orgLanguages({ hostId: this.options.profileId });
      this.changed();
    } catch {
      // The browser's own names of the languages stand meanwhile.
    }
  }

  setPreferences(preferences: Preferences): Promise<void> {
    this.preferences = preferences;
    writePreferences(this.options.orgId, preferences);
    return this.load();
  }

  /** What every search of this host is asked with: the host, the language, the traveller's wishes. */
  query(): { profileId: string; lang: string } & Preferences {
    return { profileId: this.options.profileId, lang: this.lang, ...this.preferences };
  }

  go(route: Route, options?: { replace?: boolean }): void {
    // What is loaded can still be read when loading anew has failed.
    if (this.#host) this.phase = "ready";
    this.router.go(route, options);
  }

  /** A text in the language shown. */
  t(key: TextKey, values?: Values): string {
    return textIn(this.lang, key, values);
  }

  /** An address of a record, absolute and safe to show; undefined where it is not. */
  url(address: string | undefined): string | undefined {
    return safeUrl(address, this.options.baseUrl);
  }

  /** The part of a public page's address for the language shown; the server leads on from its code to a shorter one. */
  get languagePart(): string {
    return this.lang === this.host.defaultLanguageCode ? "" : `/${this.lang}`;
  }

  /**
   * The address of a public page in the language shown; undefined where the host has none.
   * @param path such as `place/old-town`, encoded
   */
  publicUrl(path: string): string | undefined {
    return this.#pages && `${this.#pages}${this.languagePart}/${path}`;
  }

  /** A distance in the host's units; undefined where it is unknown or the page hides travel. */
  distance(metres: number | undefined): string | undefined {
    if (metres === undefined || this.settings.hideTravel) return undefined;
    return distanceText(metres, this.host.distanceMetric, this.lang);
  }

  /** How the element scrolls by itself: at once where the host or the traveller wants nothing to move. */
  get scrolling(): ScrollBehavior {
    const isStill = this.settings.disableAnimations || matchMedia("(prefers-reduced-motion: reduce)").matches;
    return isStill ? "instant" : "smooth";
  }

  /** Tells the page. @returns false where it refuses what would follow */
  tell<E extends keyof Events>(event: E, detail: Events[E]): boolean {
    return this.options.tell(event, detail);
  }

  changed(): void {
    this.dispatchEvent(new Event("change"));
  }

  dispose(): void {
    this.#loading?.abort();
    this.router.dispose();
  }

  /**
   * One call where the language is known beforehand. A configuration may name another one, and is known only with the
   * host: then there is a second.
   */
  async #ask(wish: string, withHome: boolean, signal: AbortSignal): Promise<FirstAnswer> {
    const { profileId, configId, orgId } = this.options;
    const isFirst = this.#host === undefined;
    const remembered = isFirst && !this.options.lang ? chosenLanguage(orgId) : undefined;
    const lang = remembered ?? wish;
    const { client, preferences } = this;
    const ask = (code: string) => askFirst(client, { profileId, lang: code, preferences, withHome, signal });
    const [answer] = await Promise.all([ask(lang), loadTexts(lang)]);
    const { host } = answer;
    const offered = host.languageCodes ?? [];
    const own = host.defaultLanguageCode ?? offered[0] ?? DEFAULT_LANGUAGE;
    const config =
      isFirst && !this.options.lang && !remembered ? resolveSettings(host, configId).lang : undefined;
    const shown = config ?? matchLanguage(lang, offered) ?? own;
    await loadTexts(shown);
    this.lang = shown;
    return config !== undefined && config !== matchLanguage(lang, offered) ? ask(shown) : answer;
  }

  #slowDown(loading: AbortController): void {
    if (loading.signal.aborted) return;
    this.isSlow = true;
    this.changed();
  }
}
