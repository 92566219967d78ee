import type { HostProfile } from "../../../src/client/api-types.ts";
import { safeUrl } from "../app/safe-url.ts";

const asked = new Set<string>();

/**
 * Loads the host's own fonts: font files by the font loading API, style sheets by a link in the page's head, since a
 * shadow tree cannot declare fonts. Each address once a page; text is shown in a system font meanwhile.
 */
export function loadFonts(host: HostProfile, baseUrl: string): void {
  const { customFont, theme } = host.branding ?? {};
  for (const font of [customFont, ...(theme?.customFonts ?? [])]) {
    const url = safeUrl(font?.url, baseUrl);
    if (!font?.name || !url || !/^https?:/.test(url) || asked.has(url)) continue;
    asked.add(url);
    if (/\.(woff2?|ttf|otf)(\?|$)/i.test(url)) loadFile(font.name, url);
    else linkSheet(url);
  }
}

function loadFile(name: string, url: string): void {
  const face = new FontFace(name, `url(${JSON.stringify(url)})`, { display: "swap" });
  document.fonts.add(face);
  face.load().catch(() => document.fonts.delete(face));
}

function linkSheet(url: string): void {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = url;
  document.head.append(link);
}
