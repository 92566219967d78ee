import type { Events } from "../src/app/app.ts";
import { type Access, isWhole, takeAccess } from "./access.ts";
import { measureTransfer, tellExplorer } from "./frame-message.ts";

const access = takeAccess();
const query = new URLSearchParams(location.search);
const profile = query.get("profile")?.trim();

// With `alone` the page is the element and nothing else: what the explorer's frame shows, and a link to pass on.
if (query.get("alone") && profile && isWhole(access)) {
  showGuestPage(access, profile);
} else {
  const { ExplorerElement } = await import("./explorer-element.ts");
  const explorer = new ExplorerElement();
  explorer.access = access;
  document.body.append(explorer);
}

/** The element alone on the page, as guests see it. Inside the explorer's frame it tells the explorer what happens. */
function showGuestPage({ org, key, preview }: Access, profile: string): void {
  const element = document.createElement("waymark-home");
  const { config, lang, theme, fresh } = Object.fromEntries(new URLSearchParams(location.search));
  if (fresh) askAnew();
  const attributes = {
    "base-url": new URL(".", location.href).href,
    org,
    profile,
    key,
    config,
    lang,
    theme,
    // The explorer in the same tab shows what guests see.
    preview: fresh && preview,
  };
  for (const [name, value] of Object.entries(attributes)) {
    if (value) element.setAttribute(name, value);
  }
  element.addEventListener("waymark:ready", (event) => {
    document.title = (event as CustomEvent<Events["ready"]>).detail.name ?? "";
  });
  if (parent !== window) tellEvents(element);
  document.body.append(element);
  void import(/* @vite-ignore */ `${attributes["base-url"]}waymark-home.js`);
}

/** An editor's preview shows what was written just now, not what the browser kept for a minute. */
function askAnew(): void {
  const plain = window.fetch.bind(window);
  window.fetch = (input, init) => plain(input, { ...init, cache: "no-cache" });
}

function tellEvents(element: HTMLElement): void {
  const on = <E extends keyof Events>(name: E, tell: (detail: Events[E]) => void) =>
    element.addEventListener(`waymark:${name}`, (event) => tell((event as CustomEvent<Events[E]>).detail));
  on("ready", (host) => tellExplorer({ kind: "ready", host }));
  on("navigate", (route) => tellExplorer({ kind: "route", route }));
  on("exchange", async (exchange) => {
    const transfer = await measureTransfer(exchange.url);
    tellExplorer({ kind: "call", call: { exchange, transfer } });
  });
}
