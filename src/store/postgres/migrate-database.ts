import { type MigrateOptions, type Migration, migrate } from "./migrations.ts";
import { openServer } from "./server.ts";

/** Brings the schema of the database at a connection URL to that of this release. Throws as `migrate` does. */
export async function migrateDatabase(url: string, options: MigrateOptions = {}): Promise<Migration> {
  const server = openServer({ url, poolSize: 1, logger: undefined });
  try {
    return await migrate(server.batches, options);
  } finally {
    await server.close();
  }
}
