import { readFile } from "node:fs/promises";
import type { Command } from "commander";
import {
  type DraftPlace,
  type DraftReport,
  draftGuides,
  draftIds,
  publishGuides,
} from "../../sources/curation/draft-guides.ts";
import { type GuideRule, ownGuideRules, readGuideRules } from "../../sources/curation/guide-rules.ts";
import { metres, organisationId, wholeNumber } from "../arguments.ts";
import { type CliContext, organisationOf, print, withStore } from "../context.ts";
import { CliError, exitStatus } from "../exit.ts";
import { counted, table } from "../report.ts";

interface SuggestFlags {
  org: string;
  area?: string;
  host?: string;
  radius?: number;
  town?: string;
  rules?: string;
  atLeast?: number;
  replace?: boolean;
  dryRun?: boolean;
  json?: boolean;
}

/** `waymark guides suggest` and `publish`: drafts of guides, and their publication. */
export function addGuides(program: Command, context: CliContext): void {
  const guides = program
    .command("guides")
    .description("draft guides from the listings of an area, and publish them")
    .addHelpText("after", "\nExample:\n  waymark guides suggest --org acme --area vesterbro");
  guides
    .command("suggest")
    .description("draft guides by rules that can be read and changed; drafts stay unseen until published")
    .requiredOption("--org <id>", "the organisation", organisationId)
    .option("--area <id>", "draft for this geo area")
    .option("--host <id>", "draft for what lies around this host")
    .option("--radius <metres>", "with --host: how far around; else the host's search radius", metres)
    .option(
      "--town <name>",
      "with --host: the town that titles name; else the host's, or the geo area around it",
    )
    .option("--rules <file>", "rules of your own (JSON, as src/sources/curation/guide-rules.json)")
    .option(
      "--at-least <count>",
      "places that a guide needs, instead of what each rule says: 6",
      wholeNumber(1, 20),
    )
    .option("--replace", "write drafts of the same id anew; published guides always stay")
    .option("--dry-run", "show what would be drafted and write nothing")
    .option("--json", "print the outcome as one JSON object on standard output")
    .addHelpText("after", "\nExample:\n  waymark guides suggest --org acme --area vesterbro --dry-run")
    .action((flags: SuggestFlags) => suggest(context, flags));
  guides
    .command("publish")
    .description("make drafts active, all of those named or none")
    .argument("[id...]", "the guides")
    .option("--all", "every guide that is a draft")
    .requiredOption("--org <id>", "the organisation", organisationId)
    .addHelpText(
      "after",
      "\nExample:\n  waymark guides publish --org acme best-museums-vesterbro\n  waymark guides publish --org acme --all",
    )
    .action((ids: string[], flags: PublishFlags) => publish(context, ids, flags));
}

async function suggest(context: CliContext, flags: SuggestFlags): Promise<void> {
  const place = placeOf(flags);
  const rules = await rulesOf(flags);
  const report = await withStore(context, async (store) => {
    const organisation = await organisationOf(store, flags.org);
    const { replace: replacesDrafts = false, dryRun: isTrial = false } = flags;
    return draftGuides(store, organisation, { place, rules, replacesDrafts, isTrial });
  });
  await tell(context, report, flags);
}

async function tell({ stdout, stderr }: CliContext, report: DraftReport, { json, dryRun }: SuggestFlags) {
  const { drafts, kept, unmet } = report;
  if (json) return print(stdout, JSON.stringify(report));
  const rows = drafts.map(({ id, name, listingIds = [] }) => [
    id,
    String(listingIds.length),
    Object.values(name ?? {})[0] ?? "",
  ]);
  if (rows.length > 0) await print(stdout, table(["ID", "LISTINGS", "NAME"], rows));
  for (const id of kept) await print(stderr, `${id} is there already and stays as it is`);
  for (const { ruleId, found, needed } of unmet) {
    await print(stderr, `${ruleId}: no guide, ${counted(found, "place")} found and ${needed} needed`);
  }
  const done = dryRun ? "would be drafted" : "drafted; publish them with waymark guides publish";
  return print(stderr, `${counted(drafts.length, "guide")} ${done}`);
}

interface PublishFlags {
  org: string;
  all?: boolean;
}

async function publish(
  context: CliContext,
  ids: readonly string[],
  { org, all }: PublishFlags,
): Promise<void> {
  if (ids.length > 0 === (all === true)) {
    throw new CliError("say which guides to publish: either their ids or --all", exitStatus.usage);
  }
  const count = await withStore(context, async (store) => {
    await organisationOf(store, org);
    const meant = all ? await draftIds(store, org) : ids;
    if (meant.length > 0) await publishGuides(store, org, meant);
    return meant.length;
  });
  await print(context.stderr, `Published ${counted(count, "guide")}.`);
}

function placeOf({ area, host, radius, town: named }: SuggestFlags): DraftPlace {
  if ((area === undefined) === (host === undefined)) {
    throw new CliError("say where to draft guides for: either --area or --host", exitStatus.usage);
  }
  if (area === undefined) return { hostId: host!, radiusMetres: radius, named };
  if (radius !== undefined || named !== undefined) {
    throw new CliError("--radius and --town go with --host; a geo area has its own", exitStatus.usage);
  }
  return { areaId: area };
}

async function rulesOf({ rules: path, atLeast }: SuggestFlags): Promise<GuideRule[]> {
  const rules = path === undefined ? await ownGuideRules() : readGuideRules(await readFile(path, "utf8"));
  return atLeast === undefined
    ? rules
    : rules.map((rule) => ({ ...rule, atLeast, atMost: Math.max(atLeast, rule.atMost) }));
}
