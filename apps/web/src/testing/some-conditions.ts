import type { biteScore } from "@striper/contract/bite-score";
import type { OutputOf } from "@striper/contract/endpoint";
import type { marineForecast } from "@striper/contract/marine-forecast";
import type { weather } from "@striper/contract/weather";
import { formatIso, hour, minute, type Instant } from "@striper/marine/time";

type BiteAnswer = OutputOf<typeof biteScore.response>;
type WeatherAnswer = OutputOf<typeof weather.response>;
type ForecastAnswer = OutputOf<typeof marineForecast.response>;

const nothing = {
  value: null,
  source: null,
  observed_at: null,
  issued_at: null,
  status: "none",
} as const;

const measured = (value: number, source: string, at: Instant) => ({
  value,
  source,
  observed_at: formatIso(at),
  issued_at: null,
  status: "live" as const,
});

/** A mild, breezy week, forecast half an hour ago. */
export function someWeather(now: Instant): WeatherAnswer {
  const first = Math.floor(now / hour) * hour;
  const issued_at = formatIso(now - 30 * minute);
  return {
    units: { temperature: "celsius", wind: "knots" },
    updated: issued_at,
    weather: Array.from({ length: 168 }, (_, index) => ({
      datetime: formatIso(first + index * hour),
      temperature: 17,
      wind_speed_kt: 8,
      wind_gusts_kt: 12,
      wind_direction: 225,
      precipitation_probability: 10,
      cloud_cover: 60,
      weather_type: "Partly Cloudy" as const,
      description: "Partly Cloudy",
      source: "National Weather Service",
      observed_at: null,
      issued_at,
      status: "live" as const,
    })),
    observed: {
      air_temperature_c: measured(16.5, "NDBC 44013", now - 20 * minute),
      wind_speed_kt: measured(9, "NDBC 44013", now - 20 * minute),
      wind_gusts_kt: measured(13, "NDBC 44013", now - 20 * minute),
      wind_direction_degrees: measured(230, "NDBC 44013", now - 20 * minute),
      pressure_hpa: measured(1016, "NDBC 44013", now - 20 * minute),
      pressure_change_hpa: measured(-1.2, "NDBC 44013", now - 20 * minute),
      wave_height_feet: nothing,
      wave_period_seconds: nothing,
      water_temperature_c: measured(14, "NOAA CO-OPS 8443970", now - 12 * minute),
      water_temperature_change_c: measured(0.5, "NOAA CO-OPS 8443970", now - 12 * minute),
    },
  };
}

/** A Good hour, calculated a minute ago. */
export function someBite(now: Instant): BiteAnswer {
  const first = Math.floor(now / hour) * hour;
  return {
    score: 73,
    is_default: false,
    reason: null,
    level: "Good",
    action: "Recommended Action",
    assessment: "Good - Recommended Action",
    calculated_at: formatIso(now - minute),
    place: { spot_id: null, name: "Boston Harbor", latitude: 42.3539, longitude: -71.0503 },
    parts: { here: 1, feeding: 0.77, fishable: 0.95 },
    factors: {
      weather: { score: 10, max_score: 12, kind: "points" },
      tide: { score: 30, max_score: 40, kind: "points" },
      time: { score: 26, max_score: 38, kind: "points" },
      moon: { score: 6, max_score: 10, kind: "points" },
      wind: { score: 95, max_score: 100, kind: "share" },
      seasonal: { score: 100, max_score: 100, kind: "share" },
      temperature: { score: 100, max_score: 100, kind: "share" },
    },
    not_available: [],
    estimated: [],
    input_notes: [],
    model_version: "2027.1",
    inputs: {},
    safety: { verdict: "GO", reasons: [] },
    series: Array.from({ length: 168 }, (_, index) => ({
      datetime: formatIso(first + index * hour),
      score: index === 5 ? 82 : 45,
      safety: "GO" as const,
    })),
    best_windows: [],
  };
}

/** A quiet forecast of seven periods. */
export function someForecast(now: Instant): ForecastAnswer {
  const names = ["TODAY", "TONIGHT", "SUN", "SUN NIGHT", "MON", "MON NIGHT", "TUE AND TUE NIGHT"];
  return {
    status: "normal",
    message: null,
    zone_id: "ANZ230",
    zone_name: "Boston Harbor",
    updated: formatIso(now - 2 * hour),
    issued_at: formatIso(now - 2 * hour),
    freshness: "live",
    source: "National Weather Service",
    url: "https://forecast.weather.gov/shmrn.php?mz=anz230",
    headlines: [],
    periods: names.map((name) => ({
      name,
      wind: { direction: "SW", speed: "10 to 15 kt" },
      waves: { height: "1 foot or less" },
      weather: { visibility: null },
      detailed_forecast: `${name}: SW winds 10 to 15 kt. Waves 1 foot or less.`,
    })),
    text: ".TODAY...SW winds 10 to 15 kt.",
    alerts: [],
    alerts_checked_at: formatIso(now - 5 * minute),
  };
}
