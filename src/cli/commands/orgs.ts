import { rm } from "node:fs/promises";
import type { Command } from "commander";
import { DEFAULT_LANGUAGE } from "../../languages/compare.ts";
import { StoreError } from "../../store/store.ts";
import { languages, organisationId } from "../arguments.ts";
import { type CliContext, organisationOf, print, withStore } from "../context.ts";
import { CliError, exitStatus } from "../exit.ts";
import { table } from "../report.ts";

interface OrgOptions {
  name?: string;
  languages?: string[];
}

const LANGUAGES = "comma-separated BCP 47 codes; the first is the default language";

/** `waymark orgs`: the organisations of the store. */
export function addOrgs(program: Command, context: CliContext): void {
  const orgs = program
    .command("orgs")
    .description("list, create, change and remove organisations")
    .addHelpText(
      "after",
      '\nExample:\n  waymark orgs create acme --name "Acme Hotels" --languages en-GB,da-DK',
    );
  orgs
    .command("list")
    .description("list the organisations")
    .option("--json", "print them as one JSON array")
    .addHelpText("after", "\nExample:\n  waymark orgs list")
    .action((options: { json?: boolean }) => list(context, options));
  orgs
    .command("create")
    .description("create an organisation")
    .argument("<id>", "1 to 63 letters, digits and hyphens, not a hyphen first", organisationId)
    .requiredOption("--name <name>", "its name")
    .option("--languages <codes>", LANGUAGES, languages, [DEFAULT_LANGUAGE])
    .addHelpText(
      "after",
      '\nExample:\n  waymark orgs create acme --name "Acme Hotels" --languages en-GB,da-DK',
    )
    .action((id: string, options: Required<OrgOptions>) => create(context, id, options));
  orgs
    .command("update")
    .description("change an organisation's name or languages")
    .argument("<id>", "the organisation", organisationId)
    .option("--name <name>", "its new name")
    .option("--languages <codes>", LANGUAGES, languages)
    .addHelpText("after", "\nExample:\n  waymark orgs update acme --languages en-GB,da-DK,ja-JP")
    .action((id: string, options: OrgOptions) => update(context, id, options));
  orgs
    .command("adopt")
    .description(
      "take a file of the embedded store as it is: one that no organisation owns, or an older copy",
    )
    .argument("<id>", "the organisation", organisationId)
    .option("--name <name>", "its name, where it is not known")
    .option("--languages <codes>", LANGUAGES, languages)
    .addHelpText(
      "after",
      '\nExample:\n  waymark orgs adopt acme --name "Acme Hotels" --languages en-GB,da-DK',
    )
    .action((id: string, options: OrgOptions) => adopt(context, id, options));
  orgs
    .command("remove")
    .description("remove an organisation with all its records, keys and files")
    .argument("<id>", "the organisation", organisationId)
    .option("--yes", "really remove it")
    .addHelpText("after", "\nExample:\n  waymark orgs remove acme --yes")
    .action((id: string, options: { yes?: boolean }) => remove(context, id, options));
}

async function list(context: CliContext, { json }: { json?: boolean }): Promise<void> {
  const found = await withStore(context, (store) => store.organisations.list());
  const rows = found.map(({ id, name, languageCodes }) => [id, name, languageCodes.join(",")]);
  await print(context.stdout, json ? JSON.stringify(found) : table(["ID", "NAME", "LANGUAGES"], rows));
}

async function create(
  context: CliContext,
  id: string,
  { name, languages }: Required<OrgOptions>,
): Promise<void> {
  await withStore(context, async (store) => {
    if (await store.organisations.find(id))
      throw new StoreError("organisation_exists", `organisation ${id} exists already`);
    await store.organisations.create({
      id,
      name: named(name),
      languageCodes: languages,
      createdAt: context.clock(),
    });
  });
  await print(context.stderr, `Created organisation ${id}. Give it a host with waymark hosts create.`);
}

async function update(context: CliContext, id: string, { name, languages }: OrgOptions): Promise<void> {
  if (name === undefined && languages === undefined) {
    throw new CliError("nothing to change: give --name or --languages", exitStatus.usage);
  }
  await withStore(context, async (store) => {
    const before = await organisationOf(store, id);
    const changed = {
      name: name === undefined ? before.name : named(name),
      languageCodes: languages ?? before.languageCodes,
    };
    await store.organisations.update({ ...before, ...changed });
  });
  await print(context.stderr, `Changed organisation ${id}.`);
}

async function adopt(context: CliContext, id: string, { name, languages }: OrgOptions): Promise<void> {
  const version = await context.services.adoptFile(id, (known) => {
    if (!known && name === undefined) throw new CliError(`${id} is not known: give --name`, exitStatus.usage);
    return {
      id,
      name: name === undefined ? known!.name : named(name),
      languageCodes: languages ?? known?.languageCodes ?? [DEFAULT_LANGUAGE],
      createdAt: known?.createdAt ?? context.clock(),
    };
  });
  if (version === undefined) throw new CliError("a database has no such files", exitStatus.usage);
  const keys = "Its keys are those that are known; make new ones with `waymark keys create`.";
  await print(context.stderr, `Took the file of ${id}; versions go on from ${version}. ${keys}`);
}

async function remove(context: CliContext, id: string, { yes }: { yes?: boolean }): Promise<void> {
  await withStore(context, async (store) => {
    await organisationOf(store, id);
    if (!yes) {
      throw new CliError(
        `this removes ${id} with all its records, keys and files; add --yes to do it`,
        exitStatus.usage,
      );
    }
    await store.organisations.remove(id);
    const storage = await context.services.mediaStorage();
    for (const folder of storage.bucket === undefined ? [] : ["", "about"])
      for (const { name } of await storage.list(id, folder)) await storage.remove(id, name);
    await rm(context.services.orgFolder(id), { recursive: true, force: true });
  });
  await print(context.stderr, `Removed organisation ${id}.`);
}

function named(name: string): string {
  if (name.trim() !== "") return name.trim();
  throw new CliError("the name must not be blank", exitStatus.usage);
}
