/** `npm run --silent bite` prints the bite score of a place and time as JSON. */
import {
  actionUnder,
  assess,
  barConditionsIn,
  bestWindows,
  bitePlaceAt,
  bitePlaceOfSpot,
  biteSeries,
  bostonHarbor,
  explainFactors,
  hourInputs,
  inputNotes,
  ratingOf,
  safetyOf,
  scoreHour,
  scoreOrDefault,
  topFactors,
  type BitePlace,
  type BiteRequest,
  type BiteScore,
  type HourInputs,
  type Safety,
} from "@striper/angling/bite-score";
import { craftOfExposure } from "@striper/angling/safety";
import { predictorsFor } from "@striper/angling/spots";
import { spotById } from "@striper/angling/spots";
import type { NearbyStation } from "@striper/marine/stations";
import { parsePosition } from "@striper/marine/geo";
import { jurisdictionAt } from "@striper/marine/jurisdiction";
import { formatIso, hour, parseIso, type Instant } from "@striper/marine/time";
import { roundTo } from "@striper/marine/units";
import { parseHours, readArguments, UsageError, type Command } from "./support/command.ts";
import { slipSentence } from "./support/meant-position.ts";

const usage = `usage: bite [--spot <id> | --at <latitude>,<longitude>] [--now <instant>] [--hours <count>]

  --spot <id>    a built-in spot: deer-island-rip
  --at           decimal degrees: 42.36,-70.90 (Boston Harbor when neither is given)
  --now          2026-06-13T09:00:00Z (the clock's time when not given)
  --hours        1 to 168: adds the hourly series from the running hour on, and its best windows

Computed from tide, current, sun, moon and date alone: wind, weather and alerts are not available,
and the water temperature is a seasonal estimate. "safety" says what is known without them, and of a
bar at a river mouth what its tide says. Times are UTC. Not for navigation.`;

interface Question {
  readonly place: BitePlace;
  readonly now: Instant;
  /** Null for the present score only. */
  readonly hours: number | null;
}

function parsePlace(spotId: string | undefined, at: string | undefined): BitePlace {
  if (spotId !== undefined && at !== undefined) throw new UsageError("give --spot or --at");
  if (spotId !== undefined) {
    const spot = spotById(spotId);
    if (spot === undefined) throw new UsageError(`unknown spot: ${spotId}`);
    return bitePlaceOfSpot(spot);
  }
  if (at === undefined) return bostonHarbor;
  const position = parsePosition(at);
  if (position === null) throw new UsageError(`not a position: ${at}`);
  if (jurisdictionAt(position).kind === "outside-coverage") {
    throw new UsageError(
      [`outside coverage: ${at}`, slipSentence(position) ?? []].flat().join("\n"),
    );
  }
  return bitePlaceAt(position);
}

function parseQuestion(args: string[]): Question {
  const { values } = readArguments({
    args,
    options: {
      spot: { type: "string" },
      at: { type: "string" },
      now: { type: "string" },
      hours: { type: "string" },
    },
  });
  const now = values.now === undefined ? Date.now() : parseIso(values.now);
  if (now === null) throw new UsageError(`not an instant: ${values.now}`);
  return { place: parsePlace(values.spot, values.at), now, hours: parseHours(values.hours) };
}

function factorsOf(inputs: HourInputs, result: BiteScore) {
  const explanations = explainFactors(inputs);
  return Object.fromEntries(
    result.factors.map(({ key, kind, score, maxScore, quality }) => [
      key,
      {
        score: roundTo(score, 1),
        max_score: maxScore,
        kind,
        rating: ratingOf(score, maxScore),
        quality,
        explanation: explanations[key],
      },
    ]),
  );
}

function stationOf(near: NearbyStation | null) {
  return near === null
    ? null
    : { id: near.id, name: near.name, distance_mi: roundTo(near.distance, 1) };
}

function placeOf({ spotId, name, position, stations }: BitePlace) {
  const answer = jurisdictionAt(position);
  const jurisdiction = answer.kind === "outside-coverage" ? null : answer.jurisdiction;
  return {
    spot_id: spotId,
    name,
    ...position,
    jurisdiction,
    notice:
      jurisdiction === "FED"
        ? "Federal water: fishing for, keeping or possessing striped bass is prohibited (50 CFR 697.7)"
        : null,
    tide_station: stationOf(stations.tide),
    current_station: stationOf(stations.current),
  };
}

/** Judges safety without alerts and wind, so it never says GO; a bar uses its own tide. */
function safetyFrom({ place, water }: Pick<BiteRequest, "place" | "water">, from: Instant): Safety {
  const bar = barConditionsIn({
    place,
    water,
    from,
    to: from + hour,
    winds: [],
    waves: null,
    marine: [],
  });
  const craft = craftOfExposure(place.preferences.exposure);
  return safetyOf({ headlines: null, wind: null, gusts: null, thunder: false, craft, bar });
}

function seriesOf(request: BiteRequest) {
  const series = biteSeries(request);
  const isUnsafe = (at: Instant): boolean => safetyFrom(request, at).verdict === "NO";
  return {
    series: series.map((entry) => ({
      datetime: formatIso(entry.instant),
      score: entry.kind === "scored" ? entry.score : null,
      safety: safetyFrom(request, entry.instant).verdict,
    })),
    best_windows: bestWindows(series, undefined, isUnsafe).map(
      ({ from, to, peakAt, peakScore, level }) => ({
        from: formatIso(from),
        to: formatIso(to),
        peak_at: formatIso(peakAt),
        score: peakScore,
        level,
      }),
    ),
  };
}

async function report({ place, now, hours }: Question) {
  const water = await predictorsFor(place.stations);
  const [inputs] = hourInputs({ place, water, from: now, hours: 1 });
  if (inputs === undefined) throw new Error("no inputs for an hour asked for");
  const result = scoreHour(inputs);
  const { score, isDefault } = scoreOrDefault(result);
  const from = Math.floor(now / hour) * hour;
  const { exposure } = place.preferences;
  const safety = safetyFrom({ place, water }, now);
  return {
    safety,
    score,
    is_default: isDefault,
    level: result.kind === "scored" ? result.level : null,
    action: result.kind === "scored" ? actionUnder(result.score, safety.verdict, exposure) : null,
    assessment: assess(result, safety.verdict, exposure),
    calculated_at: formatIso(now),
    place: placeOf(place),
    factors: factorsOf(inputs, result),
    top_factors: topFactors(result.factors).map(({ key }) => key),
    not_available: result.notAvailable,
    parts: result.kind === "scored" ? result.parts : null,
    input_notes: inputNotes(result, {}, now),
    model_version: result.modelVersion,
    ...(hours === null ? {} : seriesOf({ place, water, from, hours })),
  };
}

export const bite: Command = {
  usage,
  answer: async (args, { print }) =>
    print(JSON.stringify(await report(parseQuestion(args)), null, 2)),
};
