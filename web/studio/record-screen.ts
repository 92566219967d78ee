import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { ApiError } from "../../src/client/transport.ts";
import { type Clash, changesBetween, isSame, patchOf, rebase, withValue } from "./changes.ts";
import { clashDialog } from "./clash-dialog.ts";
import { type Form, field, option, pointerOf, read } from "./fields.ts";
import { nameOf, stateOf } from "./names.ts";
import { fieldsOf, groupsOf } from "./schema.ts";
import type { Entry, Fault, Fields, Kind } from "./session.ts";
import { announce, faultsIn, StudioElement, wordsOf } from "./studio-element.ts";
import { languageName, t } from "./texts/texts.ts";

/** `<record-screen .session kind recordId>`: a record's form, with the page beside it. */
export class RecordScreen extends StudioElement {
  static override properties = {
    kind: { attribute: false },
    recordId: { attribute: false },
    record: { state: true },
    faults: { state: true },
    clashes: { state: true },
    pair: { state: true },
    isBusy: { state: true },
    hasPreview: { state: true },
  };
  declare kind: Kind;
  declare recordId: string;
  declare record: Fields | undefined;
  declare faults: readonly Fault[];
  declare clashes: readonly Clash[];
  declare pair: readonly [string, string];
  declare isBusy: boolean;
  declare hasPreview: boolean;
  #base: Entry | undefined;

  constructor() {
    super();
    this.faults = [];
    this.clashes = [];
    this.isBusy = false;
    this.hasPreview = matchMedia("(min-width: 75rem)").matches;
  }

  get isDirty(): boolean {
    return this.#base !== undefined && !isSame(this.#base.record, this.record);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("beforeunload", this.#warn);
    addEventListener("keydown", this.#onKey);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("beforeunload", this.#warn);
    removeEventListener("keydown", this.#onKey);
  }

  readonly #warn = (event: BeforeUnloadEvent) => {
    if (this.isDirty) event.preventDefault();
  };

  readonly #onKey = (event: KeyboardEvent) => {
    if (event.key !== "s" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    (document.activeElement as HTMLElement | null)?.blur();
    void this.#save();
  };

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("recordId") || changed.has("kind")) void this.#load();
  }

  protected override updated(): void {
    const dialog = this.querySelector("dialog");
    if (dialog && !dialog.open) dialog.showModal();
  }

  async #load(): Promise<void> {
    this.record = undefined;
    await this.attempt(async () => {
      this.#take(await this.session.get(this.kind, this.recordId));
      const { defaultLanguageCode } = this.session.languages;
      const others = this.#languages().filter((code) => code !== defaultLanguageCode);
      this.pair ??= [defaultLanguageCode, others[0] ?? defaultLanguageCode];
    });
  }

  #take(entry: Entry): void {
    this.#base = entry;
    this.record = entry.record;
    this.faults = [];
  }

  override render(): TemplateResult {
    const { record } = this;
    if (!record)
      return this.fault ? html`${this.faultLine()}` : html`<p class="hint" role="status">${t("loading")}</p>`;
    const { session, kind } = this;
    const name = nameOf(kind, record, this.pair[0]) || this.recordId;
    const schemas = fieldsOf(session.schemas, kind);
    const set: Form["set"] = (path, value) => {
      this.record = withValue(this.record!, path, value);
      const pointer = pointerOf(path);
      this.faults = this.faults.filter((fault) => !fault.pointer.startsWith(pointer));
    };
    const form: Form = { session, kind, record, languages: this.pair, faults: this.faults, set };
    return html`
      <div class="bar">
        <a class="quiet" href="#/${kind}">${t("back")}</a>
        <h1>${name}</h1>
        ${stateOf({ ...this.#base!, record: { ...record, id: this.recordId } })}
        <span class="bar__end">
          <span class="hint" role="status">${this.isDirty ? t("unsaved") : t("allSaved")}</span>
          <button class="quiet" type="button" aria-pressed=${this.hasPreview ? "true" : "false"} @click=${() => {
            this.hasPreview = !this.hasPreview;
          }}>${this.hasPreview ? t("hidePreview") : t("preview")}</button>
          ${this.#base!.draftVersion && this.#base!.published ? html`<button class="quiet" type="button" ?disabled=${this.isBusy} @click=${() => this.#discard()}>${t("discard")}</button>` : nothing}
          <button class="quiet" type="button" ?disabled=${this.isBusy || !this.isDirty} @click=${() => this.#save()}>${t("saveDraft")}</button>
          <button class="action" type="button" ?disabled=${this.isBusy || !(this.isDirty || this.#base!.draftVersion || record.status !== "active")} @click=${() => this.#publish()}>${t("publish")}</button>
        </span>
      </div>
      ${this.#faultList()}
      ${this.clashes.length > 0 ? clashDialog(this.clashes, (theirs) => this.#settle(theirs)) : nothing}
      <div class="work" ?data-beside=${this.hasPreview}>
        <div class="form">
          ${kind === "host" ? html`<a class="quiet" href="#/brand/${encodeURIComponent(this.recordId)}">${t("brandIt")}</a>` : this.#languageHeads()}
          ${groupsOf(session.schemas, kind).map(({ group, fields }) => {
            const inner = fields.map((field_) => field(form, field_, schemas[field_]!));
            return group === "rest"
              ? html`<details class="group"><summary><h2>${t("group.rest")}</h2></summary>${inner}</details>`
              : html`<section class="group" aria-label=${t(`group.${group}`)}><h2>${t(`group.${group}`)}</h2>${inner}</section>`;
          })}
          <history-panel .session=${session} .kind=${kind} .recordId=${this.recordId} .version=${this.#base!.version} @restored=${() => this.#again()}></history-panel>
          <button class="quiet danger" type="button" @click=${() => this.#remove(name)}>${t("remove")}</button>
        </div>
        ${this.hasPreview ? html`<preview-pane .session=${session} .kind=${kind} .record=${this.#base!.record} .lang=${this.pair[0]} .version=${this.#base!.version}></preview-pane>` : nothing}
      </div>`;
  }

  #languages(): string[] {
    const said = Object.values(this.record ?? {}).flatMap((value) =>
      typeof value === "object" && value !== null && !Array.isArray(value) ? Object.keys(value) : [],
    );
    const own = said.filter((code) => /^[a-z]{2,3}-[A-Za-z0-9-]+$/.test(code));
    return [...new Set([...this.session.languages.languageCodes, ...own])];
  }

  #languageHeads(): TemplateResult {
    const head = (side: 0 | 1, label: string) => html`<label><span class="unseen">${label}</span>
      <select @change=${(event: Event) => {
        const next: [string, string] = [...this.pair];
        next[side] = read(event);
        this.pair = next;
      }}>${this.#languages().map((code) => option(code, languageName(code), this.pair[side]))}</select></label>`;
    return html`<div class="languages languages--head">${head(0, t("left"))}${head(1, t("right"))}</div>`;
  }

  #faultList(): TemplateResult | typeof nothing {
    if (this.fault) return this.faultLine();
    if (this.faults.length === 0) return nothing;
    const show = (pointer: string) => {
      const place = this.querySelector(`#field-${pointer.split("/")[1]}`);
      place?.closest("details")?.setAttribute("open", "");
      place?.scrollIntoView({ block: "center" });
      place?.querySelector<HTMLElement>("[aria-invalid], input, textarea, select, button")?.focus();
    };
    return html`<div class="fault" role="alert"><p>${t("faults", { count: this.faults.length })}</p>
      <ul>${this.faults.map(({ pointer, name, detail }) => html`<li><button class="link" type="button" @click=${() => show(pointer)}>${name}</button> ${detail}</li>`)}</ul>
    </div>`;
  }

  /** Saves what was changed as the draft. Whether it is saved. */
  async #save(): Promise<boolean> {
    const base = this.#base;
    if (!base || this.isBusy) return false;
    const changes = changesBetween(base.record, this.record);
    if (changes.length === 0) return true;
    return this.#do(async () => {
      this.#take(await this.session.patch(this.kind, this.recordId, base, patchOf(changes), true));
      announce(t("saved"));
    });
  }

  /** Guests see the draft from now on, and what was changed since. */
  async #publish(): Promise<void> {
    this.record = { ...this.record!, status: "active" };
    if (!(await this.#save())) return;
    await this.#do(async () => {
      if (this.#base!.draftVersion) await this.session.publish(this.kind, this.recordId);
      await this.#again();
      announce(t("isPublishedNow"));
    });
  }

  async #discard(): Promise<void> {
    if (!confirm(t("discardSure"))) return;
    await this.#do(async () => {
      await this.session.discard(this.kind, this.recordId);
      await this.#again();
    });
  }

  /** Reads it anew. */
  async #again(): Promise<void> {
    this.#take(await this.session.get(this.kind, this.recordId));
    if (this.kind === "host") await this.session.readHosts();
  }

  async #do(act: () => Promise<void>): Promise<boolean> {
    this.isBusy = true;
    this.fault = "";
    try {
      await act();
      return true;
    } catch (error) {
      await this.#tell(error);
      return false;
    } finally {
      this.isBusy = false;
    }
  }

  async #tell(error: unknown): Promise<void> {
    if (error instanceof ApiError && error.status === 412) {
      const theirs = await this.session.get(this.kind, this.recordId);
      const { record, clashes } = rebase(this.#base!.record, this.record!, theirs.record);
      this.#base = theirs;
      this.record = record;
      this.clashes = clashes;
      if (clashes.length > 0) return;
      announce(t("clashMerged"));
      this.isBusy = false;
      await this.#save();
      return;
    }
    const faults = faultsIn(error);
    if (faults?.some(({ pointer }) => pointer)) this.faults = faults;
    else this.fault = wordsOf(error);
  }

  /** After the choices: these values are the other editor's, the rest is mine. */
  async #settle(theirs: readonly Clash[]): Promise<void> {
    this.record = theirs.reduce<Fields>(
      (record, clash) => withValue(record, clash.path, clash.theirs),
      this.record!,
    );
    this.clashes = [];
    await this.#save();
  }

  async #remove(name: string): Promise<void> {
    if (!confirm(t("removeSure", { name }))) return;
    try {
      await (this.#base!.published
        ? this.session.remove(this.kind, this.recordId)
        : this.session.discard(this.kind, this.recordId));
      this.#base = undefined;
      location.hash = `#/${this.kind}`;
    } catch (error) {
      await this.#tell(error);
    }
  }
}

customElements.define("record-screen", RecordScreen);
