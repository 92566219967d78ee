import { createInterface } from "node:readline/promises";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { type Command, InvalidArgumentError } from "commander";
import { metresApart, pointOf } from "../../content/sphere.ts";
import type { Listing } from "../../contract/listing.ts";
import { DEFAULT_LANGUAGE } from "../../languages/compare.ts";
import { sourceFormatOf } from "../../sources/source-readers.ts";
import { colour, languages, organisationId, position } from "../arguments.ts";
import { type CliContext, print, withStore } from "../context.ts";
import { CliError, exitStatus } from "../exit.ts";
import { inputFiles, isNative } from "../files.ts";
import { ONCE, slugOf, titleOf, welcome } from "./city.ts";
import { serveUntilStopped } from "./serve.ts";

interface InitFlags {
  org?: string;
  name?: string;
  languages?: string[];
  at?: [latitude: number, longitude: number];
  town?: string;
  color?: string;
  logo?: string;
  yes?: boolean;
  serve: boolean;
}

/** Runs another command, with these for its output. */
export type RunCommand = (
  args: readonly string[],
  outputs: Pick<CliContext, "stdout" | "stderr">,
) => Promise<unknown>;

/** `waymark init`: from a name, and a file or a position, to a page for guests. */
export function addInit(program: Command, context: CliContext, run: RunCommand): void {
  program
    .command("init")
    .description(
      "make an organisation, its page and keys by the commands for that, which it shows, and serve it; asks for what no option says",
    )
    .argument(
      "[file]",
      "places, in any format that import reads; of OpenStreetMap data also maps and walking ways",
    )
    .option("--name <name>", "name of the house or destination; by default that of the file")
    .option("--org <id>", "the organisation to make; by default made of the name", organisationId)
    .option("--languages <codes>", "comma-separated BCP 47 codes, the default first", languages)
    .option("--at <lat,lng>", "where its guests are; by default amid the places of the file", position)
    .option("--town <name>", "the town that it is in; by default its name")
    .option("--color <hex>", "the brand's colour, such as #17568c", colour)
    .option("--logo <file>", "picture of the logo")
    .option("--yes", "ask nothing: what no option says has its default")
    .option("--no-serve", "end when everything is made, instead of serving it")
    .addHelpText(
      "after",
      "\nExample:\n  waymark init\n  waymark init --yes --name 'Casa Amarela' --at 38.7115,-9.1365 --town Lisbon --languages en-GB,pt-PT --logo logo.svg places.csv",
    )
    .action((file: string | undefined, flags: InitFlags) => init(context, run, file, flags));
}

async function init(
  context: CliContext,
  run: RunCommand,
  path: string | undefined,
  flags: InitFlags,
): Promise<void> {
  const wanted = await interview(context, path, flags);
  const { name, file, codes, at, town, color, logo } = wanted;
  for (const one of [file, logo]) if (one) inputFiles([one], context.stdin);
  const id = slugOf(name);
  const org = flags.org ?? id;
  const { stderr } = context;
  const tell = async (args: readonly string[], stdout: CliContext["stdout"] = stderr) => {
    await print(stderr, `\n$ waymark ${args.map(quoted).join(" ")}`);
    return run(args, { stdout, stderr });
  };
  const ask = async (args: readonly string[]) => {
    const stdout = new PassThrough();
    const running = run(args, { stdout, stderr: new PassThrough().resume() }).finally(() => stdout.end());
    const [said] = await Promise.all([text(stdout), running]);
    return said.trim();
  };
  const named = ["--org", org, "--name", name];
  const look = [...(color ? ["--color", color] : []), ...(logo ? ["--logo", logo] : [])];
  const isMap = isMapFile(file);
  if (isMap) {
    const said = [...(codes ? ["--languages", codes] : []), ...(at ? ["--at", at.join()] : [])];
    await tell(["city", "--no-serve", ...named, ...said, file!], new PassThrough().resume());
  } else await tell(["orgs", "create", org, "--name", name, "--languages", codes ?? DEFAULT_LANGUAGE]);
  try {
    if (isMap && look.length > 0) await tell(["hosts", "update", id, "--org", org, ...look]);
    if (!isMap) {
      if (file) await tell(["import", "--org", org, file]);
      const around = file ? await placesAround(context, org, at) : ["--at", at!.join()];
      await tell(["hosts", "create", id, ...named, ...around, "--town", town, ...look]);
      // A file of records has guides of its own.
      if (file && !isNative(file)) {
        await tell(["guides", "suggest", "--org", org, "--host", id, "--at-least", "3"]);
        await tell(["guides", "publish", "--org", org, "--all"]);
      }
    }
  } catch (error) {
    await run(["orgs", "remove", org, "--yes"], context);
    throw error;
  }
  const keys = ["keys", "create", "--org", org, "--host", id];
  const [key, editorKey] = [
    await ask(keys),
    await ask(["keys", "create", "--org", org, "--ability", "read,chat,write"]),
  ];
  const tellAll = (ending: string) => (url: string) =>
    print(context.stdout, `${welcome(url, org, { id, name }, key, editorKey)}\n\nThe keys are ${ending}`);
  if (!flags.serve) return tellAll("shown this once. Serve with waymark serve.")(context.services.localUrl());
  const store = await context.services.openStore();
  await serveUntilStopped(context.services, () => context.services.serve(store), tellAll(ONCE));
}

/** Of a map file `waymark city` makes more than an import does. */
function isMapFile(file: string | undefined): boolean {
  return file !== undefined && sourceFormatOf(file) === "osm";
}

function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

/** How far around a host places are shown at most, in metres. */
const WIDEST = 30_000;

/** Where a host stands, by default in the middle of its organisation's places, with a radius that has most of them. @throws CliError where none has a position */
async function placesAround(context: CliContext, org: string, at: InitFlags["at"]): Promise<string[]> {
  const found = await withStore(context, async (store) => {
    const records = store.read(org).records(["listing"]);
    const all = await Array.fromAsync(records, ({ body }) => (JSON.parse(body) as Listing).geoLocation ?? []);
    return all.filter((place) => place.length === 2);
  });
  if (found.length === 0 && !at) {
    throw new CliError("no place of the file has a position: say where its guests are by --at");
  }
  const middle = (axis: 0 | 1) => found.map((place) => place[axis]).sort((a, b) => a - b)[found.length >> 1]!;
  const [latitude, longitude] = at ?? [middle(0), middle(1)];
  const here = pointOf(latitude, longitude);
  const distances = found.map(([lat, lng]) => metresApart(here, pointOf(lat, lng))).sort((a, b) => a - b);
  const most = distances[Math.floor(distances.length * 0.9)];
  const radius =
    most === undefined ? [] : ["--radius", String(Math.min(WIDEST, Math.ceil(most / 500 + 1) * 500))];
  return ["--at", `${latitude},${longitude}`, ...radius];
}

/** How long an answer may take where nobody sits before a terminal, in milliseconds. */
const PATIENCE_MS = 10_000;

/** What the options say, and answers to questions for the rest. @throws CliError where something is missing */
async function interview(context: CliContext, path: string | undefined, flags: InitFlags) {
  const { stderr } = context;
  const stdin = context.stdin as CliContext["stdin"] & { isTTY?: boolean };
  const { isTTY = false } = stdin;
  using terminal = flags.yes
    ? undefined
    : createInterface({ input: stdin, output: isTTY ? stderr : undefined });
  const lines = terminal?.[Symbol.asyncIterator]();
  const answer = async (question: string): Promise<string> => {
    if (!lines) return "";
    stderr.write(`${question}: `);
    const patience = isTTY ? [] : [sleep(PATIENCE_MS, undefined, { ref: false })];
    const line = await Promise.race([lines.next(), ...patience]);
    if (!isTTY) stderr.write("\n");
    if (line && !line.done) return line.value.trim();
    if (line && !isTTY) return "";
    const detail = "standard input gives no answer: say it by options, or --yes for their defaults";
    throw line ? new CliError("interrupted", exitStatus.interrupted) : new CliError(detail, exitStatus.usage);
  };
  /** An answer that can be read; blank: the default, as `read` says of "". */
  async function ask<T>(question: string, read: (text: string) => T): Promise<T> {
    for (;;) {
      const said = await answer(question);
      try {
        return read(said);
      } catch (error) {
        if (!(error instanceof InvalidArgumentError) && !(error instanceof CliError)) throw error;
        if (!isTTY || !lines) throw new CliError(error.message, exitStatus.usage);
        stderr.write(`${error.message}\n`);
      }
    }
  }
  const there = (name: string) => {
    if (name !== "") inputFiles([name], stdin);
    return name || undefined;
  };
  const file = path ?? (await ask("A file with places (Enter: none)", there));
  const title = file === undefined ? undefined : titleOf(file);
  const name =
    flags.name ??
    (await ask(`Name of your house or destination${title ? ` [${title}]` : ""}`, (said) => {
      if (said || title) return said || title!;
      throw new CliError("it needs a name: give --name");
    }));
  const isMap = isMapFile(file);
  const usual = isMap ? "English and the country's" : DEFAULT_LANGUAGE;
  const codes =
    flags.languages?.join() ??
    (await ask(`Languages, such as en-GB,da-DK [${usual}]`, (said) =>
      said ? languages(said).join() : undefined,
    ));
  const middle = file === undefined ? "" : " [amid the file's places]";
  const at =
    flags.at ??
    (await ask(`Where your guests are: latitude,longitude${middle}`, (said) => {
      if (said || file === undefined) return position(said || "?");
      return undefined;
    }));
  const town =
    flags.town ?? (isMap ? name : await ask(`The town that it is in [${name}]`, (said) => said || name));
  const color =
    flags.color ??
    (await ask("Colour, such as #17568c (Enter: ours)", (said) => (said ? colour(said) : undefined)));
  const logo = flags.logo ?? (await ask("A file with your logo (Enter: none)", there));
  return { file, name, codes, at, town, color, logo };
}
