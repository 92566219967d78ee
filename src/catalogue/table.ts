import type { Facts } from "../content/facts.ts";
import { type ListName, ListReader, listNames } from "../content/packed-lists.ts";
import { pointOf } from "../content/sphere.ts";
import { Column, type Lists, ListsBuilder } from "./columns.ts";

/** What one record of the store brings to its row. */
export interface Row {
  id: string;
  seq: number;
  version: number;
  facts: Facts;
}

/** All active records of one kind as columns: row r of every column is the same record. Never changed once built. */
export interface Table {
  readonly size: number;
  readonly ids: readonly string[];
  /** The row of an id. */
  readonly rowOfId: ReadonlyMap<string, number>;
  /** The store's number of the record. */
  readonly seqs: Uint32Array;
  /** The version at which the record was last written. */
  readonly versions: Float64Array;
  /** Decimal degrees; NaN without coordinates. */
  readonly lat: Float64Array;
  readonly lng: Float64Array;
  /** The position on the unit sphere; NaN without coordinates. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly z: Float64Array;
  /** Editorial score 0..100; NaN without one. */
  readonly score: Float64Array;
  /** Sum and number of the ratings on 5. */
  readonly ratingSum: Float64Array;
  readonly ratingCount: Uint8Array;
  readonly featured: Uint8Array;
  readonly priority: Float64Array;
  /** Epoch milliseconds; 0 when unknown. */
  readonly updatedAt: Float64Array;
  /** NaN when unknown. */
  readonly price: Float64Array;
  /** Metres; NaN when unknown. Geo areas only. */
  readonly radius: Float64Array;
  /** Numbers of `hostNames`; empty means every host. */
  readonly hosts: Lists;
  readonly hostNames: readonly string[];
  readonly category: Lists;
  readonly tags: Lists;
  readonly keywords: Lists;
  readonly tripType: Lists;
  readonly userCategories: Lists;
  readonly userInterests: Lists;
  readonly timeOfDay: Lists;
  readonly timeOfYear: Lists;
  readonly names: Lists;
  /** Label of the neighbourhood; -1 without one. */
  readonly neighborhood: Int32Array;
  /** Pairs of minutes of the week; an empty list means unknown. */
  readonly week: Lists;
  /** Packed calendars of hours that change by date (see content/opening-calendar.ts); empty where a week tells everything. */
  readonly calendar: Lists;
  /** Number of `zoneNames`; -1 when the record has no zone of its own. */
  readonly zone: Int32Array;
  readonly zoneNames: readonly string[];
  /** Numbers of `linkNames`: of a listing its guides, of a guide its listings. */
  readonly links: Lists;
  readonly linkNames: readonly string[];
}

/** Builds a table from records, in any order. */
export class TableBuilder {
  readonly #ids: string[] = [];
  readonly #rowOfId = new Map<string, number>();
  readonly #seqs = new Column(Uint32Array);
  readonly #numbers = {
    versions: new Column(Float64Array),
    lat: new Column(Float64Array),
    lng: new Column(Float64Array),
    x: new Column(Float64Array),
    y: new Column(Float64Array),
    z: new Column(Float64Array),
    score: new Column(Float64Array),
    ratingSum: new Column(Float64Array),
    priority: new Column(Float64Array),
    updatedAt: new Column(Float64Array),
    price: new Column(Float64Array),
    radius: new Column(Float64Array),
  };
  readonly #ratingCount = new Column(Uint8Array);
  readonly #featured = new Column(Uint8Array);
  readonly #neighborhood = new Column(Int32Array);
  readonly #zone = new Column(Int32Array);
  readonly #hosts = new ListsBuilder();
  readonly #links = new ListsBuilder();
  readonly #lists = listNames.map(() => new ListsBuilder());
  readonly #reader = new ListReader();
  readonly #hostNames: Names;
  readonly #zoneNames: Names;
  readonly #linkNames: Names;

  /** `former`: a table whose names keep their numbers. */
  constructor(former?: Pick<Table, "hostNames" | "zoneNames" | "linkNames">) {
    this.#hostNames = new Names(former?.hostNames);
    this.#zoneNames = new Names(former?.zoneNames);
    this.#linkNames = new Names(former?.linkNames);
  }

  add({ id, seq, version, facts }: Row): void {
    this.#rowOfId.set(id, this.#ids.length);
    this.#ids.push(id);
    this.#seqs.push(seq);
    const numbers = this.#numbers;
    const [lat, lng] = facts.at ?? [Number.NaN, Number.NaN];
    const point = pointOf(lat, lng);
    numbers.versions.push(version);
    numbers.lat.push(lat);
    numbers.lng.push(lng);
    numbers.x.push(point.x);
    numbers.y.push(point.y);
    numbers.z.push(point.z);
    numbers.score.push(facts.score ?? Number.NaN);
    numbers.ratingSum.push(facts.ratings?.reduce((sum, rating) => sum + rating, 0) ?? 0);
    numbers.priority.push(facts.priority ?? 0);
    numbers.updatedAt.push(facts.updatedAt ?? 0);
    numbers.price.push(facts.price ?? Number.NaN);
    numbers.radius.push(facts.radius ?? Number.NaN);
    this.#ratingCount.push(facts.ratings?.length ?? 0);
    this.#featured.push(facts.featured ? 1 : 0);
    this.#neighborhood.push(facts.neighborhood ?? -1);
    this.#zone.push(facts.zone === undefined ? -1 : this.#zoneNames.numberOf(facts.zone));
    this.#hosts.push(facts.hosts?.map((host) => this.#hostNames.numberOf(host)));
    this.#links.push(facts.links?.map((link) => this.#linkNames.numberOf(link)));
    this.#reader.read(facts.lists);
    const { numbers: listed, ends } = this.#reader;
    for (let list = 0; list < listNames.length; list++) {
      this.#lists[list]!.pushRange(listed, list === 0 ? 0 : ends[list - 1]!, ends[list]!);
    }
  }

  done(): Table {
    return {
      size: this.#ids.length,
      ids: this.#ids,
      rowOfId: this.#rowOfId,
      seqs: this.#seqs.done(),
      ...finished(this.#numbers),
      ratingCount: this.#ratingCount.done(),
      featured: this.#featured.done(),
      neighborhood: this.#neighborhood.done(),
      zone: this.#zone.done(),
      hosts: this.#hosts.done(),
      links: this.#links.done(),
      ...named(this.#lists),
      hostNames: this.#hostNames.list,
      zoneNames: this.#zoneNames.list,
      linkNames: this.#linkNames.list,
    };
  }
}

function finished<T, K extends string>(builders: Record<K, { done(): T }>): Record<K, T> {
  const entries = Object.entries(builders) as [K, { done(): T }][];
  return Object.fromEntries(entries.map(([name, builder]) => [name, builder.done()])) as Record<K, T>;
}

function named(builders: readonly ListsBuilder[]): Record<ListName, Lists> {
  const entries = listNames.map((name, list) => [name, builders[list]!.done()] as const);
  return Object.fromEntries(entries) as Record<ListName, Lists>;
}

/** Numbers for strings, in the order in which they are first seen; those of former names stay. */
class Names {
  readonly #former: readonly string[];
  /** Numbers in their order, which is that of the names; made with the first name that is asked for. */
  #numbers: Map<string, number> | undefined;

  constructor(former: readonly string[] = []) {
    this.#former = former;
  }

  get list(): readonly string[] {
    const numbers = this.#numbers;
    return numbers && numbers.size > this.#former.length ? [...numbers.keys()] : this.#former;
  }

  numberOf(name: string): number {
    this.#numbers ??= new Map(this.#former.map((known, number) => [known, number]));
    let number = this.#numbers.get(name);
    if (number === undefined) {
      number = this.#numbers.size;
      this.#numbers.set(name, number);
    }
    return number;
  }
}
