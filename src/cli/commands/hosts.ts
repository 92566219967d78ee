import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { basename, extname } from "node:path";
import { Readable } from "node:stream";
import { type Command, Option } from "commander";
import type { Host } from "../../contract/host.ts";
import { keepMedium } from "../../management/media.ts";
import { faultLine } from "../../sources/import-faults.ts";
import { importNdjson } from "../../sources/import-records.ts";
import { missingWhereabouts } from "../../sources/whereabouts.ts";
import type { Store } from "../../store/store.ts";
import { collect, colour, languages, metres, organisationId, position } from "../arguments.ts";
import { type CliContext, organisationOf, print, withStore } from "../context.ts";
import { CliError } from "../exit.ts";
import { table } from "../report.ts";

interface HostFlags {
  org: string;
  name?: string;
  at?: [latitude: number, longitude: number];
  town?: string;
  radius?: number;
  languages?: string[];
  timeZone?: string;
  currency?: string;
  color?: string;
  logo?: string;
  banner?: string;
  welcome?: string;
  pages?: string[];
}

/** `waymark hosts`: the houses whose guests a page is for. */
export function addHosts(program: Command, context: CliContext): void {
  const hosts = program
    .command("hosts")
    .description("create, change and list hosts: the houses and places whose guests are served")
    .addHelpText("after", EXAMPLE);
  addFlags(hosts.command("create").description("create a host"), true).action(
    (id: string, flags: HostFlags) => create(context, id, flags),
  );
  addFlags(hosts.command("update").description("change what the options say of a host"), false).action(
    (id: string, flags: HostFlags) => update(context, id, flags),
  );
  hosts
    .command("list")
    .description("list an organisation's hosts")
    .requiredOption("--org <id>", "the organisation", organisationId)
    .option("--json", "print their records as one JSON array")
    .addHelpText("after", "\nExample:\n  waymark hosts list --org acme")
    .action((options: { org: string; json?: boolean }) => list(context, options));
}

const EXAMPLE =
  '\nExample:\n  waymark hosts create harbour-house --org acme --name "Harbour House" --at 55.6752,12.5926 --town Copenhagen --color "#17568c" --logo logo.svg';

function addFlags(command: Command, isNew: boolean): Command {
  const name = new Option("--name <name>", "its name, as guests know it");
  const at = new Option("--at <lat,lng>", "where it stands, in decimal degrees").argParser(position);
  return command
    .argument("<id>", "the host's id: no spaces, commas or control characters")
    .requiredOption("--org <id>", "the organisation", organisationId)
    .addOption(isNew ? name.makeOptionMandatory() : name)
    .addOption(isNew ? at.makeOptionMandatory() : at)
    .option("--town <name>", "the town or quarter that guests are told they are in")
    .option("--radius <metres>", "how far around it guests are shown places by default", metres)
    .option(
      "--languages <codes>",
      "comma-separated BCP 47 codes, the default first; of a new host the organisation's",
      languages,
    )
    .option("--time-zone <name>", "IANA name, such as Europe/Lisbon; of a new host that of its position")
    .option("--currency <code>", "ISO 4217 code, such as EUR")
    .option("--color <hex>", "the brand's colour, such as #17568c", colour)
    .option("--logo <file>", "picture of the logo: SVG, PNG, JPEG, WebP, AVIF or GIF")
    .option("--banner <file>", "picture at the top of the first screen, of the same formats")
    .option("--welcome <text>", "sentence on that picture")
    .option(
      "--pages <types>",
      "what the menu has, comma-separated: home, guides, search, areas, map, chat, saved, info",
      collect,
    )
    .addHelpText("after", EXAMPLE);
}

async function create(context: CliContext, id: string, flags: HostFlags): Promise<void> {
  await withStore(context, async (store) => {
    const { languageCodes } = await organisationOf(store, flags.org);
    if (await store.read(flags.org).record("host", id)) {
      throw new CliError(`${flags.org} has a host ${id} already: change it with waymark hosts update`);
    }
    const { timeZoneName } = missingWhereabouts("host", { geoLocation: flags.at });
    await write(context, store, id, {
      ...flags,
      languages: flags.languages ?? languageCodes,
      timeZone: flags.timeZone ?? timeZoneName,
    });
  });
  await print(context.stderr, `Created host ${id}. Make a key for its page with waymark keys create.`);
}

async function update(context: CliContext, id: string, flags: HostFlags): Promise<void> {
  await withStore(context, async (store) => {
    await organisationOf(store, flags.org);
    if (!(await store.read(flags.org).record("host", id))) {
      throw new CliError(`${flags.org} has no host ${id}: waymark hosts list shows those that there are`);
    }
    await write(context, store, id, flags);
  });
  await print(context.stderr, `Changed host ${id}.`);
}

/** Lays what the flags say over the record, as an import with --merge does. @throws CliError with every fault */
async function write(context: CliContext, store: Store, id: string, flags: HostFlags): Promise<void> {
  const [logo, banner] = await Promise.all(
    [flags.logo, flags.banner].map((path) => keepPicture(context, store, flags.org, path)),
  );
  const line = Buffer.from(JSON.stringify({ kind: "host", id, ...recordOf(flags, { logo, banner }) }));
  const files = [{ name: `host ${id}`, open: () => Readable.from(line) }];
  const { faults } = await importNdjson({ store, orgId: flags.org, files, writing: "merge" });
  if (faults.length > 0) throw new CliError(faults.map(faultLine).join("\n"));
}

/** A picture that the service serves itself. */
interface Picture {
  url: string;
  width?: number;
  height?: number;
}

/** What the flags say as a host's fields; what they do not say is undefined, and left out as JSON. */
function recordOf(flags: HostFlags, { logo, banner }: { logo?: Picture; banner?: Picture }) {
  const { name, at, town, radius, currency, color, welcome, pages } = flags;
  return {
    name,
    geoLocation: at,
    primaryLocation: town === undefined ? undefined : { displayName: town },
    searchConfig: radius === undefined ? undefined : { searchRadius: radius },
    languageCodes: flags.languages,
    defaultLanguageCode: flags.languages?.[0],
    timeZoneName: flags.timeZone,
    currencyCode: currency,
    uiConfig: banner || welcome ? { banner: { image: banner, text: welcome } } : undefined,
    branding:
      color || logo
        ? {
            colors: color && { primary: color },
            logos: logo && {
              dark: logo.url,
              light: logo.url,
              attrs: { width: logo.width, height: logo.height },
            },
          }
        : undefined,
    pages: pages?.map((type) => ({ type, enabled: true })),
  };
}

/** Keeps a picture of the operator's: a drawing (SVG) as it is, any other as an upload. @throws CliError */
async function keepPicture(
  { services, clock }: CliContext,
  store: Store,
  orgId: string,
  path?: string,
): Promise<Picture | undefined> {
  if (path === undefined) return undefined;
  const storage = await services.mediaStorage();
  try {
    const bytes = await readFile(path);
    if (extname(path).toLowerCase() !== ".svg") {
      const named = { name: basename(path), now: clock() };
      const { medium } = await keepMedium(storage, store, { orgId }, bytes, named);
      return { url: medium.url, width: medium.width, height: medium.height };
    }
    const { default: sharp } = await import("sharp");
    const { width, height } = await sharp(bytes).metadata();
    // Named by its content: it is served as lasting.
    const file = `${hash("sha256", bytes, "hex").slice(0, 16)}.svg`;
    await storage.write(orgId, file, bytes);
    return { url: `/media/orgs/${orgId}/${file}`, width, height };
  } catch (error) {
    throw new CliError(`${path}: ${(error as Error).message}`);
  }
}

async function list(context: CliContext, { org, json }: { org: string; json?: boolean }): Promise<void> {
  const found = await withStore(context, async (store) => {
    await organisationOf(store, org);
    return Array.fromAsync(store.read(org).records(["host"]), ({ body }) => JSON.parse(body) as Host);
  });
  if (json) return print(context.stdout, JSON.stringify(found));
  const rows = found.map(({ id, name, status, geoLocation = [] }) => [
    id,
    name,
    status,
    geoLocation.join(","),
  ]);
  await print(context.stdout, table(["ID", "NAME", "STATUS", "POSITION"], rows));
}
