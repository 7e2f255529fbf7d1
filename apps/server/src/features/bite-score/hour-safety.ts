import {
  bitePlaceAt,
  forecastSourceAt,
  knownDanger,
  seaZoneOf,
  type BitePlace,
  type Safety,
  type SafetyInputs,
} from "@striper/angling/bite-score";
import { craftOfExposure, safetyInputsOf } from "@striper/angling/safety";
import { marineZonesAt, predictorsFor, type WaterPredictors } from "@striper/angling/spots";
import type { MarineSpan } from "@striper/angling/weather";
import type { Position } from "@striper/marine/geo";
import { hour, type Instant } from "@striper/marine/time";
import { feet } from "@striper/marine/units";
import type {
  BiteConditions,
  ConditionsHour,
  ObservedConditions,
} from "#server/features/bite-score/bite-conditions.ts";
import type { Reading } from "#server/platform/observations/freshness.ts";

/** Returns false for the seasonal average, which says nothing about today. */
export const isForecast = ({ provenance }: ConditionsHour): boolean =>
  provenance.status !== "estimate";

export const measured = ({ value, status }: Reading): number | null =>
  status === "live" || status === "stale" ? value : null;

interface HourKnowledge {
  readonly water: WaterPredictors;
  readonly known: readonly ConditionsHour[];
  readonly observed: ObservedConditions;
  readonly headlinesAt: (at: Instant) => readonly string[] | null;
  readonly marine: readonly MarineSpan[];
  readonly now: Instant;
}

export function knowledgeOf(
  place: BitePlace,
  conditions: BiteConditions,
  water: WaterPredictors,
  now: Instant,
): HourKnowledge {
  const zones = marineZonesAt(place.position);
  return {
    known: conditions.hours(now, place.position),
    observed: conditions.observed(now, place.position),
    marine: conditions.marineSpans(seaZoneOf(place)),
    headlinesAt: (at) => conditions.alertsIn(zones, at),
    now,
    water,
  };
}

/** Returns safety inputs of a span; measured wind applies to the current hour only. */
export function safetyInputs(
  place: BitePlace,
  { known, observed, headlinesAt, marine, now, water }: HourKnowledge,
  from: Instant,
  to: Instant,
): SafetyInputs {
  const near = known.filter(({ at }) => at + hour > from && at <= to).filter(isForecast);
  const isRunning = from <= now && now < to;
  const waves = isRunning ? measured(observed.waveHeight) : null;
  return safetyInputsOf({
    place,
    water,
    from: Math.max(from, now),
    to,
    craft: craftOfExposure(place.preferences.exposure),
    headlines: headlinesAt(Math.max(from, now)),
    winds: [
      ...near.map(({ windSpeed, windGusts, windDirection }) => ({
        speed: windSpeed,
        gusts: windGusts,
        from: windDirection,
        source: forecastSourceAt(place.position),
      })),
      {
        speed: isRunning ? measured(observed.windSpeed) : null,
        gusts: isRunning ? measured(observed.windGusts) : null,
        from: measured(observed.windDirection),
        source: "buoy" as const,
      },
    ],
    thunder: near.some(({ precipitation }) => precipitation === "thunder"),
    waves: waves === null ? null : feet(waves),
    marine,
  });
}

/**
 * Returns known reasons to stay off the water at a position around a time, or null. The boat is
 * unknown and counts as small.
 */
export async function dangerAround(
  position: Position,
  at: Instant,
  conditions: BiteConditions,
  now: Instant,
): Promise<Safety | null> {
  const place = bitePlaceAt(position);
  const water = await predictorsFor(place.stations);
  const knowledge = knowledgeOf(place, conditions, water, now);
  return knownDanger(safetyInputs(place, knowledge, at - hour / 2, at + hour / 2));
}
