import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { test } from "node:test";
import { ConfigError, readConfig } from "./config.ts";

test("an empty environment gives the documented defaults", () => {
  assert.deepEqual(readConfig({ PORT: " " }), {
    port: 8080,
    host: "127.0.0.1",
    workers: availableParallelism(),
    metricsToken: undefined,
    stop: { drainMs: 0, graceMs: 8_000 },
    dataDirectory: "./var",
    databaseUrl: undefined,
    databaseReadUrls: [],
    databasePoolSize: 10,
    keptRemovals: 10_000,
    keptRevisions: 50,
    publicUrl: undefined,
    publicDomains: new Map(),
    mapStyleUrl: undefined,
    imageOrigins: [],
    logLevel: "info",
    sqliteSynchronous: "full",
    staleMs: 3_600_000,
    cacheBytes: undefined,
    ratePerSecond: 1_000,
    rateBurst: 2_000,
    limitsUrl: undefined,
    mostDelayMs: 250,
    chatRatePerSecond: 5,
    chatBurst: 50,
    mail: undefined,
    mailRates: { perKey: 200, perAddress: 30, perRecipient: 5 },
    languageModel: undefined,
    handoff: undefined,
    weather: undefined,
    routing: undefined,
    pictures: {
      commonsUrl: "https://commons.wikimedia.org",
      wikidataUrl: "https://www.wikidata.org",
      fileOrigins: ["https://upload.wikimedia.org", "https://thumb.wikimedia.org"],
      userAgent: undefined,
    },
    mediaFolder: undefined,
    mediaBucket: undefined,
    mediaMaxBytes: 25 * 1024 ** 2,
    trustProxy: false,
  });
});

test("values are read, trimmed and brought into one spelling", () => {
  const config = readConfig({
    PORT: "0",
    HOST: "::",
    WORKERS: "3",
    METRICS_TOKEN: "scrape",
    DRAIN_SECONDS: "5",
    STOP_SECONDS: "20",
    WAYMARK_DATA: " /srv/waymark ",
    DATABASE_URL: "postgres://me:hunter2@db.example.org/guide",
    DATABASE_READ_URLS: "postgresql://r1.example.org/guide, postgres://r2.example.org:6432/guide",
    DATABASE_POOL_SIZE: "4",
    PUBLIC_URL: "https://guide.example.org/",
    PUBLIC_DOMAINS: "Guide.Hotel.example=acme/lobby, b.example=acme/spa",
    MAP_STYLE_URL: " https://tiles.example.org/style.json?token=public ",
    IMAGE_ORIGINS: "https://images.example.org/, https://*.photos.example, http://localhost:9000",
    LOG_LEVEL: "WARN",
    SQLITE_SYNCHRONOUS: "normal",
    STALE_SECONDS: "0",
    KEPT_REMOVALS: "500",
    KEPT_REVISIONS: "7",
    CACHE_MB: "1",
    RATE_LIMIT_PER_SECOND: "5",
    RATE_LIMIT_BURST: "9",
    LIMITS_URL: "rediss://:secret@cache:6380/1",
    MOST_DELAY_MS: "0",
    CHAT_RATE_LIMIT_PER_SECOND: "2",
    CHAT_RATE_LIMIT_BURST: "3",
    SMTP_URL: "smtp://me:hunter2@mail.example.org:587?requireTLS=true",
    MAIL_FROM: "Our plans <plans@example.org>",
    MAIL_TIMEOUT_SECONDS: "7",
    MAIL_LIMIT_PER_KEY: "11",
    MAIL_LIMIT_PER_ADDRESS: "12",
    MAIL_LIMIT_PER_RECIPIENT: "13",
    WEATHER_URL: "https://weather.example.org/compact?lat={lat}&lon={lng}",
    WEATHER_USER_AGENT: "guide.example.org guide@example.org",
    WEATHER_TIMEOUT_SECONDS: "4",
    ROUTING_URL: "http://127.0.0.1:5000/",
    ROUTING_ENGINE: "OSRM",
    ROUTING_TIMEOUT_SECONDS: "2",
    LLM_BASE_URL: "http://localhost:11434/v1/",
    LLM_MODEL: "small",
    LLM_API_KEY: "sk-secret",
    LLM_TIMEOUT_SECONDS: "9",
    HANDOFF_URL: "https://desk.example.org/handoff?room=1",
    HANDOFF_SECRET: "whsec",
    COMMONS_URL: "https://commons.example.org/",
    WIKIDATA_URL: "http://127.0.0.1:5001",
    COMMONS_FILE_ORIGINS: "https://files.example.org, http://127.0.0.1:5002",
    MEDIA_CONTACT: "web@acme.example",
    MEDIA_FOLDER: "/srv/pictures",
    TRUST_PROXY: "10.0.0.0/8, ::1",
  });
  assert.deepEqual(config, {
    port: 0,
    host: "::",
    workers: 3,
    metricsToken: "scrape",
    stop: { drainMs: 5_000, graceMs: 20_000 },
    dataDirectory: "/srv/waymark",
    databaseUrl: "postgres://me:hunter2@db.example.org/guide",
    databaseReadUrls: ["postgresql://r1.example.org/guide", "postgres://r2.example.org:6432/guide"],
    databasePoolSize: 4,
    keptRemovals: 500,
    keptRevisions: 7,
    publicUrl: "https://guide.example.org",
    publicDomains: new Map([
      ["guide.hotel.example", { orgId: "acme", hostId: "lobby" }],
      ["b.example", { orgId: "acme", hostId: "spa" }],
    ]),
    mapStyleUrl: "https://tiles.example.org/style.json?token=public",
    imageOrigins: ["https://images.example.org", "https://*.photos.example", "http://localhost:9000"],
    logLevel: "warn",
    sqliteSynchronous: "normal",
    staleMs: 0,
    cacheBytes: 1024 * 1024,
    ratePerSecond: 5,
    rateBurst: 9,
    limitsUrl: "rediss://:secret@cache:6380/1",
    mostDelayMs: 0,
    chatRatePerSecond: 2,
    chatBurst: 3,
    mail: {
      url: "smtp://me:hunter2@mail.example.org:587?requireTLS=true",
      from: "plans@example.org",
      timeoutMs: 7_000,
    },
    mailRates: { perKey: 11, perAddress: 12, perRecipient: 13 },
    handoff: { url: "https://desk.example.org/handoff?room=1", secret: "whsec" },
    languageModel: {
      baseUrl: "http://localhost:11434/v1",
      model: "small",
      apiKey: "sk-secret",
      timeoutMs: 9_000,
    },
    weather: {
      url: "https://weather.example.org/compact?lat={lat}&lon={lng}",
      userAgent: "guide.example.org guide@example.org",
      timeoutMs: 4_000,
    },
    routing: { url: "http://127.0.0.1:5000", engine: "osrm", timeoutMs: 2_000 },
    pictures: {
      commonsUrl: "https://commons.example.org",
      wikidataUrl: "http://127.0.0.1:5001",
      fileOrigins: ["https://files.example.org", "http://127.0.0.1:5002"],
      userAgent: "Waymark (web@acme.example)",
    },
    mediaFolder: "/srv/pictures",
    mediaBucket: undefined,
    mediaMaxBytes: 25 * 1024 ** 2,
    trustProxy: ["10.0.0.0/8", "::1"],
  });
});

test("every fault is told at once, and an address with a password is not repeated", () => {
  const env = {
    PORT: "http",
    LOG_LEVEL: "loud",
    SQLITE_SYNCHRONOUS: "off",
    CACHE_MB: "-1",
    TRUST_PROXY: "10.0.0.0/33",
    PUBLIC_URL: "https://me:hunter2@example.org",
    IMAGE_ORIGINS: "https://images.example.org; script-src *",
    DATABASE_URL: "mysql://me:hunter2@example.org/db",
    DATABASE_READ_URLS: "postgres://example.org/db,me:hunter2@example.org",
    DATABASE_POOL_SIZE: "0",
    SMTP_URL: "http://me:hunter2@mail.example.org",
    MAIL_FROM: "a@example.org, b@example.org",
    LLM_BASE_URL: "localhost:11434",
    WEATHER_URL: "https://weather.example.org/compact?key=hunter2",
    ROUTING_ENGINE: "graphhopper",
    COMMONS_FILE_ORIGINS: "*",
    MEDIA_CONTACT: "me",
  };
  assert.throws(
    () => readConfig(env),
    (error) => {
      assert.ok(error instanceof ConfigError);
      assert.equal(error.faults.length, 18);
      for (const name of Object.keys(env)) assert.match(error.message, new RegExp(`^ {2}${name} `, "m"));
      assert.doesNotMatch(error.message, /hunter2/);
      return true;
    },
  );
});

test("pictures may come from every origin, and an origin is neither a path, a bare name nor part of a policy", () => {
  assert.deepEqual(readConfig({ IMAGE_ORIGINS: "*" }).imageOrigins, ["*"]);
  for (const odd of [
    "https://a.example/photos",
    "images.example.org",
    "*.example.org",
    "https://*",
    "data:",
    "*,*",
  ]) {
    assert.throws(() => readConfig({ IMAGE_ORIGINS: odd }), /^ {2}IMAGE_ORIGINS must be \* or origins/m, odd);
  }
});

test("proxies are none, all, so many in a row, or those at some addresses", () => {
  const read = (TRUST_PROXY: string) => readConfig({ TRUST_PROXY }).trustProxy;
  assert.equal(read("true"), true);
  assert.equal(read("false"), false);
  assert.equal(read(" 2 "), 2);
  assert.deepEqual(read("10.0.0.0/8, ::1"), ["10.0.0.0/8", "::1"]);
  for (const odd of ["0", "11", "-1", "1.5", "yes", "10.0.0.1,"]) {
    assert.throws(() => read(odd), /^ {2}TRUST_PROXY must be /m, odd);
  }
});

test("replicas without the database that they follow are a fault", () => {
  assert.throws(
    () => readConfig({ DATABASE_READ_URLS: "postgres://example.org/db" }),
    /without DATABASE_URL/,
  );
});

test("mail needs a server and a sender, a language model an address and a name", () => {
  assert.equal(readConfig({ SMTP_URL: "smtps://mail.example.org" }).mail, undefined);
  assert.equal(readConfig({ MAIL_FROM: "plans@example.org" }).mail, undefined);
  assert.throws(() => readConfig({ HANDOFF_SECRET: "whsec" }), /HANDOFF_SECRET is set without HANDOFF_URL/);
  assert.throws(
    () => readConfig({ HANDOFF_URL: "ftp://whsec" }),
    (error: Error) => !/whsec/.test(error.message),
  );
  assert.throws(() => readConfig({ LLM_MODEL: "small" }), /needed together/);
  assert.throws(() => readConfig({ LLM_BASE_URL: "http://localhost/v1" }), /needed together/);
});

test("docs/configuration.md lists every variable that is read, and no other", () => {
  const asked = new Set<string>();
  const env = new Proxy<Record<string, string>>(
    {},
    {
      get: (_, name) => {
        asked.add(String(name));
        return undefined;
      },
    },
  );
  readConfig(env);
  const page = readFileSync(new URL("../docs/configuration.md", import.meta.url), "utf8");
  const documented = [...page.matchAll(/^\| `([A-Z\d_]+)` \|/gm)].map(([, name]) => name!);
  assert.deepEqual(documented.toSorted(), [...asked].toSorted());
});

test("a domain shows one host: one that is named twice, or without its host, is refused", () => {
  const refusal = (PUBLIC_DOMAINS: string) => () => readConfig({ PUBLIC_DOMAINS });
  assert.throws(refusal("a.example=acme/lobby,A.example=other/inn"), /names a\.example twice/);
  assert.throws(refusal("a.example=acme"), /PUBLIC_DOMAINS must be domains/);
});

test("a bucket is Amazon's, or of the service that the usual variables name, and needs its keys", () => {
  const keys = { AWS_ACCESS_KEY_ID: "AKIA", AWS_SECRET_ACCESS_KEY: "s3cr3t" };
  const read = (env: Record<string, string>) => readConfig({ ...keys, ...env }).mediaBucket;
  const own = { accessKeyId: "AKIA", secretAccessKey: "s3cr3t" };
  assert.deepEqual(read({ MEDIA_BUCKET: "s3://pictures/waymark/", AWS_REGION: "eu-west-1" }), {
    ...own,
    ...{ endpoint: "https://pictures.s3.eu-west-1.amazonaws.com", prefix: "waymark/", region: "eu-west-1" },
  });
  assert.deepEqual(read({ MEDIA_BUCKET: "s3://pictures", AWS_ENDPOINT_URL: "http://127.0.0.1:9000/" }), {
    ...own,
    ...{ endpoint: "http://127.0.0.1:9000/pictures", prefix: "", region: "us-east-1" },
  });
  assert.throws(() => readConfig({ MEDIA_BUCKET: "s3://pictures" }), /needs AWS_ACCESS_KEY_ID/);
  assert.throws(() => read({ MEDIA_BUCKET: "https://pictures" }), /MEDIA_BUCKET must be an address/);
});
