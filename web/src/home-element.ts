import {
  html,
  LitElement,
  nothing,
  type PropertyValues,
  type ReactiveController,
  type ReactiveControllerHost,
  type TemplateResult,
} from "lit";
import { html as staticHtml, unsafeStatic } from "lit/static-html.js";
import { directionOf } from "../../src/languages/compare.ts";
import { App, type Events } from "./app/app.ts";
import { Watch } from "./app/app-element.ts";
import { hasPreferences, removeSaved, savedIds } from "./app/device.ts";
import { homeRoute, isSamePlace, needsHome, type Route, type Routing, type Stand } from "./app/route.ts";
import type { Settings } from "./app/settings.ts";
import { icon } from "./parts/icon.ts";
import "./parts/sheet.ts";
import { failure, skeleton, slowNote } from "./parts/states.ts";
import { loadScreen, screenTag } from "./screens/screens.ts";
import { footMenu, header } from "./shell/header.ts";
import { base } from "./styles/base.ts";
import { cards } from "./styles/cards.ts";
import { shell } from "./styles/shell.ts";
import type { Mode } from "./theme/palette.ts";
import { loadFonts, plainCss, themeCss } from "./theme/theme.ts";

const kept = ["baseUrl", "org", "profile", "key", "lang", "config", "theme", "routing", "preview"] as const;

/**
 * `<waymark-home base-url org profile key [lang] [config] [theme] [routing] [preview]>`: a host's guide in a page of any site.
 * What it tells the page: {@link Events}.
 */
class WaymarkHome extends LitElement {
  static override properties = {
    baseUrl: { attribute: "base-url" },
    org: {},
    profile: {},
    key: {},
    lang: {},
    config: {},
    theme: {},
    routing: {},
    preview: {},
  };
  static override styles = [base, cards, shell];

  declare baseUrl: string | undefined;
  declare org: string | undefined;
  declare profile: string | undefined;
  declare key: string | undefined;
  declare config: string | undefined;
  /** `light` or `dark`; without it the host's own. */
  declare theme: string | undefined;
  /** `hash` (default) keeps the view in the page's address, `memory` keeps it to itself. */
  declare routing: string | undefined;
  /** A token that shows drafts, to editors. */
  declare preview: string | undefined;

  readonly #watch = new Watch(this);
  readonly #drawer = new Drawer(this);
  readonly #kiosk = new KioskReset(this);
  readonly #themeSheet = new CSSStyleSheet();
  #app: App | undefined;
  #shown: Route | undefined;
  #themedHost: unknown;
  #failedScreen: { view: string; error: unknown } | undefined;

  /** What the screens work with, for code of the page that wants to lead the element: `element.api.go({view: "guides"})`. */
  get api(): App | undefined {
    return this.#app;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const root = this.shadowRoot!;
    if (!root.adoptedStyleSheets.includes(this.#themeSheet)) root.adoptedStyleSheets.push(this.#themeSheet);
    this.#themeSheet.replaceSync(plainCss());
    if (this.hasUpdated) this.#start();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#app?.dispose();
    this.#app = undefined;
  }

  /** The first time in a turn after the module's own, so that a slow phone can see to other things between the two. */
  protected override async scheduleUpdate(): Promise<void> {
    if (!this.hasUpdated) await new Promise((done) => setTimeout(done));
    super.scheduleUpdate();
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (kept.some((name) => changed.has(name))) this.#start();
    const app = this.#app;
    if (!app?.hasHost || app.host === this.#themedHost) return;
    const isFirst = this.#themedHost === undefined;
    this.#themedHost = app.host;
    this.#themeSheet.replaceSync(themeCss(app.host, app.settings, app.options.mode));
    loadFonts(app.host, app.options.baseUrl);
    this.#drawer.set(app.settings);
    this.#kiosk.set(app);
    if (!isFirst) return;
    for (const greeting of this.querySelectorAll(":scope > [slot=greeting]")) greeting.remove();
    app.tell("ready", app.host);
  }

  protected override updated(): void {
    const app = this.#app;
    if (app?.phase !== "ready") return;
    const before = this.#shown;
    this.#shown = app.route;
    if (before === app.route) return;
    app.tell("navigate", app.route);
    const { view, id } = app.route;
    if (id !== undefined && view !== "map" && !(before && isSamePlace(before, app.route)))
      app.tell("open", { view, id });
    if (before && !isSamePlace(before, app.route)) void this.#arrive();
  }

  override render(): TemplateResult {
    const app = this.#app;
    if (!app) return html``;
    const isKiosk = app.hasHost && app.settings.kiosk;
    const content = html`<div class="frame ${isKiosk ? "kiosk" : ""}" lang=${app.lang} dir=${directionOf(app.lang)}>
      <div class=${this.#classes(app)}>${this.#content(app)}</div>
    </div>`;
    return app.phase === "ready" && app.settings.drawer ? this.#inDrawer(app, content) : content;
  }

  #classes(app: App): string {
    if (!app.hasHost) return "theme";
    return app.settings.disableAnimations ? "theme still" : "theme";
  }

  #content(app: App): TemplateResult {
    if (!app.hasHost) {
      const failed = app.phase === "failed";
      return html`<div class="within">
        ${failed ? failure(app, app.error, () => app.load()) : html`<slot name="greeting">${this.#loading(app)}</slot>`}
      </div>`;
    }
    return html`<div class="within">
        ${header(app, () => this.#skip())}
        <main class="stage" id="stage" tabindex="-1" data-view=${app.route.view}>${this.#stage(app)}</main>
      </div>
      ${footMenu(app)}${app.settings.kiosk ? this.#stillThere(app) : nothing}`;
  }

  #stillThere(app: App): TemplateResult {
    return html`<waymark-sheet .open=${this.#kiosk.isEnding} .label=${app.t("common.stillThere")} .closeLabel=${app.t("common.close")}>
      <p>${app.t("common.startsAnew")}</p>
      <p class="page__more"><button class="button" type="button">${app.t("common.goOn")}</button></p>
    </waymark-sheet>`;
  }

  #loading(app: App): TemplateResult {
    return html`<div class="loading"><div class="loading__bar"></div><div class="loading__banner"></div>
      ${slowNote(app, app.isSlow)}${skeleton(app, 3)}</div>`;
  }

  #stage(app: App): TemplateResult {
    if (app.phase === "failed") return failure(app, app.error, () => app.load());
    const { view } = app.route;
    if (!app.home && needsHome.includes(view)) {
      void app.loadHome();
      return html`${slowNote(app, app.isSlow)}${skeleton(app)}`;
    }
    const tag = screenTag(view);
    if (tag !== undefined) {
      const name = unsafeStatic(tag);
      return staticHtml`<${name} .app=${app} .route=${app.route}></${name}>`;
    }
    if (this.#failedScreen?.view === view) {
      return failure(app, this.#failedScreen.error, () => this.#loadScreen(app));
    }
    void this.#loadScreen(app);
    return skeleton(app);
  }

  async #loadScreen(app: App): Promise<void> {
    const { view } = app.route;
    this.#failedScreen = undefined;
    try {
      const tag = await loadScreen(view);
      if (tag === undefined) return app.go({ view: "home" }, { replace: true });
    } catch (error) {
      this.#failedScreen = { view, error };
    }
    this.requestUpdate();
  }

  #inDrawer(app: App, content: TemplateResult): TemplateResult {
    const { isOpen } = this.#drawer;
    const { kiosk } = app.settings;
    return html`<div class="theme launcher-ground">
        <button class="button launcher" type="button" aria-expanded=${isOpen ? "true" : "false"} @click=${() => this.#drawer.open()}>
          ${icon("compass")}${app.t("common.explore", { name: app.host.primaryLocation?.displayName ?? app.host.name })}
        </button>
      </div>
      <aside class="theme drawer ${kiosk ? "drawer--kiosk" : ""}" aria-label=${app.host.name} ?inert=${!isOpen} ?data-open=${isOpen}
        @keydown=${(event: KeyboardEvent) => event.key === "Escape" && !kiosk && this.#drawer.close()}>
        ${
          kiosk
            ? nothing
            : html`<button class="button button--icon drawer__close" type="button" @click=${() => this.#drawer.close()}>
                ${icon("close")}<span class="unseen">${app.t("common.close")}</span>
              </button>`
        }
        ${content}
      </aside>`;
  }

  #start(): void {
    this.#app?.dispose();
    this.#app = undefined;
    this.#themedHost = undefined;
    this.#shown = undefined;
    const { org, profile, key } = this;
    this.#watch.set(undefined);
    if (!this.isConnected || !org || !profile || !key) return;
    this.#app = new App({
      baseUrl: this.baseUrl || ownServer(),
      orgId: org,
      profileId: profile,
      key,
      preview: this.preview || undefined,
      lang: this.lang || undefined,
      configId: this.config || undefined,
      mode: this.theme === "light" || this.theme === "dark" ? (this.theme as Mode) : undefined,
      routing: (this.routing === "memory" ? "memory" : "hash") satisfies Routing,
      tell: (name, detail) => this.#tell(name, detail),
      onLeave: () => this.#stand(),
    });
    this.#watch.set(this.#app);
    // Beside its data. What fails is told when the screen is shown.
    loadScreen(this.#app.route.view).catch(() => {});
    void this.#app.load();
  }

  /** After going elsewhere: the top of the new screen, with the focus on its heading, as after loading a page; after coming back, as it was left. */
  async #arrive(): Promise<void> {
    const app = this.#app!;
    const { route, router } = app;
    if (router.returned && (await this.#returnTo(router.returned))) return;
    const frame = this.#frame;
    if (frame && frame.getBoundingClientRect().top < 0)
      frame.scrollIntoView({ block: "start", behavior: "instant" });
    // A screen that cannot be loaded says so in its place.
    await loadScreen(route.view).catch(() => {});
    await this.updateComplete;
    const screen = () => this.renderRoot.querySelector<LitElement>("main > *");
    await screen()?.updateComplete;
    const heading = () => screen()?.shadowRoot?.querySelector<HTMLElement>("h1[tabindex]");
    const stage = this.renderRoot.querySelector<HTMLElement>("#stage");
    if (app.route !== route) return;
    (heading() ?? stage)?.focus({ preventScroll: true });
    // What is still asked for has its heading later.
    const latest = performance.now() + RETURN_MS;
    while (!heading() && app.route === route && performance.now() < latest)
      await new Promise(requestAnimationFrame);
    if (app.route === route && this.shadowRoot?.activeElement === stage)
      heading()?.focus({ preventScroll: true });
  }

  get #frame(): HTMLElement | null {
    return this.renderRoot.querySelector<HTMLElement>(".frame");
  }

  #stand(): Stand | undefined {
    let focused = this.shadowRoot?.activeElement;
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    const frame = this.#frame;
    return frame
      ? { above: -frame.getBoundingClientRect().top, focus: focused?.getAttribute("href") ?? undefined }
      : undefined;
  }

  /** Scrolls to where the traveller was as soon as the screen is long enough again. @returns false where it is not in time */
  async #returnTo({ above, focus }: Stand): Promise<boolean> {
    const route = this.#app?.route;
    const latest = performance.now() + RETURN_MS;
    while (performance.now() < latest && this.#app?.route === route) {
      const link = focus === undefined ? undefined : findLink(this.renderRoot, focus);
      const frame = this.#frame;
      if (frame && (link || focus === undefined)) {
        // The second time without what the page keeps free for its own bars.
        const kept = scrollTo(frame, -above) + above;
        if (Math.abs(scrollTo(frame, -above - kept) + above) < 2) {
          (link ?? this.renderRoot.querySelector<HTMLElement>("#stage"))?.focus({ preventScroll: true });
          return true;
        }
      }
      await new Promise(requestAnimationFrame);
    }
    return false;
  }

  #skip(): void {
    this.renderRoot.querySelector<HTMLElement>("#stage")?.focus();
  }

  #tell(name: keyof Events, detail: unknown): boolean {
    const options = { detail, bubbles: true, composed: true, cancelable: true };
    return this.dispatchEvent(new CustomEvent(`waymark:${name}`, options));
  }
}

/** A screen has so long to be as it was when the traveller comes back, or to have its heading. Milliseconds. */
const RETURN_MS = 2_000;

/** Scrolls whatever scrolls it so that an element begins so many pixels below the place for beginnings. @returns where it is then */
function scrollTo(element: HTMLElement, below: number): number {
  element.style.scrollMarginBlockStart = `${below}px`;
  element.scrollIntoView({ block: "start", behavior: "instant" });
  element.style.removeProperty("scroll-margin-block-start");
  return element.getBoundingClientRect().top;
}

/** The link with this `href`, in this tree or in a shadow tree within it. */
function findLink(root: ParentNode, href: string): HTMLElement | undefined {
  for (const element of root.querySelectorAll<HTMLElement>("*")) {
    if (element.getAttribute("href") === href) return element;
    const within = element.shadowRoot && findLink(element.shadowRoot, href);
    if (within) return within;
  }
  return undefined;
}

/** Where this module was loaded from: the service itself, unless the page says otherwise. */
function ownServer(): string {
  return import.meta.url.replace(/(\/assets)?\/[^/]*$/, "");
}

/** Whether the drawer is open. It opens once by itself, after the delay of the settings. */
class Drawer implements ReactiveController {
  isOpen = false;
  readonly #host: ReactiveControllerHost;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hasOpened = false;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  set({ drawer, drawerDelayMs }: Settings): void {
    if (!drawer || this.#hasOpened || this.#timer !== undefined) return;
    this.#timer = setTimeout(() => this.open(), drawerDelayMs);
  }

  open(): void {
    clearTimeout(this.#timer);
    this.#hasOpened = true;
    this.isOpen = true;
    this.#host.requestUpdate();
  }

  close(): void {
    this.isOpen = false;
    this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}

/** How long a kiosk asks whether somebody is still there. */
const WARNING_MS = 15_000;

/** Leads a kiosk back to its first screen, without what the last traveller wished and saved, once nobody touches it for a while. */
class KioskReset implements ReactiveController {
  #app: App | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #host: ReactiveControllerHost;
  readonly #touch = () => this.#restart();
  /** True shortly before: whoever is still there touches the screen. */
  isEnding = false;

  constructor(host: ReactiveControllerHost & EventTarget) {
    this.#host = host;
    host.addController(this);
    for (const name of ["pointerdown", "keydown", "wheel"]) {
      host.addEventListener(name, this.#touch, { passive: true });
    }
  }

  set(app: App): void {
    this.#app = app;
    this.#restart();
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
  }

  #restart(): void {
    clearTimeout(this.#timer);
    const app = this.#app;
    if (this.isEnding) this.#tell(false);
    if (!app?.hasHost || !app.settings.kiosk) return;
    const { kioskResetMs } = app.settings;
    const warning = Math.min(WARNING_MS, kioskResetMs / 2);
    this.#timer = setTimeout(() => {
      const isUntouched = isSamePlace(app.route, homeRoute) && !hasPreferences(app.preferences);
      if (!isUntouched) this.#tell(true);
      this.#timer = setTimeout(() => this.#end(app), warning);
    }, kioskResetMs - warning);
  }

  #end(app: App): void {
    this.#tell(false);
    app.go(homeRoute, { replace: true });
    removeSaved(app.options.orgId, savedIds(app.options.orgId));
    void app.setPreferences({});
  }

  #tell(isEnding: boolean): void {
    this.isEnding = isEnding;
    this.#host.requestUpdate();
  }
}

// A page that loads the module twice keeps the first.
if (!customElements.get("waymark-home")) customElements.define("waymark-home", WaymarkHome);
