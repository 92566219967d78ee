import { html, nothing, type TemplateResult } from "lit";
import type { BatchReport } from "../../src/contract/content-operations.ts";
import { option, read } from "./fields.ts";
import type { Fault } from "./session.ts";
import { announce, faultsIn, StudioElement, wordsOf } from "./studio-element.ts";
import { t } from "./texts/texts.ts";

/** `<import-screen .session>`: a file of records, looked at first, then written as a whole. */
class ImportScreen extends StudioElement {
  static override properties = {
    file: { state: true },
    mode: { state: true },
    report: { state: true },
    faults: { state: true },
    isBusy: { state: true },
  };
  declare file: File | undefined;
  declare mode: "replace" | "merge";
  /** Of the look at the file; undefined before. */
  declare report: BatchReport | undefined;
  declare faults: readonly Fault[];
  declare isBusy: boolean;

  constructor() {
    super();
    this.mode = "merge";
    this.faults = [];
    this.isBusy = false;
  }

  override render(): TemplateResult {
    const { report } = this;
    return html`<div class="bar"><h1>${t("import")}</h1>
        <span class="bar__end"><button class="quiet" type="button" @click=${this.#download}>${t("exportAll")}</button></span></div>
      <div class="group form">
        <p>${t("importIntro")}</p>
        <div class="field"><label><span class="field__name">${t("importFile")}</span>
          <input type="file" accept=".ndjson,.jsonl,.json,application/x-ndjson" @change=${(event: Event) => {
            this.file = (event.target as HTMLInputElement).files?.[0];
            void this.#send(true);
          }} /></label></div>
        <div class="field"><label><span class="field__name">${t("importMode")}</span>
          <select @change=${(event: Event) => {
            this.mode = read(event) as "merge";
            if (this.file) void this.#send(true);
          }}>${option("merge", t("importMerge"), this.mode)}${option("replace", t("importReplace"), this.mode)}</select></label></div>
        <p role="status">${this.isBusy ? t("loading") : nothing}</p>
        ${this.faultLine()}
        ${this.#faultTable()}
        ${report ? this.#reported(report) : nothing}
      </div>`;
  }

  #reported(report: BatchReport): TemplateResult {
    const { added, updated, removed, unchanged, danglingCount, changes = [] } = report;
    const counts = [
      [t("importAdd", { count: added }), added],
      [t("importUpdate", { count: updated }), updated],
      [t("importRemove", { count: removed }), removed],
      [t("importSame", { count: unchanged }), unchanged],
      [t("importDangling", { count: danglingCount }), danglingCount],
    ] as const;
    return html`<ul class="counts">${counts.filter(([, count]) => count > 0).map(([words]) => html`<li class="state">${words}</li>`)}</ul>
      ${added + updated + removed > 0 ? html`<button class="action" type="button" ?disabled=${this.isBusy} @click=${() => this.#send(false)}>${t("importApply")}</button>` : nothing}
      <ul class="changes">${changes.map(({ change, kind, id, fields }) => html`<li><b>${change === "add" ? "+" : change === "update" ? "~" : "−"}</b> ${kind} <b>${id}</b> <span class="hint">${fields.join(", ")}</span></li>`)}</ul>`;
  }

  #faultTable(): TemplateResult | typeof nothing {
    if (this.faults.length === 0) return nothing;
    return html`<div class="fault" role="alert"><p>${t("importFaults", { count: this.faults.length })}</p></div>
      <div class="scroll" tabindex="0" role="group" aria-label=${t("importProblem")}><table><thead><tr><th scope="col">${t("importLine")}</th><th scope="col">${t("id")}</th><th scope="col">${t("importField")}</th><th scope="col">${t("importProblem")}</th></tr></thead>
      <tbody>${this.faults.map(({ line, id, name, detail }) => html`<tr><td>${line ?? ""}</td><td>${id ?? ""}</td><td>${name}</td><td>${detail}</td></tr>`)}</tbody></table></div>`;
  }

  async #send(dryRun: boolean): Promise<void> {
    if (!this.file) return;
    this.isBusy = true;
    this.fault = "";
    this.faults = [];
    this.report = undefined;
    try {
      const report = await this.session.batch(this.file, { mode: this.mode, dryRun });
      if (dryRun) this.report = report;
      else
        announce(
          `${t("importDone")} ${t("importAdd", { count: report.added })}, ${t("importUpdate", { count: report.updated })}.`,
        );
    } catch (error) {
      const faults = faultsIn(error);
      if (faults) this.faults = faults;
      else this.fault = wordsOf(error);
    } finally {
      this.isBusy = false;
    }
  }

  readonly #download = () =>
    this.attempt(async () => {
      const link = document.createElement("a");
      link.href = URL.createObjectURL(await this.session.export());
      link.download = `${this.session.org}.ndjson`;
      link.click();
      URL.revokeObjectURL(link.href);
    });
}

customElements.define("import-screen", ImportScreen);
