import type { HostProfile } from "../../../src/client/api-types.ts";
import { safeUrl } from "../app/safe-url.ts";

const asked = new Set<string>();

/**
 * Loads the host's own fonts, from font files and from style sheets, by the font loading API, since a shadow tree cannot
 * declare fonts. Each address once a page; text is shown in a system font meanwhile.
 */
export function loadFonts(host: HostProfile, baseUrl: string): void {
  const { customFont, theme } = host.branding ?? {};
  for (const font of [customFont, ...(theme?.customFonts ?? [])]) {
    const url = safeUrl(font?.url, baseUrl);
    if (!font?.name || !url || !/^https?:/.test(url) || asked.has(url)) continue;
    asked.add(url);
    if (/\.(woff2?|ttf|otf)(\?|$)/i.test(url)) loadFile(font.name, url);
    else void loadSheet(url);
  }
}

function loadFile(name: string, url: string): void {
  const face = new FontFace(name, `url(${JSON.stringify(url)})`, { display: "swap" });
  document.fonts.add(face);
  face.load().catch(() => document.fonts.delete(face));
}

/**
 * Declares the fonts of a style sheet, each loaded when a text needs it. Nothing else of the sheet counts: the page around
 * the element is not the profile's to change, nor to read by selectors.
 */
async function loadSheet(url: string): Promise<void> {
  try {
    const response = await fetch(url, { credentials: "omit", referrerPolicy: "no-referrer" });
    if (!response.ok) return;
    const { cssRules } = await new CSSStyleSheet().replace(await response.text());
    for (const rule of cssRules) if (rule instanceof CSSFontFaceRule) declare(rule.style, response.url);
  } catch {
    // Out of reach, or no style sheet: the text keeps its system font.
  }
}

/** @param base what the addresses of the rule are relative to */
function declare(style: CSSStyleDeclaration, base: string): void {
  const read = (name: string) => style.getPropertyValue(name).trim() || undefined;
  const family = read("font-family")?.replace(/^(["'])(.*)\1$/, "$2");
  const source = read("src")?.replace(
    /url\(\s*(["']?)(.*?)\1\s*\)/g,
    (_, _quote, address: string) => `url(${JSON.stringify(new URL(address, base).href)})`,
  );
  if (!family || !source) return;
  const descriptors = {
    display: "swap",
    style: read("font-style"),
    weight: read("font-weight"),
    stretch: read("font-stretch"),
    unicodeRange: read("unicode-range"),
  } satisfies FontFaceDescriptors;
  document.fonts.add(new FontFace(family, source, descriptors));
}
