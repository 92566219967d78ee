import { openMemoryStore } from "../memory-store.ts";
import { storeConformance } from "./conformance.ts";
import { KEPT_REVISIONS } from "./drafts.ts";
import { KEPT_REMOVALS } from "./writes.ts";

storeConformance("memory", async () => {
  const store = openMemoryStore(KEPT_REMOVALS, KEPT_REVISIONS);
  return { store, close: () => store.close() };
});
