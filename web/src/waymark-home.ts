import type { HostProfile } from "../../src/client/api-types.ts";
import { askEarly, firstLanguage } from "./app/first-call.ts";

/**
 * The script that pages embed: small, so that the first answer, the element and its texts are asked for at once, and the host is named as
 * soon as it is known. Which file is which: `vite.config.ts`.
 */
declare const __FILES__: Readonly<Record<string, string>>;

const server = import.meta.url.replace(/\/[^/]*$/, "");
const isDefined = () => customElements.get("waymark-home") !== undefined;
const load = (file: string | undefined) => file && import(/* @vite-ignore */ `${server}/${file}`);

if (!isDefined()) {
  for (const element of document.querySelectorAll("waymark-home")) {
    void askEarly(element, server).then((host) => host && greet(element, host));
    // The element shows English until they are there, or asks again.
    Promise.resolve(load(__FILES__[firstLanguage(element).slice(0, 2)])).catch(() => {});
  }
  load(__FILES__["preload-helper"]);
  load(__FILES__["home-element"]);
}

/** The host's name in the page's own type, until the element takes its place. An element with a configuration may wait out of sight. */
function greet(element: Element, { name, uiConfig }: HostProfile): void {
  if (isDefined() || element.hasAttribute("config")) return;
  const heading = document.createElement("h1");
  heading.textContent = uiConfig?.banner?.text || (name ?? "");
  heading.style.cssText = "margin: 0; padding: 1.5em 1rem; min-height: 80vh";
  element.append(heading);
  void customElements.whenDefined("waymark-home").then(() => heading.remove());
}
