import type { nothing, TemplateResult } from "lit";
import type { Guide } from "../../../src/client/api-types.ts";
import { AppElement } from "../app/app-element.ts";
import { base } from "../styles/base.ts";
import { cards } from "../styles/cards.ts";
import { guideShelf } from "./cards.ts";
import { Near } from "./near.ts";

/**
 * `<waymark-guide-shelf .app .heading .choose>`: some of the host's first guides, where a page ends. Who came here by the page's own
 * address has not loaded them: that is done when they are near.
 */
class GuideShelf extends AppElement {
  static override properties = { heading: {}, choose: { attribute: false } };
  static override styles = [base, cards];
  declare heading: string;
  declare choose: (guides: readonly Guide[]) => readonly Guide[];
  readonly #near = new Near(this, () => {
    this.#near.stop();
    void this.app.loadHome();
  });

  override render(): TemplateResult | typeof nothing {
    return guideShelf(this.app, this.heading, this.choose(this.app.guides));
  }
}

if (!customElements.get("waymark-guide-shelf")) customElements.define("waymark-guide-shelf", GuideShelf);
