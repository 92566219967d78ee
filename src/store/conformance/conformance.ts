import { test } from "node:test";
import type { Store } from "../store.ts";
import { conversationCases } from "./conversations.ts";
import { keyCases, organisationCases } from "./organisations.ts";
import { pinCases } from "./pins.ts";
import { readCases } from "./reads.ts";
import { organisation } from "./records.ts";
import { searchCases } from "./search.ts";
import { writeCases } from "./writes.ts";

/** A fresh, empty store for one test. */
export interface OpenedStore {
  store: Store;
  /** Opens the same data a second time, beside the first. Without it the tests that need it are skipped. */
  reopen?: () => Promise<Store>;
  /** Closes everything that was opened and removes the data. */
  close: () => Promise<void>;
}

export interface Case {
  /** A sentence about behaviour. */
  name: string;
  /** In the store is one empty organisation, `a`; for cases about organisations there is none. */
  run: (store: Store, reopen: () => Promise<Store>) => Promise<void>;
  /** It opens the store twice, and makes its organisations itself. */
  reopens?: true;
}

/** What every Store must do; each implementation runs it from a test file of its own. */
export function storeConformance(name: string, open: () => Promise<OpenedStore>): void {
  for (const one of [
    ...organisationCases,
    ...keyCases,
    ...writeCases,
    ...readCases,
    ...pinCases,
    ...searchCases,
    ...conversationCases,
  ]) {
    const { run, reopens } = one;
    const makesItsOwn = reopens || organisationCases.includes(one);
    test(`${name}: ${one.name}`, async (context) => {
      const { store, reopen, close } = await open();
      try {
        if (reopens && !reopen) context.skip("this store cannot be opened twice");
        else {
          if (!makesItsOwn) await store.organisations.create(organisation("a"));
          await run(store, reopen ?? (async () => store));
        }
      } finally {
        await close();
      }
    });
  }
}
