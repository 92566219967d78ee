import { html, nothing, type TemplateResult } from "lit";
import { valueAt } from "./changes.ts";
import { isLocalised, resolve, type Schema } from "./schema.ts";
import type { Fault, Fields, Kind, Session } from "./session.ts";
import { fieldName, languageName, t, uiLanguage } from "./texts/texts.ts";

/** The record that is being written, as its fields need it. */
export interface Form {
  session: Session;
  kind: Kind;
  record: Fields;
  /** The two languages that stand side by side. */
  languages: readonly [left: string, right: string];
  faults: readonly Fault[];
  set: (path: readonly string[], value: unknown) => void;
}

type Path = readonly string[];

export const pointerOf = (path: Path) =>
  path.map((name) => `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
const idOf = (path: Path) => `field${pointerOf(path).replace(/[^\w-]/g, "-")}`;

/** A field of the record with its label, what it means, and what is wrong with it. */
export function field(form: Form, name: string, given: Schema): TemplateResult {
  const schema = resolve(form.session.schemas, given);
  const path = [name];
  const inner = isLocalised(schema)
    ? resolve(form.session.schemas, schema.additionalProperties as Schema)
    : schema;
  const isSaid = inner.description?.toLowerCase() === fieldName(name).toLowerCase();
  const hint = uiLanguage() === "en" && !isSaid ? inner.description?.replaceAll("`", "") : undefined;
  const special = drawn[name]?.(form, path);
  const isLabelled = !special && !isLocalised(schema) && isPlain(inner);
  const head = html`<span class="field__name">${fieldName(name)}</span>${hint ? html`<span class="hint">${hint}</span>` : nothing}`;
  const body = special ?? (isLocalised(schema) ? sideBySide(form, path, inner) : value(form, path, schema));
  return html`<div class="field" id=${idOf(path)} data-field=${name}>
    ${isLabelled ? html`<label>${head}${body}</label>` : html`<div role="group" aria-label=${fieldName(name)}>${head}${body}</div>`}
    ${faultsOf(form, path)}
  </div>`;
}

function faultsOf(form: Form, path: Path): TemplateResult | typeof nothing {
  const pointer = pointerOf(path);
  const own = form.faults.filter(
    (fault) => fault.pointer === pointer || fault.pointer.startsWith(`${pointer}/`),
  );
  if (own.length === 0) return nothing;
  return html`<ul class="field__faults">${own.map(({ detail, name }) => html`<li><b>${name}</b> ${detail}</li>`)}</ul>`;
}

function sideBySide(form: Form, path: Path, inner: Schema): TemplateResult {
  return html`<div class="languages">${form.languages.map(
    (lang) =>
      html`<div lang=${lang} dir="auto" data-name=${languageName(lang)}>${
        isPlain(inner)
          ? value(form, [...path, lang], inner, `${fieldName(path[0]!)}, ${languageName(lang)}`)
          : html`<div role="group" aria-label=${languageName(lang)}>${value(form, [...path, lang], inner)}</div>`
      }</div>`,
  )}</div>`;
}

/** Whether it is written in one control. */
function isPlain(schema: Schema): boolean {
  return !schema.properties && !schema.anyOf;
}

/** The control of a value. @param label where no label stands around it */
function value(form: Form, path: Path, given: Schema, label?: string): TemplateResult {
  const schema = resolve(form.session.schemas, given);
  const now = valueAt(form.record, path);
  const isWrong = form.faults.some(({ pointer }) => pointer.startsWith(pointerOf(path)));
  const attributes = { label: label ?? nothing, invalid: isWrong ? "true" : nothing } as const;
  const set = (next: unknown) => form.set(path, next);
  if (schema.enum) return choice(attributes, schema.enum, now as string | undefined, set);
  if (schema.type === "boolean") {
    const said = now === undefined ? "" : String(now);
    return html`<select aria-label=${attributes.label} aria-invalid=${attributes.invalid}
      @change=${(event: Event) => set(read(event) === "" ? undefined : read(event) === "true")}>
      ${option("", t("unset"), said)}${option("true", t("yes"), said)}${option("false", t("no"), said)}
    </select>`;
  }
  if (schema.type === "number" || schema.type === "integer") {
    return html`<input type="number" step="any" inputmode="decimal" aria-label=${attributes.label} aria-invalid=${attributes.invalid}
      .value=${String(now ?? "")} @input=${(event: Event) => set(read(event) === "" ? undefined : Number(read(event)))} />`;
  }
  if (schema.type === "string") return text(attributes, schema, now as string | undefined, set);
  if (schema.type === "array" && resolve(form.session.schemas, schema.items ?? {}).type === "string") {
    const lines = Array.isArray(now) ? now.join("\n") : "";
    return html`<textarea rows=${Math.min(Math.max(lines.split("\n").length, 2), 8)} placeholder=${t("onePerLine")} aria-label=${attributes.label}
      aria-invalid=${attributes.invalid} .value=${lines} @change=${(event: Event) => set(linesOf(read(event)))}></textarea>`;
  }
  if (schema.properties) {
    const inner = Object.entries(schema.properties).map(([name, part]) => {
      const plain = isPlain(resolve(form.session.schemas, part));
      const control = isLocalised(resolve(form.session.schemas, part))
        ? sideBySide(
            form,
            [...path, name],
            resolve(form.session.schemas, resolve(form.session.schemas, part).additionalProperties as Schema),
          )
        : value(form, [...path, name], part);
      const words = html`<span class="field__part">${fieldName(name)}</span>`;
      return plain
        ? html`<label>${words}${control}</label>`
        : html`<div role="group" aria-label=${fieldName(name)}>${words}${control}</div>`;
    });
    return html`<div class="parts">${inner}</div>`;
  }
  return json(attributes, now, set);
}

interface Attributes {
  label: string | typeof nothing;
  invalid: "true" | typeof nothing;
}

function text(
  attributes: Attributes,
  { maxLength = 0 }: Schema,
  now: string | undefined,
  set: (next: unknown) => void,
) {
  const write = (event: Event) => set(read(event) || undefined);
  return maxLength >= 20_000
    ? html`<textarea rows="4" aria-label=${attributes.label} aria-invalid=${attributes.invalid} .value=${now ?? ""} @input=${write}></textarea>`
    : html`<input type="text" aria-label=${attributes.label} aria-invalid=${attributes.invalid} .value=${now ?? ""} @input=${write} />`;
}

function choice(
  { label, invalid }: Attributes,
  choices: readonly string[],
  now: string | undefined,
  set: (next: unknown) => void,
) {
  const named = (name: string) =>
    ["draft", "active", "inactive", "archived"].includes(name) ? t(`status.${name as "draft"}`) : name;
  return html`<select aria-label=${label} aria-invalid=${invalid} @change=${(event: Event) => set(read(event) || undefined)}>
    ${now === undefined ? option("", t("unset"), "") : nothing}${choices.map((name) => option(name, named(name), now ?? ""))}
  </select>`;
}

export function option(value: string, label: string, chosen: string): TemplateResult {
  return html`<option value=${value} .selected=${value === chosen}>${label}</option>`;
}

/** What has no control of its own, for those who know it. */
function json({ label, invalid }: Attributes, now: unknown, set: (next: unknown) => void): TemplateResult {
  const said = now === undefined ? "" : JSON.stringify(now, null, 2);
  const write = (event: Event) => {
    const area = event.target as HTMLTextAreaElement;
    try {
      set(area.value.trim() === "" ? undefined : (JSON.parse(area.value) as unknown));
      area.setCustomValidity("");
    } catch (error) {
      area.setCustomValidity(t("badJson", { detail: (error as Error).message }));
      area.reportValidity();
    }
  };
  return html`<textarea class="json" rows=${Math.min(Math.max(said.split("\n").length, 1), 12)} spellcheck="false" placeholder=${t("asJson")} aria-label=${label}
    aria-invalid=${invalid} .value=${said} @change=${write}></textarea>`;
}

function hosts(form: Form, path: Path): TemplateResult {
  const chosen = (valueAt(form.record, path) ?? []) as readonly string[];
  const toggle = (id: string, isOn: boolean) => {
    const next = isOn ? [...chosen, id] : chosen.filter((other) => other !== id);
    form.set(path, next.length > 0 ? next : undefined);
  };
  const all = [...new Set([...form.session.hosts.map(({ id }) => id), ...chosen])];
  const nameOf = (id: string) => form.session.hosts.find((host) => host.id === id)?.name ?? id;
  return html`<div class="checks">${all.map(
    (id) => html`<label class="check"><input type="checkbox" .checked=${chosen.includes(id)}
      @change=${(event: Event) => toggle(id, (event.target as HTMLInputElement).checked)} />${nameOf(id)}</label>`,
  )}</div>${chosen.length === 0 ? html`<p class="hint">${t("allHosts")}</p>` : nothing}`;
}

/** Fields that are drawn instead of typed. */
const drawn: Record<string, (form: Form, path: Path) => TemplateResult> = {
  hostIds: hosts,
  geoLocation: (form, path) => html`<position-field .session=${form.session} .at=${valueAt(form.record, path)}
    @position=${(event: CustomEvent) => form.set(path, event.detail)}></position-field>`,
  openingHours: (form, path) => html`<hours-field .hours=${valueAt(form.record, path)}
    @hours=${(event: CustomEvent) => form.set(path, event.detail)}></hours-field>`,
  photos: (
    form,
    path,
  ) => html`<photos-field .session=${form.session} .photos=${valueAt(form.record, path) ?? []}
    @photos=${(event: CustomEvent<unknown[]>) => form.set(path, event.detail.length > 0 ? event.detail : undefined)}></photos-field>`,
  coverImage: (
    form,
    path,
  ) => html`<photos-field single .session=${form.session} .photos=${[valueAt(form.record, path) ?? []].flat()}
    @photos=${(event: CustomEvent<unknown[]>) => form.set(path, event.detail.at(-1))}></photos-field>`,
  listingIds: (
    form,
    path,
  ) => html`<stops-field .session=${form.session} .lang=${form.languages[0]} .ids=${valueAt(form.record, path) ?? []}
    @stops=${(event: CustomEvent<string[]>) => form.set(path, event.detail)}></stops-field>`,
};

export function read(event: Event): string {
  return (event.target as HTMLInputElement).value;
}

function linesOf(text: string): string[] | undefined {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  return lines.length > 0 ? lines : undefined;
}
