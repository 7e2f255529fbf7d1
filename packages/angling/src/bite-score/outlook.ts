import {
  day,
  harborDate,
  instantOfHarborTime,
  shiftDate,
  type Instant,
} from "@striper/marine/time";
import { worthTrying } from "#angling/bite-score/best-windows.ts";
import { unknownWindShare } from "#angling/bite-score/factors/fishable.ts";
import { presenceShare } from "#angling/bite-score/factors/presence.ts";
import { temperatureShare } from "#angling/bite-score/factors/temperature.ts";
import { mainReason, monthOf } from "#angling/bite-score/explain.ts";
import { hereShare } from "#angling/bite-score/parts.ts";
import type { BitePlace } from "#angling/bite-score/place.ts";
import type { ScoredHour } from "#angling/bite-score/score-hour.ts";
import type { SeasonPlace } from "#angling/bite-score/season-water.ts";
import { biteSeries, usualWater } from "#angling/bite-score/series.ts";
import type { WaterPredictors } from "#angling/spots/stations.ts";

/** From this share on there are fish enough for a good hour. */
const enoughFish = 0.5;

const presenceOn = (place: SeasonPlace, date: string): number =>
  presenceShare({
    date,
    water: place.water,
    holdsFishOver: place.holdsFishOver,
    springDelayDays: 0,
  });

/** The month in which there are fish enough again; null while there are. */
export function monthOfReturn(place: SeasonPlace, date: string): string | null {
  if (presenceOn(place, date) >= enoughFish) return null;
  const noon = instantOfHarborTime(date, 12);
  for (let days = 1; days <= 366; days += 1) {
    const then = harborDate(noon + days * day);
    if (presenceOn(place, then) >= enoughFish) return monthOf(then);
  }
  return null;
}

/** Why no hour is worth a trip, as a sentence's beginning: "Few stripers are left". */
export function whyQuiet(best: ScoredHour, place: SeasonPlace, date: string): string {
  if (presenceOn(place, date) >= enoughFish || mainReason(best)?.kind !== "season") {
    return quietReasons[mainReason(best)?.kind ?? "feeding"];
  }
  const isSpring = Number(date.slice(5, 7)) <= 6;
  return isSpring ? "Few stripers are here yet" : "Few stripers are left";
}

const quietReasons = {
  season: "Few stripers are here",
  temperature: "The water is too cold or too warm for stripers to feed well",
  feeding: "Tide and light give stripers little reason to feed",
  fishable: "Wind or thunder keeps you from fishing",
} as const;

/** Days that are computed hour by hour before the search gives up: three times springs and neaps. */
const mostDaysComputed = 45;

/** The most that any hour of a date can score in the usual wind, whatever tide and light do. */
function mostOn({ season, preferences }: BitePlace, date: string): number {
  const water = usualWater(season, date);
  const here = hereShare(presenceOn(season, date), temperatureShare(water));
  return 100 * here * unknownWindShare[preferences.exposure];
}

/**
 * The first date from then on with an hour worth a trip, by what can be computed ahead: tide, light,
 * moon, season and the water's usual temperature, in the usual wind. Null where none is found.
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
