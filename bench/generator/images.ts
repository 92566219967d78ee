import type { Image } from "../../src/contract/common.ts";
import type { Random } from "./random.ts";

const sizes = ["small", "medium", "large"] as const;
/** Different pictures that records share. */
const PICTURES = 5_000;

export function imageOf(random: Random, category: string, keywords: string[]): Image {
  const number = random.below(PICTURES);
  return {
    id: `img-${number}`,
    category,
    attributions: ["Waymark benchmark pictures"],
    keywords,
    images: sizes.map((size) => ({ size, url: `/media/bench/${category}/${number}-${size}.webp` })),
    isGenerated: false,
    license: "CC-BY-4.0",
    isLicensed: true,
  };
}
