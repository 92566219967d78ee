import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { Listing } from "../../../src/client/api-types.ts";
import type { App } from "../app/app.ts";
import { Loader } from "../app/loader.ts";
import { hasPreferences } from "../app/preferences.ts";
import { Watch } from "../app/watch.ts";
import { base } from "../styles/base.ts";
import { cards } from "../styles/cards.ts";
import { listingCard } from "./cards.ts";
import { icon } from "./icon.ts";
import "./sheet.ts";
import "./wishes.ts";

const SHELF_SIZE = 12;

/**
 * `<waymark-for-you .app .places>`: a shelf of places for this traveller. Without wishes it shows the given places, which the
 * first call brought, and asks for wishes; with wishes it asks the service for what suits them best.
 */
export class ForYou extends LitElement {
  static override properties = { app: { attribute: false }, places: { attribute: false } };
  static override styles = [base, cards];
  declare app: App;
  declare places: readonly Listing[];
  readonly #watch = new Watch(this);
  readonly #chosen = new Loader<Listing[]>(this);
  #asked = "";
  #isOpen = false;

  protected override willUpdate(_changed: PropertyValues): void {
    const { app } = this;
    this.#watch.set(app);
    const asked = JSON.stringify(app.query());
    if (asked === this.#asked) return;
    this.#asked = asked;
    if (!hasPreferences(app.preferences)) return;
    const query = { ...app.query(), rankBy: "score", hitsPerPage: SHELF_SIZE } as const;
    void this.#chosen.run(async (signal) => (await app.client.listingSearch(query, { signal })).results);
  }

  override render(): TemplateResult {
    const { app } = this;
    const isPersonal = hasPreferences(app.preferences);
    // While the choice is on its way, or when it cannot be had, the guides' places stand.
    const places = (isPersonal && this.#chosen.value) || this.places;
    if (places.length === 0) return html``;
    return html`<section class="section" aria-labelledby="for-you">
      <div class="section__head">
        <div>
          <h2 id="for-you">${app.t("common.justForYou")}</h2>
          <p>${isPersonal ? app.t("wishes.chosenHint") : app.t("common.justForYouHint")}</p>
        </div>
        <button class="section__all" type="button" aria-haspopup="dialog" @click=${() => this.#open(true)}>
          ${icon("sparkle")}${isPersonal ? app.t("wishes.change") : app.t("wishes.tell")}
        </button>
      </div>
      <ul class="shelf" aria-busy=${this.#chosen.isLoading ? "true" : "false"}>
        ${places.map((listing) => html`<li>${listingCard(app, listing, { sizes: "17rem" })}</li>`)}
      </ul>
      ${this.#sheet(isPersonal)}
    </section>`;
  }

  #sheet(isPersonal: boolean): TemplateResult {
    const { app } = this;
    return html`<waymark-sheet .open=${this.#isOpen} .label=${app.t("wishes.title")} .closeLabel=${app.t("common.close")} @close=${() => this.#open(false)}>
      ${
        this.#isOpen
          ? html`<waymark-wishes
                .app=${app}
                .value=${app.preferences}
                @wish=${({ detail }: CustomEvent) => app.setPreferences(detail)}
              ></waymark-wishes>
              <p class="page__more">
                <button class="button" type="button" @click=${() => this.#open(false)}>${app.t("wishes.show")}</button>
                ${
                  isPersonal
                    ? html`<button class="button button--quiet" type="button" @click=${() => app.setPreferences({})}>${app.t("wishes.forget")}</button>`
                    : nothing
                }
              </p>`
          : nothing
      }
    </waymark-sheet>`;
  }

  #open(isOpen: boolean): void {
    this.#isOpen = isOpen;
    this.requestUpdate();
  }
}

if (!customElements.get("waymark-for-you")) customElements.define("waymark-for-you", ForYou);
