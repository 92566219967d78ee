import type { Command } from "commander";
import { DEFAULT_ABILITIES, makeKey } from "../../management/keys.ts";
import { type Ability, abilities, type KeyRecord } from "../../store/store.ts";
import { collect, collectOf, instant, organisationId, origins } from "../arguments.ts";
import { type CliContext, organisationOf, print, unknownHosts, withStore } from "../context.ts";
import { CliError, exitStatus } from "../exit.ts";
import { table } from "../report.ts";

interface CreateOptions {
  org: string;
  host?: string[];
  ability?: Ability[];
  origin?: string[];
  expires?: number;
}

/** `waymark keys`: the API keys of an organisation. */
export function addKeys(program: Command, context: CliContext): void {
  const keys = program
    .command("keys")
    .description("create, list and revoke API keys")
    .addHelpText("after", "\nExample:\n  waymark keys create --org acme --ability read,chat");
  keys
    .command("create")
    .description("make a key and print it, alone, on standard output; it is shown this once")
    .requiredOption("--org <id>", "the organisation", organisationId)
    .option("--host <id>", "bind the key to this host (may be repeated); default: all hosts", collect)
    .option(
      "--ability <names>",
      `what it may do: ${abilities.join(", ")}; default: read,chat`,
      collectOf(abilities),
    )
    .option("--origin <url>", "web origin it may be used from (may be repeated); default: any", origins)
    .option(
      "--expires <date>",
      "when it ends: a day (at 00:00 UTC) or an RFC 3339 instant; default: never",
      instant,
    )
    .addHelpText(
      "after",
      "\nExample:\n  KEY=$(waymark keys create --org acme --host harbour-house --expires 2027-12-31)",
    )
    .action((options: CreateOptions) => create(context, options));
  keys
    .command("list")
    .description("list an organisation's keys; the keys themselves are not kept and cannot be shown")
    .requiredOption("--org <id>", "the organisation", organisationId)
    .option("--json", "print them as one JSON array")
    .addHelpText("after", "\nExample:\n  waymark keys list --org acme")
    .action((options: { org: string; json?: boolean }) => list(context, options));
  keys
    .command("revoke")
    .description("end a key at once")
    .argument("<keyId>", "the key's id, as listed")
    .requiredOption("--org <id>", "the organisation", organisationId)
    .addHelpText("after", "\nExample:\n  waymark keys revoke --org acme 4f2a90c1d7e3")
    .action((keyId: string, options: { org: string }) => revoke(context, keyId, options.org));
}

async function create(context: CliContext, options: CreateOptions): Promise<void> {
  const { org, host = [], ability = DEFAULT_ABILITIES, origin = [], expires = null } = options;
  const createdAt = context.clock();
  if (expires !== null && expires <= createdAt)
    throw new CliError("--expires is in the past", exitStatus.usage);
  const { id, key, unknown } = await withStore(context, async (store) => {
    await organisationOf(store, org);
    const bounds = { hostIds: host, abilities: ability, origins: origin, expiresAt: expires };
    const made = await makeKey(store, org, createdAt, bounds);
    return { ...made, unknown: await unknownHosts(store, org, host) };
  });
  for (const hostId of unknown) await print(context.stderr, `warning: ${org} has no host ${hostId} yet`);
  await print(context.stderr, `Key ${id} of ${org}, shown this once:`);
  await print(context.stdout, key);
}

async function list(context: CliContext, { org, json }: { org: string; json?: boolean }): Promise<void> {
  const keys = await withStore(context, async (store) => {
    await organisationOf(store, org);
    return store.keys.list(org);
  });
  if (json) return print(context.stdout, JSON.stringify(keys.map(({ hash, ...shown }) => shown)));
  const rows = keys.map((key) => [
    key.id,
    stateOf(key, context.clock()),
    key.abilities.join(","),
    key.hostIds.join(",") || "all",
    key.origins.join(",") || "any",
    dateOf(key.createdAt),
    key.expiresAt === null ? "never" : dateOf(key.expiresAt),
  ]);
  await print(
    context.stdout,
    table(["ID", "STATE", "ABILITIES", "HOSTS", "ORIGINS", "CREATED", "EXPIRES"], rows),
  );
}

async function revoke(context: CliContext, keyId: string, orgId: string): Promise<void> {
  const revoked = await withStore(context, async (store) => {
    await organisationOf(store, orgId);
    return store.keys.revoke(orgId, keyId, context.clock());
  });
  if (!revoked) throw new CliError(`${orgId} has no key ${keyId}`);
  await print(context.stderr, `Revoked key ${keyId} of ${orgId}.`);
}

function stateOf({ revokedAt, expiresAt }: KeyRecord, now: number): string {
  if (revokedAt !== null) return "revoked";
  return expiresAt !== null && expiresAt <= now ? "expired" : "active";
}

function dateOf(epochMillis: number): string {
  return new Date(epochMillis).toISOString().slice(0, 16).replace("T", " ");
}
