import {
  hourInputs,
  inputNotes,
  nextGoodDate,
  scoreHour,
  worthTrying,
  type BitePlace,
  type BiteRequest,
  type BiteScore,
  type HourInputs,
} from "@striper/angling/bite-score";
import type { WaterPredictors } from "@striper/angling/spots";
import { hour, type Instant } from "@striper/marine/time";
import {
  inputOrigins,
  waterReading,
  weatherHours,
  type WeatherAnswer,
} from "#web/features/bite-score/weather-inputs.ts";

export interface DeviceScore {
  readonly now: BiteScore;
  readonly inputs: HourInputs;
  readonly series: readonly BiteScore[];
  readonly hours: readonly HourInputs[];
  readonly water: WaterPredictors;
  readonly inputNotes: readonly string[];
  readonly issuedAt: Instant | null;
  /** First later date with an hour worth a trip; computed only when none of these hours is. */
  readonly nextGoodDate: string | null;
}

interface DeviceQuestion {
  readonly place: BitePlace;
  readonly water: WaterPredictors;
  readonly weather: WeatherAnswer | undefined;
  readonly now: Instant;
  readonly hours: number;
}

export function deviceScore(question: DeviceQuestion): DeviceScore | null {
  const { place, water, weather, now } = question;
  const request: Omit<BiteRequest, "from" | "hours"> = {
    place,
    water,
    weather: weatherHours(weather, now),
    waterTemperature: waterReading(weather),
  };
  const [inputs] = hourInputs({ ...request, from: now, hours: 1 });
  if (inputs === undefined) return null;
  const runningHour = Math.floor(now / hour) * hour;
  const hours = hourInputs({ ...request, from: runningHour, hours: question.hours });
  const present = scoreHour(inputs);
  const series = hours.map(scoreHour);
  const isQuiet = series.every((one) => one.kind === "no-score" || one.score < worthTrying);
  const origins = inputOrigins(weather, inputs, now);
  return {
    now: present,
    inputs,
    series,
    hours,
    water,
    inputNotes: inputNotes(present, origins, now),
    issuedAt: origins.forecast?.at ?? null,
    nextGoodDate:
      isQuiet && !place.isClosedWater
        ? nextGoodDate(place, water, runningHour + question.hours * hour)
        : null,
  };
}
