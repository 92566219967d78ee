import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { hashKey } from "../content/keys.ts";
import { textIfThere } from "../content/org-folder.ts";
import { readEventDates } from "../hours/event-dates.ts";
import { occurrenceFrom } from "../hours/event-occurrences.ts";
import { dateOfDay, dayAt } from "../hours/local-time.ts";
import { faultLine } from "../sources/import-faults.ts";
import { importNdjson } from "../sources/import-records.ts";
import type { Store } from "../store/store.ts";
import { CliError } from "./exit.ts";

export const SAMPLE_ORG = "demo";
/** Not a secret: it only opens the sample, on the machine where it was started. */
export const SAMPLE_KEY = "demo";
const SAMPLE_FOLDER = fileURLToPath(new URL("../../data/copenhagen/", import.meta.url));
const SAMPLE_ZONE = "Europe/Copenhagen";
/** In the data directory: which state of the sample's files was loaded last. */
const LOADED_FILE = "sample.sha256";

/**
 * Loads the sample destination into its organisation, with its key, when it is not there or its files have changed since.
 * What an operator changed in it meanwhile stays otherwise. Its events are those that come after `now`, epoch milliseconds. Returns the number of records loaded, or undefined.
 * Without a data directory there is no place to note the files' state: then it is loaded once.
 * @throws CliError when the files have faults.
 */
export async function loadSample(
  store: Store,
  dataDirectory: string | undefined,
  now: number,
): Promise<number | undefined> {
  const names = readdirSync(SAMPLE_FOLDER)
    .filter((name) => name.endsWith(".ndjson"))
    .sort();
  const state = stateOf(names);
  const loadedFile = dataDirectory === undefined ? undefined : join(dataDirectory, LOADED_FILE);
  const known = (await store.organisations.find(SAMPLE_ORG)) !== undefined;
  if (!known) await createSampleOrganisation(store, now);
  await addSampleKey(store, now);
  if (known && (await isLoaded(store, loadedFile, state))) return undefined;
  const files = names.map((name) => ({
    name,
    open: () => Readable.from(Buffer.from(comingUp(readFileSync(join(SAMPLE_FOLDER, name), "utf8"), now))),
  }));
  const { records, faultCount, faults } = await importNdjson({
    store,
    orgId: SAMPLE_ORG,
    files,
    maxFaults: 5,
  });
  if (faultCount > 0) {
    throw new CliError(
      `the sample destination has ${faultCount} faults:\n${faults.map(faultLine).join("\n")}`,
    );
  }
  if (loadedFile !== undefined) writeFileSync(loadedFile, state);
  return records;
}

/** Records as they are, but for events that come every year or every week: these get the day when they are next, or began. */
export function comingUp(lines: string, now: number): string {
  return lines.replace(/^.*"contentType":"event".*$/gm, (line) => {
    const record = JSON.parse(line);
    const { date } = record.additionalData;
    const dates = readEventDates({ date });
    const next = dates && occurrenceFrom(dates, SAMPLE_ZONE, now);
    if (next) date.start_date = dateOfDay(dayAt(next.startMs, SAMPLE_ZONE));
    return JSON.stringify(record);
  });
}

async function isLoaded(store: Store, loadedFile: string | undefined, state: string): Promise<boolean> {
  if (loadedFile !== undefined) return textIfThere(loadedFile) === state;
  return (await store.version(SAMPLE_ORG)) > 0;
}

function stateOf(names: readonly string[]): string {
  const hash = createHash("sha256");
  for (const name of names) hash.update(name).update(readFileSync(join(SAMPLE_FOLDER, name)));
  return hash.digest("hex");
}

function createSampleOrganisation(store: Store, createdAt: number): Promise<void> {
  const languageCodes = ["en-GB", "da-DK", "de-DE", "ja-JP"];
  return store.organisations.create({ id: SAMPLE_ORG, name: "Copenhagen demo", languageCodes, createdAt });
}

async function addSampleKey(store: Store, createdAt: number): Promise<void> {
  const hash = hashKey(SAMPLE_KEY);
  if (await store.keys.findByHash(hash)) return;
  const bounds = { hostIds: [], origins: [], expiresAt: null, revokedAt: null };
  await store.keys.add({
    id: "demo",
    orgId: SAMPLE_ORG,
    hash,
    abilities: ["read", "chat"],
    createdAt,
    ...bounds,
  });
}
