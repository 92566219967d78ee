import { test } from "node:test";
import type { Store } from "../../../src/store/store.ts";
import { conversationCases } from "./conversations.ts";
import { damageCases } from "./damage.ts";
import { draftCases } from "./drafts.ts";
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
  /** Changes a letter of a stored body behind the store's back. Without it the tests that need it are skipped. */
  damage?: (orgId: string, id: string) => Promise<void>;
  /** Closes everything that was opened and removes the data. */
  close: () => Promise<void>;
}

export interface Case {
  /** A sentence about behaviour. */
  name: string;
  /** In the store is one empty organisation, `a`; for cases about organisations there is none. */
  run: (
    store: Store,
    reopen: () => Promise<Store>,
    damage: NonNullable<OpenedStore["damage"]>,
  ) => Promise<void>;
  /** It opens the store twice, and makes its organisations itself. */
  reopens?: true;
  /** It damages a record. */
  damages?: true;
}

/** What every Store must do; each implementation runs it from a test file of its own. */
export function storeConformance(name: string, open: () => Promise<OpenedStore>): void {
  for (const one of [
    ...organisationCases,
    ...keyCases,
    ...writeCases,
    ...draftCases,
    ...readCases,
    ...pinCases,
    ...searchCases,
    ...conversationCases,
    ...damageCases,
  ]) {
    const { run, reopens, damages } = one;
    const makesItsOwn = reopens || organisationCases.includes(one);
    test(`${name}: ${one.name}`, async (context) => {
      const { store, reopen, damage, close } = await open();
      try {
        if (reopens && !reopen) context.skip("this store cannot be opened twice");
        else if (damages && !damage) context.skip("this store has no body that could be damaged");
        else {
          if (!makesItsOwn) await store.organisations.create(organisation("a"));
          await run(store, reopen ?? (async () => store), damage ?? (async () => {}));
        }
      } finally {
        await close();
      }
    });
  }
}
