import type { Readable, Writable } from "node:stream";
import { type Organisation, type Store, StoreError } from "../store/store.ts";
import type { Services } from "./services.ts";

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
export async function withStore<T>({ services }: CliContext, use: (store: Store) => Promise<T>): Promise<T> {
  const store = await services.openStore();
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}

/** The organisation of this id. @throws StoreError `unknown_organisation` */
export async function organisationOf(store: Store, orgId: string): Promise<Organisation> {
  const organisation = await store.organisation(orgId);
  if (!organisation)
    throw new StoreError(
      "unknown_organisation",
      `there is no organisation ${JSON.stringify(orgId)}; waymark orgs list shows those that there are, waymark orgs create makes one`,
    );
  return organisation;
}

/** Writes a line and waits until the stream has taken it. A reader that left early (`| head`) ends the command quietly. */
export async function print(output: Output, line: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    output.write(`${line}\n`, (error) => (error ? reject(error) : resolve()));
  });
}
