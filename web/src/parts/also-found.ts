import { css, html, type PropertyValues, type TemplateResult } from "lit";
import type { GeoArea, Guide } from "../../../src/client/api-types.ts";
import { AppElement } from "../app/app-element.ts";
import { Loader } from "../app/loader.ts";
import { hasScreen } from "../app/route.ts";
import { base } from "../styles/base.ts";
import { highlighted, marks } from "./highlight.ts";
import { icon } from "./icon.ts";
import { link } from "./link.ts";

const styles = css`
  ${marks}
  nav { margin-block-end: 0.75rem; }
  /* One line on a narrow element: the results matter more. */
  ul { display: flex; align-items: center; gap: 0.5rem; overflow-x: auto; scrollbar-width: none; padding: 3px; margin: -3px; }
  .chip { min-height: 2.5rem; text-decoration: none; border-radius: var(--wm-button-corners); }
  .chip .icon { color: var(--wm-link); }
  @container (min-width: 34rem) {
    ul { flex-wrap: wrap; }
    .chip { white-space: normal; }
  }
`;

const SHOWN = 3;

interface Found {
  guides: Guide[];
  areas: GeoArea[];
}

/** `<waymark-also-found .app .words>`: the guides and neighbourhoods that answer the words of a search for places. */
class AlsoFound extends AppElement {
  static override properties = { words: { attribute: false } };
  static override styles = [base, styles];
  declare words: string;
  readonly #found = new Loader<Found>(this);
  #asked = "";

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const { app } = this;
    const asked = `${app.lang} ${this.words}`;
    if (asked === this.#asked) return;
    this.#asked = asked;
    const searchQuery = this.words.trim();
    void this.#found.run((signal) => this.#ask(searchQuery, signal));
  }

  override render(): TemplateResult {
    const { app } = this;
    const { guides, areas } = this.#found.value ?? { guides: [], areas: [] };
    if (this.words.trim() === "" || guides.length + areas.length === 0) return html``;
    const mark = (text: string) => highlighted(text, this.words);
    return html`<nav aria-label=${app.t("find.matching")}>
      <ul>
        ${areas.map(({ id, displayName = id }) => html`<li>${link(app, { view: "area", id }, html`${icon("pin")}<span>${mark(displayName)}</span>`, "chip")}</li>`)}
        ${guides.map(({ id, name = id }) => html`<li>${link(app, { view: "guide", id }, html`${icon("compass")}<span>${mark(name)}</span>`, "chip")}</li>`)}
      </ul>
    </nav>`;
  }

  async #ask(searchQuery: string, signal: AbortSignal): Promise<Found> {
    if (searchQuery === "") return { guides: [], areas: [] };
    const { client } = this.app;
    const { profileId, lang } = this.app.query();
    const query = { profileId, lang, searchQuery, hitsPerPage: SHOWN };
    const [guides, areas] = await Promise.all([
      client.guideSearch(query, { signal }),
      hasScreen("area") ? client.locationSearch(query, { signal }) : { results: [] },
    ]);
    return { guides: guides.results, areas: areas.results };
  }
}

if (!customElements.get("waymark-also-found")) customElements.define("waymark-also-found", AlsoFound);
