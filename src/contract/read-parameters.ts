import { type Fault, faultyRequest } from "./errors.ts";
import { nearestName } from "./nearest-name.ts";
import { ParameterFault, type Parameters, shown, type ValuesOf } from "./parameter.ts";
import { everywhere } from "./parameters.ts";

/** Broken pairs that are no parameters of the operation are listed up to this many: a query can hold thousands. */
const MAX_STRAY_FAULTS = 20;

/**
 * The values of an operation's parameters. A blank parameter is absent, an unknown one is ignored unless the query is
 * `strict`, one given more than once is at fault.
 * @throws ServiceError with every fault of the query at once.
 */
export function readParameters<P extends Parameters>(
  parameters: P,
  pairs: readonly QueryPair[],
): ValuesOf<P> {
  const byName = new Map<string, QueryPair[]>();
  for (const pair of pairs) {
    const given = byName.get(pair.name);
    if (given) given.push(pair);
    else byName.set(pair.name, [pair]);
  }
  const faults: Fault[] = strayFaults(parameters, pairs);
  const values: Record<string, unknown> = {};
  const known = knownOf.get(parameters) ?? { ...parameters, ...everywhere };
  knownOf.set(parameters, known);
  for (const name in known) {
    const parameter = known[name]!;
    const given = byName.get(name);
    if (given === undefined) {
      if (parameter.required) faults.push(missing(name));
      values[name] = parameter.fallback;
      continue;
    }
    const fault = given.length > 1 ? repeated(name, given.length) : brokenFault(given[0]);
    if (fault) {
      faults.push(fault);
      continue;
    }
    const text = given[0]!.value.trim();
    if (text === "") {
      if (parameter.required) faults.push(missing(name));
      values[name] = parameter.fallback;
      continue;
    }
    try {
      values[name] = parameter.read(text, name);
    } catch (error) {
      if (!(error instanceof ParameterFault)) throw error;
      faults.push({ in: "query", name, code: error.code, detail: error.message });
    }
  }
  const { strict, ...own } = values;
  if (strict)
    faults.push(...unknownNames(parameters, pairs).map((name) => unknown(name, Object.keys(known))));
  if (faults.length > 0) throw faultyRequest(faults);
  return own as ValuesOf<P>;
}

const knownOf = new WeakMap<Parameters, Parameters>();

/** More are not told of. */
const MAX_UNKNOWN = 20;

/** The names in a query that are no parameters of the operation. */
export function unknownNames(parameters: Parameters, pairs: readonly QueryPair[]): string[] {
  const names = new Set<string>();
  for (const { name, broken } of pairs) {
    if (name === "key" || name === "preview" || broken !== undefined) continue;
    if (!Object.hasOwn(parameters, name) && !Object.hasOwn(everywhere, name)) names.add(name);
  }
  return [...names].slice(0, MAX_UNKNOWN);
}

function unknown(name: string, known: readonly string[]): Fault {
  const near = nearestName(name, known);
  const detail = `there is no parameter ${shown(name)} here${near === undefined ? "" : `: did you mean ${near}?`}`;
  return { in: "query", name: name.slice(0, 100), code: "unknown_parameter", detail };
}

/** Faults of pairs that are no parameters of the operation: the key given twice, and what cannot be decoded. */
function strayFaults(parameters: Parameters, pairs: readonly QueryPair[]): Fault[] {
  const isOwn = (name: string) => Object.hasOwn(parameters, name) || Object.hasOwn(everywhere, name);
  const stray = pairs.filter((pair) => pair.broken !== undefined && !isOwn(pair.name));
  const faults = stray.slice(0, MAX_STRAY_FAULTS).map((pair) => brokenFault(pair)!);
  const keys = pairs.filter((pair) => pair.name === "key" && pair.value.trim() !== "").length;
  if (keys > 1) faults.push(repeated("key", keys));
  return faults;
}

function brokenFault(pair: QueryPair | undefined): Fault | undefined {
  if (pair?.broken === undefined) return undefined;
  const name = pair.name.slice(0, 100);
  return {
    in: "query",
    name,
    code: "invalid_encoding",
    detail: `the parameter ${shown(pair.name)} cannot be read: ${pair.broken}`,
  };
}

function repeated(name: string, times: number): Fault {
  return {
    in: "query",
    name,
    code: "repeated_parameter",
    detail: `${name} takes one value and was given ${times} times`,
  };
}

function missing(name: string): Fault {
  return { in: "query", name, code: "missing_parameter", detail: `${name} is required` };
}

const MAX_LENGTH = 128;

/**
 * Checks the path parameters of an operation, already decoded by the router.
 * @throws ServiceError with every fault at once.
 */
export function checkPathParameters(path: Readonly<Record<string, string>>): void {
  const faults = Object.entries(path).flatMap(([name, value]): Fault[] => {
    if (value.length > MAX_LENGTH) {
      return [
        { in: "path", name, code: "too_long", detail: `${name} must be at most ${MAX_LENGTH} characters` },
      ];
    }
    if (/\p{Cc}/u.test(value)) {
      return [{ in: "path", name, code: "invalid_encoding", detail: `${name} has a control character` }];
    }
    return [];
  });
  if (faults.length > 0) throw faultyRequest(faults);
}

/** One `name=value` of a query string, decoded. A part that cannot be decoded is shown as it was sent. */
export interface QueryPair {
  name: string;
  value: string;
  /** Why the pair cannot be decoded. */
  broken?: string;
}

/**
 * The pairs of a raw query string in their order; `+` is a space, blank pairs are left out. Nothing throws: a pair that
 * is not percent-encoded UTF-8, or that holds a control character, says so in `broken`.
 */
export function readQuery(rawQuery: string): QueryPair[] {
  if (rawQuery === "") return [];
  return rawQuery
    .split("&")
    .filter((pair) => pair !== "" && pair !== "=")
    .map(readPair);
}

function readPair(pair: string): QueryPair {
  const equals = pair.indexOf("=");
  const rawName = equals < 0 ? pair : pair.slice(0, equals);
  const rawValue = equals < 0 ? "" : pair.slice(equals + 1);
  const name = decoded(rawName);
  const value = decoded(rawValue);
  if (name.broken) return { name: name.text, value: value.text, broken: `its name ${name.broken}` };
  if (value.broken) return { name: name.text, value: value.text, broken: `its value ${value.broken}` };
  return { name: name.text, value: value.text };
}

function decoded(raw: string): { text: string; broken?: string } {
  if (/^[\w.,:~-]*$/.test(raw)) return { text: raw };
  let text: string;
  try {
    text = decodeURIComponent(raw.replaceAll("+", " "));
  } catch {
    return { text: raw, broken: "is not percent-encoded UTF-8" };
  }
  return /\p{Cc}/u.test(text) ? { text: raw, broken: "has a control character" } : { text };
}
