import { isIP } from "node:net";
import { availableParallelism } from "node:os";
import type { Bucket } from "./media/bucket-storage.ts";

/** The levels that `LOG_LEVEL` may name, the most talkative first. */
const logLevels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;
type LogLevel = (typeof logLevels)[number];

/** The routing servers that `ROUTING_ENGINE` may name. */
const routingEngines = ["valhalla", "osrm"] as const;
type RoutingEngine = (typeof routingEngines)[number];

/** How the service is set up. Documented in docs/configuration.md. */
export interface Config {
  port: number;
  host: string;
  /** Processes that serve the port together. */
  workers: number;
  /** How long a service that stops answers on, and how long requests that run may then take; milliseconds. */
  stop: { drainMs: number; graceMs: number };
  /** Wanted of those who ask for /metrics; absent: everybody may. A secret. */
  metricsToken: string | undefined;
  /** Folder of the embedded store, as given: relative to the working directory unless absolute. */
  dataDirectory: string;
  /** Connection URL of a PostgreSQL database, which then is the store; absent: the embedded store. It may hold a password. */
  databaseUrl: string | undefined;
  /** Connection URLs of replicas of that database, which share its reads. */
  databaseReadUrls: string[];
  /** Connections to each database server for short questions, at most. */
  databasePoolSize: number;
  keptRemovals: number;
  keptRevisions: number;
  /** The address by which clients reach the service, without a slash at its end; absent: taken from each request. */
  publicUrl: string | undefined;
  /** Domains of hosts' own, each with whose public pages it shows. */
  publicDomains: Map<string, { orgId: string; hostId: string }>;
  /** A MapLibre style that maps are drawn with; absent: Waymark's own, which asks nobody else. */
  mapStyleUrl: string | undefined;
  /** Origins other than the service's own from which the explorer may show pictures, `*` for any with https; empty: none. */
  imageOrigins: string[];
  logLevel: LogLevel;
  /** full survives a power cut; normal may lose the last writes then, and is faster. */
  sqliteSynchronous: "full" | "normal";
  /** Bytes kept ready for answers; undefined: by the machine's memory. */
  cacheBytes: number | undefined;
  /** How long answers go on from memory while the store does not answer, in milliseconds. */
  staleMs: number;
  /** Requests that a key regains each second, and how many it may send at once. */
  ratePerSecond: number;
  rateBurst: number;
  /** How long a request may wait until it is begun with, in milliseconds; 0: however long. */
  mostDelayMs: number;
  /** A store that speaks Redis's protocol, over which machines keep their limits together; absent: each has its own. A secret. */
  limitsUrl: string | undefined;
  /** Messages to the concierge that a key regains each second, and how many it may send at once. */
  chatRatePerSecond: number;
  chatBurst: number;
  /** The mail server that plans are sent through and the address that they come from; absent: no plan can be mailed. */
  mail: { url: string; from: string; timeoutMs: number } | undefined;
  /** Mailed plans an hour, for a key, for an address that asks, for one recipient. */
  mailRates: { perKey: number; perAddress: number; perRecipient: number };
  /** The language model that helps the concierge to understand messages; absent: none. `apiKey` is a secret. */
  languageModel:
    | { baseUrl: string; model: string; apiKey: string | undefined; timeoutMs: number }
    | undefined;
  /** Where pictures of places are fetched from, and as who they are asked for; without `userAgent` they are not. */
  pictures: { commonsUrl: string; wikidataUrl: string; fileOrigins: string[]; userAgent: string | undefined };
  /** A folder with one for each organisation that holds pictures of its own; absent: none. */
  mediaFolder: string | undefined;
  /** The bucket that pictures are kept in; absent: in the organisations' folders. `secretAccessKey` is a secret. */
  mediaBucket: Bucket | undefined;
  /** The largest picture that may be uploaded. */
  mediaMaxBytes: number;
  /** The desk's system that is told of guests who need its people; absent: none. `secret` signs what it is told. */
  handoff: { url: string; secret: string | undefined } | undefined;
  /** Where the weather is foretold, with {lat} and {lng} in it, and as who it is asked; absent: nowhere. */
  weather: { url: string; userAgent: string | undefined; timeoutMs: number } | undefined;
  /** A routing server that is asked for ways on foot; absent: none. */
  routing: { url: string; engine: RoutingEngine; timeoutMs: number } | undefined;
  /** Proxies whose X-Forwarded-* headers count: false, true (all), how many the last of them are, or their addresses. */
  trustProxy: boolean | number | string[];
}

/** Everything that is wrong with the environment, at once. Its message has a line for each fault. */
export class ConfigError extends Error {
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(`the configuration is at fault:\n${faults.map((fault) => `  ${fault}`).join("\n")}`);
    this.name = "ConfigError";
    this.faults = faults;
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The one place that reads the environment. A variable that is blank counts as not set.
 * @throws ConfigError with all faults.
 */
export function readConfig(env: Environment): Config {
  const faults: string[] = [];
  const read = <T>(name: string, fallback: T, convert: (text: string) => T): T => {
    const text = env[name]?.trim();
    if (text === undefined || text === "") return fallback;
    try {
      return convert(text);
    } catch (error) {
      faults.push(`${name} ${(error as Error).message}`);
      return fallback;
    }
  };
  const readIfSet = <T>(name: string, parse: (text: string) => T) =>
    read<T | undefined>(name, undefined, parse);
  const config: Config = {
    port: read("PORT", 8080, wholeNumber(0, 65_535)),
    host: read("HOST", "127.0.0.1", (text) => text),
    workers: read("WORKERS", availableParallelism(), wholeNumber(1, 256)),
    stop: {
      drainMs: read("DRAIN_SECONDS", 0, wholeNumber(0, 600)) * 1_000,
      graceMs: read("STOP_SECONDS", 8, wholeNumber(0, 600)) * 1_000,
    },
    metricsToken: readIfSet("METRICS_TOKEN", (text) => text),
    dataDirectory: read("WAYMARK_DATA", "./var", (text) => text),
    databaseUrl: readIfSet("DATABASE_URL", databaseAddress),
    databaseReadUrls: read<string[]>("DATABASE_READ_URLS", [], databaseAddresses),
    keptRemovals: read("KEPT_REMOVALS", 10_000, wholeNumber(100, 10_000_000)),
    keptRevisions: read("KEPT_REVISIONS", 50, wholeNumber(1, 10_000)),
    databasePoolSize: read("DATABASE_POOL_SIZE", 10, wholeNumber(1, 1_000)),
    publicUrl: readIfSet("PUBLIC_URL", webAddress),
    publicDomains: read("PUBLIC_DOMAINS", new Map(), publicDomains),
    mapStyleUrl: readIfSet("MAP_STYLE_URL", addressLike("https://tiles.example.org/style.json")),
    imageOrigins: read<string[]>("IMAGE_ORIGINS", [], imageOrigins),
    logLevel: read("LOG_LEVEL", "info", oneOf(logLevels)),
    sqliteSynchronous: read("SQLITE_SYNCHRONOUS", "full", oneOf(["full", "normal"])),
    cacheBytes: readIfSet("CACHE_MB", (text) => wholeNumber(0, 1_000_000)(text) * 1024 ** 2),
    staleMs: read("STALE_SECONDS", 3_600, wholeNumber(0, 604_800)) * 1_000,
    ratePerSecond: read("RATE_LIMIT_PER_SECOND", 1_000, wholeNumber(1, 1_000_000)),
    rateBurst: read("RATE_LIMIT_BURST", 2_000, wholeNumber(1, 1_000_000)),
    limitsUrl: readIfSet(
      "LIMITS_URL",
      serverAddress(/^rediss?:$/, "redis://:password@host:6379 or rediss://host"),
    ),
    mostDelayMs: read("MOST_DELAY_MS", 250, wholeNumber(0, 60_000)),
    chatRatePerSecond: read("CHAT_RATE_LIMIT_PER_SECOND", 5, wholeNumber(1, 1_000_000)),
    chatBurst: read("CHAT_RATE_LIMIT_BURST", 50, wholeNumber(1, 1_000_000)),
    mail: mailOf(
      readIfSet("SMTP_URL", mailServer),
      readIfSet("MAIL_FROM", mailAddress),
      read("MAIL_TIMEOUT_SECONDS", 15, wholeNumber(1, 120)),
    ),
    mailRates: {
      perKey: read("MAIL_LIMIT_PER_KEY", 200, wholeNumber(1, 1_000_000)),
      perAddress: read("MAIL_LIMIT_PER_ADDRESS", 30, wholeNumber(1, 1_000_000)),
      perRecipient: read("MAIL_LIMIT_PER_RECIPIENT", 5, wholeNumber(1, 1_000_000)),
    },
    languageModel: modelOf(
      readIfSet("LLM_BASE_URL", webAddress),
      readIfSet("LLM_MODEL", (text) => text),
      readIfSet("LLM_API_KEY", (text) => text),
      read("LLM_TIMEOUT_SECONDS", 8, wholeNumber(1, 300)),
    ),
    handoff: serviceAt(readIfSet("HANDOFF_URL", addressLike("https://desk.example.org/handoff")), {
      secret: readIfSet("HANDOFF_SECRET", (text) => text),
    }),
    weather: serviceAt(readIfSet("WEATHER_URL", weatherAddress), {
      userAgent: readIfSet("WEATHER_USER_AGENT", headerText),
      timeoutMs: read("WEATHER_TIMEOUT_SECONDS", 10, wholeNumber(1, 60)) * 1_000,
    }),
    routing: serviceAt(readIfSet("ROUTING_URL", webAddress), {
      engine: read("ROUTING_ENGINE", "valhalla", oneOf(routingEngines)),
      timeoutMs: read("ROUTING_TIMEOUT_SECONDS", 3, wholeNumber(1, 60)) * 1_000,
    }),
    pictures: {
      commonsUrl: read("COMMONS_URL", "https://commons.wikimedia.org", webAddress),
      wikidataUrl: read("WIKIDATA_URL", "https://www.wikidata.org", webAddress),
      fileOrigins: read(
        "COMMONS_FILE_ORIGINS",
        ["https://upload.wikimedia.org", "https://thumb.wikimedia.org"],
        fileOrigins,
      ),
      userAgent: readIfSet("MEDIA_CONTACT", contactText),
    },
    mediaFolder: readIfSet("MEDIA_FOLDER", (text) => text),
    mediaBucket: bucketOf(
      readIfSet("MEDIA_BUCKET", bucketAddress),
      read<string | undefined>(
        "AWS_ENDPOINT_URL_S3",
        read("AWS_ENDPOINT_URL", undefined, webAddress),
        webAddress,
      ),
      read(
        "AWS_REGION",
        read("AWS_DEFAULT_REGION", "us-east-1", (text) => text),
        (text) => text,
      ),
      read("AWS_ACCESS_KEY_ID", "", (text) => text),
      read("AWS_SECRET_ACCESS_KEY", "", (text) => text),
    ),
    mediaMaxBytes: read("MEDIA_MAX_MB", 25, wholeNumber(1, 200)) * 1024 ** 2,
    trustProxy: read<boolean | number | string[]>("TRUST_PROXY", false, proxies),
  };
  if (config.databaseReadUrls.length > 0 && !env.DATABASE_URL?.trim()) {
    faults.push("DATABASE_READ_URLS is set without DATABASE_URL, the database that its replicas follow");
  }
  if (Boolean(env.LLM_BASE_URL?.trim()) !== Boolean(env.LLM_MODEL?.trim())) {
    faults.push("LLM_BASE_URL and LLM_MODEL are needed together: the address and the model to ask there");
  }
  if (env.MEDIA_BUCKET?.trim() && !(env.AWS_ACCESS_KEY_ID?.trim() && env.AWS_SECRET_ACCESS_KEY?.trim())) {
    faults.push("MEDIA_BUCKET needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY");
  }
  if (env.HANDOFF_SECRET?.trim() && !env.HANDOFF_URL?.trim()) {
    faults.push("HANDOFF_SECRET is set without HANDOFF_URL, the address that it signs for");
  }
  if (faults.length > 0) throw new ConfigError(faults);
  return config;
}

function wholeNumber(min: number, max: number): (text: string) => number {
  return (text) => {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (value >= min && value <= max) return value;
    throw new RangeError(`must be a whole number from ${min} to ${max}, not ${JSON.stringify(text)}`);
  };
}

function oneOf<const V extends string>(values: readonly V[]): (text: string) => V {
  return (text) => {
    const value = values.find((known) => known === text.toLowerCase());
    if (value) return value;
    throw new RangeError(`must be one of ${values.join(", ")}, not ${JSON.stringify(text)}`);
  };
}

/** More proxies in a row are a slip. */
const MAX_HOPS = 10;

function proxies(text: string): boolean | number | string[] {
  if (text === "true" || text === "false") return text === "true";
  if (/^\d+$/.test(text)) return wholeNumber(1, MAX_HOPS)(text);
  const addresses = text.split(",").map((entry) => entry.trim());
  const odd = addresses.find((address) => !isNetwork(address));
  if (odd === undefined) return addresses;
  throw new RangeError(
    `must be true, false, a number of proxies or IP addresses and networks with commas between, not ${JSON.stringify(odd)}`,
  );
}

/** An IP address, or a network such as 10.0.0.0/8. */
function isNetwork(text: string): boolean {
  const [address = "", bits, ...rest] = text.split("/");
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** An http or https address without a name and a password in it; undefined where the text is none. */
function parseWebUrl(text: string): URL | undefined {
  const url = URL.parse(text);
  return url && /^https?:$/.test(url.protocol) && url.username === "" ? url : undefined;
}

/** No value of an address is repeated in its fault: it may hold a password or a key. */
function webAddress(text: string): string {
  const url = parseWebUrl(text);
  if (url && url.search === "" && url.hash === "") return url.href.replace(/\/+$/, "");
  throw new RangeError("must be an http or https address without query, such as https://guide.example.org");
}

/** An address that may have a query. */
function addressLike(example: string): (text: string) => string {
  return (text) => {
    const url = parseWebUrl(text);
    if (url) return url.href;
    throw new RangeError(`must be an http or https address such as ${example}`);
  };
}

/** The address of a server that speaks a protocol of its own. */
function serverAddress(protocol: RegExp, examples: string): (text: string) => string {
  return (text) => {
    if (protocol.test(URL.parse(text)?.protocol ?? "")) return text;
    throw new RangeError(`must be an address such as ${examples}`);
  };
}

/** `domain=organisation/host` with commas between. */
function publicDomains(text: string): Config["publicDomains"] {
  const domains: Config["publicDomains"] = new Map();
  for (const entry of text.split(",").map((part) => part.trim())) {
    const [, domain = "", orgId, hostId] =
      /^([a-z\d-]+(?:\.[a-z\d-]+)+)=([^\s/,]+)\/([^\s,]+)$/i.exec(entry) ?? [];
    if (orgId === undefined || hostId === undefined) {
      throw new RangeError(
        `must be domains with their organisation and host, such as guide.hotel.example=my-hotel/lobby, with commas between, not ${JSON.stringify(entry)}`,
      );
    }
    const name = domain.toLowerCase();
    if (domains.has(name)) throw new RangeError(`names ${name} twice: a domain shows one host`);
    domains.set(name, { orgId, hostId });
  }
  return domains;
}

/** `*` alone, or origins with commas between, of which each may stand for all below a domain: `https://*.example.org`. */
function imageOrigins(text: string): string[] {
  if (text === "*") return [text];
  const origins = text.split(",").map((entry) => entry.trim().replace(/\/$/, ""));
  const odd = origins.find(
    (origin) => !/^https?:\/\/(\*\.)?[a-z\d-]+(\.[a-z\d-]+)*(:\d{1,5})?$/i.test(origin),
  );
  if (odd === undefined) return origins;
  throw new RangeError(
    `must be * or origins with commas between, such as https://images.example.org, not ${JSON.stringify(odd)}`,
  );
}

function fileOrigins(text: string): string[] {
  const origins = imageOrigins(text);
  if (origins.every((origin) => URL.parse(origin)?.origin === origin)) return origins;
  throw new RangeError("must be origins with commas between, such as https://upload.wikimedia.org");
}

/** As the operators of Wikimedia ask: who it is that asks, and how to reach them. */
function contactText(text: string): string {
  if (/@|https?:/.test(text)) return `Waymark (${headerText(text)})`;
  throw new RangeError("must be an e-mail address or a web address by which you can be reached");
}

const databaseAddress = serverAddress(/^postgres(ql)?:$/, "postgres://user:password@host:5432/database");

function mailServer(text: string): string {
  const url = URL.parse(text);
  if (url && /^smtps?:$/.test(url.protocol) && url.hostname !== "") return text;
  throw new RangeError("must be an address such as smtp://user:password@host:587 or smtps://host");
}

/** One address, alone or as `Name <address>`; the name that mails show is the host's. */
function mailAddress(text: string): string {
  const address = /^(?:[^<>]*<)?([^\s@<>,;:"]+@[^\s@<>,;:"]+)>?$/.exec(text)?.[1];
  if (address) return address;
  throw new RangeError(`must be one e-mail address such as plans@example.org, not ${JSON.stringify(text)}`);
}

function bucketAddress(text: string): { name: string; prefix: string } {
  const [, name, path = ""] = /^s3:\/\/([a-z\d][a-z\d.-]{1,61}[a-z\d])((?:\/[\w.-]+)*)\/?$/.exec(text) ?? [];
  if (name !== undefined) return { name, prefix: path === "" ? "" : `${path.slice(1)}/` };
  throw new RangeError("must be an address such as s3://pictures or s3://pictures/waymark");
}

/** Services other than Amazon's are asked by path: not every one has a name for each bucket. */
function bucketOf(
  bucket: { name: string; prefix: string } | undefined,
  service: string | undefined,
  region: string,
  accessKeyId: string,
  secretAccessKey: string,
): Config["mediaBucket"] {
  if (!bucket) return undefined;
  const { name, prefix } = bucket;
  const endpoint =
    service === undefined ? `https://${name}.s3.${region}.amazonaws.com` : `${service}/${name}`;
  return { endpoint, prefix, region, accessKeyId, secretAccessKey };
}

function mailOf(url: string | undefined, from: string | undefined, timeoutSeconds: number): Config["mail"] {
  return url !== undefined && from !== undefined
    ? { url, from, timeoutMs: timeoutSeconds * 1_000 }
    : undefined;
}

function weatherAddress(text: string): string {
  const filled = text.replaceAll("{lat}", "1").replaceAll("{lng}", "1");
  if (text.includes("{lat}") && text.includes("{lng}") && parseWebUrl(filled)) return text;
  throw new RangeError(
    "must be an http or https address with {lat} and {lng} in it, such as https://api.met.no/weatherapi/locationforecast/2.0/compact?lat={lat}&lon={lng}",
  );
}

/** What there is only where its address is set. */
function serviceAt<T extends object>(url: string | undefined, more: T): ({ url: string } & T) | undefined {
  return url === undefined ? undefined : { url, ...more };
}

function headerText(text: string): string {
  if (/^[\x20-\x7e]{1,200}$/.test(text)) return text;
  throw new RangeError("must be at most 200 plain characters, such as guide.example.org guide@example.org");
}

function modelOf(
  baseUrl: string | undefined,
  model: string | undefined,
  apiKey: string | undefined,
  timeoutSeconds: number,
): Config["languageModel"] {
  if (baseUrl === undefined || model === undefined) return undefined;
  return { baseUrl, model, apiKey, timeoutMs: timeoutSeconds * 1_000 };
}

function databaseAddresses(text: string): string[] {
  const addresses = text.split(",").map((entry) => entry.trim());
  return addresses.map((address, index) => {
    try {
      return databaseAddress(address);
    } catch (error) {
      const which = addresses.length > 1 ? ` (entry ${index + 1}; a comma inside of one is written %2C)` : "";
      throw new RangeError(`${(error as Error).message}${which}`);
    }
  });
}
