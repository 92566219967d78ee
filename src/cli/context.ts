import type { Readable, Writable } from "node:stream";
import type { Config } from "../config.ts";
import type { MediaStorage } from "../media/media-storage.ts";
import { type Migration, type Organisation, type Store, StoreError } from "../store/store.ts";

/** The service while it listens. */
export interface RunningService {
  /** The address to reach it from this machine, without a slash at its end. */
  url: string;
  /** Stops accepting, lets what runs finish, closes the store. */
  stop(): Promise<void>;
  /** For a worker: calls `listener` when it is told to stop. */
  onStop?(listener: () => void): void;
}

/** What the operator's commands need of the outside world: made from the environment, and only when asked for. */
export interface Services {
  /** `readOnly`: nothing is written, and an older format is refused instead of upgraded. @throws ConfigError, StoreError */
  openStore(options?: { readOnly?: boolean }): Promise<Store>;
  /**
   * Brings the database's schema to that of this release; `citus` distributes its tables. Undefined for the embedded store,
   * which does it when it is opened. @throws ConfigError, StoreError
   */
  migrate(options: { citus: boolean }): Promise<Migration | undefined>;
  /** What the store finds wrong with its files, a line a fault; nothing for a database. @throws ConfigError, StoreError */
  checkFiles(readOnly: boolean): Promise<string[]>;
  /** Of them: files that no organisation owns, and organisations whose file is missing or older than it was. Quickly told. */
  ownershipFaults(): Promise<string[]>;
  /**
   * Takes a file of the embedded store as that of an organisation, which `made` tells; the version that it goes on from. Undefined for a
   * database. @throws StoreError
   */
  adoptFile(
    orgId: string,
    made: (known: Organisation | undefined) => Organisation,
  ): Promise<number | undefined>;
  /** Copies the files of the embedded store into a folder, each as it is at one moment. @throws ConfigError, StoreError */
  copyStore(target: string): Promise<void>;
  /** Makes such a copy ready to be used as a store. What is wrong with it is returned, a line a fault. */
  takeCopy(directory: string): Promise<string[]>;
  /** The folder of the embedded store; undefined for a database. @throws ConfigError */
  dataDirectory(): string | undefined;
  /** The folder of an organisation's files: basemap, walking graph, pictures. It may be missing. @throws ConfigError */
  orgFolder(orgId: string): string;
  /** Where organisations' pictures are kept. @throws ConfigError */
  mediaStorage(): Promise<MediaStorage>;
  /** Where pictures of places are fetched from. @throws ConfigError */
  pictures(): Config["pictures"];
  /** The language model that reads messages as well; undefined where none is set. @throws ConfigError */
  languageModel(): Config["languageModel"];
  /** Serves an open store, which it closes when it stops or fails. @throws ConfigError; an Error with code EADDRINUSE */
  serve(store: Store): Promise<RunningService>;
  /** Whether this process is one of those that serve a port together. */
  readonly isWorker: boolean;
  /** How many are to. @throws ConfigError */
  workers(): number;
  /** Where this machine reaches a service that listens. @throws ConfigError */
  localUrl(): string;
  /** How long a service takes to stop at most, whatever its clients do; milliseconds. @throws ConfigError */
  longestStopMs(): number;
  /**
   * Serves by so many processes, each of which runs this command again. `onLoss` is told of those that end by themselves.
   * @throws as `serve`; an Error when a worker cannot serve, which tells why by itself
   */
  serveByWorkers(count: number, onLoss: (told: string) => void): Promise<RunningService>;
}

type Output = Writable & { isTTY?: boolean };

/** What a command works with; a test gives its own. */
export interface CliContext {
  services: Services;
  stdin: Readable;
  stdout: Output;
  stderr: Output;
  /** Epoch milliseconds. */
  clock: () => number;
}

/** Runs `use` with the open store and closes it, whatever happens. */
export async function withStore<T>(
  { services }: CliContext,
  use: (store: Store) => Promise<T>,
  options: { readOnly?: boolean } = {},
): Promise<T> {
  const store = await services.openStore(options);
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}

/** The organisation of this id. @throws StoreError `unknown_organisation` */
export async function organisationOf(store: Store, orgId: string): Promise<Organisation> {
  const organisation = await store.organisations.find(orgId);
  if (!organisation)
    throw new StoreError(
      "unknown_organisation",
      `there is no organisation ${JSON.stringify(orgId)}; waymark orgs list shows those that there are, waymark orgs create makes one`,
    );
  return organisation;
}

/** Those of the hosts that an organisation does not have. */
export async function unknownHosts(
  store: Store,
  orgId: string,
  hostIds: readonly string[],
): Promise<string[]> {
  const found = await Promise.all(hostIds.map((hostId) => store.read(orgId).record("host", hostId)));
  return hostIds.filter((_, index) => found[index] === undefined);
}

/** Writes a line and waits until the stream has taken it. A reader that left early (`| head`) ends the command quietly. */
export async function print(output: Output, line: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    output.write(`${line}\n`, (error) => (error ? reject(error) : resolve()));
  });
}

/** Writes lines one after the other, but for those that are undefined. */
export async function printAll(output: Output, lines: Iterable<string | undefined>): Promise<void> {
  for (const line of lines) if (line !== undefined) await print(output, line);
}
