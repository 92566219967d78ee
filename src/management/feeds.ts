import { setTimeout as sleep } from "node:timers/promises";
import { ServiceError } from "../contract/errors.ts";
import type { Kind } from "../contract/records.ts";
import { exportLine } from "../sources/export-records.ts";
import type { PinnedVersion, Store } from "../store/store.ts";
import { type Editor, maySee, recordOf, shownOf } from "./scope.ts";

/** Text that is made as it is read, and the organisation's version that it is of. */
export interface Feed {
  version: number;
  text: AsyncIterable<string>;
}

/** Texts are gathered up to about this many UTF-16 units. */
const CHUNK_UNITS = 64 * 1024;

/** Every record that an editor sees, a line each, by kind and id: what a batch takes. */
export async function exportRecords(store: Store, editor: Editor, kinds?: readonly Kind[]): Promise<Feed> {
  const pin = await store.pin(editor.orgId);
  async function* lines() {
    for await (const stored of pin.records(kinds)) {
      const { kind, body } = stored;
      if (!editor.hostIds && kind !== "host") yield exportLine(kind, body);
      else {
        const record = recordOf(stored);
        if (maySee(editor, kind, record)) yield exportLine(kind, JSON.stringify(shownOf(kind, record)));
      }
    }
  }
  return { version: pin.version, text: ending(pin, inChunks(lines())) };
}

/** What changed after a version, as one JSON object. @throws ServiceError scope_forbidden, changes_gone */
export async function changesSince(store: Store, editor: Editor, since: number): Promise<Feed> {
  const pin = await openChanges(store, editor, since);
  async function* parts() {
    yield `{"version":${pin.version},"changes":[`;
    let comma = "";
    for await (const change of changesOf(pin, since)) {
      yield comma + JSON.stringify(change);
      comma = ",";
    }
    yield "]}";
  }
  return { version: pin.version, text: ending(pin, inChunks(parts())) };
}

/** How often the store is asked for a newer version, and how many times in silence a comment is sent, which keeps proxies from ending it. */
const LOOK_MS = 500;
const LOOKS_IN_SILENCE = 30;

/**
 * The same as server-sent events without end: `change` for each, then `version`, whose id a reader that comes back sends as
 * Last-Event-ID. `goesOn` is asked before each look, and ends the feed when it throws or says no.
 */
export async function followChanges(
  store: Store,
  editor: Editor,
  since: number,
  goesOn: () => Promise<boolean>,
): Promise<Feed> {
  const first = await openChanges(store, editor, since);
  async function* events() {
    let known = since;
    let silence = 0;
    for (let pin: PinnedVersion | undefined = first; ; ) {
      if (pin) {
        const { version } = pin;
        for await (const change of ending(pin, changesOf(pin, known)))
          yield `event: change\ndata: ${JSON.stringify(change)}\n\n`;
        yield `id: ${version}\nevent: version\ndata: {"version":${version}}\n\n`;
        known = version;
      } else if (silence % LOOKS_IN_SILENCE === 0) yield ":\n\n";
      await sleep(LOOK_MS);
      if (!(await goesOn())) return;
      const isNew = (await store.version(editor.orgId)) > known;
      silence = isNew ? 0 : silence + 1;
      pin = isNew ? await store.pin(editor.orgId) : undefined;
    }
  }
  return { version: first.version, text: events() };
}

async function openChanges(store: Store, { orgId, hostIds }: Editor, since: number): Promise<PinnedVersion> {
  if (hostIds)
    throw new ServiceError(
      "scope_forbidden",
      "the feed is of the whole organisation, and the key bound to hosts",
    );
  const pin = await store.pin(orgId);
  const { version, changesFrom } = pin;
  if (since === 0 || (since >= changesFrom && since <= version)) return pin;
  pin.end();
  const detail = `removals are known from version ${changesFrom} to ${version}, not since ${since}: read the export, and go on from the version of its ETag`;
  throw new ServiceError("changes_gone", detail);
}

async function* changesOf(pin: PinnedVersion, since: number) {
  for await (const { kind, id, version, removed } of pin.changes(since))
    yield { kind, id, version, deleted: removed };
}

async function* ending<T>(pin: PinnedVersion, values: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* values;
  } finally {
    pin.end();
  }
}

async function* inChunks(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let pending = "";
  for await (const text of texts) {
    pending += text;
    if (pending.length < CHUNK_UNITS) continue;
    yield pending;
    pending = "";
  }
  if (pending !== "") yield pending;
}
