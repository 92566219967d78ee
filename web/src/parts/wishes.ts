import { css, html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { PersonalizationOptions } from "../../../src/client/api-types.ts";
import { AppElement } from "../app/app-element.ts";
import { hasPreferences, type Preferences } from "../app/device.ts";
import { Loader } from "../app/loader.ts";
import { base } from "../styles/base.ts";
import { icon } from "./icon.ts";
import { options as optionStyles, radioOption, toggleOption } from "./options.ts";
import { failure, slowNote } from "./states.ts";

/** The questions that a host asks by default, of those that the searches understand. */
const plainQuestions = ["userCategory", "tripType", "userInterests"];

/**
 * `<waymark-wishes .app .value .isRequired>`: asks a traveller who they are with, for what, and what interests them. Fires `wish`
 * (detail: Preferences) at every change; what is done with it is the holder's affair.
 */
class Wishes extends AppElement {
  static override properties = { value: { attribute: false }, isRequired: { attribute: false } };
  static override styles = [base, optionStyles];
  declare value: Preferences;
  /** True where something must be chosen: then no answer says that it does not matter. */
  declare isRequired: boolean | undefined;
  readonly #options = new Loader<PersonalizationOptions>(this);
  #lang = "";

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (this.#lang === this.app.lang) return;
    this.#lang = this.app.lang;
    const { lang, options } = this.app;
    void this.#options.run((signal) =>
      this.app.client.personalizationOptions({ profileId: options.profileId, lang }, { signal }),
    );
  }

  override render(): TemplateResult {
    const { value: known, error, isSlow } = this.#options;
    if (error && !known) return failure(this.app, error, () => this.#options.retry());
    if (!known)
      return html`${slowNote(this.app, isSlow)}<div class="options options--waiting" aria-busy="true"></div>`;
    const asked = this.app.host.uiConfig?.prsModules ?? plainQuestions;
    return html`${asked.includes("userCategory") ? this.#one("userCategory", "who", known.userCategories) : nothing}
      ${
        asked.includes("tripType")
          ? this.#one(
              "tripType",
              "trip",
              known.tripTypes.filter(({ id }) => id !== "both"),
            )
          : nothing
      }
      ${asked.includes("userInterests") && known.userInterests.length > 0 ? this.#interests(known) : nothing}`;
  }

  #one(
    field: "userCategory" | "tripType",
    question: "who" | "trip",
    options: readonly { id: string; name: string }[],
  ): TemplateResult {
    const chosen = this.value[field];
    const choose = (id: string | undefined) => this.#tell({ ...this.value, [field]: id });
    return html`<fieldset class="options" role="radiogroup">
      <legend>${this.app.t(`wishes.${question}`)}</legend>
      ${this.isRequired ? nothing : radioOption({ group: field, label: this.app.t("wishes.anyone"), isOn: chosen === undefined, onChoose: () => choose(undefined) })}
      ${options.map(({ id, name }) => radioOption({ group: field, label: name, isOn: chosen === id, onChoose: () => choose(id) }))}
    </fieldset>`;
  }

  #interests({ userInterests }: PersonalizationOptions): TemplateResult {
    const chosen = this.value.userInterests ?? [];
    const toggle = (id: string) =>
      this.#tell({
        ...this.value,
        userInterests: chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id],
      });
    return html`<fieldset class="options">
      <legend>${this.app.t("wishes.interests")}</legend>
      ${userInterests.map(({ id, name }) => toggleOption({ label: name, isOn: chosen.includes(id), onToggle: () => toggle(id) }))}
    </fieldset>`;
  }

  #tell(wish: Preferences): void {
    this.dispatchEvent(new CustomEvent<Preferences>("wish", { detail: wish }));
  }
}

if (!customElements.get("waymark-wishes")) customElements.define("waymark-wishes", Wishes);

/** The questions before the first screen. */
const firstStyles = css`
  .first {
    max-width: 46rem; margin: clamp(0.5rem, 3cqi, 2.5rem) auto 0; padding: clamp(1.25rem, 5cqi, 3.5rem);
    border-radius: var(--wm-card-corners); background: var(--wm-surface); border: 1px solid var(--wm-line);
  }
  .first__text { margin-block: 0.75rem 1.75rem; color: var(--wm-text-soft); text-wrap: pretty; }
  .first__needed { min-height: 1.75rem; margin-block: 1rem 0.25rem; color: var(--wm-error); font: var(--wm-type-body2); }
`;

/** `<waymark-wishes-first .app>`: what a host shows that wants to know what a traveller likes before its first screen. */
class WishesFirst extends AppElement {
  static override properties = { draft: { state: true }, isNeeded: { state: true } };
  static override styles = [base, firstStyles];
  declare draft: Preferences;
  /** True once the traveller tried to go on without choosing anything. */
  declare isNeeded: boolean;

  constructor() {
    super();
    this.draft = {};
    this.isNeeded = false;
  }

  override render(): TemplateResult {
    return html`<section class="first" aria-labelledby="first">
      <h1 id="first" tabindex="-1">${this.app.t("wishes.title")}</h1>
      <p class="first__text">${this.app.t("wishes.text")}</p>
      <waymark-wishes .app=${this.app} .value=${this.draft} .isRequired=${true} @wish=${({ detail }: CustomEvent<Preferences>) => this.#choose(detail)}></waymark-wishes>
      <p class="first__needed" role="alert">${this.isNeeded ? this.app.t("wishes.needed") : nothing}</p>
      <button class="button button--accent" type="button" @click=${() => this.#goOn()}>${this.app.t("wishes.show")}${icon("forward")}</button>
    </section>`;
  }

  #choose(wish: Preferences): void {
    this.draft = wish;
    this.isNeeded = false;
  }

  #goOn(): void {
    this.isNeeded = !hasPreferences(this.draft);
    if (!this.isNeeded) void this.app.setPreferences(this.draft);
  }
}

if (!customElements.get("waymark-wishes-first")) customElements.define("waymark-wishes-first", WishesFirst);
