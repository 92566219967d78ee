/**
 * Tells how wide texts are that stand on one line in the type of an element, in pixels.
 * @param like is in the page, with the type that the texts will have
 */
export function textWidths(like: HTMLElement): (text: string) => number {
  const pen = document.createElement("canvas").getContext("2d")!;
  const { font, letterSpacing } = getComputedStyle(like);
  pen.font = font;
  const spacing = Number.parseFloat(letterSpacing) || 0;
  return (text) => pen.measureText(text).width + spacing * [...text].length;
}
