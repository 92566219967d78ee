import { dateIn } from "../../hours/local-time.ts";
import { daysOf } from "../../weather/locationforecast.ts";
import { capitalised } from "./remarks.ts";
import { starters } from "./suggestions.ts";
import { clockZone, type Told, type TurnContext } from "./turn.ts";

/** Tells what weather is foretold for the day that is asked about, with when that was, where a source of forecasts is set. */
export function tellWeather(context: TurnContext): Told {
  const { sight, voice, understanding } = context;
  const { org, host, nowMs } = sight;
  const zone = clockZone(org, host) ?? "UTC";
  const forecast = host?.geoLocation && org.forecastAt?.(host.geoLocation);
  const date = understanding.weatherOn ?? dateIn(zone, nowMs);
  const day =
    forecast && daysOf(forecast, (instant) => dateIn(zone, instant)).find((one) => one.date === date);
  const { phrases, language } = voice;
  const noon = Date.parse(`${date}T12:00:00Z`);
  const message =
    forecast && day
      ? phrases.forecast(
          capitalised(voice.day(noon, nowMs, zone), language),
          voice.degrees(day.temperature),
          voice.millimetres(day.rain),
          voice.time(forecast.madeAt),
        )
      : [phrases.weatherUnknown, phrases.canHelp].join(voice.between);
  return { said: { message, actions: starters(context) }, state: {} };
}
