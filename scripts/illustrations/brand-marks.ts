/** Logos, favicons, map markers, icons and font style sheets of the two fictional hotels. */
import { circle, rect, shape, stroke } from "./primitives.ts";

const harbour = { ink: "#0f3a5f", accent: "#f2b632", paper: "#ffffff" };
const lantern = { ink: "#2a1a17", accent: "#f0954a", paper: "#fff3e4" };

/** Wraps a body in an SVG document of its own size. */
export function mark(title: string, width: number, height: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" stroke-linecap="round" stroke-linejoin="round" role="img"><title>${title}</title>${body}</svg>\n`;
}

/** A gabled house whose lower half is waves, in a 64 × 64 box. */
function harbourSign(line: string, accent: string): string {
  return (
    shape("M10 30L32 8L54 30V38H10z", line) +
    rect(28, 22, 8, 10, accent) +
    stroke("M6 44q6.500 -6 13 0t13 0t13 0t13 0M6 54q6.500 -6 13 0t13 0t13 0t13 0", line, 4)
  );
}

/** A hanging lantern with its glow, in a 64 × 64 box. */
function lanternSign(line: string, accent: string): string {
  return (
    stroke("M32 4V12", line, 4) +
    stroke("M18 16H46M18 52H46", line, 5) +
    shape("M20 18H44Q54 34 44 50H20Q10 34 20 18z", accent) +
    stroke("M20 18Q10 34 20 50M44 18Q54 34 44 50M32 18V50", line, 3) +
    stroke("M32 54V60", line, 4)
  );
}

/** The name set to an exact width, whatever serif or sans the viewer has. */
function wordmark(name: string, family: string, colour: string, width: number): string {
  return `<text x="88" y="60" font-family="${family}" font-size="32" textLength="${width}" lengthAdjust="spacingAndGlyphs" fill="${colour}">${name}</text>`;
}

const inBox = (x: number, y: number, scale: number, body: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${body}</g>`;

const harbourFamily = "Georgia, 'Times New Roman', serif";
const lanternFamily = "'Trebuchet MS', 'Gill Sans', sans-serif";

/** Line icons in a 24 × 24 box, drawn with round ends. */
const icons: Record<string, string> = {
  home: "M4 11L12 4L20 11M6 10V20H18V10",
  compass: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M15 9L13 13L9 15L11 11z",
  search: "M4 10.500a6.500 6.500 0 1 0 13 0a6.500 6.500 0 1 0 -13 0M15.500 15.500L20 20",
  map: "M3 6L9 4L15 6L21 4V18L15 20L9 18L3 20zM9 4V18M15 6V20",
  heart: "M12 20L4.500 12.500a4.600 4.600 0 0 1 7.500 -5.500a4.600 4.600 0 0 1 7.500 5.500z",
  info: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M12 11V16.500M12 7.500V7.600",
  chat: "M4 5H20V16H11L6 20V16H4z",
  mail: "M3 6H21V18H3zM3 7L12 13L21 7",
  phone: "M8 3H16V21H8zM11 18H13",
  camera: "M3 8H8L9.500 5H14.500L16 8H21V19H3zM8.500 13a3.500 3.500 0 1 0 7 0a3.500 3.500 0 1 0 -7 0",
  boat: "M3 15H21L18 20H6zM12 15V4L19 13H12",
  bike: "M2.500 16a3.500 3.500 0 1 0 7 0a3.500 3.500 0 1 0 -7 0M14.500 16a3.500 3.500 0 1 0 7 0a3.500 3.500 0 1 0 -7 0M6 16L9.500 9H15L12 16H6M18 16L15 7H17",
  star: "M12 3L14.800 9L21 9.700L16.400 14L17.700 20.500L12 17.200L6.300 20.500L7.600 14L3 9.700L9.200 9z",
  anchor: "M12 8V21M9.500 5.500a2.500 2.500 0 1 0 5 0a2.500 2.500 0 1 0 -5 0M8 11H16M4 14Q5 21 12 21T20 14",
  lantern: "M12 2V5M8 5H16M8 19H16M9 5Q5 12 9 19M15 5Q19 12 15 19M12 19V22",
  "weather-clouds": "M7 18H17a4 4 0 0 0 0.500 -8a5.500 5.500 0 0 0 -10.500 -1a4.500 4.500 0 0 0 0 9z",
  "weather-sun":
    "M8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M12 2V4.500M12 19.500V22M2 12H4.500M19.500 12H22M5 5L6.700 6.700M17.300 17.300L19 19M5 19L6.700 17.300M17.300 6.700L19 5",
};

/** A style sheet that names a brand's typeface and takes it from the faces a device already has: no font file is shipped. */
function fontSheet(faces: readonly [family: string, locals: readonly string[]][]): string {
  return `${faces.map(([family, locals]) => `@font-face {\n  font-family: "${family}";\n  font-display: swap;\n  src: ${locals.map((local) => `local("${local}")`).join(", ")};\n}`).join("\n\n")}\n`;
}

/** Every brand file by its name. */
export function brandFiles(): Map<string, string> {
  const files = new Map<string, string>();
  const logos = [
    ["harbour-house", "Harbour House", harbour, harbourSign, harbourFamily, 246] as const,
    ["lantern-court", "Lantern Court", lantern, lanternSign, lanternFamily, 240] as const,
  ];
  for (const [id, name, brand, sign, family, textWidth] of logos) {
    for (const tone of ["dark", "light"] as const) {
      const line = tone === "dark" ? brand.ink : brand.paper;
      files.set(
        `${id}-logo-${tone}.svg`,
        mark(
          `${name} logo, ${tone}`,
          360,
          96,
          inBox(12, 16, 1, sign(line, brand.accent)) + wordmark(name, family, line, textWidth),
        ),
      );
    }
    files.set(
      `${id}-favicon.svg`,
      mark(
        name,
        64,
        64,
        rect(0, 0, 64, 64, brand.ink, 14) + inBox(8, 8, 0.75, sign(brand.paper, brand.accent)),
      ),
    );
    files.set(
      `${id}-marker.svg`,
      mark(
        `${name} map marker`,
        48,
        64,
        shape("M24 62Q4 38 4 22a20 20 0 0 1 40 0Q44 38 24 62z", brand.ink) +
          circle(24, 22, 16, brand.paper) +
          inBox(10.5, 8.5, 0.42, sign(brand.ink, brand.accent)),
      ),
    );
  }
  for (const [name, d] of Object.entries(icons)) {
    files.set(`icon-${name}-active.svg`, mark(name, 24, 24, stroke(d, "#c2571a", 2)));
    files.set(`icon-${name}-inactive.svg`, mark(name, 24, 24, stroke(d, "#7a8590", 2)));
  }
  files.set(
    "harbour-house-fonts.css",
    fontSheet([
      ["Harbour House Serif", ["Georgia", "Charter", "Noto Serif", "DejaVu Serif"]],
      ["Harbour House Sans", ["Avenir Next", "Segoe UI", "Noto Sans", "DejaVu Sans"]],
    ]),
  );
  files.set(
    "lantern-court-fonts.css",
    fontSheet([
      ["Lantern Court Display", ["Gill Sans", "Trebuchet MS", "Ubuntu", "DejaVu Sans Condensed"]],
      ["Lantern Court Text", ["Optima", "Candara", "Noto Sans", "DejaVu Sans"]],
    ]),
  );
  return files;
}
