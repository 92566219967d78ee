import { canonicalLanguage } from "../contract/localised.ts";
import { shown } from "../contract/parameter.ts";
import type { RecordFault } from "./import-faults.ts";
import { fieldPath } from "./schema-faults.ts";

/** A language map with canonical keys; two keys that become one are a fault. Returns the map itself when it is so already. */
export function canonicalMap(
  path: readonly string[],
  map: Record<string, unknown>,
  faults: RecordFault[],
): Record<string, unknown> {
  const codes = Object.keys(map);
  if (codes.every((code) => canonicalLanguage(code) === code)) return map;
  const written = new Map<string, string>();
  const result: Record<string, unknown> = {};
  for (const code of codes) {
    const canonical = canonicalLanguage(code);
    if (canonical === undefined) {
      faults.push(invalidLanguage(fieldPath([...path, code]), code));
    } else if (written.has(canonical)) {
      const detail = `${shown(written.get(canonical)!)} and ${shown(code)} are both ${canonical}`;
      faults.push({ field: fieldPath([...path, code]), code: "duplicate_language", detail });
    } else {
      written.set(canonical, code);
      result[canonical] = map[code];
    }
  }
  return result;
}

/** A list of language codes in canonical spelling without repeats. Entries that are not strings are left to the schema. */
export function canonicalList(field: string, codes: readonly unknown[], faults: RecordFault[]): unknown[] {
  const canonical = codes.map((code, index) => {
    if (typeof code !== "string") return code;
    const spelling = canonicalLanguage(code);
    if (spelling === undefined) faults.push(invalidLanguage(fieldPath([field, index]), code));
    return spelling ?? "und";
  });
  return [...new Set(canonical)];
}

/** The fault of a code that is no language, with the code that was probably meant. */
export function invalidLanguage(field: string, code: string): RecordFault {
  const dashed = canonicalLanguage(code.replaceAll("_", "-"));
  const hint = dashed && code.includes("_") ? `; did you mean ${dashed}?` : "";
  return {
    field,
    code: "invalid_language",
    detail: `${shown(code)} is not a BCP 47 language code such as en-GB${hint}`,
  };
}
