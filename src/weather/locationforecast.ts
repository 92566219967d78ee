import { z } from "zod";

/** The weather from one instant to the next step of a forecast. */
export interface WeatherStep {
  /** Epoch milliseconds. */
  at: number;
  /** Degrees Celsius. */
  temperature: number;
  /** Millimetres in so many hours from then on. */
  rain?: { millimetres: number; hours: number };
  /** met.no's name of what the sky is like: "partlycloudy_day". */
  symbol?: string;
}

/** The weather of one place, as a source foretells it. */
export interface Forecast {
  /** When it was made, in epoch milliseconds. */
  madeAt: number;
  /** In their order. */
  steps: readonly WeatherStep[];
}

const period = z
  .object({
    summary: z.object({ symbol_code: z.string().max(60) }).optional(),
    details: z.object({ precipitation_amount: z.number().min(0).max(2_000).optional() }).optional(),
  })
  .optional();

/** What is read of met.no's Locationforecast 2.0 ("compact" or "complete"); everything else is passed over. */
const document = z.object({
  properties: z.object({
    meta: z.object({ updated_at: z.iso.datetime({ offset: true }) }),
    timeseries: z
      .array(
        z.object({
          time: z.iso.datetime({ offset: true }),
          data: z.object({
            instant: z.object({ details: z.object({ air_temperature: z.number().min(-100).max(70) }) }),
            next_1_hours: period,
            next_6_hours: period,
          }),
        }),
      )
      .min(1)
      .max(1_000),
  }),
});

/** Reads a forecast. @throws where it is none, or foretells what cannot be. */
export function readForecast(body: unknown): Forecast {
  const { meta, timeseries } = document.parse(body).properties;
  const steps = timeseries.map(({ time, data }): WeatherStep => {
    const { next_1_hours: next, next_6_hours: later } = data;
    const amount = (of: typeof next, hours: number) => {
      const millimetres = of?.details?.precipitation_amount;
      return millimetres === undefined ? undefined : { millimetres, hours };
    };
    return {
      at: Date.parse(time),
      temperature: data.instant.details.air_temperature,
      rain: amount(next, 1) ?? amount(later, 6),
      symbol: next?.summary?.symbol_code ?? later?.summary?.symbol_code,
    };
  });
  return { madeAt: Date.parse(meta.updated_at), steps: steps.sort((a, b) => a.at - b.at) };
}

const HOUR_MS = 3_600_000;
/** A day of which less is foretold is not told of. */
const LEAST_HOURS = 12;

/** The weather of a local date, as far as it is foretold. */
export interface ForecastDay {
  date: string;
  /** Millimetres. */
  rain: number;
  /** The highest, degrees Celsius. */
  temperature: number;
}

/** The days of a forecast. `dateAt`: the local date of an instant. */
export function daysOf({ steps }: Forecast, dateAt: (epochMs: number) => string): ForecastDay[] {
  const days = new Map<string, ForecastDay & { hours: number }>();
  let covered = 0;
  for (const { at, temperature, rain } of steps) {
    const date = dateAt(at);
    const day = days.get(date) ?? { date, rain: 0, temperature, hours: 0 };
    days.set(date, day);
    day.temperature = Math.max(day.temperature, temperature);
    if (!rain || at < covered) continue;
    covered = at + rain.hours * HOUR_MS;
    day.rain += rain.millimetres;
    day.hours += rain.hours;
  }
  return [...days.values()].filter(({ hours }) => hours >= LEAST_HOURS).map(({ hours: _, ...day }) => day);
}

/** The step of a forecast in which an instant lies; undefined where it is not foretold. */
export function stepAt({ steps }: Forecast, nowMs: number): WeatherStep | undefined {
  const step = steps.findLast(({ at }) => at <= nowMs);
  return step && nowMs - step.at < 6 * HOUR_MS ? step : undefined;
}
