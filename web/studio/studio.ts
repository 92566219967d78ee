import { html, nothing, type TemplateResult } from "lit";
import { ApiError } from "../../src/client/transport.ts";
import { type Access, forgetAccess, isWhole, keepAccess, takeAccess } from "../explorer/access.ts";
import favicon from "../explorer/favicon.svg?url";
import "./brand-screen.ts";
import type { BrandScreen } from "./brand-screen.ts";
import "./create-screen.ts";
import "./history-panel.ts";
import "./hours-field.ts";
import "./import-screen.ts";
import "./keys-screen.ts";
import "./list-screen.ts";
import "./overview-screen.ts";
import "./photos-field.ts";
import "./position-field.ts";
import "./preview-pane.ts";
import "./stops-field.ts";
import { option, read } from "./fields.ts";
import { kinds } from "./names.ts";
import type { RecordScreen } from "./record-screen.ts";
import "./record-screen.ts";
import { type Kind, openSession, type Session } from "./session.ts";
import { StudioElement, wordsOf } from "./studio-element.ts";
import { languages, speak, t, type UiLanguage, uiLanguage } from "./texts/texts.ts";

const parts = ["overview", ...kinds, "import", "keys"] as const;

/** `<waymark-studio>`: where editors write what guests read. The address after `#/` says what is shown. */
class Studio extends StudioElement {
  static override properties = { opened: { state: true }, route: { state: true }, isBusy: { state: true } };
  declare opened: Session | undefined;
  declare route: string;
  declare isBusy: boolean;
  #access: Partial<Access> = takeAccess();

  constructor() {
    super();
    this.route = location.hash;
    this.isBusy = false;
    addEventListener("hashchange", () => this.#go());
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (isWhole(this.#access)) void this.#enter(this.#access);
  }

  async #enter(access: Access): Promise<void> {
    this.isBusy = true;
    this.fault = "";
    this.#access = access;
    try {
      this.opened = await openSession(access);
      // Not before it is wanted: the element's first screen would have to carry it as well.
      void import("./studio-map.ts");
      // Frames of the tab read it there: an address would be in logs and histories.
      keepAccess({ ...access, preview: this.opened.preview });
    } catch (error) {
      this.fault = keyFault(error);
    } finally {
      this.isBusy = false;
    }
  }

  #go(): void {
    if (location.hash === this.route) return;
    if (!this.#mayLeave()) {
      history.replaceState(null, "", this.route || "#/");
      return;
    }
    this.route = location.hash;
    window.scrollTo(0, 0);
    void this.updateComplete.then(() =>
      this.querySelector<HTMLElement>("main")?.focus({ preventScroll: true }),
    );
  }

  override render(): TemplateResult {
    document.documentElement.lang = uiLanguage();
    document.title = t("title");
    const { opened } = this;
    if (!opened) return this.#door();
    const [, part = ""] = this.route.split(/[/?]/);
    return html`<a class="skip" href="#main" @click=${(event: Event) => {
      event.preventDefault();
      this.querySelector<HTMLElement>("main")?.focus();
    }}>${t("skip")}</a>
      <header class="head">
        <a class="head__title" href="#/"><img src=${favicon} width="24" height="24" alt="" /><b>${t("title")}</b></a>
        <nav aria-label=${t("menu")}>${parts.map((name) => html`<a href="#/${name}" aria-current=${name === (part || parts[0]) ? "page" : nothing}>${t(name)}</a>`)}</nav>
        <span class="head__end">
          <span class="hint">${opened.org}</span>
          ${this.#speech()}
          <button class="quiet" type="button" @click=${() => this.#leave()}>${t("signOut")}</button>
        </span>
      </header>
      <p class="news" role="status"></p>
      <main id="main" tabindex="-1">${this.#screen(opened)}</main>`;
  }

  #screen(session: Session): TemplateResult {
    const [path = "", query = ""] = this.route.replace(/^#\/?/, "").split("?");
    const [part = "", id = ""] = path.split("/").map(decodeURIComponent);
    if (part === "create")
      return html`<create-screen .session=${session} .kind=${id as Kind}></create-screen>`;
    if (part === "brand") return html`<brand-screen .session=${session} .hostId=${id}></brand-screen>`;
    if (part === "import") return html`<import-screen .session=${session}></import-screen>`;
    if (part === "keys") return html`<keys-screen .session=${session} .hostId=${id}></keys-screen>`;
    const kind = kinds.find((name) => name === part);
    if (!kind) return html`<overview-screen .session=${session}></overview-screen>`;
    if (id) return html`<record-screen .session=${session} .kind=${kind} .recordId=${id}></record-screen>`;
    const filters = this.#filtersOf(query);
    return html`<list-screen .session=${session} .kind=${kind} .filters=${filters} @filters=${(
      event: CustomEvent<Record<string, string>>,
    ) => {
      const said = Object.entries(event.detail).filter(([, value]) => value !== "");
      history.replaceState(null, "", `#/${kind}${said.length > 0 ? `?${new URLSearchParams(said)}` : ""}`);
      this.route = location.hash;
    }}></list-screen>`;
  }

  #known: { query: string; filters: Record<string, string> } = { query: "", filters: {} };

  /** The same object for the same address, so that the list is not asked for again. */
  #filtersOf(query: string): Record<string, string> {
    if (this.#known.query !== query)
      this.#known = { query, filters: Object.fromEntries(new URLSearchParams(query)) };
    return this.#known.filters;
  }

  #speech(): TemplateResult {
    const names: Record<UiLanguage, string> = { en: "English", da: "Dansk" };
    return html`<select aria-label=${t("language")} @change=${(event: Event) => {
      speak(read(event) as UiLanguage);
      // Every part speaks at once.
      for (const part of this.querySelectorAll("*")) if (part instanceof StudioElement) part.requestUpdate();
      this.requestUpdate();
    }}>${languages.map((lang) => option(lang, names[lang], uiLanguage()))}</select>`;
  }

  /** Whether nothing is left unsaved, or the editor lets it go. */
  #mayLeave(): boolean {
    const screen = this.querySelector<RecordScreen | BrandScreen>("record-screen, brand-screen");
    return !screen?.isDirty || confirm(t("leave"));
  }

  #leave(): void {
    if (!this.#mayLeave()) return;
    forgetAccess();
    this.#access = { ...(this.#access.org ? { org: this.#access.org } : {}) };
    this.opened = undefined;
  }

  #door(): TemplateResult {
    const submit = (event: SubmitEvent) => {
      event.preventDefault();
      const data = new FormData(event.target as HTMLFormElement);
      void this.#enter({ org: String(data.get("org")).trim(), key: String(data.get("key")).trim() });
    };
    return html`<main class="door">
      <form class="door__form" @submit=${submit}>
        <h1>${t("title")}</h1>
        <p>${t("signInIntro")}</p>
        ${this.faultLine()}
        <label>${t("organisation")}<input name="org" required autocomplete="organization" .value=${this.#access.org ?? ""} /></label>
        <label>${t("key")}<input name="key" type="password" required autocomplete="off" /></label>
        <button class="action" ?disabled=${this.isBusy}>${this.isBusy ? t("loading") : t("open")}</button>
        <p class="hint">${t("keyHint")} <code>npx waymark keys create --org my-hotel --ability read,chat,write</code></p>
        ${this.#speech()}
      </form>
    </main>`;
  }
}

/** What to do about a key that does not open the studio. */
function keyFault(error: unknown): string {
  if (!(error instanceof ApiError)) return wordsOf(error);
  if (error.status === 401) return t("keyWrong");
  if (error.code === "org_forbidden") return t("keyForeign");
  return error.code === "scope_forbidden" ? t("keyNarrow") : error.message;
}

customElements.define("waymark-studio", Studio);
document.body.append(document.createElement("waymark-studio"));
