import { hash } from "node:crypto";
import sharp from "sharp";

/**
 * The sizes that are kept: WebP of each, and of the smaller two JPEG as well (of a picture with see-through parts PNG), for mails
 * and old programs. Widths in pixels. AVIF would take 32 times the work of WebP at this quality for 3 % fewer bytes.
 */
const sizes = [
  { name: "small", width: 320, isForAll: true },
  { name: "medium", width: 800, isForAll: true },
  { name: "large", width: 1_600, isForAll: false },
] as const;
const formats = {
  jpeg: { ending: "jpg", options: { quality: 80 } },
  png: { ending: "png", options: { palette: true, quality: 80 } },
  webp: { ending: "webp", options: { quality: 78 } },
} as const;

/** A picture that unpacks to more is a trap. */
const MAX_PIXELS = 120e6;

/** How files of JPEG, PNG, WebP, TIFF, GIF and AVIF begin, in hexadecimal digits. */
const signature =
  /^(?:ffd8ff|89504e470d0a1a0a|52494646.{8}57454250|49492a00|4d4d002a|474946383[79]61|.{8}66747970617669[67])/;

// One picture takes one thread: the others are for those who read.
sharp.concurrency(1);

/** Bytes that are no picture, or none that may be shown. The message says why. */
export class NotAPicture extends Error {}

/** A file of a rendition. */
export interface Rendition {
  size: (typeof sizes)[number]["name"];
  file: string;
  /** Pixels. */
  width: number;
  height: number;
  /** Media type. */
  type: string;
}

/** A picture, upright, and its files. */
export interface Picture {
  width: number;
  height: number;
  type: string;
  /** From small to large. */
  renditions: Rendition[];
}

/** What the files of a picture are named after: the same bytes have the same id. */
export function pictureId(bytes: Uint8Array): string {
  return hash("sha256", bytes, "hex").slice(0, 20);
}

/**
 * Writes a picture in its sizes, upright, without what its camera wrote into it. The files are made of its pixels alone, and named
 * after the bytes given, so a file of a name never changes.
 * @throws NotAPicture when the bytes are no whole picture, or one of fewer pixels across than `leastWidth`
 */
export async function writeRenditions(
  bytes: Buffer,
  write: (file: string, data: Buffer) => Promise<unknown>,
  leastWidth = 1,
): Promise<Picture> {
  // An SVG, or anything else that libvips could be asked to open, is not given to it.
  if (!signature.test(bytes.toString("hex", 0, 12))) {
    throw new NotAPicture("its content is no photograph: JPEG, PNG, WebP, AVIF, GIF or TIFF");
  }
  const id = pictureId(bytes);
  const source = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "truncated" });
  const { autoOrient, format, hasAlpha } = await source.metadata().catch(refuse);
  const { width: whole, height } = autoOrient;
  if (whole < leastWidth) throw new NotAPicture(`it is only ${whole} pixels wide`);
  const renditions: Rendition[] = [];
  for (const { name: size, width, isForAll } of sizes.filter(isWanted(whole))) {
    // Scaled once: what is written from then on is small.
    const { data, info } = await source
      .clone()
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true })
      .catch(refuse);
    for (const one of [isForAll && (hasAlpha ? "png" : "jpeg"), "webp"] as const) {
      if (!one) continue;
      const { ending, options } = formats[one];
      const raw = { width: info.width, height: info.height, channels: info.channels };
      const made = await sharp(data, { raw }).toFormat(one, options).toBuffer().catch(refuse);
      const file = `${id}-${size}.${ending}`;
      await write(file, made);
      renditions.push({ size, file, width: info.width, height: info.height, type: `image/${one}` });
    }
  }
  const type = `image/${format === "heif" ? "avif" : format}`;
  return { width: whole, height, type, renditions };
}

/** The smallest size, and those that are larger than what the one before gives. */
function isWanted(whole: number) {
  return (_: object, index: number) => index === 0 || whole > sizes[index - 1]!.width;
}

function refuse(error: Error): never {
  throw new NotAPicture(`it cannot be read: ${error.message.split("\n")[0]}`);
}
