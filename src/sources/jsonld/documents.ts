import { hasProtoKey, isObject, jsonFaultOf, MAX_DEPTH, nestsDeeperThan } from "../json-fault.ts";
import { BrokenFile, type SourcePlace } from "../source-record.ts";
import type { JsonLdNode } from "./node.ts";

/** A JSON-LD document of a web page, with its place. */
export interface PageDocument {
  value: unknown;
  place: SourcePlace;
}

/**
 * The JSON-LD documents that stand in `<script type="application/ld+json">` elements of an HTML page.
 * @throws BrokenFile when one of them is not JSON: it names the page's line.
 */
export function documentsIn(html: string): PageDocument[] {
  const documents: PageDocument[] = [];
  const lower = html.toLowerCase();
  const page = lower.length === html.length ? lower : html;
  let line = 1;
  let counted = 0;
  for (let at = page.indexOf("<script"); at !== -1; at = page.indexOf("<script", at)) {
    const start = page.indexOf(">", at) + 1;
    if (start === 0) break;
    const end = page.indexOf("</script", start);
    if (end === -1) break;
    line += newlinesIn(html, counted, start);
    counted = start;
    const isJsonLd = /\stype\s*=\s*["']?application\/ld\+json\b/.test(page.slice(at, start));
    if (isJsonLd) documents.push({ value: parsed(html.slice(start, end), line), place: { line } });
    at = end;
  }
  return documents;
}

function parsed(json: string, line: number): unknown {
  const text = json.trim();
  if (text === "") return [];
  if (nestsDeeperThan(MAX_DEPTH, Buffer.from(text))) {
    throw new BrokenFile("too_deep", `objects and arrays nest at most ${MAX_DEPTH} deep`, { line });
  }
  try {
    const value: unknown = JSON.parse(text);
    if (!hasProtoKey(value)) return value;
  } catch (error) {
    const fault = jsonFaultOf(text);
    const above = newlinesIn(json, 0, json.indexOf(text) + (fault?.offset ?? 0));
    const place = { line: line + above };
    throw new BrokenFile("invalid_json", `JSON-LD of the page: ${fault?.reason ?? "not JSON"}`, place, {
      cause: error,
    });
  }
  throw new BrokenFile("forbidden_key", "a key named __proto__ is refused", { line });
}

function newlinesIn(text: string, from: number, until: number): number {
  let count = 0;
  for (let at = text.indexOf("\n", from); at !== -1 && at < until; at = text.indexOf("\n", at + 1)) count++;
  return count;
}

/** Properties under which documents keep the things that they are about. */
const CONTAINERS = [
  "@graph",
  "itemListElement",
  "item",
  "mainEntity",
  "mainEntityOfPage",
  "about",
  "containsPlace",
];

/** All objects of a document that may be things of their own: itself, those of its graph, of lists, and what it is about. */
export function nodesIn(document: unknown): JsonLdNode[] {
  const nodes: JsonLdNode[] = [];
  const pending = [document];
  while (pending.length > 0) {
    const value = pending.pop();
    if (Array.isArray(value)) {
      // One by one: a list may be longer than a call's arguments.
      for (const entry of value.toReversed()) pending.push(entry);
    } else if (isObject(value)) {
      nodes.push(value);
      for (const name of CONTAINERS.toReversed()) if (Object.hasOwn(value, name)) pending.push(value[name]);
    }
  }
  return nodes;
}

/** Replaces references to other objects of the same graph (`{"@id": "#address"}`) by those objects, one level deep. */
export function withReferences(nodes: readonly JsonLdNode[]): JsonLdNode[] {
  const byId = new Map<string, JsonLdNode>();
  for (const node of nodes) {
    const id = node["@id"];
    if (typeof id === "string" && Object.keys(node).length > 1) byId.set(id, node);
  }
  const follow = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(follow);
    if (!isObject(value) || Object.keys(value).length > 1) return value;
    const id = value["@id"];
    return (typeof id === "string" && byId.get(id)) || value;
  };
  return nodes.map((node) =>
    Object.fromEntries(Object.entries(node).map(([name, value]) => [name, follow(value)])),
  );
}
