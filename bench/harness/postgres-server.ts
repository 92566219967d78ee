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

/** The server's version as it names itself. */
export async function serverVersion(url: string): Promise<string> {
  const [row] = (await ask(url, "SHOW server_version")) as { server_version: string }[];
  return row!.server_version;
}
