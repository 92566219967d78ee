import { openMemoryStore } from "../../../test/support/memory-store.ts";
import { storeConformance } from "./conformance.ts";

storeConformance("memory", async () => {
  const store = openMemoryStore();
  return { store, close: () => store.close() };
});
