import { hash } from "node:crypto";
import { mkdir } from "node:fs/promises";
import sharp from "sharp";
import { replaceFile } from "../../content/org-folder.ts";
import { Refused } from "./polite-client.ts";

/** The sizes that are kept: WebP of each, and JPEG of the smaller two for mails and old programs. Widths in pixels. */
const sizes = [
  { name: "small", width: 320, formats: ["jpeg", "webp"] },
  { name: "medium", width: 800, formats: ["jpeg", "webp"] },
  { name: "large", width: 1_600, formats: ["webp"] },
] as const;
const quality = { jpeg: { quality: 80 }, webp: { quality: 78 } };
const endings = { jpeg: "jpg", webp: "webp" };

/** A picture that unpacks to more is a trap. */
const MAX_PIXELS = 120e6;
/** Below it a picture would be blurred on every card. */
const LEAST_WIDTH = 320;

/** How files of JPEG, PNG, WebP and TIFF begin, in hexadecimal digits. */
const signature = /^(?:ffd8ff|89504e470d0a1a0a|52494646.{8}57454250|49492a00|4d4d002a)/;

/** A file of a rendition. */
export interface Rendition {
  size: string;
  file: string;
}

/**
 * Writes a picture in its sizes into a folder, upright, without what its camera wrote into it, and returns the files. They
 * are named after the bytes given, so a file of a name never changes.
 * @throws Refused when the bytes are no whole photograph
 */
export async function writeRenditions(bytes: Buffer, folder: string): Promise<Rendition[]> {
  // An SVG, or anything else that libvips could be asked to open, is not given to it.
  if (!signature.test(bytes.toString("hex", 0, 12))) throw new Refused("its content is no photograph");
  const name = hash("sha256", bytes, "hex").slice(0, 20);
  await mkdir(folder, { recursive: true });
  try {
    const source = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "truncated" });
    const { autoOrient } = await source.metadata();
    if (autoOrient.width < LEAST_WIDTH) throw new Refused(`it is only ${autoOrient.width} pixels wide`);
    const wanted = sizes.filter((_, index) => index === 0 || autoOrient.width > sizes[index - 1]!.width);
    const written: Rendition[] = [];
    for (const { name: size, width, formats } of wanted) {
      const scaled = source.clone().autoOrient().resize({ width, withoutEnlargement: true });
      for (const format of formats) {
        const file = `${name}-${size}.${endings[format]}`;
        const data = await scaled.clone().toFormat(format, quality[format]).toBuffer();
        await replaceFile(folder, file, [data]);
        written.push({ size, file });
      }
    }
    return written;
  } catch (error) {
    if (error instanceof Refused || "code" in (error as object)) throw error;
    throw new Refused(`it cannot be read: ${(error as Error).message.split("\n")[0]}`);
  }
}
