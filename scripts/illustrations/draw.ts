/**
 * Draws the sample destination's pictures into `data/copenhagen/media/`: every theme in three sizes, the hotels' marks and icons.
 * Run it with `node scripts/illustrations/draw.ts`; it has no dependencies and always draws the same bytes.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brandFiles } from "./brand-marks.ts";
import { districtScenes } from "./district-scenes.ts";
import { eveningScenes } from "./evening-scenes.ts";
import { foodScenes } from "./food-scenes.ts";
import { openAirScenes } from "./open-air-scenes.ts";
import type { Detail, Scene } from "./primitives.ts";
import { sightScenes } from "./sight-scenes.ts";
import { streetScenes } from "./street-scenes.ts";

const sizes: readonly { name: string; width: number; height: number; detail: Detail }[] = [
  { name: "small", width: 320, height: 240, detail: 0 },
  { name: "medium", width: 800, height: 600, detail: 1 },
  { name: "large", width: 1600, height: 1200, detail: 2 },
];

/** Pictures stay small enough to be sent without a second thought. */
const maxBytes = 8 * 1024;

const scenes: Record<string, Scene> = {
  ...foodScenes,
  ...eveningScenes,
  ...streetScenes,
  ...sightScenes,
  ...openAirScenes,
  ...districtScenes,
};

/** Neighbouring strokes of one pen become one path. */
function joinStrokes(body: string): string {
  const pair =
    /<path d="([^"]*)" (fill="none" stroke="[^"]*" stroke-width="[^"]*")\/><path d="([^"]*)" \2\/>/g;
  const joined = body.replace(pair, '<path d="$1$3" $2/>');
  return joined === body ? body : joinStrokes(joined);
}

/** Every file that belongs in `media/`, by name. */
export function drawAll(): Map<string, string> {
  const files = brandFiles();
  for (const [theme, scene] of Object.entries(scenes)) {
    for (const { name, width, height, detail } of sizes) {
      const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" width="${width}" height="${height}" stroke-linecap="round" stroke-linejoin="round" role="img">`;
      files.set(
        `${theme}-${name}.svg`,
        `${head}<title>${scene.title}</title>${joinStrokes(scene.draw(detail))}</svg>\n`,
      );
    }
  }
  for (const [name, text] of files) {
    if (Buffer.byteLength(text) >= maxBytes)
      throw new RangeError(`${name} is ${Buffer.byteLength(text)} bytes, the limit is ${maxBytes}`);
  }
  return files;
}

if (import.meta.main) {
  const folder = join(import.meta.dirname, "..", "..", "data", "copenhagen", "media");
  mkdirSync(folder, { recursive: true });
  const files = drawAll();
  for (const [name, text] of files) writeFileSync(join(folder, name), text);
  console.log(`${files.size} files in ${folder}`);
}
