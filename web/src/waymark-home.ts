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
    void askEarly(element, server).then((early) => early && greet(element, early.host, early.picture));
    const texts = __FILES__[firstLanguage(element).slice(0, 2)];
    // English is in the element's own file. Of others the element shows English until they are there, or asks again.
    if (texts !== __FILES__["home-element"]) Promise.resolve(load(texts)).catch(() => {});
  }
  // A slow connection is left to the host's words for so long.
  setTimeout(
    () => {
      load(__FILES__["preload-helper"]);
      load(__FILES__["home-element"]);
    },
    isSlow() ? 300 : 0,
  );
}

function isSlow(): boolean {
  const { connection } = navigator as { connection?: { effectiveType: string } };
  return (connection?.effectiveType ?? "4g") !== "4g";
}

/**
 * The host's name and picture, where they will stand, until the element shows them itself: one that waits for its configuration may
 * be out of sight. A greeting of the page's own stays. On a slow connection the picture waits, for it would hold up the rest.
 */
function greet(element: Element, { name, uiConfig }: HostProfile, picture: string | undefined): void {
  if (isDefined() || element.hasAttribute("config") || element.querySelector("[slot=greeting]")) return;
  const greeting = document.createElement("div");
  greeting.slot = "greeting";
  greeting.style.cssText = "display: flex; flex-flow: row wrap-reverse; gap: 1rem; padding: 4.75rem 1rem 0";
  const heading = document.createElement("h1");
  heading.textContent = uiConfig?.banner?.text || (name ?? "");
  heading.style.cssText = "flex: 9 1 18rem; margin: 0";
  greeting.append(heading);
  if (picture && !isSlow()) {
    const image = document.createElement("img");
    image.alt = "";
    image.src = picture;
    image.style.cssText =
      "flex: 11 1 22rem; min-width: 0; aspect-ratio: 16 / 10; object-fit: cover; border-radius: 12px; background: #8883";
    greeting.append(image);
  }
  element.append(greeting);
}
