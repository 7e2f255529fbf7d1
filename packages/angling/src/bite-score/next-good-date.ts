import { harborDate, instantOfHarborTime, shiftDate, type Instant } from "@striper/marine/time";
import { worthTrying } from "#angling/bite-score/best-windows.ts";
import { unknownWindShare } from "#angling/bite-score/factors/fishable.ts";
import { temperatureShare } from "#angling/bite-score/factors/temperature.ts";
import { presenceOn } from "#angling/bite-score/outlook.ts";
import { hereShare } from "#angling/bite-score/parts.ts";
import type { BitePlace } from "#angling/bite-score/place.ts";
import { biteSeries, usualWater } from "#angling/bite-score/series.ts";
import type { WaterPredictors } from "#angling/spots/stations.ts";

/** Maximum number of days computed hour by hour: three cycles of springs and neaps. */
const mostDaysComputed = 45;

function mostOn({ season, preferences }: BitePlace, date: string): number {
  const water = usualWater(season, date);
  const here = hereShare(presenceOn(season, date), temperatureShare(water));
  return 100 * here * unknownWindShare[preferences.exposure];
}

/**
 * Returns the first date with an hour worth a trip, or null. Uses inputs that can be computed
 * ahead: tide, light, moon, season, and the water's normal temperature, in average wind.
 */
export function nextGoodDate(
  place: BitePlace,
  water: WaterPredictors,
  from: Instant,
): string | null {
  const first = harborDate(from);
  let computed = 0;
  for (let days = 0; days <= 366 && computed < mostDaysComputed; days += 1) {
    const date = shiftDate(first, days);
    if (mostOn(place, date) < worthTrying) continue;
    computed += 1;
    const midnight = Math.max(from, instantOfHarborTime(date, 0));
    const hours = biteSeries({ place, water, from: midnight, hours: 24 }).filter(
      ({ instant }) => harborDate(instant) === date,
    );
    if (hours.some((hour) => hour.kind === "scored" && hour.score >= worthTrying)) return date;
  }
  return null;
}
