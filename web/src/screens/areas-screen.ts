import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { GeoArea, Page } from "../../../src/client/api-types.ts";
import { Loader } from "../app/loader.ts";
import { areaCard } from "../parts/cards.ts";
import { empty, failure, skeleton, slowNote } from "../parts/states.ts";
import { base } from "../styles/base.ts";
import { cards } from "../styles/cards.ts";
import { Screen } from "./screen.ts";

const PER_PAGE = 20;

/** Every neighbourhood of the host. What the first call brought is there at once; where there are more they follow. */
export class AreasScreen extends Screen {
  static override styles = [base, cards];
  readonly #found = new Loader<Page<GeoArea>>(this);
  #shownHome: unknown;

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const { home } = this.app;
    if (this.#shownHome === home) return;
    this.#shownHome = home;
    this.#found.value = home!.geoareas;
    if (home!.geoareas.results.length < home!.geoareas.total)
      void this.#found.run((signal) => this.#rest(signal));
  }

  override render(): TemplateResult {
    const { app } = this;
    const { value, error, isLoading, isSlow } = this.#found;
    const { results, total } = value!;
    return html`<div class="page">
      <div class="page__head">
        <h1 tabindex="-1">${app.t("common.neighbourhoods")}</h1>
        ${total > 0 ? html`<p class="page__count">${app.t("find.areasCount", { count: total })}</p>` : nothing}
      </div>
      ${total === 0 ? empty(app.t("common.nothingTitle"), app.t("common.nothingText")) : nothing}
      <ul class="grid">
        ${results.map((area) => html`<li>${areaCard(app, area, { level: 2 })}</li>`)}
      </ul>
      ${error ? failure(app, error, () => this.#found.retry()) : nothing}
      ${isLoading ? html`${slowNote(app, isSlow)}${skeleton(app, 3)}` : nothing}
    </div>`;
  }

  async #rest(signal: AbortSignal): Promise<Page<GeoArea>> {
    const { total, pages, results } = this.app.home!.geoareas;
    const { profileId, lang } = this.app.query();
    const all = [...results];
    for (let page = 2; page <= pages; page++) {
      const query = { profileId, lang, page, hitsPerPage: PER_PAGE, rankBy: "score" } as const;
      all.push(...(await this.app.client.locationSearch(query, { signal })).results);
    }
    return { results: all, total, pages };
  }
}
