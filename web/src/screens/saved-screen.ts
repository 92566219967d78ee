import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { Listing } from "../../../src/client/api-types.ts";
import { Screen } from "../app/app-element.ts";
import { isSaved, removeSaved, savedIds, toggleSaved } from "../app/device.ts";
import { listingsByIds } from "../app/listings-by-ids.ts";
import { Loader } from "../app/loader.ts";
import { listingCard } from "../parts/cards.ts";
import { icon } from "../parts/icon.ts";
import { link } from "../parts/link.ts";
import { shareButton } from "../parts/share.ts";
import { empty, failure, skeleton, slowNote } from "../parts/states.ts";
import { base } from "../styles/base.ts";
import { cards } from "../styles/cards.ts";

/** So many ids an address of a list holds. */
const MAX_SHARED = 50;

/** The places that the traveller saved on this device; or those of a list that somebody shared, whose ids the address has. */
export class SavedScreen extends Screen {
  static override styles = [base, cards];
  readonly #found = new Loader<Listing[]>(this);
  /** The ids that were asked for; one that did not come is not in the guide. */
  #asked: readonly string[] = [];
  #lang = "";

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const { app } = this;
    if (app.settings.disableSavedListings) {
      app.go({ view: "home" }, { replace: true });
      return;
    }
    const ids = this.#ids;
    const isNew = ids.some((id) => !this.#asked.includes(id));
    if (this.#lang === app.lang && !isNew) return;
    this.#lang = app.lang;
    this.#asked = ids;
    if (ids.length > 0) void this.#found.run((signal) => listingsByIds(app, ids, signal));
  }

  /** The ids of a list that somebody shared. */
  get #shared(): readonly string[] | undefined {
    return this.route.query?.ids?.split(",").slice(0, MAX_SHARED);
  }

  get #ids(): readonly string[] {
    return this.#shared ?? savedIds(this.app.options.orgId);
  }

  override render(): TemplateResult {
    const { app } = this;
    const ids = this.#ids;
    const shared = { view: "saved", query: { ids: ids.slice(0, MAX_SHARED).join() } } as const;
    return html`<div class="page">
      <div class="page__head">
        <h1 tabindex="-1">${app.t(this.#shared ? "find.sharedList" : "common.saved")}</h1>
        <p class="page__count" role="status">${ids.length > 0 ? app.t("common.placesCount", { count: ids.length }) : nothing}</p>
        ${ids.length > 0 ? shareButton(app, shared, app.t("common.saved")) : nothing}
      </div>
      ${ids.length === 0 ? this.#empty() : this.#places(ids)}
    </div>`;
  }

  #places(ids: readonly string[]): TemplateResult {
    const { app } = this;
    const { value, error, isLoading, isSlow } = this.#found;
    if (error) return failure(app, error, () => this.#found.retry());
    if (!value) return html`${slowNote(app, isSlow)}${skeleton(app, Math.min(ids.length, 6))}`;
    const gone = isLoading ? [] : ids.filter((id) => !value.some((listing) => listing.id === id));
    return html`<ul class="grid">
        ${value.filter(({ id }) => ids.includes(id)).map((listing) => html`<li>${listingCard(app, listing, { level: 2 })}</li>`)}
      </ul>
      ${this.#shared ? this.#saveAll(ids) : html`${gone.length > 0 ? this.#gone(gone) : nothing}<p class="slow">${app.t("find.savedHint")}</p>`}`;
  }

  #saveAll(ids: readonly string[]): TemplateResult | typeof nothing {
    const { app } = this;
    const { orgId } = app.options;
    const missing = ids.filter((id) => !isSaved(orgId, id));
    if (missing.length === 0) return nothing;
    const save = () => {
      for (const id of missing.toReversed()) toggleSaved(orgId, id);
      app.changed();
    };
    return html`<p class="page__more"><button class="button" type="button" @click=${save}>${icon("heart")}${app.t("find.saveAll")}</button></p>`;
  }

  #gone(ids: readonly string[]): TemplateResult {
    const forget = () => {
      removeSaved(this.app.options.orgId, ids);
      this.app.changed();
    };
    return html`<p class="slow">
      ${this.app.t("find.savedGone", { count: ids.length })}
      <button class="button button--quiet" type="button" @click=${forget}>${this.app.t("find.forget")}</button>
    </p>`;
  }

  #empty(): TemplateResult {
    const way = link(this.app, { view: "search" }, this.app.t("find.findPlaces"), "button");
    return empty(this.app.t("find.savedEmptyTitle"), this.app.t("find.savedEmptyText"), way);
  }
}
