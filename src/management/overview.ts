import { gaps } from "../content/gaps.ts";
import type { Kind } from "../contract/records.ts";
import type { Store } from "../store/store.ts";
import { fieldsOf, hasGap, lacksLanguage } from "./list-records.ts";
import { type Editor, maySee } from "./scope.ts";
import { summariesOf } from "./summaries.ts";

export interface Overview {
  total: number;
  counts: Record<string, number>;
}

/** How many records of a kind have each status, lack what guests would miss, or have no words in a language of the organisation. */
export async function countRecords(store: Store, editor: Editor, kind: Kind): Promise<Overview> {
  const languages = (await store.organisations.find(editor.orgId))?.languageCodes ?? [];
  const counts: Record<string, number> = {};
  const count = (name: string) => {
    counts[name] = (counts[name] ?? 0) + 1;
  };
  let total = 0;
  for (const summary of (await summariesOf(store, editor.orgId)).published(kind)) {
    if (!maySee(editor, kind, fieldsOf(summary))) continue;
    total++;
    count(`status.${summary.status}`);
    for (const gap of [...gaps, "passed"] as const)
      if (hasGap(summary, gap, editor.now)) count(`missing.${gap}`);
    for (const code of languages) if (lacksLanguage(summary, code)) count(`language.${code}`);
  }
  return { total, counts };
}
