import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { PersonalizationOptions } from "../../../src/client/api-types.ts";
import type { App } from "../app/app.ts";
import { Loader } from "../app/loader.ts";
import type { Preferences } from "../app/preferences.ts";
import { Watch } from "../app/watch.ts";
import { base } from "../styles/base.ts";
import { options as optionStyles } from "../styles/options.ts";
import { radioOption, toggleOption } from "./options.ts";
import { failure, slowNote } from "./states.ts";

/** The questions that a host asks by default, of those that the searches understand. */
const plainQuestions = ["userCategory", "tripType", "userInterests"];

/**
 * `<waymark-wishes .app .value>`: asks a traveller who they are with, for what, and what interests them. Fires `wish`
 * (detail: Preferences) at every change; what is done with it is the holder's affair.
 */
export class Wishes extends LitElement {
  static override properties = { app: { attribute: false }, value: { attribute: false } };
  static override styles = [base, optionStyles];
  declare app: App;
  declare value: Preferences;
  readonly #watch = new Watch(this);
  readonly #options = new Loader<PersonalizationOptions>(this);
  #lang = "";

  protected override willUpdate(_changed: PropertyValues): void {
    this.#watch.set(this.app);
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
      ${radioOption({ group: field, label: this.app.t("wishes.anyone"), isOn: chosen === undefined, onChoose: () => choose(undefined) })}
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
