import type { Store } from "../store/store.ts";

/** The service while it listens. */
export interface RunningService {
  /** The address to reach it from this machine, without a slash at its end. */
  url: string;
  /** Stops accepting, lets what runs finish, closes the store. */
  stop(): Promise<void>;
}

/** What the operator's commands need of the outside world: made from the environment, and only when asked for. */
export interface Services {
  /** @throws ConfigError, StoreError */
  openStore(): Promise<Store>;
  /** What the store finds wrong with its files, a line a fault. @throws ConfigError */
  checkFiles(): Promise<string[]>;
  /** The folder of the embedded store. @throws ConfigError */
  dataDirectory(): string;
  /** Serves an open store, which it closes when it stops. @throws ConfigError; an Error with code EADDRINUSE */
  serve(store: Store): Promise<RunningService>;
}
