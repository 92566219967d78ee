import type { App } from "../app/app.ts";
import { isDark, parseColour } from "../theme/colour.ts";

export interface Logo {
  url: string;
  width: number;
  height: number;
}

/** The host's logo for a ground of this colour: the light one on dark, the dark one on light. */
export function logoFor(app: App, ground: string | undefined): Logo | undefined {
  const { branding, logos = [] } = app.host;
  const colour = parseColour(ground);
  const wanted = colour === undefined || isDark(colour) ? "light" : "dark";
  const asset = logos.find(({ logoColor }) => logoColor === wanted);
  const url = app.url(branding?.logos?.[wanted] ?? asset?.url ?? asset?.file?.url);
  if (!url) return undefined;
  const { width, height } = branding?.logos?.attrs ?? asset ?? {};
  return { url, width: width ?? 360, height: height ?? 96 };
}
