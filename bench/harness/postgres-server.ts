import pg from "pg";
import { ask, startTestServer, type TestServer } from "../../test/support/postgres/server.ts";

/**
 * How the measured server differs from one as it is delivered: a small machine's memory, and a log that a bulk import does
 * not fill. Unlike in tests it waits for the disk.
 */
export const serverSettings = {
  fsync: "on",
  shared_buffers: "1GB",
  max_wal_size: "4GB",
  work_mem: "32MB",
  maintenance_work_mem: "256MB",
} as const;

/** Starts a PostgreSQL server with these settings on a free port; throws where the machine has none. */
export async function startPostgres(): Promise<TestServer> {
  const server = await startTestServer();
  try {
    const url = await server.createDatabase();
    for (const [name, value] of Object.entries(serverSettings)) {
      await ask(url, `ALTER SYSTEM SET ${name} = '${value}'`);
    }
    await server.stop();
    await server.start();
    return server;
  } catch (error) {
    await server.remove();
    throw error;
  }
}

/** Gives `use` one connection, for as long as it takes. */
export async function connected<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

/** The server's version as it names itself. */
export async function serverVersion(url: string): Promise<string> {
  return connected(url, async (client) => {
    const { rows } = await client.query<{ server_version: string }>("SHOW server_version");
    return rows[0]!.server_version;
  });
}
