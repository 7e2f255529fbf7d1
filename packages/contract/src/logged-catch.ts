import { tideStagesOfCatch, type LoggedCatch } from "@striper/angling/catches";
import { celsius, inches, knots, pounds } from "@striper/marine/units";
import type { CatchRecord } from "#contract/catch-records.ts";

/** What the analytics of a log need of a record. */
export function loggedCatchOf(record: CatchRecord): LoggedCatch {
  const { length_inches: length, weight_pounds: weight, conditions } = record;
  const current = conditions.current_knots?.value;
  const water = conditions.water_temperature_c?.value;
  const stage = conditions.tide_stage?.value;
  return {
    id: record.catch_id,
    species: record.species,
    caughtAt: Date.parse(record.date_caught),
    length: length === null ? null : inches(length),
    weight: weight === null ? null : pounds(weight),
    isMeasured: record.is_measured,
    bait: record.bait_lure,
    tripId: record.trip_id,
    conditions: {
      tideStage: tideStagesOfCatch.find((one) => one === stage) ?? null,
      currentSpeed: current === undefined ? null : knots(current),
      moonPhase: conditions.moon_phase?.value ?? null,
      waterTemperature: water === undefined ? null : celsius(water),
    },
  };
}
