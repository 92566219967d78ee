import { html, type PropertyValues, type TemplateResult } from "lit";
import type { Guide, Page } from "../../../src/client/api-types.ts";
import { Loader } from "../app/loader.ts";
import { guideCard } from "../parts/cards.ts";
import { empty, failure, skeleton, slowNote } from "../parts/states.ts";
import { base } from "../styles/base.ts";
import { cards } from "../styles/cards.ts";
import { Screen } from "./screen.ts";

const PER_PAGE = 20;

/** Every guide of the host. What the first call brought is there at once; more pages follow on request. */
export class GuidesScreen extends Screen {
  static override styles = [base, cards];
  readonly #more = new Loader<Page<Guide>>(this);
  #guides: Guide[] = [];
  #page = 1;
  #shownHome: unknown;

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (this.#shownHome === this.app.home) return;
    // Another language or other wishes: from the first page again.
    this.#shownHome = this.app.home;
    this.#page = 1;
    this.#guides = [...this.app.home!.guides.results];
  }

  override render(): TemplateResult {
    const { app } = this;
    const { total } = app.home!.guides;
    return html`<div class="page">
      <div class="page__head">
        <h1 tabindex="-1">${app.t("common.guides")}</h1>
        <p class="page__count">${app.t("common.guidesCount", { count: total })}</p>
      </div>
      ${total === 0 ? empty(app.t("common.nothingTitle"), app.t("common.nothingText")) : html``}
      <ul class="grid">
        ${this.#guides.map((guide) => html`<li>${guideCard(app, guide, { level: 2 })}</li>`)}
      </ul>
      ${this.#foot(total)}
    </div>`;
  }

  #foot(total: number): TemplateResult {
    const { app } = this;
    if (this.#more.error) return failure(app, this.#more.error, () => this.#more.retry());
    if (this.#more.isLoading) return html`${slowNote(app, this.#more.isSlow)}${skeleton(app, 3)}`;
    if (this.#guides.length >= total) return html``;
    return html`<p class="page__more">
      <button class="button button--quiet" type="button" @click=${() => this.#showMore()}>${app.t("common.showMore")}</button>
    </p>`;
  }

  #showMore(): void {
    const page = this.#page + 1;
    void this.#more.run(async (signal) => {
      const answer = await this.app.client.guideSearch(
        { ...this.app.query(), includeListings: false, page, hitsPerPage: PER_PAGE, rankBy: "score" },
        { signal },
      );
      this.#page = page;
      this.#guides.push(...answer.results);
      return answer;
    });
  }
}
