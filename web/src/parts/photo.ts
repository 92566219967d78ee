import { html, nothing, render, type TemplateResult } from "lit";
import type { Image } from "../../../src/client/api-types.ts";
import type { App } from "../app/app.ts";
import { signs } from "../texts/texts.ts";
import { outside } from "./link.ts";

/** Widths in pixels of the sizes that have a name; a size such as `640` or `640x480` says its own. */
const namedWidths: Readonly<Record<string, number>> = {
  thumbnail: 160,
  thumb: 160,
  small: 320,
  medium: 800,
  large: 1_600,
  original: 2_400,
};

interface PhotoOptions {
  /** What the picture shows; empty where the words beside it say the same. */
  alt?: string;
  /** The CSS `sizes`: how wide the picture stands. */
  sizes?: string;
  /** For the first picture on a screen: loaded at once instead of when it comes near. */
  eager?: boolean;
}

/**
 * A picture that fills its frame: the parent's class says how large that is, so that nothing moves when it arrives. In
 * place of one that is missing, cannot be loaded or may not be (a page's policy), `instead` is shown: a drawn cover.
 */
export function photo(
  app: App,
  image: Image | undefined,
  instead: () => TemplateResult,
  options: PhotoOptions = {},
): TemplateResult {
  const { alt = "", sizes = "100vw", eager = false } = options;
  const sources = pictureSources(app, image);
  const largest = sources.at(-1);
  if (!largest) {
    return html`<span class="photo photo--none" aria-hidden="true"></span><span class="photo__instead">${instead()}</span>`;
  }
  const giveWay = (event: Event) => {
    markMissing(event);
    render(instead(), (event.target as HTMLElement).nextElementSibling as HTMLElement);
  };
  return html`<img
    class="photo"
    part="photo"
    src=${largest.url}
    srcset=${sources.length > 1 ? sources.map(({ url, width }) => `${url} ${width}w`).join(", ") : nothing}
    sizes=${sources.length > 1 ? sizes : nothing}
    alt=${alt}
    loading=${eager ? "eager" : "lazy"}
    fetchpriority=${eager ? "high" : nothing}
    decoding="async"
    @error=${giveWay}
    @load=${markMissing}
  /><span class="photo__instead"></span>`;
}

/** For `error` and `load` of a picture: hides one that did not come, until it shows another that did. */
export function markMissing({ target, type }: Event): void {
  (target as HTMLElement).classList.toggle("photo--none", type === "error");
}

/** Whose picture it is, as its licence asks, with a link to its page; nothing where nobody is named. */
export function attribution(app: App, image: Image | undefined): TemplateResult | typeof nothing {
  const names = (image?.attributions ?? []).map((text) => credit(app, text)).filter((name) => name !== "");
  if (names.length === 0) return nothing;
  const [before, after] = app.t("common.photoBy", { names: PLACE }).split(PLACE);
  return html`<small class="attribution">${before}${names.map((name, index) => html`${index > 0 ? ", " : nothing}${name}`)}${after}${
    image?.license ? html` ${signs.between} ${image.license}` : nothing
  }${image?.isGenerated ? html` ${signs.between} ${app.t("common.generatedImage")}` : nothing}</small>`;
}

/** Stands in a text where names are put: no text has it. */
const PLACE = "\uE000";

/** Attributions may come as HTML of their providers: only the words are shown, and where they lead. */
function credit(app: App, text: string): TemplateResult | string {
  if (!text.includes("<")) return text.trim();
  const { body } = new DOMParser().parseFromString(text, "text/html");
  const words = (body.textContent ?? "").trim();
  const address = body.querySelector("a")?.getAttribute("href");
  return words !== "" && address ? outside(app, address, words) : words;
}

/** The picture's addresses by width, narrowest first. A space or comma in one would end it within a srcset. */
export function pictureSources(
  app: Pick<App, "url">,
  image: Image | undefined,
): { url: string; width: number }[] {
  return (image?.images ?? [])
    .flatMap(({ url, size }) => {
      const safe = app.url(url);
      const width = namedWidths[size.toLowerCase()] ?? Number.parseInt(size, 10);
      return safe ? [{ url: safe.replaceAll(",", "%2C"), width: width > 0 ? width : 1_000 }] : [];
    })
    .sort((a, b) => a.width - b.width || Number(isModern(b.url)) - Number(isModern(a.url)))
    .filter(({ width }, index, all) => all.findIndex((other) => other.width === width) === index);
}

/** Of two of one width the smaller file is taken; every browser that runs the element can show it. */
function isModern(url: string): boolean {
  return /\.(webp|avif)$/i.test(url);
}
