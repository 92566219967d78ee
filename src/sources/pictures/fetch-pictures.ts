import { appendFileSync, mkdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { z } from "zod";
import { escapeHtml } from "../../content/html.ts";
import { textIfThere } from "../../content/org-folder.ts";
import { type Image, image } from "../../contract/common.ts";
import type { GeoArea } from "../../contract/geo-area.ts";
import { parsedJson } from "../../contract/json.ts";
import type { Listing } from "../../contract/listing.ts";
import type { MediaStorage } from "../../media/media-storage.ts";
import { NotAPicture, writeRenditions } from "../../media/renditions.ts";
import type { Organisation, Store } from "../../store/store.ts";
import { readCommonsFile } from "../commons-file.ts";
import { normaliseRecord } from "../normalise.ts";
import { AT_ONCE, askCommons, type CommonsPicture } from "./commons.ts";
import { type PoliteClient, Refused, Unavailable } from "./polite-client.ts";
import type { ItemPictures } from "./wikidata.ts";

/** A photograph of Commons, as it is asked for, is a megabyte or two. */
const MAX_BYTES = 40 * 1024 * 1024;
/** Below it a picture would be blurred on every card; pixels. */
const LEAST_WIDTH = 320;
/** After so many pictures in a row that a server does not give now, it is left alone. */
const PATIENCE = 3;

export interface FetchOptions {
  store: Store;
  organisation: Organisation;
  client: PoliteClient;
  commonsUrl: string;
  /** The pictures of items of Wikidata. */
  itemPictures: ItemPictures;
  /** The organisation's folder, where what became of each picture is noted. */
  folder: string;
  storage: MediaStorage;
  /** Records to find a picture for, at most, those of the highest score first. */
  limit?: number;
  /** Ask again for what was refused before. */
  again?: boolean;
  now: () => number;
  signal?: AbortSignal;
  onRecord?: (done: number, total: number) => void;
}

/** What came of it. */
export interface FetchReport {
  /** Records without a picture of their own for which a source names one. */
  wanted: number;
  /** Records that have one now. */
  illustrated: number;
  downloaded: number;
  /** Pictures that may not or cannot be shown, and why. */
  refused: { file: string; reason: string }[];
  /** Pictures that could not be had now: the next run asks for them. */
  unavailable: { file: string; reason: string }[];
  /** Why the run ended before all was asked for. */
  stopped?: string;
}

type Kind = "listing" | "geoArea";
type Illustrated = Listing | GeoArea;
interface Wanted {
  kind: Kind;
  id: string;
  score: number;
  files: string[];
  item: string | undefined;
}

/** Ends the run; what was fetched stays. */
class Stop extends Error {}

/**
 * Fetches pictures of Wikimedia Commons for the records that have none of their own, scales them into the organisation's
 * media folder and makes them the records' photos, with author, licence and page. Written in parts: a run that is stopped,
 * by the operator or by a server, is gone on with by the next.
 * @throws the signal's reason
 */
export async function fetchPictures(options: FetchOptions): Promise<FetchReport> {
  const { signal, limit, onRecord } = options;
  const all = await wantedRecords(options);
  const wanted = all.slice(0, limit);
  const kept = await options.storage.list(options.organisation.id, "");
  const run = new Run(options, new Set(kept.map(({ name }) => name)));
  const { report } = run;
  report.wanted = wanted.length;
  for (let at = 0; at < wanted.length && report.stopped === undefined; at += AT_ONCE) {
    const part = wanted.slice(at, at + AT_ONCE);
    const photos = new Map<Wanted, Image>();
    try {
      await run.prepare(part);
      for (const [index, record] of part.entries()) {
        signal?.throwIfAborted();
        const photo = await run.firstPhoto(record.files);
        if (photo) photos.set(record, photo);
        onRecord?.(at + index + 1, wanted.length);
      }
    } catch (error) {
      if (!(error instanceof Stop)) {
        await illustrate(options, photos);
        throw error;
      }
      report.stopped = error.message;
    }
    report.illustrated += await illustrate(options, photos);
  }
  return report;
}

/** Records that have no photo, or one that still lies at Commons; those that matter most first. */
async function wantedRecords({ store, organisation }: FetchOptions): Promise<Wanted[]> {
  const wanted: Wanted[] = [];
  for await (const { kind, id, body } of store.read(organisation.id).records(["geoArea", "listing"])) {
    const record = JSON.parse(body) as Illustrated & { score?: number };
    if (record.status !== "active" || !needsPhoto(record)) continue;
    const { sources = [], photos = [], score = 50 } = record;
    const named = [...photos.flatMap(atCommons), ...sources.flatMap(({ pictures = [] }) => pictures)];
    const item = sources.find(({ wikidata }) => wikidata)?.wikidata;
    if (named.length === 0 && item === undefined) continue;
    wanted.push({ kind: kind as Kind, id, score, files: [...new Set(named)], item });
  }
  return wanted.sort((a, b) => b.score - a.score);
}

function needsPhoto({ photos = [] }: Illustrated): boolean {
  return (
    photos.every(({ images }) => images.length === 0) || photos.some((photo) => atCommons(photo).length > 0)
  );
}

/** The file of Commons that a photo shows from there. */
function atCommons({ images }: Image): string[] {
  return images
    .flatMap(({ url }) => (url.startsWith("http") ? (readCommonsFile(url) ?? []) : []))
    .slice(0, 1);
}

/** Asks, downloads and remembers. */
class Run {
  readonly report: FetchReport = { wanted: 0, illustrated: 0, downloaded: 0, refused: [], unavailable: [] };
  readonly #options: FetchOptions;
  readonly #ledger: Ledger;
  /** The files that are there. */
  readonly #kept: Set<string>;
  #told = new Map<string, CommonsPicture | Refused>();
  #failures = 0;

  constructor(options: FetchOptions, kept: Set<string>) {
    this.#options = options;
    this.#ledger = new Ledger(join(options.folder, "pictures.ndjson"));
    this.#kept = kept;
  }

  /** Adds the pictures of items, and asks what Commons says of all that are not known yet. */
  async prepare(part: readonly Wanted[]): Promise<void> {
    const { client, commonsUrl, itemPictures } = this.#options;
    try {
      const items = [...new Set(part.flatMap(({ item }) => item ?? []))];
      const found = await itemPictures(items);
      for (const { files, item } of part) {
        const file = item === undefined ? undefined : found.get(item);
        if (file !== undefined && !files.includes(file)) files.push(file);
      }
      const asked = [...new Set(part.flatMap(({ files }) => files))].filter((file) => !this.#known(file));
      this.#told = new Map();
      for (let at = 0; at < asked.length; at += AT_ONCE) {
        const told = await askCommons(client, commonsUrl, asked.slice(at, at + AT_ONCE));
        for (const [file, picture] of told) this.#told.set(file, picture);
      }
    } catch (error) {
      if (error instanceof Unavailable || error instanceof Refused) throw new Stop(error.message);
      throw error;
    }
  }

  /** The first of these pictures that may be shown and can be had. @throws Stop */
  async firstPhoto(files: readonly string[]): Promise<Image | undefined> {
    for (const file of files) {
      const known = this.#known(file);
      if (known?.photo) return known.photo;
      if (known) continue;
      const photo = await this.#fetch(file);
      if (photo) return photo;
    }
    return undefined;
  }

  /** What is known of a picture: a photo whose files are there, or a refusal that still counts. */
  #known(file: string) {
    const entry = this.#ledger.find(file);
    if (!entry?.photo) return this.#options.again ? undefined : entry;
    const isThere = entry.photo.images.every(({ url }) => this.#kept.has(basename(url)));
    return isThere ? entry : undefined;
  }

  async #fetch(file: string): Promise<Image | undefined> {
    const { client, storage, organisation, now } = this.#options;
    const at = new Date(now()).toISOString();
    try {
      const picture = this.#told.get(file);
      if (picture === undefined) return undefined;
      if (picture instanceof Refused) throw picture;
      const write = (name: string, data: Buffer) => {
        this.#kept.add(name);
        return storage.write(organisation.id, name, data);
      };
      const bytes = await client.bytes(picture.url, MAX_BYTES);
      const { renditions } = await writeRenditions(bytes, write, LEAST_WIDTH);
      const address = `/media/orgs/${organisation.id}`;
      const images = renditions.map(({ size, file: name }) => ({ size, url: `${address}/${name}` }));
      const photo = photoOf(file, picture, images);
      this.#ledger.add({ file, photo, at });
      this.report.downloaded++;
      this.#failures = 0;
      return photo;
    } catch (error) {
      if (error instanceof Refused || error instanceof NotAPicture) {
        this.#ledger.add({ file, refused: error.message, at });
        this.report.refused.push({ file, reason: error.message });
      } else if (error instanceof Unavailable) {
        this.report.unavailable.push({ file, reason: error.message });
        if (++this.#failures >= PATIENCE) throw new Stop(error.message);
      } else throw error;
      return undefined;
    }
  }
}

/** A picture as a record has it. The attribution is a link to the picture's page, as other providers give theirs. */
function photoOf(file: string, { page, author, licence }: CommonsPicture, images: Image["images"]): Image {
  const link = /^https:\/\//.test(page)
    ? `<a href="${escapeHtml(page)}">${escapeHtml(author)}</a>`
    : escapeHtml(author);
  return { id: file, category: "photo", attributions: [link], keywords: [], images, license: licence };
}

/** Gives records their photos, if they still need one; what a curator wrote meanwhile stays. */
async function illustrate(options: FetchOptions, photos: ReadonlyMap<Wanted, Image>): Promise<number> {
  const { store, organisation } = options;
  if (photos.size === 0) return 0;
  const { updated } = await store.write(organisation.id, async (batch) => {
    for (const [{ kind, id }, photo] of photos) {
      const stored = await store.read(organisation.id).record(kind, id);
      if (!stored) continue;
      const record = JSON.parse(stored.body) as Illustrated;
      if (!needsPhoto(record)) continue;
      const kept = (record.photos ?? []).filter(
        (old) => old.images.length > 0 && atCommons(old).length === 0,
      );
      const [defaultLanguage] = organisation.languageCodes;
      const illustrated = normaliseRecord(
        { kind, ...record, photos: [photo, ...kept] },
        { defaultLanguage: defaultLanguage! },
      );
      if (!("faults" in illustrated)) await batch.put(kind, illustrated.record);
    }
  });
  return updated;
}

const line = z.object({
  /** Of Wikimedia Commons: `File:…`. */
  file: z.string(),
  /** The photo that it became. */
  photo: image.optional(),
  /** Or why it became none. */
  refused: z.string().optional(),
  at: z.string(),
});
type Line = z.infer<typeof line>;

/**
 * What became of each picture that was asked for, a line of JSON each, the last of a picture counts: so that a run that was
 * stopped goes on, and nobody is asked again for what they refused.
 */
class Ledger {
  readonly #path: string;
  readonly #lines = new Map<string, Line>();

  constructor(path: string) {
    this.#path = path;
    for (const text of textIfThere(path)?.split("\n") ?? []) {
      const read = line.safeParse(parsedJson(text));
      // A line that a crash cut off is as if it had not been written.
      if (read.success) this.#lines.set(read.data.file, read.data);
    }
  }

  find(file: string): Line | undefined {
    return this.#lines.get(file);
  }

  add(entry: Line): void {
    mkdirSync(dirname(this.#path), { recursive: true });
    appendFileSync(this.#path, `${JSON.stringify(entry)}\n`);
    this.#lines.set(entry.file, entry);
  }
}
