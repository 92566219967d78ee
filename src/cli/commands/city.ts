import { basename } from "node:path";
import { performance } from "node:perf_hooks";
import type { Command } from "commander";
import { escapeHtml } from "../../content/html.ts";
import { type Host, hostRecord } from "../../contract/host.ts";
import { DEFAULT_LANGUAGE, isSameLanguage, mainLanguage } from "../../languages/compare.ts";
import { spokenLanguages } from "../../languages/registry.ts";
import { makeKey } from "../../management/keys.ts";
import { draftGuides, publishGuides } from "../../sources/curation/draft-guides.ts";
import { ownGuideRules } from "../../sources/curation/guide-rules.ts";
import { faultLine } from "../../sources/import-faults.ts";
import { importSources } from "../../sources/import-sources.ts";
import { type City, describeCity } from "../../sources/osm/describe-city.ts";
import { readSource } from "../../sources/osm/osm-reader.ts";
import { readDataset } from "../../sources/properties/source-ids.ts";
import { type Store, StoreError } from "../../store/store.ts";
import { colour, languages, organisationId, position } from "../arguments.ts";
import { type CliContext, organisationOf, print } from "../context.ts";
import { CliError } from "../exit.ts";
import { inputFiles, sourceFiles } from "../files.ts";
import { counted } from "../report.ts";
import { writeBasemap } from "./basemap.ts";
import { serveUntilStopped } from "./serve.ts";
import { writeWays } from "./ways.ts";

interface CityFlags {
  org?: string;
  name?: string;
  at?: [latitude: number, longitude: number];
  languages?: string[];
  color?: string;
  serve: boolean;
}

/** `waymark city`: from a map file to a page for guests. */
export function addCity(program: Command, context: CliContext): void {
  program
    .command("city")
    .description(
      "make an organisation of a map file: places, guides, map, walking ways and a page for guests",
    )
    .argument("<file>", "OpenStreetMap data of a city, .osm.pbf")
    .option("--org <id>", "the organisation to make; by default the city's name", organisationId)
    .option("--name <name>", "name of the city, or of the house whose page it is; by default the file's town")
    .option(
      "--at <lat,lng>",
      "where the page's visitors are; by default where most sights stand together",
      position,
    )
    .option(
      "--languages <codes>",
      "comma-separated BCP 47 codes, the default first; by default English and the country's, where the page speaks it",
      languages,
    )
    .option(
      "--color <hex>",
      "the brand's colour, such as #17568c; by default one of eight by the name",
      colour,
    )
    .option("--no-serve", "end when everything is made, instead of serving it")
    .addHelpText(
      "after",
      "\nExample:\n  waymark city porto.osm.pbf\n  waymark city --name 'Hotel Alma' --at 41.1496,-8.6109 --color '#7a3b2e' porto.osm.pbf",
    )
    .action((file: string, flags: CityFlags) => makeCity(context, file, flags));
}

/** A row of what was made: what, of how much, in which time, with which memory at the end. */
type Steps = <T>(name: string, run: () => Promise<T>, tell: (result: T) => string) => Promise<T>;

async function makeCity(context: CliContext, path: string, flags: CityFlags): Promise<void> {
  const { files } = inputFiles([path], context.stdin);
  const sources = await sourceFiles(files, { format: "osm" });
  const step = steps(context);
  const city = await step(
    "reading",
    () => describeCity(files[0]!),
    (found) => (found ? `centre ${found.centre.latitude}, ${found.centre.longitude}` : "nothing"),
  );
  if (!city) throw new CliError(`${path} has no place with a name that travellers come for`);
  const host = hostOf(city, path, flags);
  const orgId = flags.org ?? host.id;
  const store = await context.services.openStore();
  try {
    const key = await fill({ context, store, orgId, host, sources: sources!, step });
    if (!flags.serve) {
      await print(context.stderr, `Made ${orgId}; serve it with waymark serve. Its key, shown this once:`);
      await print(context.stdout, key);
      return await store.close();
    }
    await serveUntilStopped(
      context.services,
      () => context.services.serve(store),
      (url) => print(context.stdout, `${welcome(url, orgId, host, key)}\n\nThe key is ${ONCE}`),
    );
  } catch (error) {
    await store.close();
    throw error;
  }
}

interface CityParts {
  context: CliContext;
  store: Store;
  orgId: string;
  host: Host;
  sources: NonNullable<Awaited<ReturnType<typeof sourceFiles>>>;
  step: Steps;
}

/** Makes everything of the city, and returns a key to read and chat with. */
async function fill({ context, store, orgId, host, sources, step }: CityParts): Promise<string> {
  if (await store.organisations.find(orgId)) {
    throw new StoreError(
      "organisation_exists",
      `organisation ${orgId} exists already: give --org another id, or remove it with waymark orgs remove`,
    );
  }
  const languageCodes = host.languageCodes!;
  await store.organisations.create({ id: orgId, name: host.name, languageCodes, createdAt: context.clock() });
  await store.write(orgId, (batch) => batch.put("host", host));
  await step(
    "places",
    async () => {
      const options = { hostIds: [], prune: false, dryRun: false, strict: false, reading: {} };
      const now = context.clock();
      const report = await importSources({ store, orgId, files: sources, maxListed: 5, now, ...options });
      if (!report.result) throw new CliError(report.faults.map(faultLine).join("\n"));
      return report.result;
    },
    ({ added }) => counted(added, "record"),
  );
  await step(
    "guides",
    async () => {
      const request = {
        place: { hostId: host.id },
        rules: await ownGuideRules(),
        replacesDrafts: false,
        isTrial: false,
      };
      const { drafts } = await draftGuides(store, await organisationOf(store, orgId), request);
      await publishGuides(
        store,
        orgId,
        drafts.map(({ id }) => id),
      );
      return drafts.length;
    },
    (count) => counted(count, "guide"),
  );
  const map = await readSource(sources[0]!.file);
  if (map === "geojson")
    throw new CliError("a city is made of OpenStreetMap data with its nodes and ways, not of GeoJSON");
  const folder = context.services.orgFolder(orgId);
  await step("basemap", async () => (await writeBasemap(folder, map, languageCodes)).bytes, megabytes);
  await step("ways", async () => (await writeWays(folder, map))?.bytes ?? 0, megabytes);
  const { key } = await makeKey(store, orgId, context.clock());
  return key;
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

/** The page's host: named and placed as the flags say, else as the file does. */
function hostOf(city: City, path: string, flags: CityFlags): Host {
  const { centre, country, timeZoneName, radiusMetres } = city;
  const local = country === undefined ? undefined : mainLanguage(country);
  const languageCodes = flags.languages ?? [
    DEFAULT_LANGUAGE,
    // Of one that the page does not speak only the names would be in it.
    ...(local && !isSameLanguage(local, DEFAULT_LANGUAGE) && Object.hasOwn(spokenLanguages, local)
      ? [local]
      : []),
  ];
  const named = languageCodes.flatMap((code) => city.names[code] ?? city.names[code.split("-")[0]!] ?? []);
  const cityName = named[0] ?? Object.values(city.names)[0] ?? titleOf(path);
  const name = flags.name ?? cityName;
  const [latitude, longitude] = flags.at ?? [centre.latitude, centre.longitude];
  const own = colours[[...name].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0) % colours.length]!;
  const [primary, accent] = flags.color === undefined ? own : [flags.color];
  return hostRecord.parse({
    id: slugOf(name),
    name,
    status: "active",
    geoLocation: [latitude, longitude],
    primaryLocation: { displayName: cityName, geoLocation: { lat: latitude, lng: longitude } },
    searchConfig: {
      searchRadius: radiusMetres,
      guideRanking: "score",
      listingRanking: "balanced",
      maxSearchResults: 200,
    },
    languageCodes,
    defaultLanguageCode: languageCodes[0]!,
    timeZoneName,
    distanceMetric: country === "GB" || country === "US" ? "imperial" : "metric",
    uiConfig: { neighborhoods: true, banner: { showLocation: false } },
    branding: {
      colors: { primary },
      theme: accent && { colors: { secondary400: { textColor: "#1c1410", backgroundColor: accent } } },
    },
  });
}

/** The brand's colour, deep enough for white text, and the one beside it, light enough for dark text. */
const colours: readonly (readonly [primary: string, accent: string])[] = [
  ["#24624a", "#efa94a"], // forest and apricot
  ["#6b2d5c", "#f0a58f"], // plum and rose
  ["#7a2140", "#e8b65c"], // wine and brass
  ["#0d626b", "#f4a05c"], // lagoon and coral
  ["#1f5c99", "#f3b33d"], // sea and sun
  ["#a13d2d", "#f2b96d"], // brick and sand
  ["#283f7a", "#f5b942"], // navy and gold
  ["#543d8f", "#f4b860"], // violet and honey
];

/** "monaco-latest.osm.pbf" → "Monaco" */
export function titleOf(path: string): string {
  const words = readDataset(basename(path)).split(/[-_ ]+/);
  const kept = words.filter((word, index) => index === 0 || !/^(latest|\d+)$/.test(word));
  return kept.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ");
}

export function slugOf(name: string): string {
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const slug = plain.replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "");
  return slug.slice(0, 63) || "city";
}

function steps({ stderr }: CliContext): Steps {
  return async (name, run, tell) => {
    const begun = performance.now();
    const result = await run();
    const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
    const megabytes = Math.round(process.resourceUsage().maxRSS / 1_024);
    await print(
      stderr,
      `${name.padEnd(10)} ${tell(result).padEnd(32)} ${seconds.padStart(6)} s  up to ${megabytes} MB`,
    );
    return result;
  };
}

export const ONCE = "shown this once. Stop with Ctrl+C.";

/** @param editorKey may write; without it the studio is not named */
export function welcome(
  url: string,
  orgId: string,
  host: Pick<Host, "id" | "name">,
  key: string,
  editorKey?: string,
): string {
  const query = `org=${orgId}&profile=${host.id}&key=${key}`;
  return [
    "",
    `${host.name} is at ${url}`,
    "",
    `  Page        ${url}/?${query}&alone=1`,
    `  Explorer    ${url}/?${query}`,
    `  Embed       <script type="module" src="${url}/waymark-home.js"></script>`,
    `              <waymark-home org="${orgId}" profile="${host.id}" key="${key}"><h1 slot="greeting">${escapeHtml(host.name)}</h1></waymark-home>`,
    ...(editorKey ? [`  Studio      ${url}/studio`, `              with the key ${editorKey}`] : []),
    `  Photographs MEDIA_CONTACT=you@example.org waymark media fetch --org ${orgId}`,
  ].join("\n");
}
