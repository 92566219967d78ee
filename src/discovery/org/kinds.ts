import { keptWith } from "../../content/kept-with.ts";
import type { PlaceGroup } from "../../contract/common.ts";
import { isSameLanguage } from "../../languages/compare.ts";
import { groupOf } from "../../sources/taxonomy/groups.ts";
import { type OfferPolicy, offerPolicy } from "../../sources/taxonomy/offers.ts";
import { recogniserOf } from "../../sources/taxonomy/recognise.ts";
import { presetWords } from "../../sources/taxonomy/words.ts";
import type { OrgContents } from "./org.ts";

/** What listings are, by the categories of the taxonomy that their labels mean. */
export interface Kinds {
  /** What takes place is something to do where its category says nothing; undefined where nobody knows. */
  groupOf(row: number): PlaceGroup | undefined;
  /** What a listing's kind is called in a language (BCP 47) that its record has no word of; undefined where its label is its own. */
  labelIn(row: number, language: string): Promise<string | undefined>;
  /** Whether a listing is offered to who names no kind of place; events are. */
  isOffered(row: number): boolean;
}

type Categorised = Pick<OrgContents, "catalogue" | "lineage" | "events">;
type KindOfRow = (row: number) => string | undefined;

const known = new WeakMap<Categorised["catalogue"], Promise<KindOfRow>>();
/** By lineage, whose labels keep their numbers: labels of a listing, joined, to what they mean. */
const meanings = keptWith((_: object) => new Map<string, string | undefined>());

/** Each way of writing a category is read once, when it is asked for; the words of languages are loaded with the first. */
export async function kindsOf(org: Categorised, offers?: () => Promise<OfferPolicy>): Promise<Kinds> {
  const { catalogue, events } = org;
  const reading = known.get(catalogue) ?? readKinds(org);
  known.set(catalogue, reading);
  const [kindOf, policy] = await Promise.all([reading, offers?.() ?? offerPolicy()]);
  const { category, score } = catalogue.tables.listing;
  return {
    async labelIn(row, language) {
      const kind = kindOf(row);
      const told = Array.from(category.of(row), (label) => catalogue.labels.read(label));
      if (kind === undefined || told.some((label) => isSameLanguage(label.language, language)))
        return undefined;
      for (const label of told) {
        const { name, aliases = [] } = (await presetWords(label.language)).get(kind) ?? {};
        if (name === label.words || aliases.includes(label.words))
          return (await presetWords(language)).get(kind)?.name;
      }
      return undefined;
    },
    groupOf(row) {
      const kind = kindOf(row);
      return (kind === undefined ? undefined : groupOf(kind)) ?? (events.isEvent(row) ? "do" : undefined);
    },
    isOffered: (row) => events.isEvent(row) || policy.isOffered(kindOf(row), score[row]!),
  };
}

async function readKinds({ catalogue, lineage }: Categorised): Promise<KindOfRow> {
  const { labels, tables } = catalogue;
  const { category } = tables.listing;
  const recognise = await recogniserOf(labels.index.languages);
  const meant = meanings(lineage);
  return (row) => {
    const numbers = category.of(row);
    const key = numbers.join();
    if (!meant.has(key)) meant.set(key, recognise(Array.from(numbers, (label) => labels.read(label))));
    return meant.get(key);
  };
}
