import { crc32 } from "node:zlib";
import type { Host } from "../contract/host.ts";
import { type Forecast, stepAt } from "../weather/locationforecast.ts";
import type { Org, OrgHost } from "./org/org.ts";

/** The number and the picture of a sky in the vocabulary of stored weather (OpenWeather's), by met.no's name without time of day. */
const skies: Readonly<Record<string, readonly [id: number, icon: string]>> = {
  clearsky: [800, "01"],
  fair: [801, "02"],
  partlycloudy: [802, "03"],
  cloudy: [804, "04"],
  fog: [741, "50"],
  lightrain: [500, "10"],
  rain: [501, "10"],
  heavyrain: [502, "10"],
  lightrainshowers: [520, "09"],
  rainshowers: [521, "09"],
  heavyrainshowers: [522, "09"],
  lightsleet: [611, "13"],
  sleet: [611, "13"],
  heavysleet: [611, "13"],
  lightsleetshowers: [612, "13"],
  sleetshowers: [612, "13"],
  heavysleetshowers: [612, "13"],
  lightsnow: [600, "13"],
  snow: [601, "13"],
  heavysnow: [602, "13"],
  lightsnowshowers: [620, "13"],
  snowshowers: [621, "13"],
  heavysnowshowers: [622, "13"],
};
const THUNDER = [211, "11"] as const;

type Weather = NonNullable<Host["weather"]>;

/** A host's profile as JSON, and what headers tell of it: how old its weather is, and where its public pages are. */
export interface ShownProfile {
  profile: Buffer;
  /** A hash of it. */
  mark: number;
  headers: Readonly<Record<string, string>>;
}

const shownProfiles = new WeakMap<OrgHost, { step: object; shown: ShownProfile }>();

/** A host's profile with the weather that is foretold for now, else with the stored one, of which nobody knows when it was. */
export function profileOf(org: Org, host: OrgHost, nowMs: number): ShownProfile {
  const forecast = host.geoLocation && org.forecastAt?.(host.geoLocation);
  const step = forecast && stepAt(forecast, nowMs);
  const known = shownProfiles.get(host);
  if (known && known.step === (step ?? host)) return known.shown;
  const shown = makeProfile(org, host, forecast, nowMs);
  shownProfiles.set(host, { step: step ?? host, shown });
  return shown;
}

function makeProfile(
  { id: orgId, publicUrl }: Org,
  host: OrgHost,
  forecast: Forecast | undefined,
  nowMs: number,
): ShownProfile {
  const pages = `${publicUrl}/g/${encodeURIComponent(orgId)}/${encodeURIComponent(host.id)}`;
  const told: Record<string, string> = host.hasPublicPages ? { "Public-Pages": pages } : {};
  const markOf = (shown: Buffer) => crc32(shown, Number(host.hasPublicPages));
  const profile = JSON.parse(host.profile.toString("utf8")) as Host;
  const weather = forecast && weatherOf(profile, forecast, nowMs);
  if (forecast && weather) {
    const headers = { ...told, "Weather-Date": new Date(forecast.madeAt).toUTCString() };
    const foretold = Buffer.from(JSON.stringify({ ...profile, weather }), "utf8");
    return { profile: foretold, mark: markOf(foretold), headers };
  }
  const headers = profile.weather ? { ...told, "Weather-Date": "unknown" } : told;
  return { profile: host.profile, mark: markOf(host.profile), headers };
}

/** The weather of a forecast in the form of a host's; undefined where the sky has a name that nobody here knows. */
function weatherOf({ name, weather }: Host, forecast: Forecast, nowMs: number): Weather | undefined {
  const step = stepAt(forecast, nowMs);
  const [sky = "", time] = step?.symbol?.split("_") ?? [];
  const found = sky.endsWith("thunder") ? THUNDER : skies[sky];
  if (!step || !found) return undefined;
  return {
    id: found[0],
    weatherLocation: weather?.weatherLocation ?? name,
    temperature: step.temperature,
    tempMetric: "C",
    icon: `${found[1]}${time === "night" ? "n" : "d"}`,
  };
}
