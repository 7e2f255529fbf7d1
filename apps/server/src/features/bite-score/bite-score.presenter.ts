import {
  actionUnder,
  assess,
  bestWindows,
  inputNotes,
  scoreOrDefault,
  type BestWindow,
  type InputOrigin,
  type InputOrigins,
} from "@striper/angling/bite-score";
import { normalsSource } from "@striper/angling/normals";
import type { biteScore } from "@striper/contract/bite-score";
import type { InputOf } from "@striper/contract/endpoint";
import { formatIso, parseIso, type Instant } from "@striper/marine/time";
import { celsius, celsiusToFahrenheit, roundTo } from "@striper/marine/units";
import type { ConditionsHour } from "#server/features/bite-score/bite-conditions.ts";
import type { PlaceScore } from "#server/features/bite-score/score-place.ts";
import {
  estimatedReading,
  noProvenance,
  noReading,
} from "#server/platform/observations/freshness.ts";
import type { Provenance, Reading } from "#server/platform/observations/freshness.ts";

type ScoreAnswer = InputOf<typeof biteScore.response>;

/**
 * Returns the forecast of the current hour. The score ignores seasonal estimates, so they are not
 * shown.
 */
function forecastReading(hour: ConditionsHour | null, value: number | null): Reading {
  if (hour === null || value === null || hour.provenance.status === "estimate") return noReading;
  return { value, ...hour.provenance };
}

const computedReading = (value: number | null, source: string): Reading =>
  value === null
    ? noReading
    : { value: roundTo(value, 2), ...noProvenance, source, status: "computed" };

function waterReading({ inputs, observed }: PlaceScore): Reading {
  const { value, ...provenance } = observed.waterTemperature;
  if (value !== null && provenance.status !== "estimate")
    return { value: roundTo(celsiusToFahrenheit(celsius(value)), 1), ...provenance };
  return inputs.water === null
    ? noReading
    : estimatedReading(roundTo(inputs.water.temperature, 1), normalsSource);
}

function presentInputs(score: PlaceScore): ScoreAnswer["inputs"] {
  const { inputs, hour, observed } = score;
  const flow = inputs.tide === null ? null : inputs.tide.relativeSpeed * 100;
  return {
    water_temperature_f: waterReading(score),
    wind_speed_kt: forecastReading(hour, hour?.windSpeed ?? null),
    wind_gusts_kt: forecastReading(hour, hour?.windGusts ?? null),
    wind_direction_degrees: forecastReading(hour, hour?.windDirection ?? null),
    cloud_cover_percent: forecastReading(hour, hour?.cloudCover ?? null),
    precipitation_probability_percent: forecastReading(
      hour,
      hour?.precipitationProbability ?? null,
    ),
    pressure_change_hpa: observed.pressureChange,
    sun_altitude_degrees: computedReading(inputs.sunAltitude, "Sun's position"),
    flow_percent_of_peak: computedReading(flow, "NOAA harmonic constants"),
  };
}

function presentWindow(window: BestWindow): ScoreAnswer["best_windows"][number] {
  return {
    from: formatIso(window.from),
    to: formatIso(window.to),
    peak_at: formatIso(window.peakAt),
    peak_score: window.peakScore,
    average_score: window.averageScore,
    level: window.level,
  };
}

const originOf = ({ source, observed_at, issued_at }: Provenance): InputOrigin => {
  const at = observed_at ?? issued_at;
  return { source, at: at === null ? null : parseIso(at) };
};

function inputOrigins({ inputs, hour, observed }: PlaceScore): InputOrigins {
  const { pressureChange, waterTemperature } = observed;
  return {
    forecast: hour === null ? undefined : originOf(hour.provenance),
    pressure: inputs.sky?.pressureChange == null ? undefined : originOf(pressureChange),
    water: originOf(waterTemperature),
  };
}

export function presentBiteScore(score: PlaceScore, calculatedAt: Instant): ScoreAnswer {
  const { place, now, series, safety, safetyOfHour } = score;
  const { exposure } = place.preferences;
  // Computed once per hour of the series, because each call searches the alerts.
  const verdicts = new Map(series.map(({ instant }) => [instant, safetyOfHour(instant).verdict]));
  const { score: shown, isDefault } = scoreOrDefault(now);
  const scored = now.kind === "scored" ? now : null;
  return {
    score: shown,
    is_default: isDefault,
    reason: now.kind === "scored" ? null : now.reason,
    level: scored?.level ?? null,
    action: scored === null ? null : actionUnder(scored.score, safety.verdict, exposure),
    assessment: assess(now, safety.verdict, exposure),
    calculated_at: formatIso(calculatedAt),
    place: { spot_id: place.spotId, name: place.name, ...place.position },
    parts: scored?.parts ?? null,
    factors: Object.fromEntries(
      now.factors.map(({ key, kind, score: points, maxScore }) => [
        key,
        { score: points, max_score: maxScore, kind },
      ]),
    ),
    not_available: now.notAvailable,
    estimated: now.factors.filter(({ quality }) => quality === "estimate").map(({ key }) => key),
    input_notes: inputNotes(now, inputOrigins(score), calculatedAt),
    model_version: now.modelVersion,
    inputs: presentInputs(score),
    safety,
    series: series.map((entry) => ({
      datetime: formatIso(entry.instant),
      score: entry.kind === "scored" ? entry.score : null,
      safety: verdicts.get(entry.instant) ?? "CAUTION",
    })),
    best_windows: bestWindows(series, undefined, (at) => verdicts.get(at) === "NO").map(
      presentWindow,
    ),
  };
}
