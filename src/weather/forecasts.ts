import { answerText, failureOf } from "../content/answer-text.ts";
import { BoundedCache } from "../content/bounded-cache.ts";
import { type Forecast, readForecast } from "./locationforecast.ts";

/** Foretells the weather of a place as far as it is known by now: a question never waits for the source. */
export interface Forecasts {
  /** `at`: decimal degrees, of a host: travellers' positions would be sent abroad. */
  at(at: readonly [number, number]): Forecast | undefined;
  /** Gives up what is under way. */
  close(): void;
}

export interface ForecastSettings {
  /** Address of a forecast in the form of met.no's Locationforecast, with {lat} and {lng} in it. */
  url: string;
  /** Who asks: met.no refuses those that do not say. */
  userAgent: string;
  timeoutMs?: number;
  clock: () => number;
  logger?: { warn(details: object, message: string): void };
}

interface Kept {
  forecast?: Forecast;
  /** When the forecast came, or was said to be the newest still. */
  heardAt: number;
  lastModified?: string;
  /** When the source is asked again at the earliest. */
  nextAt: number;
  isAsking: boolean;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** A forecast that has not been confirmed for so long is no longer told. */
const MAX_AGE_MS = 24 * HOUR_MS;
/** The source is asked about a place between so often and so seldom, whatever it says; after a failure so much later. */
const LEAST_MS = 10 * MINUTE_MS;
const MOST_MS = 6 * HOUR_MS;
const RETRY_MS = 5 * MINUTE_MS;
const MAX_PLACES = 2_000;
const MAX_BYTES = 2_000_000;
/** Questions under way at once, about all places. */
const MAX_ASKING = 4;

/**
 * Forecasts of one source, kept for each place. One that is due is asked for in the background by whoever wants it, at most once at a
 * time; the source's Expires and Last-Modified are kept to. Redirects are not followed: the address is that of the operator.
 */
export function createForecasts(settings: ForecastSettings): Forecasts {
  const { clock, logger } = settings;
  const places = new BoundedCache<string, Kept>(MAX_PLACES);
  const stopping = new AbortController();
  let asking = 0;

  async function refresh(key: string, kept: Kept): Promise<void> {
    kept.isAsking = true;
    asking++;
    try {
      await askSource(settings, key, kept, stopping.signal);
    } catch (error) {
      kept.nextAt = clock() + RETRY_MS;
      if (!stopping.signal.aborted) logger?.warn({ message: failureOf(error) }, "no weather forecast");
    } finally {
      asking--;
      kept.isAsking = false;
    }
  }

  return {
    at([lat, lng]) {
      // A kilometre makes no other weather, and met.no refuses more than four decimals.
      const key = `${lat.toFixed(2)},${lng.toFixed(2)}`;
      const kept = places.getOrMake(key, () => ({ heardAt: 0, nextAt: 0, isAsking: false }));
      const waitMs = kept.nextAt - clock();
      // It waits longer than any source is waited for where the clock was put back.
      const isDue = (waitMs <= 0 || waitMs > MOST_MS) && !kept.isAsking;
      if (isDue && asking < MAX_ASKING && !stopping.signal.aborted) void refresh(key, kept);
      return clock() - kept.heardAt < MAX_AGE_MS ? kept.forecast : undefined;
    },
    close: () => stopping.abort(),
  };
}

async function askSource(
  { url, userAgent, clock, timeoutMs = 10_000 }: ForecastSettings,
  key: string,
  kept: Kept,
  stopped: AbortSignal,
): Promise<void> {
  const [lat, lng] = key.split(",") as [string, string];
  const { lastModified } = kept;
  const response = await fetch(url.replaceAll("{lat}", lat).replaceAll("{lng}", lng), {
    headers: {
      "User-Agent": userAgent,
      Accept: "application/json",
      ...(lastModified !== undefined && { "If-Modified-Since": lastModified }),
    },
    redirect: "manual",
    signal: AbortSignal.any([stopped, AbortSignal.timeout(timeoutMs)]),
  });
  if (response.status === 200) {
    kept.forecast = readForecast(JSON.parse(await answerText(response, MAX_BYTES)));
    kept.lastModified = response.headers.get("Last-Modified") ?? undefined;
  } else {
    await response.body?.cancel();
    if (response.status !== 304 || !kept.forecast) throw new Error(`the source answered ${response.status}`);
  }
  kept.heardAt = clock();
  const expires = Date.parse(response.headers.get("Expires") ?? "");
  const wait = Number.isNaN(expires) ? HOUR_MS : expires - clock();
  kept.nextAt = clock() + Math.min(MOST_MS, Math.max(LEAST_MS, wait));
}
