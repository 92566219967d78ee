import { isTimeZone } from "../../hours/local-time.ts";
import type { ImportFaultCode } from "../import-faults.ts";
import { languageInUse } from "./language-tag.ts";
import type { NativeField } from "./native-fields.ts";
import { booleanOf, cutText, numberOf, textOf, textsOf, webAddressOf } from "./values.ts";

/** Why a value does not fit a field. */
export interface MisfitValue {
  code: ImportFaultCode;
  /** What the field takes. */
  expected: string;
}

/** A value as a field takes it, or why it does not. */
export type FieldValue = { value: unknown; misfit?: undefined } | { misfit: MisfitValue };

/** How a property's value is to be read. */
export interface Reading {
  split?: string;
  times?: number;
}

/**
 * A property's value as a field takes it, within the limits of the contract: long texts are cut. Undefined when the
 * property says nothing. Opening hours and positions are read elsewhere.
 */
export function fieldValue(
  name: string,
  field: NativeField,
  raw: unknown,
  how: Reading = {},
): FieldValue | undefined {
  if (field.type === "texts" || field.type === "languages") return listValue(field, raw, how);
  const text = textOf(raw);
  if (text === undefined) return undefined;
  switch (field.type) {
    case "number":
      return numberValue(name, field, raw, how);
    case "boolean":
      return orMisfit(booleanOf(raw), "invalid_type", "yes or no");
    case "url":
      return orMisfit(webAddressOf(text), "invalid_value", "a web address such as https://example.org");
    case "language":
      return orMisfit(languageInUse(text), "invalid_language", "a language code such as en-GB");
    default:
      return textValue(name, field, text);
  }
}

function listValue(field: NativeField, raw: unknown, { split }: Reading): FieldValue | undefined {
  const entries = textsOf(raw, split);
  if (entries.length === 0) return undefined;
  if (field.type === "texts") return { value: entries.map((entry) => cutText(entry, field.most ?? 2_000)) };
  const codes = entries.map(languageInUse);
  const known = codes.every((code) => code !== undefined) ? [...new Set(codes)] : undefined;
  return orMisfit(known, "invalid_language", "language codes such as en-GB, da");
}

function numberValue(name: string, { range }: NativeField, raw: unknown, { times = 1 }: Reading): FieldValue {
  const signs = name === "priceLevel" ? priceLevelOf(raw) : undefined;
  const number = signs ?? numberOf(raw);
  if (number === undefined) return { misfit: { code: "invalid_type", expected: "a number" } };
  const value = Math.round(number * times * 1e6) / 1e6;
  const [least, most] = range ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  if (value >= least && value <= most) return { value };
  const scale = `; a number on another scale becomes one with {"from": …, "times": …} in the mapping`;
  return { misfit: { code: "out_of_range", expected: `a number from ${least} to ${most}${scale}` } };
}

/** The level that signs of a currency tell (`$$` → 2), or undefined. */
export function priceLevelOf(raw: unknown): number | undefined {
  const text = textOf(raw);
  return text !== undefined && /^(\p{Sc})\1{0,4}$/u.test(text) ? text.length : undefined;
}

function textValue(name: string, { most = 2_000 }: NativeField, text: string): FieldValue {
  if (name === "timeZoneName") {
    const isZone = /^[A-Za-z]/.test(text) && text.length <= most && isTimeZone(text);
    return orMisfit(
      isZone ? text : undefined,
      "invalid_time_zone",
      "an IANA time zone such as Europe/Copenhagen",
    );
  }
  if (name === "currencyCode") {
    const isCode = /^[A-Z]{3}$/.test(text);
    return orMisfit(isCode ? text : undefined, "invalid_value", "an ISO 4217 code such as DKK");
  }
  return { value: cutText(text, most) };
}

function orMisfit(value: unknown, code: ImportFaultCode, expected: string): FieldValue {
  return value === undefined ? { misfit: { code, expected } } : { value };
}
