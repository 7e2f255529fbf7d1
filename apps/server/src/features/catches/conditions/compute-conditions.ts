import { tideStageOfCatch } from "@striper/angling/catches";
import { stationsNear } from "@striper/angling/spots";
import { moonAt, sunAltitude } from "@striper/marine/astronomy";
import { createCurrentPredictor } from "@striper/marine/currents";
import type { Position } from "@striper/marine/geo";
import { loadCurrentStation, loadTideStation } from "@striper/marine/stations";
import { createTidePredictor } from "@striper/marine/tides";
import type { Instant } from "@striper/marine/time";
import { roundTo } from "@striper/marine/units";
import type { Conditions } from "#server/features/catches/entries/content.ts";

const computed = <Value>(value: Value, source: string | null = null) => ({
  value,
  origin: "computed" as const,
  source,
});

async function tideConditions(stationId: string, at: Instant): Promise<Conditions> {
  const station = await loadTideStation(stationId);
  const tide = createTidePredictor(station);
  return {
    tide_height_feet: computed(roundTo(tide.heightAt(at), 2), station.name),
    tide_stage: computed(tideStageOfCatch(tide, at), station.name),
  };
}

async function currentConditions(stationId: string, at: Instant): Promise<Conditions> {
  const station = await loadCurrentStation(stationId);
  const speed = createCurrentPredictor(station).speedAt(at);
  return { current_knots: computed(roundTo(speed, 2), station.name) };
}

function moonConditions(at: Instant): Conditions {
  const { phase, illumination } = moonAt(at);
  return {
    moon_phase: computed(phase),
    moon_illumination: computed(roundTo(illumination, 3)),
  };
}

/** What follows from time and place alone; without a place, from the time. */
export async function computeConditions(
  at: Instant,
  position: Position | undefined,
): Promise<Conditions> {
  if (position === undefined) return moonConditions(at);
  const { tide, current } = stationsNear(position);
  return {
    ...(tide === null ? {} : await tideConditions(tide.station.id, at)),
    ...(current === null ? {} : await currentConditions(current.station.id, at)),
    sun_altitude_degrees: computed(roundTo(sunAltitude(at, position), 1)),
    ...moonConditions(at),
  };
}
