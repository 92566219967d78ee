import { html, nothing, type TemplateResult } from "lit";
import { isSameLanguage } from "../../../src/languages/compare.ts";
import type { App } from "../app/app.ts";
import { hasScreen } from "../app/route.ts";
import { townCover } from "../covers/cover.ts";
import { temperatureText } from "../format/numbers.ts";
import { icon } from "../parts/icon.ts";
import { link } from "../parts/link.ts";
import { markMissing } from "../parts/photo.ts";
import { logoFor } from "./header.ts";

/** The host's welcome: its picture, its words, where it is, the weather there, and a way in. */
export function banner(app: App): TemplateResult {
  const { host } = app;
  const given = host.uiConfig?.banner ?? {};
  const image = app.url(given.image?.url);
  const logo = given.showLogo === false ? undefined : logoFor(app, given.backgroundColor);
  const place = host.primaryLocation?.displayName;
  // The host's own words are in one language: who reads another is greeted in theirs.
  const { text, ctaLabel } = isSameLanguage(app.hostLang, app.lang) ? given : {};
  const target = hasScreen("search") ? ("search" as const) : ("guides" as const);
  return html`<section class="banner" part="banner" aria-labelledby="banner-title">
    ${
      image
        ? html`<img class="banner__image" src=${image} alt=${given.image?.caption ?? ""} fetchpriority="high" @error=${markMissing} @load=${markMissing} />`
        : html`<span class="banner__image">${townCover(host)}</span>`
    }
    <div class="banner__words">
      ${logo ? html`<img class="banner__logo" src=${logo.url} width=${logo.width} height=${logo.height} alt="" @error=${markMissing} @load=${markMissing} />` : nothing}
      <h1 class="banner__title" id="banner-title">${text || app.t("common.explore", { name: place ?? host.name })}</h1>
      ${text || !hasScreen("chat") ? nothing : html`<p>${app.t("chat.askHint")}</p>`}
      <p class="banner__facts">
        ${text && given.showLocation !== false && place ? html`<span>${icon("pin")}${place}</span>` : nothing}
        ${given.showWeather ? weather(app) : nothing}
      </p>
      ${link(app, { view: target }, html`${ctaLabel || app.t("common.places")}${icon("forward")}`, "button button--accent")}
    </div>
  </section>`;
}

/** An older forecast is no weather of now. Milliseconds. */
const MAX_AGE_MS = 6 * 3_600_000;

function weather(app: App): TemplateResult | typeof nothing {
  const { weather: given, distanceMetric } = app.host;
  const isOfNow = Date.now() - app.weatherAt < MAX_AGE_MS;
  if (given?.temperature === undefined || !isOfNow) return nothing;
  const isFahrenheit = given.tempMetric
    ? given.tempMetric.toUpperCase() === "F"
    : distanceMetric === "imperial";
  const temperature = temperatureText(given.temperature, isFahrenheit ? "imperial" : "metric", app.lang);
  const picture = app.url(given.icon);
  const text = given.weatherLocation
    ? app.t("common.weatherIn", { temperature, place: given.weatherLocation })
    : temperature;
  return html`<span>${picture ? html`<img class="icon" src=${picture} width="24" height="24" alt="" />` : nothing}${text}</span>`;
}
