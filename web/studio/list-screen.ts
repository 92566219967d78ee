import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { option, read } from "./fields.ts";
import { missings, nameOf, pictureOf, stateOf } from "./names.ts";
import type { Entry, Kind } from "./session.ts";
import { announce, StudioElement, wordsOf } from "./studio-element.ts";
import { languageName, type TextKey, t } from "./texts/texts.ts";

/** How tall a row stands, in pixels: the style sheet has the same (--row). */
const ROW = 64;
/** Records that are asked for at once. */
const PAGE = 100;
/** Rows that are drawn above and below those that are seen. */
const SPARE = 8;
/** So long after the last key the search begins, in milliseconds. */
const PAUSE_MS = 250;

const statuses = ["draft", "active", "inactive", "archived"] as const;

export type Filters = Readonly<Record<string, string>>;

/** `<list-screen .session kind .filters>`: the records of a kind; only the rows that are seen are drawn. */
class ListScreen extends StudioElement {
  static override properties = {
    kind: { attribute: false },
    filters: { attribute: false },
    entries: { state: true },
    cursor: { state: true },
    chosen: { state: true },
    isAll: { state: true },
    isLoading: { state: true },
    isWriting: { state: true },
    top: { state: true },
  };
  declare kind: Kind;
  declare filters: Filters;
  declare entries: readonly Entry[];
  declare cursor: string | null;
  declare chosen: ReadonlySet<string>;
  /** Whether all that match are chosen, loaded or not. */
  declare isAll: boolean;
  declare isLoading: boolean;
  declare isWriting: boolean;
  /** The first row that is seen. */
  declare top: number;
  #asking = new AbortController();
  #typing: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.filters = {};
    this.entries = [];
    this.cursor = null;
    this.chosen = new Set();
    this.isAll = false;
    this.isLoading = false;
    this.isWriting = false;
    this.top = 0;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener("scroll", this.#onScroll, { passive: true });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener("scroll", this.#onScroll);
    this.#asking.abort();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("kind") || changed.has("filters")) void this.#begin();
  }

  readonly #onScroll = () => {
    const list = this.querySelector(".rows");
    if (!list) return;
    this.top = Math.max(Math.floor(-list.getBoundingClientRect().top / ROW), 0);
    if (this.top + this.#seen > this.entries.length - PAGE / 2) void this.#more();
  };

  get #seen(): number {
    return Math.ceil(innerHeight / ROW);
  }

  async #begin(): Promise<void> {
    this.#asking.abort();
    this.#asking = new AbortController();
    this.entries = [];
    this.chosen = new Set();
    this.isAll = false;
    this.cursor = "";
    this.top = 0;
    this.isLoading = false;
    await this.#more();
  }

  async #more(): Promise<void> {
    if (this.isLoading || this.cursor === null) return;
    const { signal } = this.#asking;
    this.isLoading = true;
    this.fault = "";
    try {
      const query = { ...this.filters, cursor: this.cursor, limit: PAGE };
      const page = await this.session.list(this.kind, query, signal);
      this.entries = [...this.entries, ...page.results];
      this.cursor = page.nextCursor;
      this.isLoading = false;
    } catch (error) {
      if (signal.aborted) return;
      this.isLoading = false;
      this.fault = wordsOf(error);
    }
  }

  override render(): TemplateResult {
    const { entries, kind, filters } = this;
    const count = entries.length;
    const first = Math.max(Math.min(this.top, count) - SPARE, 0);
    const last = Math.min(this.top + this.#seen + SPARE, count);
    return html`
      <div class="bar"><h1>${t(kind)}</h1>
        <span class="bar__end"><a class="action" href="#/create/${kind}">${t("create", { kind: t(oneOf[kind]) })}</a></span></div>
      ${this.#tools(filters)}
      ${this.fault ? html`<p class="fault" role="alert">${this.fault} <button class="quiet" type="button" @click=${() => this.#more()}>${t("retry")}</button></p>` : nothing}
      <div class="picked">
        <label class="check"><input type="checkbox" .checked=${count > 0 && this.chosen.size === count} ?disabled=${count === 0}
          @change=${(event: Event) => {
            const isOn = (event.target as HTMLInputElement).checked;
            this.chosen = new Set(isOn ? entries.map(({ record }) => record.id) : []);
            this.isAll = false;
          }} />${this.isAll ? t("allSelected") : this.chosen.size > 0 ? t("selected", { count: this.chosen.size }) : t("selectAll")}</label>
        ${
          this.chosen.size > 0
            ? html`${
                this.cursor !== null && !this.isAll && this.chosen.size === count
                  ? html`<button class="quiet" type="button" @click=${() => {
                      this.isAll = true;
                    }}>${t("selectMatching")}</button>`
                  : nothing
              }<button class="quiet" type="button" ?disabled=${this.isWriting} @click=${() => this.#write("active")}>${t("publish")}</button>
          <button class="quiet" type="button" ?disabled=${this.isWriting} @click=${() => this.#write("archived")}>${t("archive")}</button>`
            : nothing
        }
        <span class="hint" role="status">${this.isLoading || this.isWriting ? t("loading") : this.cursor === null ? t("loaded", { count }) : t("loadedMore", { count })}</span>
      </div>
      ${count === 0 && !this.isLoading && !this.fault ? html`<p class="empty">${t(Object.keys(filters).length > 0 ? "none" : "noneYet")}</p>` : nothing}
      <ul class="rows" .style=${`padding-block: ${first * ROW}px ${(count - last) * ROW}px`}>
        ${entries.slice(first, last).map((entry) => this.#row(entry))}
      </ul>`;
  }

  #row(entry: Entry): TemplateResult {
    const { kind } = this;
    const { record } = entry;
    const { id } = record;
    const lang = this.session.languages.defaultLanguageCode;
    const name = nameOf(kind, record, lang) || t("unnamed");
    const picture = pictureOf(record);
    const category =
      (record.category as Record<string, string> | undefined)?.[lang] ?? record.neighborhood ?? id;
    return html`<li class="row">
      <input type="checkbox" aria-label=${t("selectOne", { name })} .checked=${this.chosen.has(id)} @change=${() => {
        const next = new Set(this.chosen);
        if (!next.delete(id)) next.add(id);
        this.chosen = next;
        this.isAll = false;
      }} />
      <a href="#/${kind}/${encodeURIComponent(id)}">
        ${picture ? html`<img src=${picture} alt="" loading="lazy" />` : html`<i class="row__blank" aria-hidden="true"></i>`}
        <span class="row__words"><b>${name}</b><span class="hint">${category}</span></span>
        ${stateOf(entry)}
      </a></li>`;
  }

  #tools(filters: Filters): TemplateResult {
    const change = (name: string, value: string) => this.emit("filters", { ...filters, [name]: value });
    const others = this.session.languages.languageCodes;
    const select = (
      name: string,
      label: string,
      choices: readonly (readonly [string, string])[],
    ) => html`<label class="tool"><span>${label}</span>
      <select @change=${(event: Event) => change(name, read(event))}>${choices.map(([value, words]) => option(value, words, filters[name] ?? ""))}</select></label>`;
    // Two filters of the service in one list: nobody looks for two gaps at once.
    const gap = filters.missingLanguage ? `lang:${filters.missingLanguage}` : (filters.missing ?? "");
    const gaps: [string, string][] = [
      ["", t("nothing")],
      ...missings[this.kind].map((name): [string, string] => [name, t(`missing.${name}` as TextKey)]),
      ...(this.kind === "host"
        ? []
        : others.map((code): [string, string] => [
            `lang:${code}`,
            t("missingLanguage", { language: languageName(code) }),
          ])),
    ];
    return html`<search class="tools">
      <label class="tool tool--search"><span>${t("search")}</span><input type="search" .value=${filters.text ?? ""} @input=${(
        event: Event,
      ) => {
        const text = read(event);
        clearTimeout(this.#typing);
        this.#typing = setTimeout(() => change("text", text), PAUSE_MS);
      }} /></label>
      ${select("status", t("status"), [["", t("any")], ...statuses.map((name) => [name, t(`status.${name}`)] as const)])}
      <label class="tool"><span>${t("missing")}</span><select @change=${(event: Event) => {
        const value = read(event);
        const isLanguage = value.startsWith("lang:");
        this.emit("filters", {
          ...filters,
          missing: isLanguage ? "" : value,
          missingLanguage: isLanguage ? value.slice(5) : "",
        });
      }}>${gaps.map(([value, words]) => option(value, words, gap))}</select></label>
    </search>`;
  }

  /** Publishes or archives what is chosen, or all that match: what has a draft one by one, the rest as one batch. */
  async #write(status: "active" | "archived"): Promise<void> {
    this.isWriting = true;
    await this.attempt(async () => {
      const count = await (this.isAll ? this.#writeAll(status) : this.#writeChosen(status));
      if (count === undefined) return;
      announce(t(status === "active" ? "published" : "archived", { count }));
      await this.#begin();
    });
    this.isWriting = false;
  }

  async #writeChosen(status: "active" | "archived"): Promise<number> {
    const { kind } = this;
    const chosen = this.entries.filter(({ record }) => this.chosen.has(record.id));
    const drafts = status === "active" ? chosen.filter(({ draftVersion }) => draftVersion) : [];
    const others = chosen.filter((entry) => entry.published || drafts.includes(entry));
    const lines = others.map(({ record: { id } }) => JSON.stringify({ kind, id, status }));
    for (const { record } of drafts) await this.session.publish(kind, record.id);
    if (lines.length > 0) await this.session.batch(lines.join("\n"), { mode: "merge" });
    return lines.length;
  }

  /** How many; undefined where the editor thought better of it. */
  async #writeAll(status: "active" | "archived"): Promise<number | undefined> {
    const { kind, filters, session } = this;
    const drafts = status === "active" ? await this.#drafts() : [];
    const writable = async (more: Filters) =>
      (await session.list(kind, { ...filters, ...more, state: "published", limit: 1 })).writable;
    // What is so already does not change.
    const already = filters.status && filters.status !== status ? 0 : await writable({ status });
    const count = (await writable({})) - already + drafts.length;
    if (!confirm(t("allSure", { count }))) return undefined;
    // In this order: a draft begins as what is published, and is refused where that has changed.
    for (const id of drafts) await session.publish(kind, id);
    await session.patchAll(kind, filters, { status });
    return count;
  }

  async #drafts(): Promise<string[]> {
    const found: string[] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const page = await this.session.list(this.kind, {
        ...this.filters,
        state: "draft",
        cursor,
        limit: 200,
      });
      found.push(...page.results.map(({ record: { id } }) => id));
      cursor = page.nextCursor;
    }
    return found;
  }
}

export const oneOf = {
  listing: "oneListing",
  guide: "oneGuide",
  geoArea: "oneGeoArea",
  host: "oneHost",
} as const;

customElements.define("list-screen", ListScreen);
