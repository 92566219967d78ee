import type { Image } from "../../contract/common.ts";
import type { Mapping, Rule } from "./mapping.ts";
import { textOf, webAddressOf } from "./values.ts";

/** The properties of one feature, or the cells of one row by their columns. */
export type Properties = Readonly<Record<string, unknown>>;

/** What a rule gives for some properties; undefined when it gives nothing. */
export function ruleValue(rule: Rule, properties: Properties): unknown {
  if ("value" in rule) return rule.value;
  const given = rule.from.map((name) => own(properties, name)).filter((value) => !isNothing(value));
  const value = rule.join === undefined ? given[0] : given.map(textOf).filter(Boolean).join(rule.join);
  if (!rule.values) return value;
  const key = textOf(value);
  return key === undefined ? undefined : own(rule.values, key);
}

/** A photo whose attribution or licence is stated; others may not be shown. */
export function photoOf(rules: Mapping["photo"], properties: Properties): Omit<Image, "id"> | undefined {
  if (!rules) return undefined;
  const textFrom = (rule: Rule | undefined) => rule && textOf(ruleValue(rule, properties));
  const url = webAddressOf(textFrom(rules.url));
  const attribution = textFrom(rules.attribution);
  const license = textFrom(rules.licence);
  if (url === undefined || (attribution === undefined && license === undefined)) return undefined;
  const attributions = attribution === undefined ? [] : [attribution];
  const images = [{ size: "original", url }];
  return { category: "photo", attributions, keywords: [], images, ...(license !== undefined && { license }) };
}

/** A property by its name, and nothing that objects have by themselves. */
export function own(object: Properties, name: string): unknown {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

/** Whether a property says nothing. */
export function isNothing(raw: unknown): boolean {
  return raw === undefined || raw === null || (typeof raw === "string" && raw.trim() === "");
}

/** The date of an ISO 8601 date or instant, or undefined. */
export function isoDateOf(raw: unknown): string | undefined {
  const date = /^\d{4}-\d{2}-\d{2}/.exec(textOf(raw) ?? "")?.[0];
  return date !== undefined && !Number.isNaN(Date.parse(date)) ? date : undefined;
}
