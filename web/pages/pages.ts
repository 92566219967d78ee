import { createHash } from "node:crypto";
import { renderSVG } from "uqr";
import type { HostProfile, Image } from "../../src/client/api-types.ts";
import { escapeHtml, type Html, html, Html as Raw } from "../../src/content/html.ts";
import type { PageFile, PageView, RenderedPage } from "../../src/http/pages/page-view.ts";
import { DEFAULT_LANGUAGE, directionOf, primaryLanguage } from "../../src/languages/compare.ts";
import { loadCovers } from "../src/covers/cover.ts";
import { logoFor } from "../src/shell/header.ts";
import { languages, loadTexts, type TextKey, textIn } from "../src/texts/texts.ts";
import { buildPalette, toCss } from "../src/theme/palette.ts";
import { fontFamily } from "../src/theme/theme.ts";
import { contentOf } from "./contents.ts";
import { absolute, jsonLd } from "./json-ld.ts";
import { Page } from "./page.ts";
import { icon } from "./parts.ts";
import { styleSheet } from "./styles.ts";

/** A public page as HTML that needs no script, and what it may load. */
export async function renderPage(view: PageView): Promise<RenderedPage> {
  await Promise.all([loadTexts(view.language.code), loadCovers()]);
  const page = new Page(view);
  const content = contentOf(page);
  const { faces, sheets } = fontsOf(page);
  const style = styleSheet(view.host, content.text.includes('class="drawn'), faces);
  const { code } = view.language;
  const document = html`<!doctype html>
<html lang="${code}" dir="${directionOf(code)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${head(page)}<style>${new Raw(style)}</style></head>
<body>${header(page)}<main id="content"${view.content.kind === "home" ? undefined : html` class="wrap"`}>${content}</main>${footer(page)}${sheets.map((url) => html`<link rel="stylesheet" href="${url}">`)}<script>${new Raw(SCRIPT)}</script></body></html>
`;
  return { html: document.text, contentSecurityPolicy: policyFor(view, style) };
}

const FAILURE_STYLE =
  "body{margin:0;min-height:90vh;display:grid;place-content:center;gap:.75rem;padding:1.5rem;text-align:center;font:1.0625rem/1.6 system-ui,sans-serif}h1{margin:0;font-size:1.75rem;line-height:1.2}p{margin:0}a{color:inherit;padding:.75rem}:root{color-scheme:light dark}";

export async function renderFailure(status: number, wished: string): Promise<RenderedPage> {
  const codes = wished.split(",").map((code) => code.split(";", 1)[0]!.trim());
  const lang = codes.find((code) => Object.hasOwn(languages, primaryLanguage(code))) ?? DEFAULT_LANGUAGE;
  await loadTexts(lang);
  const [title, text] = failureWords[status] ?? (["common.failedTitle", "common.failedText"] as const);
  const again = status !== 404 && html`<p><a href="">${textIn(lang, "common.retry")}</a></p>`;
  const document = html`<!doctype html>
<html lang="${lang}" dir="${directionOf(lang)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${textIn(lang, title)}</title><style>${new Raw(FAILURE_STYLE)}</style></head>
<body><h1>${textIn(lang, title)}</h1><p>${textIn(lang, text)}</p>${again}</body></html>
`;
  return {
    html: document.text,
    contentSecurityPolicy: `default-src 'none'; style-src '${hashOf(FAILURE_STYLE)}'`,
  };
}

const failureWords: Partial<Record<number, readonly [title: TextKey, text: TextKey]>> = {
  404: ["common.missingTitle", "common.missingText"],
  429: ["common.failedTitle", "common.waitText"],
};

/**
 * The host's fonts, where they are files of this server. A style sheet of them stands at the end: there nothing waits for it.
 */
function fontsOf(page: Page): { faces: string; sheets: string[] } {
  const { customFont, theme } = page.view.host.branding ?? {};
  const faces = new Set<string>();
  const sheets = new Set<string>();
  for (const font of [customFont, ...(theme?.customFonts ?? [])]) {
    const url = page.url(font?.url);
    if (!font?.name || !url?.startsWith("/")) continue;
    if (!/\.(woff2?|ttf|otf)(\?|$)/i.test(url)) sheets.add(url);
    else
      faces.add(
        `@font-face{font-family:${fontFamily(font.name).split(",")[0]};src:url("${encodeURI(decodeURI(url))}");font-display:swap}`,
      );
  }
  return { faces: [...faces].join(""), sheets: [...sheets] };
}

/** The host's first letter on its colour. */
function drawIcon(host: HostProfile): string {
  const { primary, onPrimary } = buildPalette(host, undefined);
  const letter = escapeHtml([...host.name][0] ?? "");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${toCss(primary)}"/><text x="32" y="45" font-family="sans-serif" font-weight="700" font-size="38" text-anchor="middle" fill="${toCss(onPrimary)}">${letter}</text></svg>`;
}

/** Where scripts run: buttons that share and print, and what was opened is kept for when there is no network. */
const SCRIPT = `for(const b of document.querySelectorAll("[data-do]")){b.hidden=false;b.onclick=async()=>{if(b.dataset.do=="print")return print();const{href:url}=document.querySelector("[rel=canonical]")||location,title=document.title;try{if(navigator.share)await navigator.share({title,url});else{await navigator.clipboard.writeText(url);b.lastChild.data=b.dataset.done}}catch{}}}addEventListener("load",()=>navigator.serviceWorker?.register(document.querySelector("[rel=manifest]").href.replace(/[^/]+$/,"sw.js")).catch(()=>{}));`;

/** The worker of a host's pages: pages come from the network while there is one, pictures and fonts from what was kept. */
const WORKER = `const NAME="pages-1",MOST=200;
addEventListener("install",()=>skipWaiting());
addEventListener("activate",event=>event.waitUntil(clients.claim()));
const keep=async(request,response)=>{if(response.ok){const cache=await caches.open(NAME);await cache.put(request,response.clone());const all=await cache.keys();for(const old of all.slice(0,Math.max(0,all.length-MOST)))await cache.delete(old)}return response};
const kept=request=>caches.match(request,{ignoreVary:true});
addEventListener("fetch",event=>{const{request}=event;if(request.method!=="GET"||new URL(request.url).origin!==location.origin)return;
if(request.mode==="navigate")event.respondWith(fetch(request).then(response=>keep(request,response)).catch(async()=>await kept(request)??await kept(registration.scope)??Response.error()));
else if(["image","font","style"].includes(request.destination))event.respondWith(kept(request).then(found=>found??fetch(request).then(response=>keep(request,response))))});
`;

export function renderFile(
  view: Omit<PageView, "content">,
  file: PageFile,
): { body: string; contentType: string } {
  const { base, language, host } = view;
  if (file === "sw.js") return { body: WORKER, contentType: "text/javascript; charset=utf-8" };
  if (file === "icon.svg") return { body: drawIcon(host), contentType: "image/svg+xml" };
  if (file === "qr.svg") {
    const address = new Page({ ...view, content: { kind: "missing", isGone: false } }).address();
    return { body: renderSVG(address, { ecc: "M", border: 4 }), contentType: "image/svg+xml" };
  }
  const { background, banner } = buildPalette(host, undefined);
  const manifest = {
    name: host.name,
    short_name: host.name.slice(0, 30),
    lang: language.code,
    id: `${base}/`,
    start_url: `${base}/`,
    scope: `${base}/`,
    display: "minimal-ui",
    background_color: toCss(background),
    theme_color: toCss(banner),
    icons: [{ src: `${base}/icon.svg`, sizes: "any", type: "image/svg+xml" }],
  };
  return { body: JSON.stringify(manifest), contentType: "application/manifest+json" };
}

function policyFor({ imageOrigins }: PageView, style: string): string {
  const pictures = imageOrigins.map((origin) => ` ${origin === "*" ? "https:" : origin}`).join("");
  return [
    "default-src 'none'",
    `style-src 'self' '${hashOf(style)}'`,
    `img-src 'self' data:${pictures}`,
    "font-src 'self'",
    `script-src '${hashOf(SCRIPT)}'`,
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join("; ");
}

function hashOf(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

interface About {
  title: string;
  description: string | undefined;
  image?: string;
  /** Absent: not for search engines. */
  isFound?: false;
}

function about(page: Page): About {
  const { content, host } = page.view;
  const of = (name: string | undefined) => [name, host.name].filter(Boolean).join(" · ");
  const town = host.primaryLocation?.displayName;
  const largest = (image: Image | undefined) => image?.images.at(-1)?.url;
  switch (content.kind) {
    case "home":
      return {
        title: [host.name, town].filter(Boolean).join(" · "),
        description: page.motto,
        image: host.uiConfig?.banner?.image?.url,
      };
    case "guide": {
      const { name, introText, description, coverImage, listings = [] } = content.guide;
      const image = largest(coverImage ?? listings[0]?.photos?.[0]);
      return { title: of(name), description: introText ?? description, image };
    }
    case "place": {
      const { name, tagline, summary, photos } = content.place;
      return { title: of(name), description: tagline ?? summary, image: largest(photos?.[0]) };
    }
    case "area": {
      const { displayName, headline, description, photos } = content.area;
      return { title: of(displayName), description: headline ?? description, image: largest(photos?.[0]) };
    }
    case "guides":
      return { title: of(page.t("common.guides")), description: town };
    case "areas":
      return { title: of(page.t("common.neighbourhoods")), description: town };
    case "places": {
      const { group, words, ids } = content;
      const heading = group ? (`groups.${group}` as const) : ids ? "find.sharedList" : "common.places";
      const title = of(words ?? page.t(heading));
      return { title, description: town, ...(words || ids ? { isFound: false } : {}) };
    }
    case "plan":
      return { title: of(page.t("pages.plan")), description: undefined, isFound: false };
    case "missing":
      return { title: of(page.t("common.missingTitle")), description: undefined, isFound: false };
  }
}

const MAX_DESCRIPTION = 200;

function head(page: Page): Html {
  const { view } = page;
  const { title, description: words, image, isFound } = about(page);
  const description = words && cut(words);
  const { content } = view;
  const at = "page" in content && content.page > 1 ? `?page=${content.page}` : "";
  const address = (language: PageView["language"]) => `${page.address(language)}${at}`;
  const picture = absolute(page, page.pictureUrl(image));
  const primary = toCss(buildPalette(view.host, undefined).banner);
  return html`<title>${title}</title>${description && html`<meta name="description" content="${description}">`}${
    isFound === false
      ? html`<meta name="robots" content="noindex">`
      : html`<link rel="canonical" href="${address(view.language)}">${
          view.languages.length > 1 &&
          view.languages.map(
            (language) =>
              html`<link rel="alternate" hreflang="${language.code}" href="${address(language)}">`,
          )
        }${view.languages.length > 1 && html`<link rel="alternate" hreflang="x-default" href="${address(view.languages[0]!)}">`}`
  }<meta property="og:title" content="${title}"><meta property="og:type" content="${content.kind === "home" ? "website" : "article"}"><meta property="og:url" content="${address(view.language)}"><meta property="og:site_name" content="${view.host.name}"><meta property="og:locale" content="${view.language.code.replace("-", "_")}">${
    description && html`<meta property="og:description" content="${description}">`
  }${picture && html`<meta property="og:image" content="${picture}"><meta name="twitter:card" content="summary_large_image">`}<link rel="icon" href="${view.base}/icon.svg" type="image/svg+xml"><link rel="manifest" href="${view.base}/manifest.webmanifest"><meta name="theme-color" content="${primary}">${jsonLd(page)}`;
}

function cut(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length <= MAX_DESCRIPTION
    ? line
    : `${line.slice(0, MAX_DESCRIPTION - 1).replace(/\s\S*$/, "")}…`;
}

function header(page: Page): Html {
  const { host, content, languages, language } = page.view;
  const ground = toCss(buildPalette(host, undefined).background);
  const logo = logoFor({ host, url: (address) => page.pictureUrl(address) }, ground);
  const brand = logo
    ? html`<img src="${logo.url}" width="${logo.width}" height="${logo.height}" alt="${host.name}">`
    : html`${host.name}`;
  const entries = [
    ["guides", page.t("common.guides"), ["guides", "guide"]],
    ["places", page.t("common.places"), ["places", "place"]],
    ...(host.uiConfig?.neighborhoods === false
      ? []
      : [["areas", page.t("common.neighbourhoods"), ["areas", "area"]] as const]),
  ] as const;
  const links = entries.map(
    ([path, label, kinds]) =>
      html`<a href="${page.href([path])}"${(kinds as readonly string[]).includes(content.kind) && html` aria-current="page"`}>${label}</a>`,
  );
  const others =
    languages.length > 1 &&
    html`<details class="langs"><summary>${icon("globe")}<span class="unseen">${page.t("common.language")}: </span>${nameOf(language.code)}</summary><ul>${languages.map(
      (other) =>
        html`<li><a href="${page.inLanguage(other)}" hreflang="${other.code}" lang="${other.code}"${other === language && html` aria-current="true"`}>${nameOf(other.code)}</a></li>`,
    )}</ul></details>`;
  return html`<header class="bar"><a class="skip button" href="#content">${page.t("common.skip")}</a><div class="wrap"><a class="brand" href="${page.href()}">${brand}</a><nav class="menu" aria-label="${page.t("common.menu")}">${links}</nav>${others}</div></header>`;
}

/** A language by its own name. */
function nameOf(code: string): string {
  const name =
    new Intl.DisplayNames([code], { type: "language", languageDisplay: "standard" }).of(
      new Intl.Locale(code).language,
    ) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

function footer(page: Page): Html {
  const { host } = page.view;
  const { phone, email, website } = host.uiConfig?.contact ?? {};
  const site = page.url(website);
  const contact = [
    phone && html`<li><a href="tel:${phone.replace(/[^\d+]/g, "")}"><bdi dir="ltr">${phone}</bdi></a></li>`,
    email && html`<li><a href="mailto:${email}">${email}</a></li>`,
    site &&
      html`<li><a href="${site}" rel="noopener">${new URL(site, page.view.origin).hostname.replace(/^www\./, "")}</a></li>`,
  ].filter((line) => typeof line === "object");
  return html`<footer class="foot"><div class="wrap"><div><strong>${host.name}</strong>${
    host.primaryLocation?.address && html`<p class="soft">${host.primaryLocation.address}</p>`
  }</div>${contact.length > 0 && html`<ul>${contact}</ul>`}</div></footer>`;
}
