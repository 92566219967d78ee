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
  const { known, places, fallbacks, required } = formOf(parameters);
  const faults: Fault[] = strayFaults(parameters, pairs);
  const values: Record<string, unknown> = { ...fallbacks };
  const byName = Map.groupBy(pairs, ({ name }) => name);
  let isStrict: unknown = false;
  for (const [name, given] of byName) {
    const parameter = known.get(name);
    if (parameter === undefined) continue;
    const fault = given.length > 1 ? repeated(name, given.length) : brokenFault(given[0]);
    if (fault) {
      faults.push(fault);
      continue;
    }
    const text = given[0]!.value.trim();
    if (text === "") {
      if (parameter.required) faults.push(missing(name));
      continue;
    }
    try {
      const value = parameter.read(text, name);
      if (parameter === everywhere.strict) isStrict = value;
      else values[name] = value;
    } catch (error) {
      if (!(error instanceof ParameterFault)) throw error;
      faults.push({ in: "query", name, code: error.code, detail: error.message });
    }
  }
  for (const name of required) if (!byName.has(name)) faults.push(missing(name));
  faults.sort((a, b) => (places.get(a.name) ?? -1) - (places.get(b.name) ?? -1));
  if (isStrict)
    faults.push(...unknownNames(parameters, pairs).map((name) => unknown(name, [...known.keys()])));
  if (faults.length > 0) throw faultyRequest(faults);
  return values as ValuesOf<P>;
}

/** What an operation's parameters are to a reader of queries. */
interface Form {
  known: ReadonlyMap<string, Parameters[string]>;
  /** In which order their faults are told. */
  places: ReadonlyMap<string, number>;
  /** The values of a query without any, of all but `strict`. */
  fallbacks: Readonly<Record<string, unknown>>;
  required: readonly string[];
}

const forms = new WeakMap<Parameters, Form>();

function formOf(parameters: Parameters): Form {
  const form = forms.get(parameters);
  if (form) return form;
  const own = Object.entries(parameters);
  const all = [...own, ...Object.entries(everywhere)];
  const made: Form = {
    known: new Map(all),
    places: new Map(all.map(([name], place) => [name, place])),
    fallbacks: Object.fromEntries(own.map(([name, { fallback }]) => [name, fallback])),
    required: own.flatMap(([name, { required }]) => (required ? [name] : [])),
  };
  forms.set(parameters, made);
  return made;
}

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

/** One of them, not blank. */
export function readPair(pair: string): QueryPair {
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
