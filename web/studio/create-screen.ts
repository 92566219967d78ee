import { html, type TemplateResult } from "lit";
import { ApiError } from "../../src/client/transport.ts";
import { read } from "./fields.ts";
import { oneOf } from "./list-screen.ts";
import { idFrom } from "./names.ts";
import type { Kind } from "./session.ts";
import { StudioElement, wordsOf } from "./studio-element.ts";
import { t } from "./texts/texts.ts";

/** `<create-screen .session kind>`: a new record, by its name. */
class CreateScreen extends StudioElement {
  static override properties = { kind: { attribute: false }, proposed: { state: true } };
  declare kind: Kind;
  /** The id made of the name, until somebody writes one. */
  declare proposed: string;

  constructor() {
    super();
    this.proposed = "";
  }

  override render(): TemplateResult {
    const { kind } = this;
    return html`<div class="bar"><h1>${t("create", { kind: t(oneOf[kind]) })}</h1></div>
      <form class="form form--narrow" @submit=${this.#submit}>
        ${this.faultLine()}
        <p class="hint">${t("createHint")}</p>
        <div class="field"><label><span class="field__name">${t("name")}</span>
          <input name="name" type="text" required maxlength="500" @input=${(event: Event) => {
            this.proposed = idFrom(read(event));
          }} /></label></div>
        <div class="field"><label><span class="field__name">${t("id")}</span><span class="hint">${t("idHint")}</span>
          <input name="id" type="text" required maxlength="128" pattern="[^\\s,]+" .value=${this.proposed} /></label></div>
        <div class="bar__end"><a class="quiet" href="#/${kind}">${t("back")}</a><button class="action">${t("createIt")}</button></div>
      </form>`;
  }

  async #submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const data = new FormData(event.target as HTMLFormElement);
    const [name, id] = [String(data.get("name")).trim(), String(data.get("id")).trim()];
    const { defaultLanguageCode } = this.session.languages;
    const words = this.kind === "host" ? name : { [defaultLanguageCode]: name };
    const record = { status: "active", [this.kind === "geoArea" ? "displayName" : "name"]: words };
    try {
      await this.session.create(this.kind, id, record);
      if (this.kind === "host") await this.session.readHosts();
      location.hash = `#/${this.kind}/${encodeURIComponent(id)}`;
    } catch (error) {
      this.fault = error instanceof ApiError && error.status === 412 ? t("taken") : wordsOf(error);
    }
  }
}

customElements.define("create-screen", CreateScreen);
