import type { HostProfile } from "../../src/client/api-types.ts";
import { covers } from "../src/covers/cover.ts";
import { buildPalette, toCss } from "../src/theme/palette.ts";
import { fontFamily } from "../src/theme/theme.ts";

/** The whole style sheet of a host's pages, written into each: nothing is waited for. */
export function styleSheet(host: HostProfile, hasDrawings: boolean, faces: string): string {
  return `${faces}${themeOf(host)}${squeezed(layout)}${hasDrawings ? squeezed(covers.cssText) : ""}`;
}

/** The host's colours, in the names that the element's own pieces use as well. */
function themeOf(host: HostProfile): string {
  const { mode, ...colours } = buildPalette(host, undefined);
  const properties = Object.entries(colours).map(([name, colour]) => {
    const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return `--wm-${kebab}:${toCss(colour)}`;
  });
  const fonts = host.branding?.fonts;
  const radius = host.branding?.theme === undefined ? 12 : 8;
  return `:root{${properties.join(";")};color-scheme:${mode};--head:${fontFamily(fonts?.primary)};--body:${fontFamily(fonts?.secondary)};--r:${radius}px}`;
}

function squeezed(css: string): string {
  return css
    .replace(/\/\*.*?\*\//gs, "")
    .replace(/\s+/g, " ")
    .replace(/\s*([{};,>])\s*/g, "$1")
    .replaceAll(": ", ":");
}

const layout = `
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; scroll-behavior: smooth; }
body { margin: 0; background: var(--wm-background); color: var(--wm-text); font: 1.0625rem/1.6 var(--body); overflow-wrap: break-word; }
h1, h2, h3, p, ul, ol, dl, dd, figure { margin: 0; padding: 0; }
ul, ol { list-style: none; }
img, svg { display: block; max-width: 100%; }
a { color: inherit; }
h1, h2, h3 { font-family: var(--head); font-weight: 600; line-height: 1.15; text-wrap: balance; }
h1 { font-size: clamp(2rem, 1.5rem + 2.6vw, 3.25rem); letter-spacing: -.015em; }
h2 { font-size: clamp(1.4rem, 1.25rem + .8vw, 1.9rem); letter-spacing: -.01em; }
h3, .card h2 { font-size: 1.125rem; line-height: 1.3; letter-spacing: 0; }
:is(h1, h2, h3):lang(ja) { word-break: auto-phrase; letter-spacing: 0; }
h1, h2, h3, p, dt, dd, li { unicode-bidi: plaintext; text-align: match-parent; }
:focus-visible { outline: 3px solid var(--wm-outline); outline-offset: 2px; border-radius: 2px; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: absolute; inset-inline-start: 1rem; inset-block-start: -4rem; z-index: 2; }
.skip:focus { inset-block-start: .5rem; }
.icon { width: 1.25em; height: 1.25em; flex: none; fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }
:dir(rtl) > .icon:is(.all *, .crumb *, .pager *) { transform: scaleX(-1); }
.wrap { max-width: 76rem; margin-inline: auto; padding-inline: clamp(1rem, 4vw, 2.5rem); }

.bar { border-block-end: 1px solid var(--wm-line); background: var(--wm-background); }
.bar > .wrap { display: flex; align-items: center; flex-wrap: wrap; column-gap: 1.75rem; min-height: 4rem; }
.brand { display: inline-flex; align-items: center; min-height: 3.5rem; margin-inline-end: auto; font: 600 1.125rem/1.2 var(--head); text-decoration: none; }
.brand img { height: 2.75rem; width: auto; }
.menu { display: flex; gap: 1.5rem; order: 3; flex-basis: 100%; overflow-x: auto; scrollbar-width: none; margin-inline: -.25rem; }
.menu a { display: inline-flex; align-items: center; min-height: 2.75rem; padding-inline: .25rem; font-size: .9375rem; font-weight: 500; white-space: nowrap; text-decoration: none; border-block-end: 2px solid transparent; }
.menu a:hover { color: var(--wm-link); }
.menu [aria-current] { color: var(--wm-link); border-color: currentColor; }
.langs { position: relative; font-size: .9375rem; }
.langs summary { display: inline-flex; align-items: center; gap: .4em; min-height: 2.75rem; cursor: pointer; list-style: none; }
.langs summary::-webkit-details-marker { display: none; }
.langs ul { position: absolute; inset-inline-end: 0; z-index: 3; min-width: 11rem; padding: .375rem; background: var(--wm-surface); border: 1px solid var(--wm-line); border-radius: var(--r); box-shadow: 0 12px 32px #0002; }
.langs a { display: block; padding: .625rem .75rem; border-radius: calc(var(--r) / 2); text-decoration: none; }
.langs a:hover { background: var(--wm-muted); }
.langs [aria-current] { font-weight: 600; color: var(--wm-link); }

main { display: block; padding-block-end: 4rem; }
section { margin-block-start: clamp(2.75rem, 6vw, 4.5rem); }
/* What is out of sight is not laid out; the sides are for shelves that reach the edges, and for outlines. */
.far { content-visibility: auto; contain-intrinsic-block-size: auto 28rem; margin-inline: calc(-1 * clamp(1rem, 4vw, 2.5rem)); padding-inline: clamp(1rem, 4vw, 2.5rem); }
.head { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: .25rem 1.5rem; margin-block-end: 1.25rem; }
.all, .crumb a { display: inline-flex; align-items: center; gap: .25em; min-height: 2.75rem; color: var(--wm-link); font-size: .9375rem; font-weight: 600; text-decoration: none; }
.all:hover, .crumb a:hover { text-decoration: underline; text-underline-offset: .25em; }
.crumb { margin-block-start: .5rem; }
.crumb a { margin-inline-start: -.25em; }
.overline { color: var(--wm-link); font-size: .75rem; font-weight: 700; letter-spacing: .06em; text-transform: uppercase; }
.soft, .words { color: var(--wm-text-soft); }
.title { margin-block: clamp(1.75rem, 4vw, 3rem) 1.75rem; display: grid; gap: .5rem; max-width: 44rem; }
.tagline { font-size: clamp(1.125rem, 1rem + .6vw, 1.375rem); line-height: 1.45; color: var(--wm-text-soft); margin-block-start: .5rem; }

.hero { display: grid; background: var(--wm-banner); color: var(--wm-on-banner); }
.hero .overline { color: inherit; opacity: .85; }
.hero-words { display: grid; align-content: center; gap: .75rem; padding: clamp(2rem, 6vw, 4.5rem) clamp(1rem, 4vw, 3rem); }
.hero-words > p { font-size: 1.0625rem; }
.hero .frame { border-radius: 0; aspect-ratio: 4 / 3; order: -1; }
.hero .search { margin-block-start: .75rem; }
.search { display: flex; gap: .5rem; max-width: 30rem; }
.search input { flex: 1; min-width: 0; min-height: 3rem; padding-inline: 1rem; border: 1px solid var(--wm-outline); border-radius: var(--r); background: var(--wm-surface); color: var(--wm-text); font: inherit; text-overflow: ellipsis; }
.search .button { padding-inline: 1rem; }
.hero .search .button { background: var(--wm-accent); color: var(--wm-on-accent); }
.button { display: inline-flex; align-items: center; justify-content: center; gap: .5em; min-height: 3rem; padding: .5rem 1.25rem; border: 1px solid transparent; border-radius: var(--r); background: var(--wm-primary); color: var(--wm-on-primary); font: 600 .9375rem/1.3 var(--body); text-decoration: none; cursor: pointer; }
.button.quiet { background: transparent; border-color: var(--wm-outline); color: var(--wm-text); }
.button:hover { filter: brightness(1.08); }
.actions { display: flex; flex-wrap: wrap; gap: .75rem; margin-block-start: 1.25rem; }
.actions:empty { display: none; }
.tools { display: flex; flex-wrap: wrap; gap: 0 1.25rem; margin-block-start: .75rem; }
.tool { display: inline-flex; align-items: center; gap: .5em; min-height: 2.75rem; padding: 0; border: 0; background: none; color: var(--wm-link); font: 600 .9375rem/1.3 var(--body); cursor: pointer; }
.tool[hidden] { display: none; }
.groups { margin-block: 1.5rem; }
.groups ul { display: flex; flex-wrap: wrap; gap: .5rem; }
.chip { display: inline-flex; align-items: center; gap: .5em; min-height: 2.75rem; padding-inline: 1rem; border: 1px solid var(--wm-line); border-radius: 99rem; background: var(--wm-surface); font-size: .9375rem; font-weight: 500; text-decoration: none; }
.chip:hover { border-color: var(--wm-outline); }
.chip small { color: var(--wm-text-soft); font-size: .8125rem; font-variant-numeric: tabular-nums; }
.chip[aria-current] { background: var(--wm-primary); color: var(--wm-on-primary); border-color: transparent; }
.chip[aria-current] small { color: inherit; }

.frame { overflow: hidden; aspect-ratio: 4 / 3; border-radius: var(--r); background: var(--wm-muted); }
.frame > * { width: 100%; height: 100%; object-fit: cover; }
.grid, .lead { display: grid; gap: 2rem 1.5rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 16.5rem), 1fr)); }
.shelf { display: grid; grid-auto-flow: column; grid-auto-columns: min(72vw, 17rem); gap: 1rem; overflow-x: auto; scroll-snap-type: x proximity; margin-inline: calc(-1 * clamp(1rem, 4vw, 2.5rem)); padding-inline: clamp(1rem, 4vw, 2.5rem); padding-block-end: .75rem; scroll-padding-inline: clamp(1rem, 4vw, 2.5rem); scrollbar-width: thin; scrollbar-color: var(--wm-line) transparent; }
.shelf > li { scroll-snap-align: start; }
.card { position: relative; display: grid; align-content: start; gap: .25rem; }
.card .frame { margin-block-end: .5rem; }
.card a { text-decoration: none; }
.card a::after { content: ""; position: absolute; inset: 0; }
.card:hover a { text-decoration: underline; text-underline-offset: .2em; text-decoration-thickness: 1px; }
.card .words { font-size: .9375rem; line-height: 1.5; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 3; overflow: hidden; }
.facts { display: flex; flex-wrap: wrap; align-items: center; gap: .125rem .875rem; color: var(--wm-text-soft); font-size: .875rem; line-height: 1.5; }
.lead-in .facts { margin-block-start: .75rem; font-size: .9375rem; }
.fact { position: relative; display: inline-flex; align-items: center; gap: .25em; }
.facts { overflow: hidden; }
.fact + .fact::before { content: "·" / ""; position: absolute; inset-inline-start: -.625rem; }
.fact--rating { color: var(--wm-text); font-weight: 700; }
.fact--rating .icon { width: 1.1em; height: 1.1em; fill: var(--wm-accent); stroke: var(--wm-accent); }
.fact--open { color: var(--wm-success); }
.fact--closed { color: var(--wm-error); }
.fact__rest { opacity: .35; }

.lead-in { display: grid; gap: 1.5rem; margin-block-start: .5rem; }
.gallery { display: flex; gap: .5rem; overflow-x: auto; scroll-snap-type: x mandatory; border-radius: var(--r); scrollbar-width: thin; }
.gallery li { flex: 0 0 100%; scroll-snap-align: center; }
.gallery li:not(:only-child) { flex-basis: 94%; }
.prose { display: grid; gap: 1rem; align-content: start; max-width: 42rem; margin-block-start: 2rem; }
.prose section { display: grid; gap: .75rem; margin-block-start: 1.25rem; }
.prose h2 { font-size: 1.375rem; }
.columns { display: grid; gap: 0 3.5rem; }
.prose:empty { display: none; }
.side { display: grid; gap: 1.25rem; align-content: start; margin-block-start: 2rem; }
.details { display: grid; gap: .875rem; }
.details dt { font-weight: 600; font-size: .9375rem; }
.details__link { display: inline-flex; align-items: center; gap: .4em; min-height: 2.75rem; margin-inline-end: 1rem; }
.panel { margin: 0; padding: 1.25rem; border: 1px solid var(--wm-line); border-radius: var(--r); background: var(--wm-surface); font-size: .9375rem; }
.panel__head { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: .25rem 1rem; margin-block-end: .75rem; }
.panel__head h2 { font-size: 1.125rem; }
.panel__none { color: var(--wm-text-soft); }
.hours { width: 100%; border-collapse: collapse; }
.hours :is(th, td) { padding-block: .3125rem; font-weight: 400; text-align: start; vertical-align: top; }
.hours td { text-align: end; font-variant-numeric: tabular-nums; }
.hours td span { display: block; }
.hours__today :is(th, td) { font-weight: 700; }
.hours__mark { font-weight: 400; color: var(--wm-text-soft); }
.hours__closed { color: var(--wm-text-soft); }
.contact { display: grid; }
.contact__line { display: flex; align-items: center; gap: .75rem; min-height: 2.75rem; overflow-wrap: anywhere; }
a.contact__line { color: var(--wm-link); }
.stops { counter-reset: stop; display: grid; gap: 1.5rem; }
.stop .card { grid-template-columns: clamp(7rem, 26vw, 15rem) 1fr; column-gap: clamp(1rem, 2.5vw, 1.75rem); align-content: center; }
.stop .card .frame { grid-row: 1 / span 9; align-self: start; margin: 0; }
.stop .card > :not(.frame) { grid-column: 2; }
.stop { counter-increment: stop; position: relative; }
.stop::before { content: counter(stop); position: absolute; z-index: 1; inset-block-start: 0; inset-inline-start: 0; display: grid; place-items: center; width: 2rem; height: 2rem; border: 2px solid var(--wm-background); margin: -.5rem; border-radius: 50%; background: var(--wm-primary); color: var(--wm-on-primary); font: 700 .875rem/1 var(--body); }
.day h2 { padding-block-end: .5rem; border-block-end: 2px solid var(--wm-primary); }
.day h2 small { display: block; color: var(--wm-link); font: 700 .8125rem/1.5 var(--body); letter-spacing: .04em; }
.day ol { margin-block-start: 1.25rem; }
.visit { display: grid; gap: .5rem 1.5rem; }
.time { font-weight: 700; font-variant-numeric: tabular-nums; }
.visit .card { grid-template-columns: clamp(6rem, 24vw, 9rem) 1fr; column-gap: 1.25rem; }
.visit .card .frame { grid-row: 1 / span 9; align-self: start; margin: 0; }
.visit .card > :not(.frame) { grid-column: 2; }
.way { margin-block: .75rem; padding-inline-start: 1.25rem; border-inline-start: 2px dotted var(--wm-line); color: var(--wm-text-soft); font-size: .875rem; line-height: 2.25; }
.perks { padding: clamp(1.5rem, 4vw, 2.5rem); border-radius: var(--r); background: var(--wm-muted); }
.perks ul { display: grid; gap: .75rem 2rem; margin-block-start: 1rem; }
.perks li { display: flex; gap: .75rem; }
.perks .icon { margin-block-start: .2em; color: var(--wm-link); }
.pager { display: flex; justify-content: space-between; align-items: center; gap: 1rem; margin-block-start: 2.5rem; color: var(--wm-text-soft); }
.credits, .sources { margin-block-start: 2.5rem; color: var(--wm-text-soft); font-size: .8125rem; line-height: 1.5; }
.sources { margin-block-start: .75rem; }
.sources h2 { font: 700 1em/1.5 var(--body); }
.foot { border-block-start: 1px solid var(--wm-line); background: var(--wm-surface); font-size: .9375rem; }
.foot > .wrap { display: grid; gap: .5rem 3rem; padding-block: 2.25rem; }
.foot strong { font: 600 1.25rem/1.3 var(--head); }
.foot ul { display: flex; flex-wrap: wrap; column-gap: 1.5rem; }
.foot a { display: inline-flex; align-items: center; min-height: 2.75rem; }

@media (min-width: 40rem) {
  .perks ul { grid-template-columns: 1fr 1fr; }
  .lead > :first-child { grid-column: 1 / -1; }
  .visit { grid-template-columns: 8.5rem 1fr; }
  .way { margin-inline-start: 10rem; }
  .foot > .wrap { grid-template-columns: 1fr auto; align-items: start; }
}
@media (min-width: 60rem) {
  .menu { order: 0; flex-basis: auto; }
  .hero { grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); }
  .hero-words { padding-inline-start: max(clamp(1rem, 4vw, 2.5rem), calc((100vw - 76rem) / 2 + 2.5rem)); }
  .hero .frame { order: 0; aspect-ratio: auto; height: 30rem; }
  .lead { grid-template-columns: repeat(4, 1fr); }
  .lead > :first-child { grid-area: span 2 / span 2; }
  .lead > :first-child h3 { font-size: 1.5rem; }
  .lead > :first-child .card { height: 100%; grid-template-rows: minmax(0, 1fr); }
  .lead > :first-child .frame { aspect-ratio: auto; }
  .shelf { grid-auto-flow: row; grid-auto-columns: auto; grid-template-columns: repeat(4, 1fr); gap: 2rem 1.5rem; overflow: visible; margin: 0; padding: 0; }
  .stops { grid-template-columns: 1fr 1fr; gap: 2rem 2.5rem; }
  .stop .card { grid-template-columns: 11rem 1fr; }
  .lead-in { grid-template-columns: minmax(0, 6fr) minmax(0, 5fr); gap: 3rem; align-items: center; }
  .columns { grid-template-columns: minmax(0, 1fr) 22rem; }
}
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
@media print {
  :root { --wm-background: #fff; --wm-surface: #fff; --wm-text: #000; --wm-text-soft: #333; color-scheme: light; }
  body { font-size: 10.5pt; }
  .bar, .foot ul, .crumb, .actions, .tools, .search, .groups, .pager, .all, .skip { display: none; }
  .lead-in { grid-template-columns: 1fr 1fr; gap: 1rem; }
  .stops { gap: .75rem; }
  .stop, .card, .visit { break-inside: avoid; }
  .visit { grid-template-columns: 7rem 1fr; }
  .stop .card { grid-template-columns: 7rem 1fr; }
  .stop::before { width: 1.5rem; height: 1.5rem; font-size: .75rem; }
  .wrap { max-width: none; padding: 0; }
  section { margin-block-start: 1.25rem; }
  .far { content-visibility: visible; margin-inline: 0; padding-inline: 0; }
}
`;
