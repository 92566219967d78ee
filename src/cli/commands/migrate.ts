import type { Command } from "commander";
import type { Migration } from "../../store/store.ts";
import { type CliContext, print } from "../context.ts";
import { CliError, exitStatus } from "../exit.ts";
import { counted } from "../report.ts";

export function addMigrate(program: Command, context: CliContext): void {
  program
    .command("migrate")
    .description("bring the schema of the PostgreSQL database (DATABASE_URL) to that of this release")
    .option("--citus", "also lay the tables out over the nodes of a Citus cluster, by organisation")
    .addHelpText(
      "after",
      "\nExample:\n  DATABASE_URL=postgres://waymark@db.example.org/waymark waymark migrate",
    )
    .action(({ citus = false }: { citus?: boolean }) => migrate(context, citus));
}

async function migrate(context: CliContext, citus: boolean): Promise<void> {
  const migration = await context.services.migrate({ citus });
  if (!migration) {
    if (citus) throw new CliError("--citus needs a PostgreSQL database: set DATABASE_URL", exitStatus.usage);
    return print(context.stdout, "Nothing to do: the embedded store keeps its schema up to date itself.");
  }
  await print(context.stdout, outcomeOf(migration));
  for (const orgId of migration.reindexed) await print(context.stdout, `Made the index of ${orgId} anew.`);
  for (const table of migration.copied) await print(context.stdout, `Copied ${table} to every node.`);
  for (const table of migration.distributed) await print(context.stdout, `Distributed ${table} by org_id.`);
}

function outcomeOf({ from, to, reindexed }: Migration): string {
  if (from === to) return `${reindexed.length === 0 ? "Nothing to do: t" : "T"}he schema is at step ${to}.`;
  return `Migrated by ${counted(to - from, "step")}: the schema is at step ${to}.`;
}
