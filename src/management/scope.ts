import { ServiceError } from "../contract/errors.ts";
import { hostSecrets } from "../contract/host.ts";
import type { Kind } from "../contract/records.ts";
import type { StoredRecord } from "../store/store.ts";

/** Who edits: the organisation, the hosts the caller's key is bound to (undefined: all of them), and the key. */
export interface Editor {
  orgId: string;
  hostIds?: readonly string[];
  keyId: string;
  /** When it was asked for, in epoch milliseconds. */
  now: number;
}

export type Fields = Record<string, unknown>;

/** What belongs to hosts: records, and pictures that were uploaded. */
export type Owned = Kind | "medium";

/** Whether an editor sees a record: as readers do, what belongs to their hosts or to every host. */
export function maySee({ hostIds }: Editor, kind: Owned, record: Fields): boolean {
  if (!hostIds || kind === "interest") return true;
  const owners = ownersOf(kind, record);
  return kind !== "site" && (owners.length === 0 || owners.some((id) => hostIds.includes(id)));
}

/** Refuses what belongs to other hosts as well, or to every host. @throws ServiceError scope_forbidden */
export function demandWrite(editor: Editor, kind: Owned, record: Fields): void {
  if (mayWrite(editor, kind, record)) return;
  const detail = `the key is bound to hosts, and may not write the ${kind} ${String(record.id)}: its hostIds must name these hosts and no others`;
  throw new ServiceError("scope_forbidden", detail);
}

export function mayWrite({ hostIds }: Editor, kind: Owned, record: Fields): boolean {
  if (!hostIds) return true;
  const owners = ownersOf(kind, record);
  return owners.length > 0 && owners.every((id) => hostIds.includes(id));
}

function ownersOf(kind: Owned, record: Fields): readonly string[] {
  return (kind === "host" ? [record.id] : (record.hostIds ?? [])) as readonly string[];
}

export function recordOf({ body }: Pick<StoredRecord, "body">): Fields {
  return JSON.parse(body) as Fields;
}

/** What an editor is shown of a record: all but secrets. */
export function shownOf(kind: Owned, record: Fields): Fields {
  if (kind !== "host") return record;
  return Object.fromEntries(Object.entries(record).filter(([field]) => !Object.hasOwn(hostSecrets, field)));
}
