import { html, nothing, type TemplateResult } from "lit";
import type { Listing } from "../../../src/client/api-types.ts";
import type { App } from "../app/app.ts";
import { isSaved, toggleSaved } from "../app/saved-listings.ts";
import { hasScreen } from "../screens/known-views.ts";
import { icon } from "./icon.ts";

/** The heart that keeps a place on the device; nothing where the host's configuration switches saving off. */
export function saveButton(
  app: App,
  { id, name }: Pick<Listing, "id" | "name">,
  className = "save",
): TemplateResult | typeof nothing {
  if (app.settings.disableSavedListings || !hasScreen("saved")) return nothing;
  const { orgId } = app.options;
  const isOn = isSaved(orgId, id);
  const label = app.t(isOn ? "common.unsave" : "common.save", { name: name ?? id });
  return html`<button
    class="${className} ${isOn ? "save--on" : ""}"
    part="save"
    type="button"
    aria-label=${label}
    title=${label}
    @click=${() => {
      toggleSaved(orgId, id);
      app.changed();
    }}
  >
    ${icon("heart")}
  </button>`;
}
