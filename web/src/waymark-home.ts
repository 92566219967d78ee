import { WaymarkHome } from "./home-element.ts";

// A page that loads the module twice keeps the first.
if (!customElements.get("waymark-home")) customElements.define("waymark-home", WaymarkHome);

export { WaymarkHome };
