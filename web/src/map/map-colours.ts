import type { MapColours } from "./camera.ts";

const names = ["ground", "area", "border", "ring"] as const satisfies readonly (keyof MapColours)[];

/** The colours that the style sheet gives a map (`--map-…`), written as WebGL maps read them: red, green, blue, alpha. */
export function coloursIn(map: HTMLElement): MapColours {
  const probe = document.createElement("i");
  const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true })!;
  map.append(probe);
  const read = (name: string) => {
    probe.style.color = `var(--map-${name})`;
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = getComputedStyle(probe).color;
    pen.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = pen.getImageData(0, 0, 1, 1).data;
    return `rgba(${red}, ${green}, ${blue}, ${(alpha! / 255).toFixed(3)})`;
  };
  const colours = Object.fromEntries(names.map((name) => [name, read(name)])) as unknown as MapColours;
  probe.remove();
  return colours;
}
