import { type Organisation, type Store, StoreError } from "../store/store.ts";
import { type ImportFile, type ImportOptions, type ImportReport, importNdjson } from "./import-records.ts";
import { MAX_LINE_BYTES, readNdjson } from "./ndjson.ts";
import { type KeysReport, OrganisationLines, organisationOfLine } from "./organisation-lines.ts";

const NEWLINE = 0x0a;

/** What an import of an organisation with its keys came to. */
export interface OrganisationReport extends ImportReport {
  /** What was done to keys; absent when there were faults. */
  keys?: KeysReport;
}

type Options = Omit<ImportOptions, "takeLine" | "dryRun">;

/**
 * Imports an export with keys: as `importNdjson`, and the organisation itself and its keys besides. An organisation that is
 * not there is made of the first line of the files, and taken away again when the import fails. Keys are written after the
 * records' batch: an import that ends between the two is finished by importing the same files again.
 * @throws StoreError `unknown_organisation` when it is neither there nor in the first line; else as `importNdjson`.
 */
export async function importOrganisation(options: Options): Promise<OrganisationReport> {
  const { store, orgId, signal } = options;
  const [first, ...rest] = options.files;
  const { value, file } = await peek(first!, signal);
  const { organisation, isNew } = await ensureOrganisation(store, orgId, organisationOfLine(value));
  const lines = new OrganisationLines(store, orgId);
  let report: ImportReport | undefined;
  try {
    const takeLine = (line: unknown) => lines.take(line);
    report = await importNdjson({ ...options, files: [file, ...rest], takeLine });
  } finally {
    if (isNew && !report?.result) await store.organisations.remove(orgId);
  }
  return report.result ? { ...report, keys: await lines.applyTo(organisation) } : report;
}

async function ensureOrganisation(store: Store, orgId: string, named: Organisation | undefined) {
  const there = await store.organisations.find(orgId);
  if (there) return { organisation: there, isNew: false };
  if (named?.id !== orgId) {
    const id = JSON.stringify(orgId);
    throw new StoreError(
      "unknown_organisation",
      `there is no organisation ${id}, and the first line is not {"kind":"organisation","id":${id},…}`,
    );
  }
  await store.organisations.create(named);
  return { organisation: named, isNew: true };
}

/** The JSON value of a file's first line (undefined where it has none), and the file as if nothing had been read of it. */
async function peek(
  file: ImportFile,
  signal: AbortSignal | undefined,
): Promise<{ value: unknown; file: ImportFile }> {
  const rest = file.open(signal)[Symbol.asyncIterator]();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for (let ended = false; !ended && bytes <= MAX_LINE_BYTES; ) {
    const { value: chunk, done } = await rest.next();
    if (chunk) {
      chunks.push(chunk);
      bytes += chunk.length;
    }
    ended = done === true || chunk!.includes(NEWLINE);
  }
  async function* replay(): AsyncGenerator<Uint8Array> {
    yield* chunks;
    yield* { [Symbol.asyncIterator]: () => rest };
  }
  return { value: await firstValue(Buffer.concat(chunks)), file: { name: file.name, open: replay } };
}

async function firstValue(bytes: Uint8Array): Promise<unknown> {
  const end = bytes.indexOf(NEWLINE);
  async function* line() {
    yield end === -1 ? bytes : bytes.subarray(0, end);
  }
  for await (const { lines } of readNdjson(line())) {
    const [first] = lines;
    if (first) return first.fault ? undefined : first.value;
  }
  return undefined;
}
