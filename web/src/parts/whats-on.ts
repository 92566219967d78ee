import { css, html, type PropertyValues, type TemplateResult } from "lit";
import type { Listing } from "../../../src/client/api-types.ts";
import { AppElement } from "../app/app-element.ts";
import { listingFields } from "../app/fields.ts";
import { Loader } from "../app/loader.ts";
import { coming, dayName } from "../format/times.ts";
import { base } from "../styles/base.ts";
import { cards } from "../styles/cards.ts";
import { listingCard, shelfCards } from "./cards.ts";
import { Near } from "./near.ts";

const DAYS = 7;
const SHOWN = 12;

const styles = css`
  .dates { display: flex; gap: 0.5rem; overflow-x: auto; scrollbar-width: none; padding: 3px; margin: -3px -3px 1rem; }
  .dates .chip { min-height: 2.75rem; }
  .dates .chip::first-letter { text-transform: uppercase; }
`;

/**
 * `<waymark-whats-on .app>`: the events of the coming days, with a strip of dates to choose one. They are asked for when the traveller
 * comes near; nothing is shown where nothing is on.
 */
class WhatsOn extends AppElement {
  static override styles = [base, cards, styles];
  readonly #found = new Loader<Listing[]>(this);
  readonly #near: Near = new Near(this, () => {
    this.#near.stop();
    this.#isNear = true;
    this.requestUpdate();
  });
  #isNear = false;
  #asked = "";
  /** The day chosen, as an ISO date; undefined: all. */
  #day: string | undefined;
  /** Whether anything is on in all these days. */
  #isAny = false;

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const days = coming(DAYS, this.app.host.timeZoneName);
    const asked = JSON.stringify([this.app.query(), this.#day, days[0]]);
    if (!this.#isNear || asked === this.#asked) return;
    this.#asked = asked;
    const when = this.#day ? { on: this.#day } : { from: days[0], to: days.at(-1) };
    void this.#found.run(async (signal) => {
      const query = { ...this.app.query(), ...when, fields: listingFields, hitsPerPage: SHOWN };
      const { results, total } = await this.app.client.listingSearch(query, { signal });
      if (!this.#day) this.#isAny = total > 0;
      return results.toSorted((a, b) => begin(a) - begin(b));
    });
  }

  override render(): TemplateResult {
    const { app } = this;
    if (!this.#isAny) return html``;
    const events = this.#found.value ?? [];
    const chip = (day: string | undefined, label: string) =>
      html`<li><button class="chip" type="button" aria-pressed=${day === this.#day ? "true" : "false"} @click=${() => this.#choose(day)}>${label}</button></li>`;
    return html`<section class="section" aria-labelledby="on">
      <div class="section__head"><h2 id="on">${app.t("common.whatsOn")}</h2></div>
      <ul class="dates">${chip(undefined, app.t("common.allDays"))}${coming(DAYS, app.host.timeZoneName).map((day, index) => chip(day, dayName(day, index, app.lang)))}</ul>
      ${events.length === 0 && !this.#found.isLoading ? html`<p role="status">${app.t("find.noneTitle")}</p>` : ""}
      <ul class="shelf" aria-busy=${this.#found.isLoading ? "true" : "false"}>
        ${shelfCards(events, (event) => listingCard(app, event, { sizes: "17rem" }))}
      </ul>
    </section>`;
  }

  #choose(day: string | undefined): void {
    this.#day = day;
    this.requestUpdate();
  }
}

function begin({ additionalData }: Listing): number {
  return Date.parse(additionalData?.date?.start_date ?? "") || (additionalData?.dateTimestamp ?? Infinity);
}

if (!customElements.get("waymark-whats-on")) customElements.define("waymark-whats-on", WhatsOn);
