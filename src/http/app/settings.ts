import type { Media } from "../../management/media.ts";
import type { MailRates } from "../limits/mail-limits.ts";
import type { PublicDomains } from "../pages/domains.ts";

/** How the server is set up; everything has a default. */
export interface ServerSettings {
  /** Where callers reach the service, without a slash at the end; used in the OpenAPI document. */
  publicUrl?: string;
  /**
   * Whose X-Forwarded-* headers count: nobody's (the default), everybody's, those of as many proxies in a row before this server,
   * or those that come from these addresses and networks.
   */
  trustProxy?: boolean | number | readonly string[];
  /** Requests that a key regains each second. Default 1 000. */
  ratePerSecond?: number;
  /** Requests that a key may send at once. Default 2 000. */
  burst?: number;
  /** Messages to the concierge that a key regains each second. Default 5. */
  chatRatePerSecond?: number;
  /** Messages to the concierge that a key may send at once. Default 50. */
  chatBurst?: number;
  /** Mailed plans an hour. Default: 200 per key, 30 per address, 5 per recipient. */
  mailRates?: MailRates;
  /** Bound of the bytes kept ready for answers, those that discovery keeps included (`CACHE_SHARES`). Default 128 MiB. */
  cacheBytes?: number;
  /** How long a request may wait until it is begun with, in milliseconds; absent: however long. */
  mostDelayMs?: number;
  /** How long a stream of events is silent at most, in milliseconds. Default 15 000. */
  keepAliveMs?: number;
  /** How long keys that were found are taken while the store does not answer, in milliseconds. Default: an hour. */
  staleMs?: number;
  /** Wanted of those who ask for /metrics; absent: everybody may. */
  metricsToken?: string;
  /** Directories whose files are served below /media/<name>/. */
  mediaDirectories?: Readonly<Record<string, string>>;
  /** The folder of an organisation's files, such as its basemap. */
  orgFolder?: (orgId: string) => string;
  /** Where pictures are kept, and how large one may be that is uploaded. */
  media?: Media;
  /** A folder with one for each organisation that holds pictures of its own. */
  mediaFolder?: string;
  /** The built web faces, with `index.html` and `waymark-home.js`. */
  webDirectory?: string;
  /** The built docs, with `index.html` and `llms.txt`; without it they are not served. */
  guideDirectory?: string;
  /** A MapLibre style for maps, on another server; without it no other server is asked for anything. */
  mapStyleUrl?: string;
  /** Origins whose pictures the explorer may show besides its own, `*` for every one with https. Default: none. */
  imageOrigins?: readonly string[];
  /** Domains of hosts' own. */
  publicDomains?: PublicDomains;
  /** How long a request may take to arrive, in milliseconds. Default 30 000. */
  requestTimeoutMs?: number;
  /** How long a connection with a request on it may be without a byte in either direction, in milliseconds. Default 360 000. */
  stallTimeoutMs?: number;
}

/** What the server needs of a logger; pino's has it. */
export interface Log {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}
