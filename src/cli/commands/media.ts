import { type Command, InvalidArgumentError } from "commander";
import type { FetchReport } from "../../sources/pictures/fetch-pictures.ts";
import type { Store } from "../../store/store.ts";
import { organisationId, wholeNumber } from "../arguments.ts";
import { type CliContext, organisationOf, print, withStore } from "../context.ts";
import { CliError, exitStatus, interruptible } from "../exit.ts";
import { stretchProgress } from "../progress.ts";
import { counted } from "../report.ts";

interface FetchFlags {
  org: string;
  wikidata?: string;
  rate: number;
  limit?: number;
  again?: boolean;
  json?: boolean;
}

/** Pictures shown of each list; `--json` has all. */
const LISTED = 20;

/** `waymark media fetch`: pictures of places from Wikimedia Commons. */
export function addMedia(program: Command, context: CliContext): void {
  const media = program.command("media").description("fetch pictures of places");
  media
    .command("fetch")
    .description(
      "fetch pictures that sources name, from Wikimedia Commons, for places without one; what was stopped goes on",
    )
    .requiredOption("--org <id>", "the organisation", organisationId)
    .option(
      "--wikidata <file>",
      "pictures of Wikidata items, an item and a file a line; else Wikidata is asked",
    )
    .option("--rate <requests>", "requests a second, at most", rate, 1)
    .option(
      "--limit <count>",
      "places to fetch for, those of the highest score first",
      wholeNumber(1, 9_999_999),
    )
    .option("--again", "ask again for pictures that were refused before")
    .option("--json", "print the outcome as one JSON object on standard output")
    .addHelpText(
      "after",
      "\nExample:\n  MEDIA_CONTACT=web@acme.example waymark media fetch --org acme --limit 200",
    )
    .action((flags: FetchFlags) => fetchMedia(context, flags));
}

async function fetchMedia(context: CliContext, flags: FetchFlags): Promise<void> {
  const { commonsUrl, wikidataUrl, fileOrigins, userAgent } = context.services.pictures();
  if (userAgent === undefined) {
    throw new CliError(
      "set MEDIA_CONTACT to an address by which Wikimedia can reach you: it asks that of all who fetch from it",
      exitStatus.usage,
    );
  }
  // Loaded only here: no other command needs what scales pictures.
  const [{ fetchPictures }, { PoliteClient }, { askWikidata, readItemPictures }] = await Promise.all([
    import("../../sources/pictures/fetch-pictures.ts"),
    import("../../sources/pictures/polite-client.ts"),
    import("../../sources/pictures/wikidata.ts"),
  ]);
  const { org, rate: perSecond, limit, again, json } = flags;
  const origins = new Set([commonsUrl, wikidataUrl].map((url) => new URL(url).origin).concat(fileOrigins));
  const progress = stretchProgress(context);
  const fetchAll = async (store: Store, signal: AbortSignal) => {
    const client = new PoliteClient({ userAgent, perSecond, origins, signal });
    const itemPictures = flags.wikidata
      ? await readItemPictures(flags.wikidata)
      : askWikidata(client, wikidataUrl);
    const organisation = await organisationOf(store, org);
    return fetchPictures({
      ...{ store, organisation, client, commonsUrl, itemPictures, limit, again, signal },
      folder: context.services.orgFolder(org),
      storage: await context.services.mediaStorage(),
      now: context.clock,
      onRecord: (done, total) => progress.update({ title: "fetching pictures", done, total, records: done }),
    });
  };
  const report = await interruptible(
    (signal) => withStore(context, (store) => fetchAll(store, signal)),
    progress,
  );
  if (json) await print(context.stdout, JSON.stringify(report));
  else await tell(context, report);
  if (report.stopped !== undefined) {
    throw new CliError(
      `stopped, as a server did not answer (${report.stopped}); run it again later: it goes on`,
    );
  }
}

async function tell({ stdout, stderr }: CliContext, report: FetchReport): Promise<void> {
  const { wanted, illustrated, downloaded, refused, unavailable } = report;
  for (const { file, reason } of [...refused.slice(0, LISTED), ...unavailable.slice(0, LISTED)])
    await print(stderr, `left out: ${file}: ${reason}`);
  const left = `${counted(refused.length, "picture")} refused, ${unavailable.length} not to be had now`;
  await print(stdout, `${counted(wanted, "place")} without a picture: ${illustrated} have one now`);
  await print(stdout, `${counted(downloaded, "picture")} downloaded, ${left}`);
}

function rate(text: string): number {
  const value = Number(text);
  if (value > 0 && value <= 1_000) return value;
  throw new InvalidArgumentError("expected requests a second, above 0 and at most 1000");
}
