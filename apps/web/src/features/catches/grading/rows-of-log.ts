import {
  tripRow,
  type MissingForGrade,
  type OwnTripRow,
  isLowLight,
  isMovingWater,
} from "@striper/angling/bite-score/grading";
import { contentOf } from "@striper/contract/catch-content";
import type { CatchContent } from "@striper/contract/catch-records";
import { harborDate, hour, type Instant } from "@striper/marine/time";
import type { LocalCatch, LocalTrip } from "#web/features/catches/log/local-catch.ts";
import type { TripContent } from "#web/features/catches/log/log-writes.ts";
import { emptyTrip } from "#web/features/catches/trips/trip-draft.ts";
import type { StoredTripScore } from "#web/features/catches/trips/trip-score.ts";
import {
  isStriper,
  stripersByTrip,
  tripToGrade,
} from "#web/features/catches/trips/trips-to-grade.ts";

export interface DayToAsk {
  readonly date: string;
  readonly catches: readonly LocalCatch[];
}

export interface RowsOfLog {
  readonly rows: readonly OwnTripRow[];
  readonly missing: Readonly<Record<MissingForGrade, readonly LocalTrip[]>>;
  /** Newest first. */
  readonly days: readonly DayToAsk[];
  /** Number of graded trips built from a day's catches. Such trips are never blank. */
  readonly fromCatches: number;
}

const hasScore = ({ record }: LocalCatch): boolean => record.bite_score !== null;

function daysToAsk(catches: readonly LocalCatch[]): DayToAsk[] {
  const days = new Map<string, LocalCatch[]>();
  for (const one of catches) {
    if (one.logged.tripId !== null || !hasScore(one) || !isStriper(one.logged.species)) continue;
    const date = harborDate(one.logged.caughtAt);
    const day = days.get(date);
    if (day === undefined) days.set(date, [one]);
    else day.push(one);
  }
  return [...days].map(([date, own]) => ({ date, catches: own }));
}

export function rowsOfLog(trips: readonly LocalTrip[], catches: readonly LocalCatch[]): RowsOfLog {
  const stripers = stripersByTrip(catches);
  const rows: OwnTripRow[] = [];
  let fromCatches = 0;
  const missing: Record<MissingForGrade, LocalTrip[]> = {
    running: [],
    hours: [],
    count: [],
    score: [],
    "other-fish": [],
  };
  for (const trip of trips) {
    const answer = tripRow(tripToGrade(trip, stripers.get(trip.id) ?? 0));
    if (answer.kind === "missing") missing[answer.missing].push(trip);
    else {
      rows.push(answer.row);
      if (trip.trip.bite_score?.stored === "from_catch") fromCatches += 1;
    }
  }
  return { rows, missing, days: daysToAsk(catches), fromCatches };
}

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

function inputOf({ record }: LocalCatch, name: string): number | null {
  return record.bite_score?.inputs[name] ?? null;
}

const known = (values: readonly (number | null)[]): number[] =>
  values.filter((value) => value !== null);

/** Applies the mean of the scores stored with the catches to every hour of the day. */
function scoreOfDay(catches: readonly LocalCatch[], from: Instant, hours: number) {
  const version = catches.find(hasScore)?.record.bite_score?.model_version;
  if (version === undefined) return null;
  const same = catches.filter(({ record }) => record.bite_score?.model_version === version);
  const all = <Value>(value: Value): Value[] =>
    Array.from({ length: Math.ceil(hours) }, () => value);
  const altitudes = known(same.map((one) => inputOf(one, "sun_altitude_degrees")));
  const speeds = known(same.map((one) => inputOf(one, "tide_relative_speed")));
  return {
    model_version: version,
    stored: "from_catch",
    from: new Date(from).toISOString(),
    scores: all(mean(known(same.map(({ record }) => record.bite_score?.score ?? null)))),
    low_light: all(mean(altitudes.map((altitude) => Number(isLowLight(altitude))))),
    moving_water: all(mean(speeds.map((speed) => Number(isMovingWater(speed))))),
    inputs: {},
  } satisfies StoredTripScore;
}

/** Builds a trip of the stated hours around a day's catches. It never ends in the future. */
export function tripOfDay({ catches }: DayToAsk, hours: number, now: Instant): TripContent | null {
  const times = catches.map(({ logged }) => logged.caughtAt);
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const [one] = catches;
  if (one === undefined) return null;
  const length = Math.max(hours * hour, last - first);
  const startedAt = Math.min(first - (length - (last - first)) / 2, now - length);
  const { position, spot_id, location_name, mode } = one.record;
  return {
    ...emptyTrip(startedAt),
    ended_at: new Date(startedAt + length).toISOString(),
    position,
    spot_id,
    location_name,
    mode,
    stripers_caught: catches.length,
    bite_score: scoreOfDay(catches, startedAt, length / hour),
  };
}

export const withTrip = ({ record }: LocalCatch, trip_id: string): CatchContent => ({
  ...contentOf(record),
  trip_id,
});
