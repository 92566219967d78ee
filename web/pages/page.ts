import type { Image } from "../../src/client/api-types.ts";
import { type Html, html } from "../../src/content/html.ts";
import type { PageLanguage, PageView } from "../../src/http/pages/page-view.ts";
import { isSameLanguage } from "../../src/languages/compare.ts";
import type { App } from "../src/app/app.ts";
import { readTravelMode, type TravelMode } from "../src/app/settings.ts";
import { distanceText, minutesText } from "../src/format/numbers.ts";
import { pictureSources } from "../src/parts/photo.ts";
import { type TextKey, textIn, type Values } from "../src/texts/texts.ts";
import { plain } from "./static.ts";

/** Metres a minute on foot, and by how much a way is longer than the straight line, as the concierge reckons them. */
const METRES_A_MINUTE = 80;
const DETOUR = 1.3;
/** Farther than so many minutes nobody is told to walk. */
const MAX_MINUTES = 45;

/** What all templates of a page share. */
export class Page {
  readonly view: PageView;
  /** What the element's own templates ask of their app. */
  readonly app: App;

  constructor(view: PageView) {
    this.view = view;
    const { host, language } = view;
    const shared = {
      host,
      lang: language.code,
      hostLang: host.defaultLanguageCode ?? language.code,
      settings: { kiosk: false, hideTravel: false, travelMode: this.travelMode },
      t: this.t.bind(this),
      url: this.url.bind(this),
      distance: this.distance.bind(this),
    };
    this.app = shared as unknown as App;
  }

  /** How guests of the host get about. */
  get travelMode(): TravelMode {
    return readTravelMode(this.view.host.uiConfig?.preferredTravelMode);
  }

  get lang(): string {
    return this.view.language.code;
  }

  /** What the host says of itself, to who reads its language. */
  get motto(): string | undefined {
    return isSameLanguage(this.app.hostLang, this.lang) ? this.view.host.uiConfig?.banner?.text : undefined;
  }

  t(key: TextKey, values?: Values): string {
    return textIn(this.lang, key, values);
  }

  /** The address of the page in a language as others know it. */
  address(language: PageLanguage = this.view.language): string {
    return this.known(this.view.path === "" ? [] : this.view.path.split("/"), language);
  }

  /** The address of any page as others know it. */
  known(parts: readonly string[] = [], language: PageLanguage = this.view.language): string {
    return `${this.view.site}${this.href(parts, language).slice(this.view.base.length)}`;
  }

  /** The address of a page. @param parts of its path, each as it is; none: the first page */
  href(parts: readonly string[] = [], language: PageLanguage = this.view.language): string {
    const all = [...(language.part === "" ? [] : [language.part]), ...(parts.length > 0 ? parts : [""])];
    return `${this.view.base}/${all.map(encodeURIComponent).join("/")}`;
  }

  /** The same page in a language. */
  inLanguage(language: PageLanguage): string {
    return this.href(this.view.path === "" ? [] : this.view.path.split("/"), language);
  }

  /** An address of a record where it is one that a link or picture may have; of the server itself it is the path alone. */
  url(address: string | undefined): string | undefined {
    if (!address?.trim() || !URL.canParse(address, this.view.origin)) return undefined;
    const { protocol, origin, href, pathname, search } = new URL(address, this.view.origin);
    if (origin === this.view.origin || this.view.ownOrigins.includes(origin)) return `${pathname}${search}`;
    return ["http:", "https:", "tel:", "mailto:"].includes(protocol) ? href : undefined;
  }

  /** The same of a picture, which must be of the server or of an origin that it names. */
  pictureUrl(address: string | undefined): string | undefined {
    const url = this.url(address);
    if (!url || url.startsWith("/")) return url;
    const { origin, protocol } = new URL(url);
    const isShown = this.view.imageOrigins.some((shown) =>
      shown === "*" ? protocol === "https:" : originPattern(shown).test(origin),
    );
    return isShown ? url : undefined;
  }

  /** How far it is on foot, else as the crow flies. */
  distance(metres: number | undefined): string | undefined {
    if (metres === undefined) return undefined;
    const minutes = Math.max(1, Math.round((metres * DETOUR) / METRES_A_MINUTE));
    if (minutes > MAX_MINUTES) return distanceText(metres, this.view.host.distanceMetric, this.lang);
    return this.t("chat.walking", { time: minutesText(minutes, this.lang) });
  }

  /** A picture in a frame of 4 by 3; what stands in its place is drawn. */
  picture(
    image: Image | undefined,
    instead: () => unknown,
    { sizes = "100vw", isFirst = false, alt = "" } = {},
  ): Html {
    const sources = pictureSources({ url: (address) => this.pictureUrl(address) }, image);
    const largest = sources.at(-1);
    if (!largest) return plain(instead());
    const srcset = sources.map(({ url, width }) => `${url} ${width}w`).join(", ");
    const several = sources.length > 1 && html` srcset="${srcset}" sizes="${sizes}"`;
    return html`<img src="${largest.url}"${several} alt="${alt}" width="800" height="600" decoding="async"${isFirst ? html` fetchpriority="high"` : html` loading="lazy"`}>`;
  }
}

/** Of `https://*.example.org` every origin below it. */
function originPattern(shown: string): RegExp {
  const escaped = shown.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&").replace("\\*", "[\\w.-]+");
  return new RegExp(`^${escaped}$`, "i");
}
