import type { Camera, CameraOptions } from "./camera.ts";

/**
 * Makes a camera in a tree. Made in two steps, since a map that was left meanwhile needs none.
 */
export type MakeCamera = (
  root: ShadowRoot,
  options: CameraOptions,
  styleUrl: string | undefined,
) => Promise<Camera>;

/** The camera by MapLibre where the browser can draw it and the part can be loaded, else the one by SVG. */
export async function loadCamera(): Promise<MakeCamera> {
  const plain: MakeCamera = (_root, options) => plainCamera(options);
  if (!document.createElement("canvas").getContext("webgl2")) return plain;
  try {
    const { GlCamera, glCss } = await import("./gl-camera.ts");
    return async (root, options, styleUrl) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(glCss);
      // Before the sheets of the element, which have the last word.
      root.adoptedStyleSheets.unshift(sheet);
      try {
        return new GlCamera(options, styleUrl);
      } catch {
        options.container.replaceChildren();
        return plainCamera(options);
      }
    };
  } catch {
    return plain;
  }
}

async function plainCamera(options: CameraOptions): Promise<Camera> {
  const { SvgCamera } = await import("./svg-camera.ts");
  return new SvgCamera(options);
}
