import { createClient, type GeoArea, type OrgLanguagesAnswer } from "../../src/client/client.ts";
import { ApiError, ask, type Call, open, type TransportOptions } from "../../src/client/transport.ts";
import type { BatchReport, ContentCounts, ContentPage } from "../../src/contract/content-operations.ts";
import type { RevisionPage } from "../../src/contract/draft-operations.ts";
import type { RecordFieldFault } from "../../src/contract/errors.ts";
import type { Key } from "../../src/contract/key-operations.ts";
import type { Medium } from "../../src/contract/media-operations.ts";
import type { Access } from "../explorer/access.ts";
import { loadSchemas, type Schemas } from "./schema.ts";

/** A record, or a part of one, as it is stored. */
export type Fields = Readonly<Record<string, unknown>>;
export type Kind = "listing" | "guide" | "geoArea" | "host";

/** A record as an editor sees it: as in a list, or with the version that its ETag says. */
export type Entry = Pick<ContentPage["results"][number], "draftVersion" | "published"> & {
  version: string | number | null;
  record: Fields & { id: string };
};
type EntryPage = Omit<ContentPage, "results"> & { results: Entry[] };

export type Revision = RevisionPage["results"][number];
/** A record's fault, as problems tell it. */
export type Fault = Omit<RecordFieldFault, "in" | "code">;

export type Session = Awaited<ReturnType<typeof openSession>>;

/** How long the preview shows drafts, in minutes: a week, the longest that the service allows. */
const PREVIEW_MINUTES = 10_080;
/** How long a batch may take. */
const PATIENCE_MS = 120_000;

/** What the studio asks of the service, with one key. @throws ApiError where the key does not open what an editor needs */
export async function openSession({ org, key }: Access) {
  const options = {
    baseUrl: new URL(".", location.href).href,
    key,
    retries: 2,
    fetch: window.fetch.bind(window),
  };
  const transport: TransportOptions = {
    ...options,
    keyIn: "header",
    timeoutMs: PATIENCE_MS,
    onExchange: undefined,
  };
  const client = createClient({ ...options, orgId: org });
  const root = `/v2/orgs/${encodeURIComponent(org)}`;
  const send = <T>(method: Call["method"], path: string, call: Omit<Call, "method" | "path"> = {}) =>
    ask<T>(transport, { method, path: `${root}/${path}`, ...call });
  const one = (kind: Kind, id: string) => `content/${kind}/${encodeURIComponent(id)}`;
  const read = async (kind: Kind, id: string, draft: boolean): Promise<Entry> =>
    entryOf(await send("GET", one(kind, id), { query: draft ? { draft } : {} }), draft);
  const matching = ({ version }: Entry) => ({ "If-Match": `"${version}"` });

  let areas: Promise<GeoArea[]> | undefined;
  const askAreas = async () => {
    const lang = session.languages.defaultLanguageCode;
    return (await client.locationSearch({ lang, hitsPerPage: 20 }).catch(() => ({ results: [] }))).results;
  };

  const session = {
    org,
    client,
    /** A token that shows drafts in the preview. */
    preview: "",
    /** What a map needs to ask for the organisation's basemap. */
    mapOptions: { baseUrl: options.baseUrl, orgId: org, key },
    schemas: {} as Schemas,
    languages: {} as OrgLanguagesAnswer,
    hosts: [] as readonly Entry["record"][],
    list: async (kind: Kind, query: Readonly<Record<string, unknown>>, signal?: AbortSignal) =>
      (await send<EntryPage>("GET", `content/${kind}`, { query, signal })).value,
    /** A record as an editor goes on with it: its draft, else what is published. */
    async get(kind: Kind, id: string): Promise<Entry> {
      try {
        const published = await read(kind, id, false);
        return published.draftVersion ? { ...(await read(kind, id, true)), published: true } : published;
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 404) throw error;
        return { ...(await read(kind, id, true)), published: false };
      }
    },
    /** Changes a record of this version: its draft, or what is published. */
    async patch(kind: Kind, id: string, before: Entry, patch: Fields, draft: boolean): Promise<Entry> {
      const query = draft ? { draft } : {};
      const answer = await send<Entry["record"]>("PATCH", one(kind, id), {
        query,
        body: patch,
        headers: matching(before),
      });
      return { ...entryOf(answer, draft), published: before.published };
    },
    /** Makes a draft of what is not there yet. */
    create: (kind: Kind, id: string, record: Fields) =>
      send("PUT", one(kind, id), { query: { draft: true }, body: record, headers: { "If-None-Match": "*" } }),
    publish: (kind: Kind, id: string) => send("POST", `${one(kind, id)}/publish`),
    discard: (kind: Kind, id: string) => send("POST", `${one(kind, id)}/discard`),
    remove: (kind: Kind, id: string) => send("DELETE", one(kind, id)),
    revisions: async (kind: Kind, id: string) =>
      (await send<RevisionPage>("GET", `${one(kind, id)}/revisions`)).value.results,
    /** Makes a record as it was the draft. */
    restore: (kind: Kind, id: string, revision: number) =>
      send("POST", `${one(kind, id)}/revisions/${revision}/restore`),
    /** Writes lines of records, all or none. */
    batch: async (lines: string | Blob, query: { mode: "replace" | "merge"; dryRun?: boolean }) => {
      const body = new Blob([lines], { type: "application/x-ndjson" });
      return (await send<BatchReport>("POST", "content:batch", { query, body })).value;
    },
    /** Changes the same fields of all that is published and passes the filters. */
    patchAll: (kind: Kind, filters: Readonly<Record<string, string>>, patch: Fields) =>
      send<BatchReport>("PATCH", `content/${kind}`, { query: filters, body: patch }),
    keys: async () => (await send<{ results: Key[] }>("GET", "keys")).value.results,
    /** A key that reads and chats. */
    createKey: async (bounds: { hosts: string[]; origins: string[] }) =>
      (await send<{ key: string }>("POST", "keys", { body: bounds })).value.key,
    revokeKey: (id: string) => send("DELETE", `keys/${encodeURIComponent(id)}`),
    /** The neighbourhoods, for maps. */
    areas: () => (areas ??= askAreas()),
    /** Keeps a picture: the same bytes are the same one. */
    upload: async (file: File) =>
      (await send<Medium>("POST", "media", { query: { name: file.name }, body: file })).value,
    /** Everything as lines of records, for a file. */
    export: async () =>
      (await open(transport, { method: "GET", path: `${root}/content:export` })).response.blob(),
    /** What guests would miss, and how much of it there is. */
    overview: async (kind: Kind) =>
      (await send<ContentCounts>("GET", "content:overview", { query: { kind } })).value,
    async readHosts() {
      session.hosts = (await session.list("host", { limit: 200 })).results.map(({ record }) => record);
    },
  };
  [session.languages, session.schemas, session.preview] = await Promise.all([
    client.orgLanguages(),
    loadSchemas(),
    send<{ token: string }>("POST", "previews", { body: { minutes: PREVIEW_MINUTES } }).then(
      ({ value }) => value.token,
    ),
    session.readHosts(),
  ]);
  return session;
}

function entryOf({ value, headers }: { value: Entry["record"]; headers: Headers }, draft: boolean): Entry {
  const version = (headers.get("ETag") ?? "").replaceAll('"', "");
  const draftVersion = draft ? version : headers.get("Waymark-Draft");
  return { record: value, version, published: true, ...(draftVersion && { draftVersion }) };
}
