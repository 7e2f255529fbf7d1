import {
  daysLikeToday,
  leastSample,
  type LoggedCatch,
  type LoggedTrip,
} from "@striper/angling/catches";
import { harborParts, type Instant } from "@striper/marine/time";
import type { Celsius } from "@striper/marine/units";
import {
  lengthMeasure,
  temperatureMeasure,
  textOf,
} from "#web/features/catches/logging/form/measure.ts";
import { statisticsWording } from "#web/features/catches/statistics/wording.ts";
import type { UnitSystem } from "#web/platform/units.ts";
import { dateText } from "#web/ui/figures/date-text.ts";

const wording = statisticsWording.alike;

export interface DaysLikeTodayView {
  readonly like: string;
  readonly says: string;
  /** The longest fish of such days, or null without one. */
  readonly best: { readonly sentence: string; readonly id: string } | null;
}

interface Log {
  readonly catches: readonly LoggedCatch[];
  readonly trips: readonly LoggedTrip[];
}

export function daysLikeTodayView(
  { catches, trips }: Log,
  today: { readonly now: Instant; readonly waterTemperature: Celsius | null },
  units: UnitSystem,
): DaysLikeTodayView {
  const {
    days,
    daysWithCatch,
    catches: count,
    best,
    isEnough,
  } = daysLikeToday(catches, trips, today);
  const water = today.waterTemperature;
  const waterText =
    water === null
      ? null
      : `${Math.round(temperatureMeasure.shown(water, units))} ${temperatureMeasure.unitOf(units)}`;
  const few = days === 0 ? wording.none : wording.few(days, leastSample);
  return {
    like: wording.like(waterText),
    says: isEnough ? wording.days(days, daysWithCatch, count) : few,
    best: best === null ? null : { id: best.id, sentence: bestSentence(best, units) },
  };
}

function bestSentence({ species, length, caughtAt }: LoggedCatch, units: UnitSystem): string {
  const size = `${textOf(lengthMeasure, length, units)} ${lengthMeasure.unitOf(units)}`;
  return wording.best(species, size, `${dateText(caughtAt)}, ${harborParts(caughtAt).year}`);
}
