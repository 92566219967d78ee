import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, rmSync } from "node:fs";
import { chown, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { freePort } from "../free-port.ts";

/** Where distributions put the programs that they leave out of PATH; `*` is a version. */
const USUAL_FOLDERS = ["/usr/lib/postgresql", "/usr/pgsql", "/opt/homebrew/opt", "/usr/local/opt"];
const PROGRAMS = ["initdb", "postgres", "pg_basebackup"];
const run = promisify(execFile);

interface Stoppable {
  /** Without a word to its clients, as when it crashes. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** It and the processes that it has made, none of which may do anything first (`kill -9`), until `start`. */
  kill(): Promise<void>;
  /** Lets it answer nothing and take no connection, as if the network were cut, until `resume`. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** Stops it and removes its data. */
  remove(): Promise<void>;
}

/** A PostgreSQL server of a test's own. */
export interface TestServer extends Stoppable {
  /** The folder of its data. */
  readonly data: string;
  /** Creates an empty database and gives its URL. */
  createDatabase(): Promise<string>;
  /** Starts a second server that follows this one by streaming replication. */
  startReplica(): Promise<TestReplica>;
}

export interface TestReplica extends Stoppable {
  /** The replica's URL of the database that has this URL on the primary. */
  urlOf(url: string): string;
}

/** Why tests of PostgreSQL are left out; false when they are not. Only the environment can say so. */
export const withoutPostgres: string | false =
  process.env.WAYMARK_TEST_WITHOUT?.split(",").includes("postgres") === true &&
  "left out by WAYMARK_TEST_WITHOUT=postgres";

/** The folder of the server's programs: in PATH, else the newest of the usual places. Throws where there is none. */
export function findPrograms(): string {
  const versions = (folder: string) =>
    readdirSync(folder)
      .sort((a, b) => b.localeCompare(a, "en", { numeric: true }))
      .map((version) => join(folder, version, "bin"));
  const folders = [
    ...(process.env.PATH ?? "").split(delimiter),
    ...USUAL_FOLDERS.filter((folder) => existsSync(folder)).flatMap(versions),
  ];
  const found = folders.find((folder) => PROGRAMS.every((name) => existsSync(join(folder, name))));
  if (found) return found;
  throw new Error(
    "no PostgreSQL here: install it, or set WAYMARK_TEST_WITHOUT=postgres to leave its tests out",
  );
}

/** Starts a server on a free port of 127.0.0.1 with data of its own, without waiting for the disk. */
export async function startTestServer(): Promise<TestServer> {
  const place = await makePlace();
  const { programs, options, data, urlOf } = place;
  const init = ["-D", data, "-U", "waymark", "-A", "trust", "-E", "UTF8", "--no-sync"];
  await run(join(programs, "initdb"), init, options);
  await writeFile(
    join(data, "postgresql.auto.conf"),
    "listen_addresses = '127.0.0.1'\nunix_socket_directories = ''\nfsync = off\nmax_connections = 500\n",
  );
  const server = serverIn(place);
  await server.start();
  let databases = 0;
  return {
    ...server,
    data,
    async createDatabase() {
      const name = `test_${++databases}`;
      await ask(urlOf("postgres"), `CREATE DATABASE ${name}`);
      return urlOf(name);
    },
    async startReplica() {
      const copy = await makePlace();
      const source = ["-d", urlOf("postgres"), "-D", copy.data, "-R", "-c", "fast", "--no-sync"];
      await run(join(programs, "pg_basebackup"), source, copy.options);
      const replica = serverIn(copy);
      await replica.start();
      return { ...replica, urlOf: (url) => copy.urlOf(new URL(url).pathname.slice(1)) };
    },
  };
}

/**
 * Starts a server over a copy of another's data, whoever owns its files, as it would come up after a crash; `urlOf` names a database.
 * It goes with its folder.
 */
export async function startServerOver(copyInto: (data: string) => Promise<void>) {
  const place = await makePlace();
  await copyInto(place.data);
  const { uid, gid } = place.options;
  if (uid !== undefined) await run("chown", ["-R", `${uid}:${gid}`, place.folder]);
  const server = serverIn(place);
  await server.start();
  return { ...server, urlOf: place.urlOf };
}

type Place = Awaited<ReturnType<typeof makePlace>>;

async function makePlace() {
  const programs = findPrograms();
  const user = await ordinaryUser();
  const folder = await mkdtemp(join(tmpdir(), "waymark-postgres-"));
  if (user.uid !== undefined) await chown(folder, user.uid, user.gid!);
  const port = await freePort();
  const urlOf = (database: string) => `postgres://waymark@127.0.0.1:${port}/${database}`;
  return { programs, options: { ...user, cwd: folder }, folder, data: join(folder, "data"), port, urlOf };
}

function serverIn({ programs, options, folder, data, port, urlOf }: Place) {
  let server: ChildProcess | undefined;
  atTheEnd(() => {
    server?.kill("SIGQUIT");
    removeAtTheEnd(folder);
  });

  async function start(): Promise<void> {
    const started = spawn(join(programs, "postgres"), ["-D", data, "-p", String(port)], {
      ...options,
      stdio: "ignore",
    });
    server = started;
    for (const deadline = performance.now() + 30_000; ; await sleep(50)) {
      try {
        await ask(urlOf("postgres"), "SELECT 1");
        return;
      } catch (error) {
        if (started.exitCode !== null || performance.now() > deadline) throw error;
      }
    }
  }
  async function stop(): Promise<void> {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const exited = once(server, "exit");
    // SIGQUIT: at once and without a shutdown checkpoint, so that the next start recovers from the log.
    server.kill("SIGQUIT");
    await exited;
  }
  /** The server and the processes that it has made for its clients. */
  async function signal(name: "STOP" | "CONT"): Promise<void> {
    const pid = String(server!.pid);
    await run("kill", [`-${name}`, pid]);
    await run("pkill", [`-${name}`, "-P", pid]);
  }
  async function kill(): Promise<void> {
    const exited = once(server!, "exit");
    await signal("STOP");
    await run("pkill", ["-KILL", "-P", String(server!.pid)]);
    server!.kill("SIGKILL");
    await exited;
  }
  async function remove(): Promise<void> {
    await stop();
    await rm(folder, { recursive: true, force: true });
  }
  return { start, stop, kill, pause: () => signal("STOP"), resume: () => signal("CONT"), remove };
}

/** A server that is ending may still make files in the folder: then the next attempt has them. */
function removeAtTheEnd(folder: string): void {
  for (let attempt = 0; attempt < 20 && existsSync(folder); attempt++) {
    if (attempt > 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
    try {
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // Not yet empty after all.
    }
  }
}

/** Whatever ends the tests ends the server with them: a signal goes on to do what it does without a listener. */
function atTheEnd(stop: () => void): void {
  process.once("exit", stop);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      stop();
      if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
    });
  }
}

/** One statement on a connection of its own, and its rows. */
export async function ask(url: string, statement: string): Promise<object[]> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return (await client.query<object>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** PostgreSQL refuses to run as root: then another user runs it. */
export async function ordinaryUser(): Promise<{ uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return {};
  for (const name of ["postgres", "nobody"]) {
    try {
      const [uid, gid] = await Promise.all(["-u", "-g"].map((flag) => run("id", [flag, name])));
      return { uid: Number(uid!.stdout), gid: Number(gid!.stdout) };
    } catch {
      // No such user: the next.
    }
  }
  throw new Error("PostgreSQL does not run as root, and there is no other user to run it as");
}
