import { canonicalLanguage } from "../../contract/localised.ts";
import { isObject } from "../json-fault.ts";
import { textOf } from "../properties/values.ts";

/** One object of a JSON-LD document. */
export type JsonLdNode = Readonly<Record<string, unknown>>;

const PREFIXES = ["", "schema:", "http://schema.org/", "https://schema.org/"];

/** The properties of each node that were asked for. */
const asked = new WeakMap<JsonLdNode, Set<string>>();

/** The properties that a node has and that nobody has asked for, without prefix. */
export function unreadOf(node: JsonLdNode): string[] {
  const names = Object.keys(node).map((name) => name.replace(/^(?:https?:\/\/schema\.org\/|schema:)/, ""));
  return names.filter((name) => !name.startsWith("@") && !asked.get(node)?.has(name));
}

/** All values of a property, whichever way its name and its list are written. */
export function valuesOf(node: JsonLdNode, property: string): unknown[] {
  const known = asked.get(node);
  if (known) known.add(property);
  else asked.set(node, new Set([property]));
  const name = PREFIXES.map((prefix) => prefix + property).find((key) => Object.hasOwn(node, key));
  if (name === undefined) return [];
  return [node[name]].flat().flatMap((value) => {
    if (!isObject(value)) return value === null ? [] : [value];
    const list = value["@list"] ?? value["@set"];
    return list === undefined ? [value] : [list].flat();
  });
}

/** The first object under a property. */
export function readNode(node: JsonLdNode, property: string): JsonLdNode | undefined {
  return valuesOf(node, property).find(isObject);
}

/** The first text, number or boolean under a property as a text: also of `{"@value": …}` and of `{"@id": …}`. */
export function textUnder(node: JsonLdNode, property: string): string | undefined {
  return textsUnder(node, property)[0];
}

/** All texts under a property, whatever their language. */
export function textsUnder(node: JsonLdNode, property: string): string[] {
  const texts = valuesOf(node, property).map((value) =>
    textOf(isObject(value) ? (value["@value"] ?? value["@id"] ?? value.url ?? value.name) : value),
  );
  return texts.filter((text) => text !== undefined);
}

/**
 * Texts under a property by language: texts that say theirs (`{"@value": …, "@language": "da"}`), language maps, and plain
 * ones under `plain`. The first text of a language counts.
 */
export function localisedText(node: JsonLdNode, property: string, plain: string): Record<string, string> {
  const texts: Record<string, string> = {};
  const add = (code: unknown, value: unknown) => {
    const language = typeof code === "string" ? canonicalLanguage(code) : plain;
    const text = textOf(value);
    if (language !== undefined && text !== undefined) texts[language] ??= text;
  };
  for (const value of valuesOf(node, property)) {
    if (!isObject(value)) add(undefined, value);
    else if (value["@value"] !== undefined) add(value["@language"], value["@value"]);
    else for (const [code, text] of Object.entries(value)) if (isLanguage(code)) add(code, [text].flat()[0]);
  }
  return texts;
}

function isLanguage(code: string): boolean {
  return /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(code) && canonicalLanguage(code) !== undefined;
}

/** The names of a node's types without prefix. */
export function readTypes(node: JsonLdNode): string[] {
  const types = [node["@type"]].flat().filter((type) => typeof type === "string");
  return types.map((type) => type.replace(/^(?:https?:\/\/schema\.org\/|schema:)/, ""));
}
