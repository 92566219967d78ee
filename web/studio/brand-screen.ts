import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { changesBetween, isSame, patchOf, valueAt, withValue } from "./changes.ts";
import { read } from "./fields.ts";
import { moved, orderButtons } from "./ordering.ts";
import type { Entry, Fields } from "./session.ts";
import { announce, StudioElement } from "./studio-element.ts";
import { type TextKey, t } from "./texts/texts.ts";

type Path = readonly string[];
interface MenuPage {
  label?: string;
  type?: string;
  enabled?: boolean;
}

/** Where each colour stands in a host's profile: first the path that is written, then those that would hide it. */
const colours: Record<"brandColour" | "brandGround" | "brandBanner", readonly Path[]> = {
  brandColour: [
    ["branding", "theme", "colors", "primary", "backgroundColor"],
    ["branding", "colors", "primary"],
  ],
  brandGround: [
    ["branding", "theme", "colors", "background", "backgroundColor"],
    ["branding", "colors", "background"],
  ],
  brandBanner: [["uiConfig", "banner", "backgroundColor"]],
};
const pageTypes = ["home", "guides", "search", "areas", "map", "chat", "saved", "info"] as const;

/** `<brand-screen .session hostId>`: how a host's page looks, with the real page beside it. */
export class BrandScreen extends StudioElement {
  static override properties = {
    hostId: { attribute: false },
    entry: { state: true },
    record: { state: true },
  };
  declare hostId: string;
  declare entry: Entry | undefined;
  declare record: Fields;

  get isDirty(): boolean {
    return this.entry !== undefined && !isSame(this.entry.record, this.record);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("hostId")) void this.#load();
  }

  async #load(): Promise<void> {
    await this.attempt(async () => {
      this.entry = await this.session.get("host", this.hostId);
      this.record = this.entry.record;
    });
  }

  override render(): TemplateResult {
    const { entry, session } = this;
    if (!entry)
      return html`<div>${this.fault ? this.faultLine() : html`<p class="hint">${t("loading")}</p>`}</div>`;
    return html`<div class="bar"><a class="quiet" href="#/host/${encodeURIComponent(this.hostId)}">${t("back")}</a>
        <h1>${t("brandOf", { name: String(this.record.name) })}</h1>
        <span class="bar__end"><button class="action" type="button" ?disabled=${!this.isDirty} @click=${() => this.#save()}>${t("save")}</button></span></div>
      ${this.faultLine()}
      <div class="work" data-beside>
        <div class="form">
          <section class="group" aria-label=${t("brandColour")}>${(Object.keys(colours) as (keyof typeof colours)[]).map((name) => this.#colour(name))}</section>
          <section class="group" aria-label=${t("group.pictures")}>
            ${this.#picture("brandLogoDark", ["branding", "logos", "dark"])}
            ${this.#picture("brandLogoLight", ["branding", "logos", "light"])}
            ${this.#picture("brandPicture", ["uiConfig", "banner", "image", "url"])}
            <div class="field"><label><span class="field__name">${t("brandWelcome")}</span>
              <input type="text" .value=${String(valueAt(this.record, ["uiConfig", "banner", "text"]) ?? "")} @input=${(event: Event) => this.#set(["uiConfig", "banner", "text"], read(event) || undefined)} /></label></div>
          </section>
          ${this.#menu()}
          <p><a class="quiet" href="#/keys/${encodeURIComponent(this.hostId)}">${t("brandTag")}</a></p>
        </div>
        <preview-pane .session=${session} .kind=${"host"} .record=${entry.record} .lang=${""} .version=${entry.version}></preview-pane>
      </div>`;
  }

  #colour(name: keyof typeof colours): TemplateResult {
    const [path, ...others] = colours[name] as [Path, ...Path[]];
    const said = [path, ...others].map((place) => valueAt(this.record, place)).find(Boolean) as
      | string
      | { hex?: string }
      | undefined;
    const now = (typeof said === "string" ? said : said?.hex) ?? "";
    return html`<div class="field colour"><label><span class="field__name">${t(name)}</span>
        <input type="color" .value=${/^#[\da-f]{6}$/i.test(now) ? now : "#1b5e7a"} @input=${(event: Event) => this.#set(path, read(event))} /></label>
      <code>${now || t("unset")}</code></div>`;
  }

  #picture(name: TextKey, path: Path): TemplateResult {
    const now = valueAt(this.record, path) as string | undefined;
    return html`<div class="field"><b class="field__name">${t(name)}</b>
      <div class="logo">${now ? html`<img src=${now} alt=${t(name)} data-ground=${name === "brandLogoLight" ? "dark" : "light"} />` : html`<span class="hint">${t("unset")}</span>`}
        <label class="quiet">${t("brandChoose")}<input class="unseen" type="file" accept="image/*" aria-label=${t(name)} @change=${(event: Event) => this.#upload(event, path)} /></label>
        ${now ? html`<button class="icon-button" type="button" aria-label=${t("takeOut", { name: t(name) })} @click=${() => this.#set(path, undefined)}>×</button>` : nothing}
      </div></div>`;
  }

  async #upload(event: Event, path: Path): Promise<void> {
    const [file] = (event.target as HTMLInputElement).files ?? [];
    if (!file) return;
    await this.attempt(async () => this.#set(path, (await this.session.upload(file)).url));
  }

  #menu(): TemplateResult {
    const own = (this.record.pages ?? []) as readonly MenuPage[];
    const missing = pageTypes.filter((type) => !own.some((page) => page.type === type));
    const all: MenuPage[] = [...own, ...missing.map((type) => ({ type, enabled: false }))];
    const write = (pages: readonly MenuPage[]) =>
      this.#set(
        ["pages"],
        pages.filter(({ enabled, label }) => enabled !== false || label),
      );
    return html`<section class="group" aria-label=${t("brandMenu")}><h2>${t("brandMenu")}</h2><p class="hint">${t("brandMenuHint")}</p>
      <ol>${all.map((page, index) => {
        const change = (next: MenuPage) =>
          write(all.map((other) => (other === page ? { ...page, ...next } : other)));
        const name = page.label || page.type || "";
        return html`<li class="stop"><input type="checkbox" aria-label=${name} .checked=${page.enabled !== false}
            @change=${(event: Event) => change({ enabled: (event.target as HTMLInputElement).checked })} />
          <input type="text" aria-label="${t("name")}: ${page.type}" placeholder=${page.type ?? ""} .value=${page.label ?? ""} @change=${(event: Event) => change({ label: read(event) })} />
          ${orderButtons(name, index, all.length, (from, to) => write(moved(all, from, to)))}</li>`;
      })}</ol></section>`;
  }

  #set(path: Path, value: unknown): void {
    this.record = withValue(this.record, path, value);
  }

  async #save(): Promise<void> {
    const { entry, record } = this;
    const changes = entry ? changesBetween(entry.record, record) : [];
    if (!entry || changes.length === 0) return;
    await this.attempt(async () => {
      const written = await this.session.patch(
        "host",
        this.hostId,
        entry,
        patchOf(changes),
        entry.draftVersion !== undefined,
      );
      // What was changed while it was under way stays.
      this.record = changesBetween(record, this.record).reduce<Fields>(
        (next, { path, to }) => withValue(next, path, to),
        written.record,
      );
      this.entry = written;
      announce(t("saved"));
    });
  }
}

customElements.define("brand-screen", BrandScreen);
