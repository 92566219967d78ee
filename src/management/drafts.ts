import type { Store } from "../store/store.ts";
import {
  type Conditions,
  changing,
  checked,
  conflictOf,
  draftVersion,
  notFound,
  optionsOf,
  revise,
  shown,
  type Target,
  type Versioned,
} from "./records.ts";
import { demandWrite, type Editor, maySee } from "./scope.ts";

/**
 * The draft takes the place of what is published, which must be what it began from or what the caller's conditions name.
 * @throws ServiceError record_not_found, scope_forbidden, invalid_record, precondition_failed, idempotency_conflict
 */
export async function publish(
  store: Store,
  editor: Editor,
  target: Target,
  { isConditional, holds, attempt }: Conditions,
): Promise<Versioned> {
  const { kind, id } = target;
  const options = await optionsOf(store, editor);
  const shows = "published";
  const written = await changing(store, editor, target, { shows, attempt }, async (batch, standing) => {
    const { published, draft } = standing;
    if (!draft || !maySee(editor, kind, draft.record)) throw notFound(target, true);
    for (const one of [published, draft]) if (one) demandWrite(editor, kind, one.record);
    const isCurrent = isConditional ? holds(published?.version) : (published?.version ?? null) === draft.base;
    if (!isCurrent) throw conflictOf(kind, published, draft.record);
    // What was written to an earlier release's rules is held to today's.
    const record = checked({ value: { kind, ...draft.record } }, options);
    await batch.removeDraft(kind, id);
    if (published?.body === JSON.stringify(record)) return { ...shown(target, published), isNew: false };
    await revise(batch, editor, target, { action: "publish", before: published?.record, record });
    await batch.put(kind, record);
    return { ...shown(target, { version: batch.version, record }), isNew: !published };
  });
  return written!;
}

/** The draft goes. @throws ServiceError record_not_found, scope_forbidden, precondition_failed, idempotency_conflict */
export async function discard(
  store: Store,
  editor: Editor,
  target: Target,
  { holds, attempt }: Conditions,
): Promise<void> {
  const { kind, id } = target;
  await changing(store, editor, target, { attempt }, async (batch, { draft }) => {
    if (!draft || !maySee(editor, kind, draft.record)) throw notFound(target, true);
    demandWrite(editor, kind, draft.record);
    if (!holds(draft.version)) throw conflictOf(kind, draft, {});
    await revise(batch, editor, target, { isDraft: true, action: "discard" });
    await batch.removeDraft(kind, id);
    return undefined;
  });
}

/**
 * What is published becomes the draft, unless there is one, and readers see nothing.
 * @throws ServiceError record_not_found, scope_forbidden, precondition_failed, idempotency_conflict
 */
export async function withdraw(
  store: Store,
  editor: Editor,
  target: Target,
  { holds, attempt }: Conditions,
): Promise<Versioned> {
  const { kind, id } = target;
  const shows = "draft";
  const written = await changing(store, editor, target, { shows, attempt }, async (batch, standing) => {
    const { published, draft } = standing;
    if (!published || !maySee(editor, kind, published.record)) throw notFound(target);
    for (const one of [published, draft]) if (one) demandWrite(editor, kind, one.record);
    if (!holds(published.version)) throw conflictOf(kind, published, {});
    const { record, body } = draft ?? published;
    const revision = await revise(batch, editor, target, { action: "withdraw" });
    await batch.putDraft({ kind, id, revision, base: null, body });
    await batch.remove(kind, id);
    return { ...shown(target, { version: draftVersion(revision), record }), isNew: false };
  });
  return written!;
}
