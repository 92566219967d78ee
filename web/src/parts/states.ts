import { html, nothing, type TemplateResult } from "lit";
import { ApiError, ConnectionError } from "../../../src/client/transport.ts";
import type { App } from "../app/app.ts";
import type { Loader } from "../app/loader.ts";
import type { TextKey } from "../texts/texts.ts";
import { type IconName, icon } from "./icon.ts";
import { backLink } from "./link.ts";

/** Grey shapes in the places where cards will stand, so that nothing moves when they come. */
export function skeleton(app: App, count = 6): TemplateResult {
  const shapes = Array.from(
    { length: count },
    () => html`<div class="card skeleton" aria-hidden="true">
    <div class="card__frame"></div>
    <div class="card__words"><i></i><i></i><i></i></div>
  </div>`,
  );
  return html`<div class="grid" role="status" aria-busy="true"><span class="unseen">${app.t("common.loading")}</span>${shapes}</div>`;
}

/** Said when an answer takes more than four seconds. */
export function slowNote(app: App, isSlow: boolean): TemplateResult {
  return html`<p class="slow" role="status">${isSlow ? app.t("common.slow") : nothing}</p>`;
}

/** Nothing was found, in the screen's own words, with what can be done. */
export function empty(
  title: string,
  text: string,
  action: TemplateResult | typeof nothing = nothing,
): TemplateResult {
  return html`<div class="state" role="status">${icon("compass")}<h2>${title}</h2><p>${text}</p>${action}</div>`;
}

/** What went wrong, in plain words, with a way on and the request's id for whoever is asked for help. */
export function failure(app: App, error: unknown, retry: () => void): TemplateResult {
  const [name, title, text] = wordsFor(error);
  const id = error instanceof ApiError ? error.requestId : undefined;
  return html`<div class="state state--failure" role="alert">
    ${icon(name)}
    <h2>${app.t(title)}</h2>
    <p>${app.t(text)}</p>
    <button class="button" type="button" @click=${retry}>${app.t("common.retry")}</button>
    ${id ? html`<p class="state__id"><code>${app.t("common.requestId", { id })}</code></p>` : nothing}
  </div>`;
}

/** A record's page while the record is on its way, and where it did not come or there is none. `lead` stands for its beginning. */
export function standIn(app: App, found: Loader<unknown>, lead: TemplateResult): TemplateResult {
  return html`<div class="page">
    ${backLink(app)}
    ${
      found.error || found.isLoading
        ? stateOf(app, found, lead)
        : empty(app.t("common.missingTitle"), app.t("common.missingText"))
    }
  </div>`;
}

/** The foot of a list that goes on: a button for more, or what became of asking for it. */
export function listFoot(
  app: App,
  found: Loader<unknown>,
  hasMore = false,
  showMore?: () => void,
): TemplateResult | typeof nothing {
  if (found.error || found.isLoading) return stateOf(app, found);
  if (!hasMore) return nothing;
  return html`<p class="page__more">
    <button class="button button--quiet" type="button" @click=${showMore}>${app.t("common.showMore")}</button>
  </p>`;
}

function stateOf(app: App, found: Loader<unknown>, lead: TemplateResult | typeof nothing = nothing) {
  return found.error
    ? failure(app, found.error, () => found.retry())
    : html`${slowNote(app, found.isSlow)}${lead}${skeleton(app, 3)}`;
}

function wordsFor(error: unknown): [icon: IconName, title: TextKey<"common">, text: TextKey<"common">] {
  if (error instanceof ConnectionError && error.reason !== "unreadable") {
    return ["offline", "common.offlineTitle", "common.offlineText"];
  }
  if (!(error instanceof ApiError)) return ["warning", "common.failedTitle", "common.failedText"];
  if (error.status === 401 || error.status === 403) return ["info", "common.keyTitle", "common.keyText"];
  if (error.status === 404) return ["compass", "common.missingTitle", "common.missingText"];
  if (error.status === 429) return ["clock", "common.failedTitle", "common.waitText"];
  return ["warning", "common.failedTitle", "common.failedText"];
}
