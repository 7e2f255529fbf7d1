import { loadWater, type WaterPredictors } from "@striper/angling/bite-score";
import { tideStageOfCatch } from "@striper/angling/catches";
import { stationsNear, type StationsOfPlace } from "@striper/angling/spots";
import type { CatchRecord } from "@striper/contract/catch-records";
import { moonAt, sunAltitude } from "@striper/marine/astronomy";
import type { Position } from "@striper/marine/geo";
import type { Instant } from "@striper/marine/time";
import { roundTo } from "@striper/marine/units";
import { scoreThen } from "#web/features/catches/logging/conditions/score-then.ts";

type Conditions = CatchRecord["conditions"];

export interface CircumstancesThen {
  readonly conditions: Conditions;
  readonly bite_score: CatchRecord["bite_score"];
}

/** The stations of a place take a moment to load; the same place is asked about again and again. */
interface Water {
  readonly stations: StationsOfPlace;
  readonly predictors: WaterPredictors;
}

const waters = new Map<string, Promise<Water>>();
const mostWaters = 8;

/** To about a hundred metres: no nearer station comes into reach within that. */
const cellOf = ({ latitude, longitude }: Position): string =>
  `${latitude.toFixed(3)},${longitude.toFixed(3)}`;

/** Loads what predicts the water at a place; called early, so that saving need not wait. */
export function waterAt(position: Position): Promise<Water> {
  const cell = cellOf(position);
  const known = waters.get(cell);
  if (known !== undefined) return known;
  const stations = stationsNear(position);
  const made = loadWater(stations).then((predictors) => ({ stations, predictors }));
  if (waters.size >= mostWaters) waters.clear();
  waters.set(cell, made);
  // A program part that could not be loaded may be there the next time.
  made.catch(() => waters.delete(cell));
  return made;
}

const computed = <Value>(value: Value, source: string | null = null) => ({
  value,
  origin: "computed" as const,
  source,
});

function waterConditions({ stations, predictors }: Water, at: Instant): Conditions {
  const { tide, current } = predictors;
  const tideName = stations.tide?.station.name ?? null;
  const currentName = stations.current?.station.name ?? null;
  return {
    ...(tide === null
      ? {}
      : {
          tide_height_feet: computed(roundTo(tide.heightAt(at), 2), tideName),
          tide_stage: computed(tideStageOfCatch(tide, at), tideName),
        }),
    ...(current === null
      ? {}
      : { current_knots: computed(roundTo(current.speedAt(at), 2), currentName) }),
  };
}

function moonConditions(at: Instant): Conditions {
  const { phase, illumination } = moonAt(at);
  return {
    moon_phase: computed(phase),
    moon_illumination: computed(roundTo(illumination, 3)),
  };
}

/** Water and sky at the time and place of a catch; without a place, what follows from the time. */
export async function circumstancesThen(
  at: Instant,
  position: Position | null,
  now: Instant,
): Promise<CircumstancesThen> {
  if (position === null) return { conditions: moonConditions(at), bite_score: null };
  const sun = { sun_altitude_degrees: computed(roundTo(sunAltitude(at, position), 1)) };
  const sky = { ...sun, ...moonConditions(at) };
  try {
    const water = await waterAt(position);
    return {
      conditions: { ...waterConditions(water, at), ...sky },
      bite_score: scoreThen(water.predictors, position, at, now),
    };
  } catch {
    // A part of the program that this device does not have: the server fills the tide in later.
    return { conditions: sky, bite_score: null };
  }
}
