import type { WindSpan } from "@striper/angling/trip-plan";
import type { MarineSpan } from "@striper/angling/weather";
import { day, hour, type Instant } from "@striper/marine/time";
import { knots } from "@striper/marine/units";
import { forecastEntries, precipitationOf } from "#web/features/bite-score/weather-inputs.ts";
import type { AlertSpan } from "#web/features/marine-forecast/alerts-view.ts";
import type { WeatherAnswer } from "#web/features/weather/queries.ts";

/** An alert without an end counts for so long. */
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
  /** Null while nobody has looked lately. */
  readonly alerts: readonly AlertSpan[] | null;
}

/** Every wind and warning that is known of the time of a trip: the strongest of them counts. */
export function tripWinds({ weather, marine, alerts }: Known, now: Instant): WindSpan[] {
  const ofZone = marine.flatMap(({ from, to, winds }): WindSpan[] =>
    winds.map(({ speed }) => ({ from, to, wind: speed, gusts: null, thunder: false })),
  );
  const warnings = (alerts ?? []).map(({ event, onset, ends }): WindSpan => {
    const from = onset ?? now;
    const to = ends ?? from + alertHolds;
    return { from, to, wind: null, gusts: null, thunder: false, headlines: [event] };
  });
  return [...forecastSpans(weather, now), ...ofZone, ...warnings];
}

/** Until when an hourly forecast goes; null where there is none. */
export function forecastEnd(answer: WeatherAnswer | undefined, now: Instant): Instant | null {
  const ends = forecastSpans(answer, now).map(({ to }) => to);
  return ends.length === 0 ? null : Math.max(...ends);
}
