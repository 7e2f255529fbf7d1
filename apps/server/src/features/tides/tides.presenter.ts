import type { tides } from "@striper/contract/tides";
import type { InputOf } from "@striper/contract/endpoint";
import type { TideStation } from "@striper/marine/stations";
import {
  tideStage,
  type TideExtreme,
  type TidePredictor,
  type TideStage,
} from "@striper/marine/tides";
import {
  formatIso,
  harborDate,
  harborDayBounds,
  hour,
  minute,
  shiftDate,
  type Instant,
} from "@striper/marine/time";
import { roundTo } from "@striper/marine/units";
import { ageOf, noProvenance } from "#server/platform/observations/freshness.ts";
import type { WaterLevel } from "#server/features/tides/water-level-coops.source.ts";
import type { TideStationPredictor } from "#server/features/tides/tide-stations.ts";

type TidesAnswer = InputOf<typeof tides.response>;

/** Longer than any rise or fall here. */
const oneTide = 13 * hour;
const heightDecimals = 3;

export function presentStation(station: TideStation) {
  const { id, name, method, position } = station;
  return { id, name, method, ...position };
}

function presentExtreme({ instant, height, type }: TideExtreme) {
  const datetime = formatIso(instant);
  const feet = roundTo(height, heightDecimals);
  return { datetime, t: datetime, height: feet, v: feet, type };
}

export function presentStage(predictor: TidePredictor, now: Instant) {
  const extremes = predictor.extremes(now - oneTide, now + 2 * oneTide);
  const stage: TideStage = tideStage(now, extremes);
  return {
    tide_stage: stage.stage,
    current_stage: stage.stage,
    time_to_next: stage.hoursToNext === null ? null : roundTo(stage.hoursToNext, 2),
    minutes_to_next: stage.minutesToNext,
    next: stage.next === null ? null : presentExtreme(stage.next),
    progress: roundTo(stage.progress, 1),
    height_now: roundTo(predictor.heightAt(now), heightDecimals),
  };
}

/**
 * Returns extremes from the given day on. Without one, starts today but includes the last tide
 * before now, even from yesterday.
 */
function extremesOf(
  predictor: TidePredictor,
  wanted: { readonly from?: string | undefined; readonly days: number },
  now: Instant,
): TideExtreme[] {
  const firstDate = wanted.from ?? harborDate(now);
  const { from } = harborDayBounds(firstDate);
  const { to } = harborDayBounds(shiftDate(firstDate, wanted.days - 1));
  if (wanted.from !== undefined) return predictor.extremes(from, to);
  const extremes = predictor.extremes(from - oneTide, to);
  const last = extremes.findLast(({ instant }) => instant <= now)?.instant ?? from;
  return extremes.filter(({ instant }) => instant >= Math.min(from, last));
}

/** The gauge reports every six minutes. */
const levelLifetime = { live: 30 * minute, useful: 3 * hour };

function presentLevel(
  level: WaterLevel | null,
  predictor: TidePredictor,
  station: string,
  now: Instant,
) {
  const age = level === null ? "too-old" : ageOf(level.at, now, levelLifetime);
  if (level === null || age === "too-old")
    return { height: null, above_prediction: null, ...noProvenance };
  return {
    height: roundTo(level.height, heightDecimals),
    above_prediction: roundTo(level.height - predictor.heightAt(level.at), 2),
    source: `NOAA CO-OPS ${station}`,
    observed_at: formatIso(level.at),
    issued_at: null,
    status: age,
  };
}

export const predictionSource = "NOAA harmonic constants";

export function presentTides(
  { station, tide: predictor }: TideStationPredictor,
  wanted: { readonly from?: string | undefined; readonly days: number },
  level: WaterLevel | null,
  now: Instant,
): TidesAnswer {
  const reference = station.method === "harmonic" ? station : station.reference;
  const { start, end } = reference.epoch;
  return {
    station: presentStation(station),
    datum: "MLLW",
    datum_epoch: `${start.slice(0, 4)}-${end.slice(0, 4)}`,
    unit: "ft",
    tides: extremesOf(predictor, wanted, now).map(presentExtreme),
    ...presentStage(predictor, now),
    source: predictionSource,
    observed_at: null,
    issued_at: null,
    status: "computed",
    observed_level: presentLevel(level, predictor, station.id, now),
  };
}
