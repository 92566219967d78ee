import { createReadStream, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { errorText, figuresTable } from "../../src/cli/judge-report.ts";
import { loadSample, SAMPLE_ORG } from "../../src/cli/sample.ts";
import { type JudgedEntry, readEntries } from "../../src/judge/entry.ts";
import { type Judgement, judgeEntry } from "../../src/judge/judge.ts";
import { openRespondent } from "../../src/judge/respondent.ts";
import { faultLine } from "../../src/sources/import-faults.ts";
import { openSqliteStore } from "../../src/store/sqlite/sqlite-store.ts";
import { SAID_AT } from "./judged.ts";
import { readStrangers, sampleOf } from "./strangers.ts";

/** Parts of the guests' messages, folders of `guests`; of the second nothing but figures is looked at. */
const PARTS: readonly string[] = ["tune", "report"];
const folderOf = (part: string) => fileURLToPath(new URL(`guests/${part}`, import.meta.url));
const HOST = "harbour-house";

/** Judges what guests say, in a part (`tune`, `report`) or in a folder of files such as `en.jsonl`, and prints how the concierge did. */
export async function judgeGuests(part: string, options: { errors: boolean }): Promise<void> {
  const folder = PARTS.includes(part) ? folderOf(part) : resolve(part);
  if (options.errors && folder === folderOf("report"))
    throw new Error("errors are shown of what may be tuned on only: --guests tune --errors");
  await judgeAll(await readFolder(folder), options);
}

/** The judged messages to tune on. */
export function readTuned(): Promise<readonly JudgedEntry[]> {
  return readFolder(folderOf("tune"));
}

/** What is in the files of a folder, in the order of their names. @throws Error that lists the faults of all */
async function readFolder(folder: string): Promise<readonly JudgedEntry[]> {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith(".jsonl"))
    .sort();
  const files = names.map((name) => ({ name, open: () => createReadStream(join(folder, name)) }));
  const { entries, faults } = await readEntries(files);
  if (faults.length > 0) throw new Error(`faults in ${folder}:\n${faults.map(faultLine).join("\n")}`);
  return entries;
}

/** Says messages that are none of the catalogue's business, and prints how many are answered with a list. */
export async function judgeStrangers(
  file: string,
  { sample, seed, errors }: { sample: number; seed: number; errors: boolean },
): Promise<void> {
  const strange = sampleOf(readStrangers(file), sample, seed);
  const entries = strange.map(
    ({ message }, index): JudgedEntry => ({ id: String(index), lang: "en", say: [message], list: "no" }),
  );
  await judgeAll(entries, { errors }, ({ id }) => strange[Number(id)]!.about);
}

async function judgeAll(
  entries: readonly JudgedEntry[],
  { errors }: { errors: boolean },
  classOf = (judgement: Judgement) => judgement.class,
): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), "waymark-guests-"));
  const clock = () => SAID_AT;
  const store = await openSqliteStore({ directory, clock });
  try {
    await loadSample(store, directory, SAID_AT);
    const respondent = await openRespondent({ store, orgId: SAMPLE_ORG, profileId: HOST, clock });
    const judgements: Judgement[] = [];
    for (const entry of entries) {
      const judgement = await judgeEntry(entry, respondent);
      judgements.push({ ...judgement, class: classOf(judgement) });
      const wrong = errors && errorText(entry, judgement);
      if (wrong) console.log(wrong);
    }
    respondent.close();
    console.log(figuresTable(judgements));
  } finally {
    await store.close();
    rmSync(directory, { recursive: true });
  }
}
