import { html, nothing, type TemplateResult } from "lit";
import type { ContentCounts } from "../../src/contract/content-operations.ts";
import { kinds, missings } from "./names.ts";
import type { Kind } from "./session.ts";
import { StudioElement } from "./studio-element.ts";
import { languageName, type TextKey, t } from "./texts/texts.ts";

/** `<overview-screen .session>`: what is incomplete, with numbers that lead to the list. */
class OverviewScreen extends StudioElement {
  static override properties = { sums: { state: true } };
  declare sums: Readonly<Partial<Record<Kind, ContentCounts>>>;

  constructor() {
    super();
    this.sums = {};
  }

  override connectedCallback(): void {
    super.connectedCallback();
    for (const kind of kinds) void this.attempt(() => this.#count(kind));
  }

  async #count(kind: Kind): Promise<void> {
    const sum = await this.session.overview(kind);
    this.sums = { ...this.sums, [kind]: sum };
  }

  override render(): TemplateResult {
    return html`<div class="bar"><h1>${t("overview")}</h1></div>
      <p class="hint">${t("overviewIntro")}</p>
      ${this.faultLine()}
      <div class="tiles">${kinds.map((kind) => this.#tile(kind))}</div>`;
  }

  #tile(kind: Kind): TemplateResult {
    const sum = this.sums[kind];
    const languages = kind === "host" ? [] : this.session.languages.languageCodes;
    const lines = [
      "status.draft",
      ...missings[kind].map((name) => `missing.${name}`),
      ...languages.map((code) => `language.${code}`),
    ].filter((name) => (sum?.counts[name] ?? 0) > 0);
    return html`<section class="group tile" aria-label=${t(kind)}>
      <h2><a href="#/${kind}">${t(kind)}</a></h2>
      <p class="hint" role="status">${sum ? t("total", { count: sum.total }) : t("loading")}</p>
      ${sum && lines.length === 0 ? html`<p>${t("complete")}</p>` : nothing}
      <ul>${lines.map((name) => html`<li><a href="#/${kind}?${queryOf(name)}"><b>${new Intl.NumberFormat(document.documentElement.lang).format(sum!.counts[name]!)}</b> ${labelOf(name)}</a></li>`)}</ul>
    </section>`;
  }
}

function queryOf(name: string): string {
  const [what, value = ""] = name.split(".");
  return `${what === "language" ? "missingLanguage" : what}=${encodeURIComponent(value)}`;
}

function labelOf(name: string): string {
  if (name === "status.draft") return t("drafts");
  if (name === "missing.passed") return t("missing.passed");
  if (!name.startsWith("language.")) return t("without", { what: t(name as TextKey) });
  return t("without", {
    what: t("missingLanguage", { language: languageName(name.slice("language.".length)) }),
  });
}

customElements.define("overview-screen", OverviewScreen);
