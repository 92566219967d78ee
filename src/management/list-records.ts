import { gaps } from "../content/gaps.ts";
import type { ContentCounts, ContentPage } from "../contract/content-operations.ts";
import { isSearchable, type Kind, type SearchableKind } from "../contract/records.ts";
import { indexedTerms } from "../search/postings/indexed-terms.ts";
import { fold } from "../search/text/fold.ts";
import { parseQuery } from "../search/text/query.ts";
import { buildTextQuery, type TextQuery } from "../search/text/text-query.ts";
import { isDamaged, type Store } from "../store/store.ts";
import { draftVersion } from "./records.ts";
import { type Editor, type Fields, maySee, mayWrite, recordOf, shownOf } from "./scope.ts";
import { compareIds, type Summary, summariesOf } from "./summaries.ts";

export interface Listing {
  /** The id after which the page begins. */
  cursor?: string;
  limit: number;
  /** `published`: what readers see, `draft`: what is not published yet. */
  state: "published" | "draft" | "all";
  text?: string;
  /** Canonical BCP 47 code. */
  missingLanguage?: string;
  /** Keeps what is published and was changed after this version. */
  since?: number;
  status?: string;
  profileId?: string;
  /** What a guest would miss in it. */
  missing?: Gap;
}

/** Without a picture, opening hours or a position; an event whose last day is over. */
export type Gap = (typeof gaps)[number] | "passed";

/** What is published of a record, else its draft; of drafts that are asked for the draft. */
type ListedRecord = Omit<ContentPage["results"][number], "record"> & { record: Fields };
type RecordPage = Omit<ContentPage, "results"> & { results: ListedRecord[] };

/** What there is of a record that passes. */
interface Found {
  id: string;
  published: Summary | undefined;
  draft: Summary | undefined;
}

/** Records of a kind by id, as they are stored, that pass every filter. */
export async function listRecords(
  store: Store,
  editor: Editor,
  kind: Kind,
  listing: Listing,
): Promise<RecordPage> {
  const { cursor, limit, state } = listing;
  const found = await findRecords(store, editor, kind, listing);
  const reader = store.read(editor.orgId);
  const results: ListedRecord[] = [];
  const first = cursor === undefined ? 0 : found.findIndex(({ id }) => compareIds(id, cursor) > 0);
  let next = first < 0 ? found.length : first;
  for (; next < found.length && results.length < limit; next++) {
    const { id, ...said } = found[next]!;
    const draft = said.draft && (await reader.draft(kind, id));
    const stored = said.published && (await reader.record(kind, id).catch(passOver));
    const shown = state === "draft" ? draft : (stored ?? draft);
    const record = shown && recordOf(shown);
    // It may have gone, or changed hosts, meanwhile.
    if (!record || !maySee(editor, kind, record)) continue;
    results.push({
      ...{ id, version: stored?.version ?? null, published: stored !== undefined },
      ...(draft && { draftVersion: draftVersion(draft.revision) }),
      record: shownOf(kind, record),
    });
  }
  const writable = found.filter(({ published }) => published && mayWrite(editor, kind, fieldsOf(published)));
  const nextCursor = next < found.length ? found[next - 1]!.id : null;
  return { total: found.length, writable: writable.length, results, nextCursor };
}

/** What passes every filter, by id, whatever the cursor. */
export async function findRecords(
  store: Store,
  editor: Editor,
  kind: Kind,
  listing: Omit<Listing, "limit">,
): Promise<Found[]> {
  const { state, since = -1 } = listing;
  const summaries = await summariesOf(store, editor.orgId);
  const passes = passesFilters(kind, listing, editor.now);
  const isNamed = await namedBy(store, editor, kind, listing.text);
  return sideBySide(summaries.published(kind), summaries.drafts(kind)).filter(({ published, draft }) => {
    const shown = state === "draft" ? draft : state === "published" ? published : (published ?? draft);
    if (!shown || (since >= 0 && (published?.version ?? -1) <= since)) return false;
    if (!maySee(editor, kind, fieldsOf(shown)) || !passes(shown)) return false;
    return (
      isNamed(shown) || (draft !== undefined && maySee(editor, kind, fieldsOf(draft)) && isNamed(draft, true))
    );
  });
}

/** What keys bound to hosts are asked about. */
export function fieldsOf({ id, hostIds }: Summary): Fields {
  return { id, hostIds };
}

/** Records and drafts, both by id. */
function sideBySide(published: readonly Summary[], drafts: readonly Summary[]): Found[] {
  const found: Found[] = [];
  for (let record = 0, draft = 0; record < published.length || draft < drafts.length; ) {
    const [one, other] = [published[record], drafts[draft]];
    const order = !one ? 1 : !other ? -1 : compareIds(one.id, other.id);
    const id = (order <= 0 ? one : other)!.id;
    found.push({ id, published: order <= 0 ? one : undefined, draft: order >= 0 ? other : undefined });
    if (order <= 0) record++;
    if (order >= 0) draft++;
  }
  return found;
}

/** A damaged record keeps no other from being listed; asked for by its id, it is told of. */
function passOver(error: unknown): undefined {
  if (!isDamaged(error)) throw error;
}

function passesFilters(
  kind: Kind,
  { missingLanguage, status, profileId, missing }: Omit<Listing, "limit">,
  now: number,
): (summary: Summary) => boolean {
  return (summary) => {
    if (status !== undefined && summary.status !== status) return false;
    const hosts = kind === "host" ? [summary.id] : summary.hostIds;
    if (profileId !== undefined && !hosts.includes(profileId)) return false;
    if (missing !== undefined && !hasGap(summary, missing, now)) return false;
    return missingLanguage === undefined || lacksLanguage(summary, missingLanguage);
  };
}

/** Tells what has a text in its id, or its words: all of a record or draft that guests could search, else its names. */
async function namedBy(
  store: Store,
  { orgId }: Editor,
  kind: Kind,
  text: string | undefined,
): Promise<(summary: Summary, isDraft?: boolean) => boolean> {
  if (text === undefined) return () => true;
  const wanted = fold(text);
  const languages = (await store.organisations.find(orgId))?.languageCodes ?? [];
  const { words } = buildTextQuery(parseQuery(text, { languages }), undefined);
  const reader = store.read(orgId);
  const drafts = new Set<string>();
  let matches = new Set<number>();
  if (isSearchable(kind) && words.length > 0) {
    matches = new Set((await reader.search(kind, { words }, { mode: "all" })).seqs);
    for await (const { id, body } of reader.drafts([kind])) if (hasWords(kind, body, words)) drafts.add(id);
  }
  return ({ id, seq, names }, isDraft = false) =>
    names.includes(wanted) || (isDraft ? drafts.has(id) : seq !== undefined && matches.has(seq));
}

/** Whether a record that no store has indexed has every word. */
function hasWords(kind: SearchableKind, body: string, words: TextQuery["words"]): boolean {
  const { book, terms } = indexedTerms(kind, JSON.parse(body));
  const own = new Set(Array.from(terms, (term) => book.text(term)));
  return words.every(({ alternatives }) =>
    alternatives.some(({ terms: wanted, prefix }) =>
      wanted.some((term) => own.has(term) || (prefix && own.values().some((word) => word.startsWith(term)))),
    ),
  );
}

function hasGap({ lacks, endsAt }: Summary, gap: Gap, now: number): boolean {
  if (gap === "passed") return endsAt !== undefined && endsAt < now;
  return ((lacks >> gaps.indexOf(gap)) & 1) === 1;
}

function lacksLanguage({ languages }: Summary, code: string): boolean {
  return languages !== undefined && !languages.split(",").includes(code);
}

/** How many records of a kind have each status, lack what guests would miss, or have no words in a language of the organisation. */
export async function countRecords(store: Store, editor: Editor, kind: Kind): Promise<ContentCounts> {
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
