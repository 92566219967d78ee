import { html, type PropertyValues, type TemplateResult } from "lit";
import { PageElement } from "./page-element.ts";

/** Sizes to see the guide in, in CSS pixels; `fit` takes what there is. */
export const devices = {
  fit: { label: "Fit", width: undefined, height: undefined },
  phone: { label: "Phone", width: 390, height: 844 },
  desktop: { label: "Desktop", width: 1_440, height: 900 },
  kiosk: { label: "Kiosk", width: 1_080, height: 1_920 },
} as const;
export type Device = keyof typeof devices;

/** The guest's page in a frame of a device's size, made smaller where there is less room. */
export class GuestFrame extends PageElement {
  static override properties = { src: { attribute: false }, device: {}, label: {} };

  declare src: string;
  declare device: Device;
  declare label: string;
  readonly #observer = new ResizeObserver(() => this.#fit());

  /** The window inside the frame. */
  get inside(): Window | null | undefined {
    return this.#frame?.contentWindow;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#observer.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#observer.disconnect();
  }

  override render(): TemplateResult {
    return html`<div class="device" data-device=${this.device}><iframe title=${this.label}></iframe></div>`;
  }

  protected override updated(changed: PropertyValues<this>): void {
    // Replaced rather than set, so that the browser's back leads through the guide and not through settings.
    if (changed.has("src") && this.src) this.inside?.location.replace(this.src);
    this.#fit();
  }

  get #frame(): HTMLIFrameElement | null {
    return this.querySelector("iframe");
  }

  #fit(): void {
    const box = this.querySelector<HTMLElement>(".device");
    const { width, height } = devices[this.device] ?? devices.fit;
    const frame = this.#frame;
    if (!box || !frame) return;
    const { clientWidth, clientHeight } = this;
    if (width === undefined) {
      for (const part of [box, frame])
        Object.assign(part.style, { width: "100%", height: "100%", transform: "" });
      return;
    }
    const room = 32;
    const scale = Math.min(1, (clientWidth - room) / width, (clientHeight - room) / height);
    Object.assign(box.style, { width: `${width * scale}px`, height: `${height * scale}px` });
    Object.assign(frame.style, { width: `${width}px`, height: `${height}px`, transform: `scale(${scale})` });
  }
}

customElements.define("guest-frame", GuestFrame);
