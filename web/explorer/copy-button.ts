import { html, LitElement, type TemplateResult } from "lit";

const SAID_FOR_MS = 1_500;

/** A button that copies a text, and says so for a moment. */
class CopyButton extends LitElement {
  static override properties = { label: {}, text: { attribute: false }, said: { state: true } };

  declare label: string;
  declare text: string;
  declare said: string | undefined;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override render(): TemplateResult {
    return html`<button class="quiet" type="button" @click=${() => this.#copy()}>
      <span aria-live="polite">${this.said ?? this.label}</span>
    </button>`;
  }

  async #copy(): Promise<void> {
    try {
      await write(this.text);
      this.said = "Copied";
    } catch {
      this.said = "Could not copy";
    }
    setTimeout(() => {
      this.said = undefined;
    }, SAID_FOR_MS);
  }
}

/** The clipboard is closed to pages that came without encryption from another machine; there a selection is copied. */
async function write(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const area = document.createElement("textarea");
  area.value = text;
  document.body.append(area);
  area.select();
  const isDone = document.execCommand("copy");
  area.remove();
  if (!isDone) throw new Error("the browser refused to copy");
}

customElements.define("copy-button", CopyButton);
