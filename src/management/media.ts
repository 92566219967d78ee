import { readFile } from "node:fs/promises";
import type { Readable } from "node:stream";
import { ServiceError } from "../contract/errors.ts";
import { type Medium, type MediumWords, mediumWords } from "../contract/media-operations.ts";
import { kinds } from "../contract/records.ts";
import type { MediaStorage } from "../media/media-storage.ts";
import { fold } from "../search/text/fold.ts";
import type { RecordFault } from "../sources/import-faults.ts";
import { canonicalMap } from "../sources/language-maps.ts";
import { mergePatch } from "../sources/revise.ts";
import { schemaFaults } from "../sources/schema-faults.ts";
import type { Store } from "../store/store.ts";
import { refusalOf } from "./record-faults.ts";
import { type Conditions, conflictOf, objectOf } from "./records.ts";
import { demandWrite, type Editor, maySee, mayWrite, recordOf } from "./scope.ts";
import { withBody } from "./write-batch.ts";

/** Where pictures are kept, and how large one may be that is uploaded. */
export interface Media {
  storage: MediaStorage;
  maxBytes: number;
}

/**
 * What is known of a picture is a file of JSON beside its renditions. It is changed within a transaction of the organisation's
 * records, which waits for every other process that would write.
 */
const fileOf = (id: string) => `about/${id}.json`;
const ID = /^[\da-f]{20}$/;

/**
 * Keeps a picture. Its bytes go into a file until the last has come, and are scaled when those that came before are.
 * @throws ServiceError invalid_media, body_too_large, unavailable
 */
export async function uploadMedium(
  media: Media,
  store: Store,
  editor: Editor,
  body: Readable,
  named: { name?: string; now: number },
): Promise<{ medium: Medium; isNew: boolean }> {
  const keep = async (path: string) => keepMedium(media.storage, store, editor, await readFile(path), named);
  return withBody(body, media.maxBytes, "a picture", (path) => inTurn(() => keep(path)));
}

/** Keeps a picture that is there as bytes. @throws ServiceError invalid_media */
export async function keepMedium(
  storage: MediaStorage,
  store: Store,
  { orgId, hostIds = [] }: Pick<Editor, "orgId" | "hostIds">,
  bytes: Buffer,
  { name, now }: { name?: string; now: number },
): Promise<{ medium: Medium; isNew: boolean }> {
  const { NotAPicture, pictureId, writeRenditions } = await import("../media/renditions.ts");
  const id = pictureId(bytes);
  const known = await find(storage, orgId, id);
  if (known && ownersAfter(known, hostIds).length === known.hostIds.length)
    return { medium: known, isNew: false };
  const write = (file: string, data: Buffer) => storage.write(orgId, file, data);
  const made = await writeRenditions(bytes, write).catch((error: Error) => {
    if (!(error instanceof NotAPicture)) throw error;
    throw new ServiceError("invalid_media", `this is not a picture that can be taken: ${error.message}`);
  });
  return change(store, storage, orgId, id, now, (before) => {
    if (before) return { ...before, hostIds: ownersAfter(before, hostIds) };
    const { renditions, ...told } = made;
    const kept = renditions.map(({ file, ...rest }) => ({ ...rest, url: `/media/orgs/${orgId}/${file}` }));
    const { url } = kept.at(-1)!;
    const words = name === undefined ? {} : { name };
    return { ...words, id, hostIds: [...hostIds], ...told, bytes: bytes.length, url, renditions: kept };
  });
}

/** A picture that hosts of several keys brought is theirs together; one that the organisation brought is everybody's. */
function ownersAfter(known: Medium | undefined, hostIds: readonly string[]): string[] {
  if (!known) return [...hostIds];
  if (known.hostIds.length === 0 || hostIds.length === 0) return [];
  return [...new Set([...known.hostIds, ...hostIds])];
}

/** Uploads that may wait in a process: each holds a file. */
const MOST_WAITING = 32;
let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/** One picture is scaled at a time: the other threads are for those who read. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting >= MOST_WAITING) {
    const detail = `${MOST_WAITING} pictures wait to be scaled already`;
    throw new ServiceError("unavailable", detail, { headers: { "Retry-After": "10" } });
  }
  waiting++;
  const mine = last.then(work).finally(() => waiting--);
  last = mine.catch(() => {});
  return mine;
}

/** @throws ServiceError media_not_found */
export async function readMedium({ storage }: Media, editor: Editor, id: string): Promise<Medium> {
  return visible(await find(storage, editor.orgId, id), editor, id);
}

export interface MediaListing {
  cursor?: string;
  limit: number;
  text?: string;
}

/** Pictures that a page looks at. */
const MOST_LOOKED_AT = 500;
const READ_AT_ONCE = 25;

/** Pictures that an editor sees, the last changed first. @throws ServiceError invalid_cursor */
export async function listMedia({ storage }: Media, editor: Editor, { cursor, limit, text }: MediaListing) {
  if (cursor !== undefined && !/^\d+-[\da-f]{20}$/.test(cursor)) {
    throw new ServiceError("invalid_cursor", "the cursor is none that a list of pictures gave");
  }
  const files = await storage.list(editor.orgId, "about");
  const entries = files.map(({ name, changedAt }) => {
    const id = name.slice("about/".length, -".json".length);
    return { id, place: `${String(changedAt).padStart(16, "0")}-${id}` };
  });
  const sorted = entries.toSorted((a, b) => (a.place < b.place ? 1 : -1));
  const rest = sorted.filter(({ id, place }) => ID.test(id) && (cursor === undefined || place < cursor));
  const wanted = text === undefined ? undefined : fold(text);
  const results: Medium[] = [];
  for (let at = 0; at < Math.min(rest.length, MOST_LOOKED_AT); at += READ_AT_ONCE) {
    const part = rest.slice(at, at + READ_AT_ONCE);
    const found = await Promise.all(part.map(({ id }) => find(storage, editor.orgId, id)));
    for (const [index, medium] of found.entries()) {
      if (!medium || !maySee(editor, "medium", medium as never) || !isMeant(medium, wanted)) continue;
      results.push(medium);
      if (results.length < limit) continue;
      const isLast = at + index + 1 === rest.length;
      return { results, nextCursor: isLast ? null : part[index]!.place };
    }
  }
  return { results, nextCursor: rest[MOST_LOOKED_AT] ? rest[MOST_LOOKED_AT - 1]!.place : null };
}

function isMeant({ id, name, alt, author, source }: Medium, wanted: string | undefined): boolean {
  const words = [id, name, Object.values(alt ?? {}), author, source];
  return wanted === undefined || fold(JSON.stringify(words)).includes(wanted);
}

/** @throws ServiceError media_not_found, scope_forbidden, invalid_json, invalid_record, precondition_failed */
export async function patchMedium(
  { storage }: Media,
  store: Store,
  editor: Editor,
  id: string,
  { body, now, holds }: { body: Uint8Array; now: number } & Pick<Conditions, "holds">,
): Promise<Medium> {
  const patch = objectOf(body);
  const { medium } = await change(store, storage, editor.orgId, id, now, (stored) => {
    const before = visible(stored, editor, id);
    demandWrite(editor, "medium", before as never);
    const told = (from: object) =>
      Object.fromEntries(Object.entries(from).filter(([field]) => Object.hasOwn(mediumWords.shape, field)));
    const words = checked(mergePatch(told(before), patch) as Record<string, unknown>);
    const { version } = before;
    if (!holds(version)) throw conflictOf("medium", { version, record: told(before) }, words);
    const rest = Object.entries(before).filter(([field]) => !Object.hasOwn(mediumWords.shape, field));
    return { ...words, ...(Object.fromEntries(rest) as Medium) };
  });
  return medium;
}

/** @throws ServiceError invalid_record with every fault */
function checked(words: Record<string, unknown>): MediumWords {
  const faults: RecordFault[] = [];
  const read = mediumWords.safeParse(words);
  if (!read.success) faults.push(...schemaFaults(mediumWords, words, read.error));
  const alt = read.data?.alt && canonicalMap(["alt"], read.data.alt, faults);
  if (faults.length > 0) throw refusalOf(faults);
  return { ...read.data, ...(alt && { alt: alt as Record<string, string> }) };
}

/** Records that a refusal names. */
const MOST_NAMED = 10;

/** @throws ServiceError media_not_found, scope_forbidden, media_in_use, precondition_failed */
export async function removeMedium(
  { storage }: Media,
  store: Store,
  editor: Editor,
  id: string,
  { force, holds }: { force: boolean } & Pick<Conditions, "holds">,
): Promise<void> {
  const { orgId } = editor;
  const showing = await recordsThatShow(store, editor, id);
  await store.write(orgId, async () => {
    const medium = visible(await find(storage, orgId, id), editor, id);
    demandWrite(editor, "medium", medium as never);
    if (!holds(medium.version))
      throw conflictOf("medium", { version: medium.version, record: medium as never }, {});
    if (showing.of.length > 0 && (!force || showing.isOthers)) {
      const named = showing.of.slice(0, MOST_NAMED).join(", ");
      const cure = showing.isOthers
        ? "a key of all hosts may remove it"
        : "force=true removes it all the same";
      throw new ServiceError("media_in_use", `shown by ${named}: ${cure}`);
    }
    await storage.remove(orgId, fileOf(id));
    for (const { url } of medium.renditions) await storage.remove(orgId, url.slice(url.lastIndexOf("/") + 1));
  });
}

/** The records and drafts whose text has the address of one of its files; whether some are not the editor's. */
async function recordsThatShow(store: Store, editor: Editor, id: string) {
  const of: string[] = [];
  let isOthers = false;
  if (!ID.test(id)) return { of, isOthers };
  async function* stored() {
    yield* store.read(editor.orgId).records(kinds);
    yield* store.read(editor.orgId).drafts();
  }
  for await (const one of stored()) {
    if (!one.body.includes(`/media/orgs/${editor.orgId}/${id}-`)) continue;
    const record = recordOf(one);
    if (!mayWrite(editor, one.kind, record)) isOthers = true;
    of.push(maySee(editor, one.kind, record) ? `${one.kind} ${one.id}` : "a record of another host");
  }
  return { of: [...new Set(of)], isOthers };
}

async function find(storage: MediaStorage, orgId: string, id: string): Promise<Medium | undefined> {
  if (!ID.test(id)) return undefined;
  const bytes = await storage.read(orgId, fileOf(id));
  return bytes && (JSON.parse(bytes.toString("utf8")) as Medium);
}

function visible(medium: Medium | undefined, editor: Editor, id: string): Medium {
  if (medium && maySee(editor, "medium", medium as never)) return medium;
  throw new ServiceError("media_not_found", `there is no picture ${id}`);
}

/** Writes what is known of a picture, made of what is known now; nobody else writes meanwhile. */
async function change(
  store: Store,
  storage: MediaStorage,
  orgId: string,
  id: string,
  now: number,
  make: (before: Medium | undefined) => Omit<Medium, "version" | "changedAt">,
): Promise<{ medium: Medium; isNew: boolean }> {
  let changed: { medium: Medium; isNew: boolean } | undefined;
  await store.write(orgId, async () => {
    const before = await find(storage, orgId, id);
    const after = make(before);
    const version = (before?.version ?? 0) + 1;
    const medium = { ...after, version, changedAt: new Date(now).toISOString() };
    await storage.write(orgId, fileOf(id), Buffer.from(JSON.stringify(medium)));
    changed = { medium, isNew: !before };
  });
  return changed!;
}
