import { html, type PropertyValues, type TemplateResult } from "lit";
import { pathName } from "./clash-dialog.ts";
import type { Kind, Revision } from "./session.ts";
import { announce, StudioElement, wordsOf } from "./studio-element.ts";
import { type TextKey, t, uiLanguage } from "./texts/texts.ts";

/** `<history-panel .session kind recordId version>`: who changed a record, when and what; an earlier form becomes the draft. Fires `restored`. */
class HistoryPanel extends StudioElement {
  static override properties = {
    kind: { attribute: false },
    recordId: { attribute: false },
    version: { attribute: false },
    revisions: { state: true },
    isOpen: { state: true },
  };
  declare kind: Kind;
  declare recordId: string;
  /** Another one means that there is something new. */
  declare version: unknown;
  declare revisions: readonly Revision[];
  declare isOpen: boolean;

  constructor() {
    super();
    this.revisions = [];
    this.isOpen = false;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (this.isOpen && (changed.has("version") || changed.has("isOpen") || changed.has("recordId")))
      void this.#load();
  }

  async #load(): Promise<void> {
    try {
      this.revisions = await this.session.revisions(this.kind, this.recordId);
    } catch (error) {
      announce(wordsOf(error));
    }
  }

  override render(): TemplateResult {
    const own = uiLanguage();
    const local = navigator.languages.find((code) => code.startsWith(own)) ?? own;
    const when = new Intl.DateTimeFormat(local, { dateStyle: "medium", timeStyle: "short" });
    return html`<details class="group" @toggle=${(event: Event) => {
      this.isOpen = (event.target as HTMLDetailsElement).open;
    }}><summary><h2>${t("history")}</h2></summary>
      <ol class="history">${this.revisions.map(
        ({ revision, at, by, action, fields }) => html`<li>
          <b>${t(`action.${action}` as TextKey)}</b> <span>${at ? when.format(new Date(at)) : ""}</span> <span class="hint">${by ? t("by", { key: by }) : ""}</span>
          <span class="hint">${fields.map((name) => pathName(name.split("."))).join("; ")}</span>
          <button class="quiet" type="button" @click=${() => this.#restore(revision)}>${t("restore")}</button></li>`,
      )}</ol>
      ${this.revisions.length === 0 ? html`<p class="hint">${t("historyNone")}</p>` : ""}
    </details>`;
  }

  async #restore(revision: number): Promise<void> {
    try {
      await this.session.restore(this.kind, this.recordId, revision);
      this.emit("restored", revision);
      announce(t("restored"));
    } catch (error) {
      announce(wordsOf(error));
    }
  }
}

customElements.define("history-panel", HistoryPanel);
