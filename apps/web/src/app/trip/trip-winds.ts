import type { WindSpan } from "@striper/angling/trip-plan";
import type { MarineSpan } from "@striper/angling/weather";
import { day, hour, type Instant } from "@striper/marine/time";
import { knots } from "@striper/marine/units";
import {
  forecastEntries,
  forecastHolds,
  precipitationOf,
} from "#web/features/bite-score/weather-inputs.ts";
import type { AlertSpan } from "#web/features/marine-forecast/alerts-view.ts";
import type { WeatherAnswer } from "#web/features/weather/queries.ts";

const alertHolds = day;

const knotsOrNull = (speed: number | null) => (speed === null ? null : knots(speed));

function forecastSpans(answer: WeatherAnswer | undefined, now: Instant): WindSpan[] {
  return forecastEntries(answer, now).map(({ at, entry }) => ({
    from: at,
    to: at + hour,
    wind: knotsOrNull(entry.wind_speed_kt),
    gusts: knotsOrNull(entry.wind_gusts_kt),
    thunder: precipitationOf(entry) === "thunder",
  }));
}

interface Known {
  readonly weather: WeatherAnswer | undefined;
  readonly marine: readonly MarineSpan[];
  readonly alerts: readonly AlertSpan[];
}

/** Collects all known wind, sea, fog and warnings; consumers use the strongest. */
export function tripWinds({ weather, marine, alerts }: Known, now: Instant): WindSpan[] {
  const ofZone = marine.flatMap(({ from, to, winds, waves, fog }): WindSpan[] => {
    const span = { from, to, gusts: null, thunder: false };
    return [
      { ...span, wind: null, sea: waves, fog },
      ...winds.map(({ speed }) => ({ ...span, wind: speed })),
    ];
  });
  const warnings = alerts.map(({ event, onset, ends }): WindSpan => {
    const from = onset ?? now;
    const to = ends ?? from + alertHolds;
    return { from, to, wind: null, gusts: null, thunder: false, headlines: [event] };
  });
  return [...forecastSpans(weather, now), ...ofZone, ...warnings];
}

export interface ForecastLife {
  readonly issuedAt: Instant | null;
  readonly until: Instant;
}

export function forecastLife(answer: WeatherAnswer | undefined, now: Instant): ForecastLife | null {
  const hours = forecastEntries(answer, now);
  const [first] = hours;
  if (first === undefined) return null;
  const { issuedAt } = first;
  const counts = issuedAt === null ? Number.POSITIVE_INFINITY : issuedAt + forecastHolds;
  const ends = hours.map(({ at }) => at + hour);
  return { issuedAt, until: Math.min(Math.max(...ends), counts) };
}
