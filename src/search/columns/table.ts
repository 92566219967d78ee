import type { Facts } from "../../content/facts.ts";
import { type ListName, ListReader, listNames } from "../../content/packed-lists.ts";
import { pointOf } from "../../content/sphere.ts";
import { Column } from "./growing-arrays.ts";
import { type Lists, ListsBuilder } from "./lists.ts";
import { GrowingNames, type Names } from "./names.ts";
import { RowIndex, type TableRows, tableRows } from "./table-rows.ts";

/** What one record of the store brings to its row. */
export interface Row {
  id: string;
  seq: number;
  version: number;
  facts: Facts;
}

/**
 * All active records of one kind as columns: row r of every column is the same record. Never changed once built. Of a large table a few
 * rows may be of records that are gone: whoever walks through all rows asks `isThere` (match.ts).
 */
export interface Table extends TableRows {
  /** The version at which the record was last written. */
  readonly versions: Float64Array<ArrayBuffer>;
  /** Decimal degrees; NaN without coordinates. */
  readonly lat: Float64Array<ArrayBuffer>;
  readonly lng: Float64Array<ArrayBuffer>;
  /** The position on the unit sphere; NaN without coordinates. */
  readonly x: Float64Array<ArrayBuffer>;
  readonly y: Float64Array<ArrayBuffer>;
  readonly z: Float64Array<ArrayBuffer>;
  /** Editorial score 0..100; NaN without one. */
  readonly score: Float64Array<ArrayBuffer>;
  /** Sum and number of the ratings on 5. */
  readonly ratingSum: Float64Array<ArrayBuffer>;
  readonly ratingCount: Uint8Array<ArrayBuffer>;
  readonly featured: Uint8Array<ArrayBuffer>;
  readonly priority: Float64Array<ArrayBuffer>;
  /** Epoch milliseconds; 0 when unknown. */
  readonly updatedAt: Float64Array<ArrayBuffer>;
  /** NaN when unknown. */
  readonly price: Float64Array<ArrayBuffer>;
  /** Metres; NaN when unknown. Geo areas only. */
  readonly radius: Float64Array<ArrayBuffer>;
  /** Numbers of `hostNames`; empty means every host. */
  readonly hosts: Lists;
  readonly hostNames: Names;
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
  readonly neighborhood: Int32Array<ArrayBuffer>;
  /** Pairs of minutes of the week; an empty list means unknown. */
  readonly week: Lists;
  /** Packed calendars of hours that change by date (see hours/calendar.ts); empty where a week tells everything. */
  readonly calendar: Lists;
  /** Number of `zoneNames`; -1 when the record has no zone of its own. */
  readonly zone: Int32Array<ArrayBuffer>;
  readonly zoneNames: Names;
  /** Numbers of `linkNames`: of a listing its guides, of a guide its listings. */
  readonly links: Lists;
  readonly linkNames: Names;
}

/** Builds a table from records, by ascending seq. */
export class TableBuilder {
  readonly #ids: string[] = [];
  readonly #index = new RowIndex();
  readonly #columns = {
    seqs: new Column(Uint32Array),
    gone: new Column(Uint8Array),
    versions: new Column(Float64Array),
    lat: new Column(Float64Array),
    lng: new Column(Float64Array),
    x: new Column(Float64Array),
    y: new Column(Float64Array),
    z: new Column(Float64Array),
    score: new Column(Float64Array),
    ratingSum: new Column(Float64Array),
    ratingCount: new Column(Uint8Array),
    featured: new Column(Uint8Array),
    priority: new Column(Float64Array),
    updatedAt: new Column(Float64Array),
    price: new Column(Float64Array),
    radius: new Column(Float64Array),
    neighborhood: new Column(Int32Array),
    zone: new Column(Int32Array),
    hosts: new ListsBuilder(),
    links: new ListsBuilder(),
  };
  readonly #lists = listNames.map(() => new ListsBuilder());
  readonly #reader = new ListReader();
  readonly #hostNames: GrowingNames;
  readonly #zoneNames: GrowingNames;
  readonly #linkNames: GrowingNames;

  /** `former`: a table whose names keep their numbers. */
  constructor(former?: Pick<Table, "hostNames" | "zoneNames" | "linkNames">) {
    this.#hostNames = former?.hostNames.growing ?? new GrowingNames();
    this.#zoneNames = former?.zoneNames.growing ?? new GrowingNames();
    this.#linkNames = former?.linkNames.growing ?? new GrowingNames();
  }

  add({ id, seq, version, facts }: Row): void {
    this.#ids.push(id);
    this.#index.add(id);
    const columns = this.#columns;
    const [lat, lng] = facts.at ?? [Number.NaN, Number.NaN];
    const point = pointOf(lat, lng);
    columns.seqs.push(seq);
    columns.gone.push(0);
    columns.versions.push(version);
    columns.lat.push(lat);
    columns.lng.push(lng);
    columns.x.push(point.x);
    columns.y.push(point.y);
    columns.z.push(point.z);
    columns.score.push(facts.score ?? Number.NaN);
    columns.ratingSum.push(facts.ratings?.reduce((sum, rating) => sum + rating, 0) ?? 0);
    columns.ratingCount.push(facts.ratings?.length ?? 0);
    columns.featured.push(facts.featured ? 1 : 0);
    columns.priority.push(facts.priority ?? 0);
    columns.updatedAt.push(facts.updatedAt ?? 0);
    columns.price.push(facts.price ?? Number.NaN);
    columns.radius.push(facts.radius ?? Number.NaN);
    columns.neighborhood.push(facts.neighborhood ?? -1);
    columns.zone.push(facts.zone === undefined ? -1 : this.#zoneNames.numberFor(facts.zone));
    columns.hosts.push(facts.hosts?.map((host) => this.#hostNames.numberFor(host)));
    columns.links.push(facts.links?.map((link) => this.#linkNames.numberFor(link)));
    this.#reader.read(facts.lists);
    const { numbers: listed, ends } = this.#reader;
    for (let list = 0; list < listNames.length; list++) {
      this.#lists[list]!.pushRange(listed, list === 0 ? 0 : ends[list - 1]!, ends[list]!);
    }
  }

  /** The columns one by one to be trimmed, for who has time to let others through in between; what is left `done` trims. */
  get trims(): (() => void)[] {
    return [...Object.values(this.#columns), ...this.#lists].map((column) => () => column.trim());
  }

  done(): Table {
    const { seqs, gone, ...columns } = finished(this.#columns);
    return {
      ...tableRows({ ids: this.#ids, seqs, gone }, this.#index),
      ...columns,
      ...named(this.#lists),
      hostNames: this.#hostNames.done(),
      zoneNames: this.#zoneNames.done(),
      linkNames: this.#linkNames.done(),
    };
  }
}

type Finished<B extends Record<string, { done(): unknown }>> = { [K in keyof B]: ReturnType<B[K]["done"]> };

function finished<B extends Record<string, { done(): unknown }>>(builders: B): Finished<B> {
  const entries = Object.entries(builders).map(([name, builder]) => [name, builder.done()]);
  return Object.fromEntries(entries) as Finished<B>;
}

function named(builders: readonly ListsBuilder[]): Record<ListName, Lists> {
  const entries = listNames.map((name, list) => [name, builders[list]!.done()] as const);
  return Object.fromEntries(entries) as Record<ListName, Lists>;
}
