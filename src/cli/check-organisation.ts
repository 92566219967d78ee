import type { Kind } from "../contract/records.ts";
import type { ImportFault } from "../sources/import-faults.ts";
import { normaliseRecord } from "../sources/normalise.ts";
import { ReferenceBook } from "../sources/references.ts";
import type { Organisation, Store } from "../store/store.ts";

/** What an organisation has: its records by kind, and what they refer to. */
export interface OrganisationCheck {
  counts: Map<Kind, number>;
  book: ReferenceBook;
}

/** Reads every stored record of an organisation and checks it as an import would. */
export async function checkOrganisation(
  store: Store,
  organisation: Organisation,
  note: (fault: ImportFault) => void,
): Promise<OrganisationCheck> {
  const counts = new Map<Kind, number>();
  const book = new ReferenceBook();
  const defaultLanguage = organisation.languageCodes[0] ?? "en-GB";
  for await (const { kind, id, body } of store.records(organisation.id)) {
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    const value = parsed(body);
    if (value === undefined) {
      note({ kind, id, code: "invalid_json", detail: "the stored record cannot be read" });
      continue;
    }
    const normalised = normaliseRecord({ kind, ...value }, { defaultLanguage });
    if ("faults" in normalised) for (const fault of normalised.faults) note({ kind, id, ...fault });
    else book.add(kind, normalised.record);
  }
  return { counts, book };
}

function parsed(body: string): object | undefined {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
