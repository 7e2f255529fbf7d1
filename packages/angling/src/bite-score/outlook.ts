import { day, harborDate, instantOfHarborTime } from "@striper/marine/time";
import { presenceShare } from "#angling/bite-score/factors/presence.ts";
import { mainReason, monthOf } from "#angling/bite-score/explain.ts";
import type { ScoredHour } from "#angling/bite-score/score-hour.ts";
import type { SeasonPlace } from "#angling/bite-score/season-water.ts";

const enoughFish = 0.5;

export const presenceOn = (place: SeasonPlace, date: string): number =>
  presenceShare({
    date,
    water: place.water,
    holdsFishOver: place.holdsFishOver,
    springDelayDays: 0,
  });

export function monthOfReturn(place: SeasonPlace, date: string): string | null {
  if (presenceOn(place, date) >= enoughFish) return null;
  const noon = instantOfHarborTime(date, 12);
  for (let days = 1; days <= 366; days += 1) {
    const then = harborDate(noon + days * day);
    if (presenceOn(place, then) >= enoughFish) return monthOf(then);
  }
  return null;
}

export function daysOfPlenty(
  place: SeasonPlace,
  year: number,
): { readonly from: string; readonly to: string } | null {
  const newYear = instantOfHarborTime(`${year}-01-01`, 12);
  const dates = Array.from({ length: 365 }, (_, days) => harborDate(newYear + days * day));
  const enough = dates.filter((date) => presenceOn(place, date) >= enoughFish);
  const [from] = enough;
  const to = enough.at(-1);
  return from === undefined || to === undefined ? null : { from, to };
}

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
