import { html, type TemplateResult } from "lit";
import { empty } from "../parts/states.ts";
import { contact, linkTree, perks } from "../shell/house.ts";
import { base } from "../styles/base.ts";
import { home } from "../styles/home.ts";
import { Screen } from "./screen.ts";

/** The host itself: what its guests have, its links, how to reach it. */
export class InfoScreen extends Screen {
  static override styles = [base, home];

  override render(): TemplateResult {
    const { app } = this;
    const { perks: given, linkTree: tree, uiConfig } = app.host;
    const isBare = !given?.sections?.length && !tree?.sections?.length && !uiConfig?.contact;
    return html`<div class="page">
      <div class="page__head"><h1 tabindex="-1">${app.t("common.info")}</h1></div>
      ${isBare ? empty(app.t("common.nothingTitle"), app.t("common.nothingText")) : html``}
      <div class="home__house">${perks(app)}${linkTree(app)}${contact(app)}</div>
    </div>`;
  }
}
