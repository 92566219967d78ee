import { type Fault, faultyRequest } from "../../contract/errors.ts";
import { ParameterFault, type Parameters, shown, type ValuesOf } from "../../contract/parameter.ts";
import type { QueryPair } from "./raw-query.ts";

/** Broken pairs that are no parameters of the operation are listed up to this many: a query can hold thousands. */
const MAX_STRAY_FAULTS = 20;

/**
 * The values of an operation's parameters. A blank parameter is absent, an unknown one is ignored, one given more than
 * once is at fault.
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
  for (const name in parameters) {
    const parameter = parameters[name]!;
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
  if (faults.length > 0) throw faultyRequest(faults);
  return values as ValuesOf<P>;
}

/** Faults of pairs that are no parameters of the operation: the key given twice, and what cannot be decoded. */
function strayFaults(parameters: Parameters, pairs: readonly QueryPair[]): Fault[] {
  const stray = pairs.filter((pair) => pair.broken !== undefined && !Object.hasOwn(parameters, pair.name));
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
