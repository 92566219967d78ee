import { byKind, isSearchable, type SearchableKind, searchableKinds } from "../../contract/records.ts";
import { type Catalogue, patchCatalogue } from "../../search/columns/catalogue.ts";
import { makeFacts } from "../../search/columns/facts.ts";
import { type Intern, Labels, labelOf } from "../../search/columns/labels.ts";
import { RowIndex } from "../../search/columns/table-rows.ts";
import type { OfferPolicy } from "../../sources/taxonomy/offers.ts";
import type { Entry, Reader, Store } from "../../store/store.ts";
import { GuideBlocks } from "../operations/guide-blocks.ts";
import { RenditionCache } from "../rendition-cache.ts";
import { kindsOf } from "./kinds.ts";
import { clocksOf, type Org, type OrgContents, takeNamed } from "./org.ts";

/** Drafts of an organisation that are shown, those of the lowest ids. */
const MOST_DRAFTS = 10_000;
/** What is kept ready for the answers of one. */
const CACHE_BYTES = 8 * 1024 * 1024;

/** What an organisation would be if its drafts were published. */
interface Drafted {
  contents: OrgContents;
  /** The drafts' bodies by row. */
  bodies: Record<SearchableKind, ReadonlyMap<number, Buffer>>;
  renditions: Org["renditions"];
  guideBlocks: Org["guideBlocks"];
}

/**
 * Organisations with drafts in place of what is published, for previews: made from what is in memory by the patch that follows a write, anew
 * for each version and each change of a draft, and dropped with the version. Words of drafts are not searched.
 */
export class DraftedOrgs {
  readonly #store: Store;
  readonly #offersOf: ((orgId: string) => Promise<OfferPolicy>) | undefined;
  readonly #kept = new WeakMap<Catalogue, { revision: number; drafted: Promise<Drafted> }>();

  constructor(store: Store, offersOf?: (orgId: string) => Promise<OfferPolicy>) {
    this.#store = store;
    this.#offersOf = offersOf;
  }

  async of(org: Org): Promise<Org> {
    const { id, catalogue } = org;
    const reader = this.#store.read(id);
    const revision = await reader.lastRevision();
    let kept = this.#kept.get(catalogue);
    if (kept?.revision !== revision) {
      kept = { revision, drafted: readDrafted(org, reader) };
      this.#kept.set(catalogue, kept);
      kept.drafted.catch(() => this.#kept.delete(catalogue));
    }
    const { contents, bodies, ...caches } = await kept.drafted;
    const offers = this.#offersOf && (() => this.#offersOf!(id));
    return {
      ...org,
      ...contents,
      ...caches,
      kinds: () => kindsOf(contents, offers),
      async bodies(kind, rows) {
        const own = bodies[kind];
        const stored = await org.bodies(
          kind,
          rows.filter((row) => !own.has(row)),
        );
        let next = 0;
        return rows.map((row) => own.get(row) ?? stored[next++]!);
      },
    };
  }
}

async function readDrafted(org: Org, reader: Reader): Promise<Drafted> {
  const { catalogue, publicUrl } = org;
  const { intern, labels } = internAfter(catalogue.labels);
  const nextSeqs = byKind((kind) => nextSeq(catalogue, kind));
  const changed: { kind: SearchableKind; id: string }[] = [];
  const entries: Entry[] = [];
  const texts = byKind(() => new Map<string, Buffer>());
  const named = { hosts: new Map(org.hosts), interests: [...org.interests] };
  let count = 0;
  for await (const { kind, id, body } of reader.drafts()) {
    if (count++ === MOST_DRAFTS) break;
    if (!isSearchable(kind)) {
      takeNamed(named, org.id, { kind, id, body }, publicUrl);
      continue;
    }
    changed.push({ kind, id });
    const record = JSON.parse(body) as { status?: string };
    if (record.status !== "active") continue;
    const { rowOfId, seqs } = catalogue.tables[kind];
    const row = rowOfId.get(id);
    const seq = row === undefined ? nextSeqs[kind]++ : seqs[row]!;
    const facts = JSON.parse(JSON.stringify(makeFacts(kind, record, intern))) as Entry["facts"];
    entries.push({ kind, id, seq, version: org.version, facts });
    texts[kind].set(id, Buffer.from(body));
  }
  // Rows stay where they are, so that others' bodies are found.
  const drafted = patchCatalogue(
    apartFrom(catalogue, labels.length > 0, entries),
    { version: org.version, labels, changed, entries },
    () => Number.POSITIVE_INFINITY,
  );
  const byRow = (kind: SearchableKind) =>
    new Map(Array.from(texts[kind], ([id, body]) => [drafted.tables[kind].rowOfId.get(id)!, body]));
  return {
    contents: {
      ...contentsOf(org),
      ...named,
      catalogue: drafted,
      lineage: {},
      ...clocksOf(drafted, named.hosts),
    },
    bodies: byKind(byRow),
    renditions: new RenditionCache(CACHE_BYTES),
    guideBlocks: new GuideBlocks(CACHE_BYTES),
  };
}

/** Numbers labels as the organisation's dictionary does, and those that it lacks after them. */
function internAfter(known: Labels): { intern: Intern; labels: string[] } {
  const numbers = new Map(known.all.map((label, number) => [label, number]));
  const labels: string[] = [];
  const intern: Intern = (language, word) => {
    const label = labelOf(language, word);
    const number = numbers.get(label) ?? numbers.size;
    if (number === numbers.size) labels.push(label);
    numbers.set(label, number);
    return number;
  };
  return { intern, labels };
}

function nextSeq({ tables }: Catalogue, kind: SearchableKind): number {
  return tables[kind].seqs.reduce((highest, seq) => Math.max(highest, seq), 0) + 1;
}

/** The catalogue with logs of its own, and indexes where it grows: the next version shall find those of this one as they are. */
function apartFrom(catalogue: Catalogue, hasLabels: boolean, entries: readonly Entry[]): Catalogue {
  const tables = { ...catalogue.tables };
  for (const kind of searchableKinds) {
    const table = tables[kind];
    const grows = entries.some((entry) => entry.kind === kind && table.rowOfId.get(entry.id) === undefined);
    tables[kind] = {
      ...table,
      ...(grows && { index: new RowIndex(table.ids) }),
      changes: { log: [], count: 0 },
    };
  }
  return { ...catalogue, tables, labels: hasLabels ? new Labels(catalogue.labels.all) : catalogue.labels };
}

/** Without how it reads what is not in memory. */
function contentsOf(org: Org): OrgContents {
  const { id, name, languageCodes, defaultLanguage, version, epoch, lineage, publicUrl } = org;
  const { catalogue, hosts, interests, hours, events } = org;
  const told = { id, name, languageCodes, defaultLanguage, version, epoch, lineage, publicUrl };
  return { ...told, catalogue, hosts, interests, hours, events };
}
