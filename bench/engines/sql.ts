import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { chordOfMetres, pointOf } from "../../src/content/sphere.ts";
import { RANKING } from "../../src/search/ranking/weights.ts";
import { startPostgres } from "../harness/postgres-server.ts";
import { type Engine, family, here, Missing, type Opening, parentOf } from "./engine.ts";
import { answerOf, HITS, type Question, RADIUS_METRES, type Row } from "./rows.ts";

const COLUMNS = "n, id, hosts, base, featured, priority, score, updated_at, trip, interests, mentioned";
const ORDER = "key DESC, featured DESC, priority DESC, score DESC, far, updated_at DESC, id";

/** Takes a value and gives what stands for it in the statement. */
type Bind = (value: string | number, type: "int" | "float8" | "text") => string;

/** The score in whole steps, as both databases compute it. */
function keyOf({ interests, trip }: Question, $: Bind): string {
  const float = (value: number) => $(value, "float8");
  const factors = [float(1)];
  if (interests.length > 0) {
    const mentioned = float(RANKING.mentioned);
    const fits = interests.map(({ bit, weight }) => {
      const bits = $(bit, "int");
      return `${float(weight)} * CASE WHEN interests & ${bits} <> 0 THEN ${float(1)} WHEN mentioned & ${bits} <> 0 THEN ${mentioned} ELSE ${float(0)} END`;
    });
    factors.push(`${float(RANKING.interest)} * (${fits.join(" + ")})`);
  }
  if (trip) {
    const undeclared = float(RANKING.undeclared);
    const fit = `CASE WHEN trip = 0 THEN ${undeclared} WHEN trip & ${$(trip, "int")} <> 0 THEN ${float(1)} ELSE ${float(0)} END`;
    factors.push(`${float(RANKING.trip)} * ${fit}`);
  }
  return `round(base * (${factors.join(" + ")}) * ${float(1e9)})`;
}

/** Values in the columns' order, with the hosts as they are given. */
function valuesOf<H>(
  { n, id, base, featured, priority, score, updatedAt, trip, interests, mentioned }: Row,
  hosts: H,
) {
  return [n, id, hosts, base, featured, priority, score, updatedAt, trip, interests, mentioned] as const;
}

type Found = { total: number | string; body: string };

/** R*Tree over points of the unit sphere, and an FTS5 index that keeps which words a row has. */
export function openSqlite({ folder }: Opening): Engine {
  const database = new DatabaseSync(join(folder, "rows.sqlite"));
  database.exec(`
    PRAGMA journal_mode = WAL; PRAGMA synchronous = normal; PRAGMA cache_size = -65536; PRAGMA mmap_size = 1073741824;
    CREATE TABLE listing (n INTEGER PRIMARY KEY, id, hosts, base, featured, priority, score, updated_at, trip, interests, mentioned, x, y, z);
    CREATE TABLE body (n INTEGER PRIMARY KEY, body TEXT);
    CREATE VIRTUAL TABLE place USING rtree(n, x0, x1, y0, y1, z0, z1);
    CREATE VIRTUAL TABLE words USING fts5(text, content='', detail=none, columnsize=0);
    BEGIN`);
  const insert = ["listing", "body", "place"].map((name, at) =>
    database.prepare(`INSERT INTO ${name} VALUES (${Array([14, 2, 7][at]).fill("?")})`),
  );
  const insertWords = database.prepare("INSERT INTO words (rowid, text) VALUES (?, ?)");
  const kept = new Map<string, ReturnType<DatabaseSync["prepare"]>>();
  const prepared = (sql: string) => {
    const statement = kept.get(sql) ?? database.prepare(sql);
    kept.set(sql, statement);
    return statement;
  };
  return {
    add(rows) {
      for (const row of rows) {
        const { x, y, z } = pointOf(row.lat, row.lng);
        insert[0]!.run(...valuesOf(row, row.hosts.map((host) => `,${host},`).join("")), x, y, z);
        insert[1]!.run(row.n, row.body);
        insert[2]!.run(row.n, x, x, y, y, z, z);
        insertWords.run(row.n, row.words);
      }
    },
    ready() {
      database.exec(
        "INSERT INTO words (words) VALUES ('optimize'); COMMIT; ANALYZE; PRAGMA wal_checkpoint(TRUNCATE)",
      );
    },
    ask(question) {
      const { host, centre, words } = question;
      const values: (string | number)[] = [];
      const $: Bind = (value) => `?${values.push(value)}`;
      const tests = ["1"];
      const from = [words ? "words JOIN listing ON n = words.rowid" : "listing"];
      let far = "0";
      if (words) tests.push(`words MATCH ${$(`${words.map((word) => `"${word}"`).join(" ")}*`, "text")}`);
      if (host !== undefined) tests.push(`(hosts = '' OR instr(hosts, ${$(`,${host},`, "text")}))`);
      if (centre) {
        const point = Object.entries(pointOf(...centre));
        const float = (value: number) => $(value, "float8");
        const chord = chordOfMetres(RADIUS_METRES);
        far = point
          .map(([axis, value]) => `(${axis} - ${float(value)}) * (${axis} - ${float(value)})`)
          .join(" + ");
        tests.push(`${far} <= ${float(chord)}`);
        if (!words) {
          const reach = Math.sqrt(chord);
          const box = point.flatMap(([axis, value]) => [
            `${axis}1 >= ${float(value - reach)}`,
            `${axis}0 <= ${float(value + reach)}`,
          ]);
          from[0] = "place CROSS JOIN listing USING (n)";
          tests.push(...box);
        }
      }
      const found = prepared(`
        SELECT total, body FROM (
          SELECT *, count(*) OVER () AS total FROM (
            SELECT ${COLUMNS}, ${far} AS far, ${keyOf(question, $)} AS key FROM ${from} WHERE ${tests.join(" AND ")}
          ) ORDER BY ${ORDER} LIMIT ${HITS}
        ) JOIN body USING (n) ORDER BY ${ORDER}`).all(...values) as unknown as Found[];
      return answer(found);
    },
    servers: here,
    close: () => database.close(),
  };
}

function answer(found: readonly Found[]) {
  return {
    body: answerOf(
      Number(found[0]?.total ?? 0),
      found.map(({ body }) => body),
    ),
  };
}

/** A GiST index on `geography` and a GIN index on the words; one statement cuts, ranks, counts and fetches a page. */
export async function openPostgis(): Promise<Engine> {
  const server = await startPostgres().catch((error: Error) => {
    throw new Missing(error.message);
  });
  const client = new pg.Client({ connectionString: await server.createDatabase() });
  await client.connect();
  const close = async () => {
    await client.end();
    await server.remove();
  };
  const found = await client.query("SELECT 1 FROM pg_available_extensions WHERE name = 'postgis'");
  if (found.rowCount === 0) {
    await close();
    throw new Missing("PostgreSQL without PostGIS");
  }
  await client.query(`
    CREATE EXTENSION postgis;
    CREATE TABLE listing (
      n int PRIMARY KEY, id text COLLATE "C", hosts text[], base float8, featured int, priority float8, score float8, updated_at bigint,
      trip int, interests int, mentioned int, place geography(Point), words tsvector
    );
    CREATE TABLE body (n int PRIMARY KEY, body text);
    SET jit = off; SET max_parallel_workers_per_gather = 0; BEGIN`);
  const { rows } = await client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
  const backend = rows[0]!.pid;
  let statements = 0;
  const names = new Map<string, string>();
  return {
    async add(chunk) {
      const sent = chunk.map((row) => ({ ...row, updated_at: row.updatedAt, words: row.words.split(" ") }));
      await client.query({
        name: "add",
        text: `INSERT INTO listing SELECT ${COLUMNS}, ST_MakePoint(lng, lat)::geography, array_to_tsvector(words)
          FROM json_to_recordset($1) AS row (n int, id text, hosts text[], base float8, featured int, priority float8, score float8,
            updated_at bigint, trip int, interests int, mentioned int, lat float8, lng float8, words text[])`,
        values: [JSON.stringify(sent)],
      });
      await client.query({
        name: "bodies",
        text: "INSERT INTO body SELECT n, body FROM json_to_recordset($1) AS row (n int, body text)",
        values: [JSON.stringify(chunk.map(({ n, body }) => ({ n, body })))],
      });
    },
    async ready() {
      for (const statement of [
        "COMMIT",
        "CREATE INDEX ON listing USING gist (place)",
        "CREATE INDEX ON listing USING gin (words)",
        "VACUUM ANALYZE listing, body",
      ])
        await client.query(statement);
    },
    async ask(question) {
      const { host, centre, words } = question;
      const values: (string | number)[] = [];
      const $: Bind = (value, type) => `$${values.push(value)}::${type}`;
      const tests = ["true"];
      // Words first: the planner takes a circle for rarer than it is, and would unpack the words of every listing in it.
      const from = words
        ? `(SELECT * FROM listing WHERE words @@ to_tsquery('simple', ${$(`${words.map((word) => `'${word}'`).join(" & ")}:*`, "text")}) OFFSET 0) AS listing`
        : "listing";
      let far = "0";
      if (host !== undefined) tests.push(`(hosts = '{}' OR ${$(host, "text")} = ANY (hosts))`);
      if (centre) {
        const point = `ST_MakePoint(${$(centre[1], "float8")}, ${$(centre[0], "float8")})::geography`;
        tests.push(`ST_DWithin(place, ${point}, ${RADIUS_METRES}, false)`);
        far = `ST_Distance(place, ${point}, false)`;
      }
      const text = `
        WITH hit AS MATERIALIZED (
          SELECT ${COLUMNS}, ${far} AS far, ${keyOf(question, $)} AS key FROM ${from} WHERE ${tests.join(" AND ")}
        ), page AS (
          SELECT *, (SELECT count(*) FROM hit) AS total FROM hit ORDER BY ${ORDER} LIMIT ${HITS}
        )
        SELECT total, body FROM page JOIN body USING (n) ORDER BY ${ORDER}`;
      const name = names.get(text) ?? `search-${++statements}`;
      names.set(text, name);
      const { rows } = await client.query<Found>({ name, text, values });
      return answer(rows);
    },
    servers: () => ({ answering: [backend], all: family(parentOf(backend)) }),
    close,
  };
}
