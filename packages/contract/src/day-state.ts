import type { DayState, TappedFish } from "@striper/angling/regulations";
import { speciesIds, type SpeciesId } from "@striper/angling/species/species";
import { inches } from "@striper/marine/units";
import * as z from "zod/mini";
import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import {
  between,
  calendarDate,
  fishingMode,
  jurisdiction,
  orNull,
  position,
  singleLine,
  integerBetween,
} from "#contract/schemas.ts";

/** Far above the catches of a day; further ones are not sent. */
const mostKept = 200;

const zone = z.enum(["gulf-of-maine", "outer-cape", "southern-new-england"]);
const namedWater = z.strictObject({
  jurisdiction,
  area: z.exactOptional(zone),
  waterAlsoPossible: z.exactOptional(jurisdiction),
});

export const dayState = z.strictObject({
  date: calendarDate,
  mode: orNull(fishingMode),
  place: orNull(z.union([position, namedWater])),
  anglers: integerBetween(1, 50),
  landing: orNull(z.enum(["MA", "NH"])),
  kept: z
    .array(z.strictObject({ species: singleLine(60), length_inches: orNull(between(0.1, 1500)) }))
    .check(z.maxLength(mostKept)),
  tapped: z
    .array(
      z.strictObject({
        species: z.enum(speciesIds),
        own: integerBetween(0, mostKept),
        others: orNull(integerBetween(0, mostKept)),
        is_long_kept: orNull(z.enum(["yes", "no"])),
      }),
    )
    .check(z.maxLength(100)),
});

const yesNo = (flag: boolean | null) => (flag === null ? null : flag ? "yes" : "no");

export function wireDay(day: DayState): InputOf<typeof dayState> {
  const { date, mode, place, anglers, landing, kept, tapped } = day;
  return {
    date,
    mode,
    place,
    anglers,
    landing,
    kept: kept
      .slice(0, mostKept)
      .map(({ species, length }) => ({ species, length_inches: length })),
    tapped: speciesIds.flatMap((species) => {
      const tap = tapped[species];
      if (tap === undefined) return [];
      return { species, own: tap.own, others: tap.others, is_long_kept: yesNo(tap.isLongKept) };
    }),
  };
}

export function dayOfWire({ kept, tapped, ...day }: OutputOf<typeof dayState>): DayState {
  const taps = tapped.map(({ species, own, others, is_long_kept }): [SpeciesId, TappedFish] => [
    species,
    { own, others, isLongKept: is_long_kept === null ? null : is_long_kept === "yes" },
  ]);
  return {
    ...day,
    kept: kept.map(({ species, length_inches: length }) => ({
      species,
      length: length === null ? null : inches(length),
    })),
    tapped: Object.fromEntries(taps),
  };
}
