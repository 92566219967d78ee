import { after, before, test } from "node:test";
import {
  ask,
  startTestServer,
  type TestServer,
  withoutPostgres,
} from "../../../test/support/postgres/server.ts";
import { storeConformance } from "../../../test/support/store-conformance/conformance.ts";
import { KEPT_REVISIONS } from "../../../test/support/store-conformance/drafts.ts";
import { KEPT_REMOVALS } from "../../../test/support/store-conformance/writes.ts";
import type { Store } from "../store.ts";
import { openPostgresStore } from "./postgres-store.ts";

if (withoutPostgres) {
  test("postgres", { skip: withoutPostgres });
} else {
  let server: TestServer;
  before(async () => {
    server = await startTestServer();
  });
  after(() => server.remove());

  storeConformance("postgres", async () => {
    const url = await server.createDatabase();
    const opened: Store[] = [];
    const reopen = async () => {
      const clock = () => 1_700_000_000_000;
      const kept = { keptRemovals: KEPT_REMOVALS, keptRevisions: KEPT_REVISIONS };
      const store = await openPostgresStore({ url, poolSize: 4, clock, ...kept });
      opened.push(store);
      return store;
    };
    const close = async () => {
      for (const store of opened) await store.close();
    };
    const damage = async (orgId: string, id: string) => {
      const where = `org_id = '${orgId}' AND id = '${id}'`;
      await ask(url, `UPDATE waymark.record SET body = replace(body, 'a', 'q') WHERE ${where}`);
    };
    return { store: await reopen(), reopen, damage, close };
  });
}
