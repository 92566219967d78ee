import { html, nothing, type TemplateResult } from "lit";
import type { Image } from "../../../src/client/api-types.ts";
import type { App } from "../app/app.ts";
import { attribution, photo } from "./photo.ts";

/** Pictures side by side to swipe or scroll through, each with whose it is. `instead` is drawn where there is none. */
export function gallery(app: App, images: readonly Image[], instead: TemplateResult): TemplateResult {
  const shown: readonly (Image | undefined)[] = images.length > 0 ? images : [undefined];
  const label = app.t("listing.gallery", { count: images.length });
  // A list that scrolls can be reached and moved by the keyboard.
  return html`<ul class="gallery ${shown.length > 1 ? "gallery--many" : ""}" aria-label=${label} tabindex=${shown.length > 1 ? "0" : nothing}>
    ${shown.map(
      (image, index) => html`<li>
        <figure>
          <div class="gallery__frame">
            ${photo(app, image, { alt: image?.genDescription ?? "", eager: index === 0, sizes: "(min-width: 60rem) 48rem, 100vw", instead })}
          </div>
          <figcaption>${attribution(app, image)}</figcaption>
        </figure>
      </li>`,
    )}
  </ul>`;
}
