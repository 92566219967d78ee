import { html, nothing, type TemplateResult } from "lit";
import "../explorer/guest-frame.ts";
import { option, read } from "./fields.ts";
import type { Fields, Kind } from "./session.ts";
import { StudioElement } from "./studio-element.ts";
import { t } from "./texts/texts.ts";

const views: Record<Kind, string> = { listing: "listing", guide: "guide", geoArea: "area", host: "home" };

/** `<preview-pane .session kind .record lang version>`: the guest's own page of a record, drafts included, on a phone. */
class PreviewPane extends StudioElement {
  static override properties = {
    kind: { attribute: false },
    record: { attribute: false },
    lang: { attribute: false },
    version: { attribute: false },
    host: { state: true },
  };
  declare kind: Kind;
  declare record: Fields & { id: string };
  declare lang: string;
  /** Another one draws the page anew. */
  declare version: string | number | null;
  declare host: string | undefined;

  override render(): TemplateResult {
    const { kind, record } = this;
    const own = (record.hostIds ?? []) as string[];
    const hosts = this.session.hosts.filter(({ id }) =>
      kind === "host" ? id === record.id : own.length === 0 || own.includes(id),
    );
    const host = hosts.find(({ id }) => id === this.host) ?? hosts[0];
    if (!host) return html`<aside class="preview"><p class="hint">${t("noneYet")}</p></aside>`;
    const query = new URLSearchParams({
      alone: "1",
      fresh: String(this.version),
      org: this.session.org,
      profile: host.id,
    });
    if (this.lang) query.set("lang", this.lang);
    const path = kind === "host" ? "#/home" : `#/${views[kind]}/${encodeURIComponent(record.id)}`;
    const src = `./?${query}${path}`;
    return html`<aside class="preview" aria-label=${t("previewOf")}>
      <div class="preview__bar">
        ${
          hosts.length > 1
            ? html`<label class="tool"><span>${t("previewHost")}</span><select @change=${(event: Event) => {
                this.host = read(event);
              }}>${hosts.map(({ id, name }) => option(id, String(name), host.id))}</select></label>`
            : nothing
        }
        <p class="hint">${t("previewSaved")} <a href=${src} target="_blank" rel="opener">${t("viewPage")}</a></p>
      </div>
      <guest-frame .src=${src} .device=${"phone"} .label=${t("previewOf")}></guest-frame>
    </aside>`;
  }
}

customElements.define("preview-pane", PreviewPane);
