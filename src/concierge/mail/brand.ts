import type { Host } from "../../contract/host.ts";
import type { Brand } from "./trip.ts";

const HEX = /^#[0-9a-f]{6}$/i;
const PLAIN = { primary: "#1f3a5f", background: "#f6f6f4" };

/**
 * How a host's mails look, from its branding. What is no plain colour or no picture that mail programs show (SVG is not) is
 * left out; the text on the primary colour is the one of black and white that contrasts more.
 */
export function readBrand(host: Host | undefined, publicUrl: string): Brand {
  const { colors, theme, logos } = host?.branding ?? {};
  const primary =
    readColor(colors?.primary) ?? readColor(theme?.colors?.primary?.backgroundColor) ?? PLAIN.primary;
  const background = readColor(colors?.background) ?? PLAIN.background;
  const wanted = isDark(primary) ? logos?.light : logos?.dark;
  const listed = host?.logos?.map(({ url, file }) => url ?? file?.url) ?? [];
  const logoUrl = [wanted, ...listed]
    .map((url) => pictureUrl(url, publicUrl))
    .find((url) => url !== undefined);
  return { primary, onPrimary: isDark(primary) ? "#ffffff" : "#000000", background, logoUrl };
}

function readColor(color: string | { hex?: string } | undefined): string | undefined {
  const hex = typeof color === "object" ? color.hex : color;
  return hex && HEX.test(hex) ? hex.toLowerCase() : undefined;
}

/** WCAG 2.2 relative luminance; below 0.179 white text contrasts more than black. */
function isDark(hex: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue < 0.179;
}

function pictureUrl(address: string | undefined, publicUrl: string): string | undefined {
  if (!address) return undefined;
  const url = webUrl(address.startsWith("/media/") ? publicUrl + address : address);
  return url && !/\.svg$/i.test(new URL(url).pathname) ? url : undefined;
}

/** An absolute http or https address in its canonical spelling, or undefined: nothing else may become a link. */
export function webUrl(address: string | undefined): string | undefined {
  const url = address && URL.canParse(address) ? new URL(address) : undefined;
  return url && /^https?:$/.test(url.protocol) && url.username === "" ? url.href : undefined;
}
