import { css, html, LitElement, type TemplateResult } from "lit";
import type { App } from "../app/app.ts";
import { icon } from "../parts/icon.ts";
import { base } from "../styles/base.ts";

/** The field that a message is written in, which grows with it, and its button. */
const styles = css`
  .composer {
    display: flex; align-items: end; gap: 0.375rem; padding: 0.375rem; border: 1px solid var(--wm-outline);
    border-radius: 1.75rem; background: var(--wm-surface); box-shadow: 0 4px 20px #0002;
  }
  .composer:focus-within { outline: 3px solid var(--wm-outline); outline-offset: 1px; }
  textarea {
    flex: 1; min-width: 0; min-height: 2.75rem; max-height: 9rem; padding: 0.625rem 0.5rem 0.625rem 1rem; border: 0; resize: none;
    background: none; color: var(--wm-text); font: var(--wm-type-body1); field-sizing: content;
  }
  textarea:focus-visible { outline: none; }
  textarea::placeholder { color: var(--wm-text-soft); opacity: 1; }
  .button { min-height: 2.75rem; width: 2.75rem; padding: 0; border-radius: 50%; flex: none; }
`;

/** The longest message that the service takes. Characters. */
const MAX_LENGTH = 2_000;

/**
 * `<waymark-composer .app .isAnswering>`: where a message is written. Enter sends, Shift and Enter begins a line; an input
 * method that is still composing a word keeps its Enter. Fires `send` (detail: the text) and `stop`.
 */
class Composer extends LitElement {
  static override properties = {
    app: { attribute: false },
    isAnswering: { attribute: false },
    isEmpty: { state: true },
  };
  static override styles = [base, styles];
  declare app: App;
  declare isAnswering: boolean;
  declare isEmpty: boolean;

  constructor() {
    super();
    this.isEmpty = true;
  }

  override render(): TemplateResult {
    return html`<form class="composer" @submit=${(event: Event) => this.#submit(event)}>
      <label class="unseen" for="message">${this.app.t("chat.message")}</label>
      <textarea id="message" rows="1" maxlength=${MAX_LENGTH} placeholder=${this.app.t("chat.messageHint")} enterkeyhint="send" autocomplete="off"
        @input=${() => this.#typed()} @keydown=${(event: KeyboardEvent) => this.#key(event)}></textarea>
      ${
        this.isAnswering
          ? html`<button class="button button--quiet button--icon" type="button" aria-label=${this.app.t("chat.stop")} title=${this.app.t("chat.stop")} @click=${() => this.dispatchEvent(new Event("stop"))}>${icon("stop")}</button>`
          : html`<button class="button button--icon" type="submit" aria-label=${this.app.t("chat.send")} title=${this.app.t("chat.send")} ?disabled=${this.isEmpty}>${icon("send")}</button>`
      }
    </form>`;
  }

  get #field(): HTMLTextAreaElement {
    return this.renderRoot.querySelector("textarea")!;
  }

  #typed(): void {
    this.isEmpty = this.#field.value.trim() === "";
  }

  #key(event: KeyboardEvent): void {
    // 229: Safari has ended the composition by the time its last Enter arrives.
    if (event.key !== "Enter" || event.shiftKey || event.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    this.#submit(event);
  }

  #submit(event: Event): void {
    event.preventDefault();
    const text = this.#field.value.trim();
    if (text === "" || this.isAnswering) return;
    this.#field.value = "";
    this.isEmpty = true;
    this.dispatchEvent(new CustomEvent<string>("send", { detail: text }));
  }
}

if (!customElements.get("waymark-composer")) customElements.define("waymark-composer", Composer);
