import type { RevisionPage } from "../contract/draft-operations.ts";
import { ServiceError } from "../contract/errors.ts";
import { differences } from "../sources/revise.ts";
import type { Reader, Store, StoredRevision } from "../store/store.ts";
import { pointerOf } from "./record-faults.ts";
import {
  type Conditions,
  changedFields,
  draftVersion,
  notFound,
  type Standing,
  standingOf,
  type Target,
  type Written,
  writeGiven,
} from "./records.ts";
import { type Editor, type Fields, maySee, recordOf, shownOf } from "./scope.ts";

/** What is published now, where no revision says it yet: an import wrote it. */
const CURRENT = 0;
/** Before this come all revisions. */
const END = Number.MAX_SAFE_INTEGER;

/** The history of a record, the newest first; `cursor`: the revision before which the page begins. @throws ServiceError record_not_found */
export async function listRevisions(
  store: Store,
  editor: Editor,
  target: Target,
  { cursor = END, limit }: { cursor?: number; limit: number },
): Promise<RevisionPage> {
  const { kind, id } = target;
  const reader = store.read(editor.orgId);
  const standing = await standingOf(reader, target);
  const rows = await reader.revisions(kind, id, cursor, limit + 1);
  const sees = sightOf(editor, target, standing);
  const shownRows = rows.slice(0, limit).filter(sees);
  if (cursor === END && shownRows.length === 0 && !isVisible(editor, target, standing))
    throw notFound(target);
  const results = shownRows.map((row): RevisionPage["results"][number] => {
    const { revision, version, at, by, action } = row;
    return {
      ...{ revision, version: version ?? draftVersion(revision), draft: version === null },
      ...{ at: at === null ? null : new Date(at).toISOString(), by, action },
      fields: row.fields ?? fieldsOf(target, row, rows),
    };
  });
  const { published } = standing;
  if (cursor === END && published && sees({ body: published.body })) {
    const last = await lastPublished(reader, target);
    if (last?.version !== published.version) {
      const row = { ...published, revision: END };
      const told = {
        at: null,
        by: null,
        action: "import",
        fields: fieldsOf(target, row, last ? [last] : []),
      } as const;
      results.unshift({ revision: CURRENT, version: published.version, draft: false, ...told });
    }
  }
  return { results, nextCursor: rows.length > limit ? `${rows[limit - 1]!.revision}` : null };
}

/** A record as it was. @throws ServiceError record_not_found, also where nothing was left of it */
export async function readRevision(
  store: Store,
  editor: Editor,
  target: Target,
  revision: number,
): Promise<Fields> {
  const { kind, id } = target;
  const reader = store.read(editor.orgId);
  const [row] =
    revision === CURRENT
      ? [await reader.record(kind, id)]
      : (await reader.revisions(kind, id, revision + 1, 1)).filter((one) => one.revision === revision);
  const record = row?.body ? recordOf({ body: row.body }) : undefined;
  if (record && maySee(editor, kind, record)) return shownOf(kind, record);
  throw new ServiceError(
    "record_not_found",
    `the ${kind} ${id} has no record of revision ${revision}: it was removed then, or is forgotten`,
  );
}

/** What differs between two revisions, by field. @throws ServiceError record_not_found */
export async function compareRevisions(
  store: Store,
  editor: Editor,
  target: Target,
  { revision, against }: { revision: number; against: number },
) {
  const [to, from] = [
    await readRevision(store, editor, target, revision),
    await readRevision(store, editor, target, against),
  ];
  const fields = differences(from, to).map(({ field, ...values }) => {
    return { name: field, pointer: pointerOf(field), ...values };
  });
  return { revision, against, fields };
}

/** Makes a record as it was the draft, or publishes it at once; its secrets are today's. @throws as of `writeRecord` */
export async function restoreRevision(
  store: Store,
  editor: Editor,
  target: Target,
  { revision, isDraft }: { revision: number; isDraft: boolean },
  conditions: Conditions,
): Promise<Written> {
  const given = { kind: target.kind, ...(await readRevision(store, editor, target, revision)) };
  const how = { writing: "put", action: "restore", isDraft } as const;
  return writeGiven(store, editor, target, given, how, conditions);
}

/** Which revisions an editor sees: a key bound to hosts those of its hosts, and that such a record was removed. */
function sightOf(editor: Editor, target: Target, standing: Standing) {
  return ({ body }: Pick<StoredRevision, "body">): boolean => {
    if (!editor.hostIds) return true;
    return body === null
      ? isVisible(editor, target, standing)
      : maySee(editor, target.kind, recordOf({ body }));
  };
}

function isVisible(editor: Editor, { kind }: Target, { published, draft }: Standing): boolean {
  return [published, draft].some((one) => one && maySee(editor, kind, one.record));
}

/** What changed in what was published before, as far as `rows` know it. */
function fieldsOf(
  { kind }: Target,
  { revision, body }: Pick<StoredRevision, "revision" | "body">,
  rows: readonly StoredRevision[],
): string[] {
  const former = rows.find((one) => one.revision < revision && one.version !== null && one.body !== null);
  return former && body !== null ? changedFields(kind, recordOf(former as never), recordOf({ body })) : [];
}

const PAGE = 50;

async function lastPublished(reader: Reader, { kind, id }: Target): Promise<StoredRevision | undefined> {
  for (let before = END; ; ) {
    const rows = await reader.revisions(kind, id, before, PAGE);
    const found = rows.find(({ version }) => version !== null);
    if (found || rows.length < PAGE) return found;
    before = rows.at(-1)!.revision;
  }
}
