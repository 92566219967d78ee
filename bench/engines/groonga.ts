import { spawn } from "node:child_process";
import { once } from "node:events";
import { Agent, request } from "node:http";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { RANKING } from "../../src/search/ranking/weights.ts";
import { freePort } from "../../test/support/free-port.ts";
import { type Engine, Missing, type Opening } from "./engine.ts";
import { answerOf, HITS, type Question, RADIUS_METRES, type Row } from "./rows.ts";

const TABLES: Record<string, string>[] = [
  { name: "Listings", flags: "TABLE_HASH_KEY", key_type: "ShortText" },
  { name: "Hosts", flags: "TABLE_HASH_KEY", key_type: "ShortText" },
  { name: "Points", flags: "TABLE_PAT_KEY", key_type: "WGS84GeoPoint" },
  { name: "Words", flags: "TABLE_PAT_KEY", key_type: "ShortText", default_tokenizer: "TokenDelimit" },
];
const TYPES = {
  ...{
    place: "WGS84GeoPoint",
    words: "Text",
    body: "Text",
    base: "Float",
    priority: "Float",
    score: "Float",
  },
  ...{ featured: "UInt32", trip: "UInt32", interests: "UInt32", mentioned: "UInt32", updatedAt: "Int64" },
};
const COLUMNS = [
  ...Object.entries(TYPES).map(([name, type]) => ({ table: "Listings", name, flags: "COLUMN_SCALAR", type })),
  { table: "Listings", name: "hosts", flags: "COLUMN_VECTOR", type: "Hosts" },
  ...Object.entries({ Points: "place", Words: "words", Hosts: "hosts" }).map(([table, source]) => ({
    ...{ table, source, name: "listings", flags: "COLUMN_INDEX", type: "Listings" },
  })),
];

/** Stands for every host: conditions cannot ask for an empty list. */
const ANY = "*";
const START_TRIES = 200;

/** A search server of its own process, asked over HTTP. */
export async function openGroonga({ folder }: Opening): Promise<Engine> {
  const port = await freePort();
  const server = spawn(
    "groonga",
    ["--protocol", "http", "--bind-address", "127.0.0.1", "-p", String(port), "-s", "-n", join(folder, "db")],
    { stdio: "ignore" },
  );
  const failed = once(server, "error").then(([error]) => {
    throw new Missing((error as Error).message);
  });
  const agent = new Agent({ keepAlive: true });
  const post = <T>(path: string, body = "", type = "application/x-www-form-urlencoded") =>
    new Promise<T>((resolve, reject) => {
      const headers = { "Content-Type": type, "Content-Length": Buffer.byteLength(body) };
      const sent = request(
        { agent, port, host: "127.0.0.1", method: "POST", path: `/d/${path}`, headers },
        (response) => {
          const found = json(response) as Promise<[head: [code: number, ...unknown[]], body: T]>;
          found.then(
            ([head, told]) => (head[0] === 0 ? resolve(told) : reject(new Error(String(head[3])))),
            reject,
          );
        },
      );
      sent.on("error", reject).end(body);
    });
  for (let tries = 1; ; tries++) {
    try {
      await Promise.race([post("status"), failed]);
      break;
    } catch (error) {
      if (error instanceof Missing || tries === START_TRIES) throw error;
      await sleep(50);
    }
  }
  for (const made of TABLES) await post("table_create", formOf(made));
  for (const made of COLUMNS) await post("column_create", formOf(made));
  return {
    async add(rows) {
      const names = Object.keys(TYPES) as (keyof Row)[];
      const sent = rows.map((row) => ({
        ...Object.fromEntries(names.map((name) => [name, row[name]])),
        _key: row.id,
        place: `${row.lat}x${row.lng}`,
        hosts: row.hosts.length > 0 ? row.hosts : [ANY],
      }));
      await post("load?table=Listings", JSON.stringify(sent), "application/json");
    },
    ready() {},
    async ask(question) {
      type Found = [[[total: number], columns: unknown, ...rows: [body: string][]]];
      const [[[total], , ...rows]] = await post<Found>("select", formOf(selectOf(question)));
      return {
        body: answerOf(
          total,
          rows.map(([body]) => body),
        ),
      };
    },
    servers: () => ({ answering: [server.pid!], all: [server.pid!] }),
    async close() {
      agent.destroy();
      server.kill("SIGTERM");
      await once(server, "exit");
    },
  };
}

function selectOf({ host, centre, interests, trip, words }: Question): Record<string, string> {
  const fits = interests.map(
    ({ bit, weight }) =>
      `${weight} * ((interests & ${bit}) > 0 ? 1.0 : ((mentioned & ${bit}) > 0 ? ${RANKING.mentioned} : 0.0))`,
  );
  const factors = ["1.0"];
  if (fits.length > 0) factors.push(`${RANKING.interest} * (${fits.join(" + ")})`);
  if (trip)
    factors.push(
      `${RANKING.trip} * (trip == 0 ? ${RANKING.undeclared} : ((trip & ${trip}) > 0 ? 1.0 : 0.0))`,
    );
  const at = centre && `"${centre.join("x")}"`;
  const filters: string[] = [];
  if (at) filters.push(`geo_in_circle(place, ${at}, ${RADIUS_METRES}, "sphere")`);
  if (host !== undefined) filters.push(`(hosts @ "${host}" || hosts @ "${ANY}")`);
  return {
    table: "Listings",
    ...(words && { match_columns: "words", query: `${words.join(" ")}*` }),
    ...(filters.length > 0 && { filter: filters.join(" && ") }),
    ...column("key", "Int64", `base * (${factors.join(" + ")}) * 1000000000.0 + 0.5`),
    ...column("far", "Float", at ? `geo_distance(place, ${at})` : "0.0"),
    sort_keys: "-key,-featured,-priority,-score,far,-updatedAt,_key",
    output_columns: "body",
    limit: String(HITS),
  };
}

function column(name: string, type: string, value: string): Record<string, string> {
  const of = `columns[${name}].`;
  return { [`${of}stage`]: "filtered", [`${of}type`]: type, [`${of}value`]: value };
}

function formOf(values: Readonly<Record<string, string>>): string {
  return new URLSearchParams(values).toString();
}
