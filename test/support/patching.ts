import assert from "node:assert/strict";
import { type Edited, openEditor } from "./editing.ts";
import type { World } from "./world.ts";

/** What editors of one organisation write; one editor writes each language. */
export interface Patching {
  origin: string;
  writeKey: string;
  languages: readonly string[];
  records: number;
  patches: number;
}
export interface Patched {
  /** What each write was told to be. */
  versions: number[];
  /** The last name of each record and language, by `id language`. */
  last: Map<string, string>;
  seconds: number;
  /** Milliseconds. */
  took: number[];
  published: number;
  begunAgain: number;
}

/** Of so many patches one is of a draft, which is then published. */
const DRAFT_SHARE = 5;

/** Editors who write at once, each the next as soon as the last is acknowledged. */
export async function patchTogether(asked: Patching): Promise<Patched> {
  const { origin, languages, records, patches } = asked;
  const edit = await openEditor({ origin, addKey: async () => asked.writeKey } as unknown as World);
  const done: Patched = {
    ...{ versions: [], last: new Map(), seconds: 0, took: [] },
    ...{ published: 0, begunAgain: 0 },
  };
  const take = ({ status, headers, text }: Edited) => {
    assert.equal(status, 200, text);
    done.versions.push(Number(headers.get("etag")!.slice(1, -1)));
  };
  const patchRecord = async (at: string, body: object) => take(await edit("PATCH", at, { body }));
  /** All editors of a record share its draft: another may publish it, or let it go because the record has changed. */
  const publishDraft = async (at: string, body: { name: Record<string, string> }) => {
    const [[language, name]] = Object.entries(body.name) as [[string, string]];
    for (;;) {
      const drafted = await edit("PATCH", `${at}?draft=true`, { body });
      assert.equal(drafted.status, 200, drafted.text);
      const published = await edit("POST", `${at}/publish`);
      if (published.status === 200) {
        done.published++;
        take(published);
      } else assert.ok([404, 412].includes(published.status), published.text);
      // What was published may be a draft that another began since, without what was said here.
      const now = (await edit("GET", at)).body.name as Record<string, string>;
      if (now[language] === name) return;
      done.begunAgain++;
      if (published.status === 412) await edit("POST", `${at}/discard`);
    }
  };
  const write = async (language: string, editor: number) => {
    for (let n = editor; n < patches; n += languages.length) {
      const id = `place-${Math.floor(n / languages.length) % records}`;
      const name = `${language} ${n}`;
      const begun = performance.now();
      const isDraft = (Math.floor(n / languages.length) + editor) % DRAFT_SHARE === 0;
      await (isDraft ? publishDraft : patchRecord)(`content/listing/${id}`, { name: { [language]: name } });
      done.took.push(performance.now() - begun);
      done.last.set(`${id} ${language}`, name);
    }
  };
  const begun = performance.now();
  await Promise.all(languages.map(write));
  done.seconds = (performance.now() - begun) / 1_000;
  return done;
}
