import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { App } from "../app/app.ts";
import { hasPreferences, type Preferences } from "../app/preferences.ts";
import { Watch } from "../app/watch.ts";
import { base } from "../styles/base.ts";
import { wishesFirst } from "../styles/wishes-first.ts";
import { icon } from "./icon.ts";
import "./wishes.ts";

/** `<waymark-wishes-first .app>`: what a host shows that wants to know what a traveller likes before its first screen. */
export class WishesFirst extends LitElement {
  static override properties = {
    app: { attribute: false },
    draft: { state: true },
    isNeeded: { state: true },
  };
  static override styles = [base, wishesFirst];
  declare app: App;
  declare draft: Preferences;
  /** True once the traveller tried to go on without choosing anything. */
  declare isNeeded: boolean;
  readonly #watch = new Watch(this);

  constructor() {
    super();
    this.draft = {};
    this.isNeeded = false;
  }

  protected override willUpdate(_changed: PropertyValues): void {
    this.#watch.set(this.app);
  }

  override render(): TemplateResult {
    return html`<section class="first" aria-labelledby="first">
      <h1 id="first" tabindex="-1">${this.app.t("wishes.title")}</h1>
      <p class="first__text">${this.app.t("wishes.text")}</p>
      <waymark-wishes .app=${this.app} .value=${this.draft} @wish=${({ detail }: CustomEvent<Preferences>) => this.#choose(detail)}></waymark-wishes>
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
