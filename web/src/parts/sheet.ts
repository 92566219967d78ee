import { css, html, LitElement, type PropertyValues, type TemplateResult } from "lit";
import { base } from "../styles/base.ts";
import { icon } from "./icon.ts";

/**
 * `<waymark-sheet .open .label .closeLabel>`: a modal sheet that rises from the foot of a narrow page and stands in the
 * middle of a wide one. What it shows is its content; the browser keeps the focus inside and Escape closes it. Fires
 * `close` when the traveller closes it.
 */
class Sheet extends LitElement {
  static override properties = { open: { type: Boolean }, label: {}, closeLabel: { attribute: false } };
  static override styles = [
    base,
    css`
      dialog {
        position: fixed; inset-block: auto 0; width: 100%; max-width: 100%; max-height: 88dvh; margin: 0; padding: 0; border: 0;
        overflow: auto; overscroll-behavior: contain; background: var(--wm-surface); color: var(--wm-text);
        border-radius: 1.25rem 1.25rem 0 0; box-shadow: 0 -8px 48px #0006;
      }
      dialog::backdrop { background: #0009; }
      .head {
        position: sticky; z-index: 1; inset-block-start: 0; display: flex; justify-content: space-between; align-items: center; gap: 1rem;
        padding: 0.75rem 0.75rem 0.5rem 1.25rem; background: inherit;
      }
      .head h2 { font: var(--wm-type-header5); }
      .head .button { background: transparent; color: var(--wm-text); }
      .content { padding: 0.25rem 1.25rem 1.5rem; }
      @media (min-width: 45rem) {
        dialog { inset: 0; margin: auto; width: min(34rem, 92vw); height: fit-content; border-radius: 1.25rem; }
      }
    `,
  ];
  declare open: boolean;
  declare label: string;
  declare closeLabel: string;

  override render(): TemplateResult {
    return html`<dialog aria-label=${this.label} @close=${() => this.#closed()} @click=${(event: Event) => this.#outside(event)}>
      <div class="head">
        <h2>${this.label}</h2>
        <button class="button button--icon" type="button" @click=${() => this.#dialog?.close()}>
          ${icon("close")}<span class="unseen">${this.closeLabel}</span>
        </button>
      </div>
      <div class="content"><slot></slot></div>
    </dialog>`;
  }

  protected override updated(changed: PropertyValues): void {
    if (!changed.has("open")) return;
    const dialog = this.#dialog;
    if (this.open && !dialog?.open) dialog?.showModal();
    if (!this.open && dialog?.open) dialog.close();
  }

  get #dialog(): HTMLDialogElement | null {
    return this.renderRoot.querySelector("dialog");
  }

  #closed(): void {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  }

  /** A click on the backdrop arrives at the dialog itself. */
  #outside(event: Event): void {
    if (event.target === this.#dialog) this.#dialog?.close();
  }
}

if (!customElements.get("waymark-sheet")) customElements.define("waymark-sheet", Sheet);
