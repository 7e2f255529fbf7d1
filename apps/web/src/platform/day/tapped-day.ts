import type { TappedFish } from "@striper/angling/regulations";
import { speciesIds, type SpeciesId } from "@striper/angling/species/species";
import { calendarDate, fishingMode, jurisdiction, integerBetween } from "@striper/contract/schemas";
import { readFromOutside } from "@striper/contract/validation";
import { harborDate } from "@striper/marine/time";
import { useSelector } from "@tanstack/react-store";
import { Store } from "@tanstack/store";
import * as z from "zod/mini";
import { onWindow } from "#web/platform/on-window.ts";
import { readStored, removeStored, writeStored } from "#web/platform/stored.ts";

/** Upper limit of a count, above every bag limit in the table. */
export const mostKept = 200;
export const mostAnglers = 50;

const count = integerBetween(0, mostKept);

const tappedDay = z.object({
  date: calendarDate,
  /** Kept as the default for later days. */
  mode: z.nullable(fishingMode),
  modeOn: z.nullable(calendarDate),
  zone: z.enum(["gulf-of-maine", "outer-cape", "southern-new-england"]),
  water: z.nullable(z.union([z.literal("here"), jurisdiction])),
  anglers: z.nullable(integerBetween(1, mostAnglers)),
  landing: z.nullable(z.enum(["MA", "NH"])),
  fish: z.array(
    z.object({
      species: z.enum(speciesIds),
      own: count,
      others: z.nullable(count),
      isLongKept: z.nullable(z.boolean()),
    }),
  ),
});

export type TappedDay = z.output<typeof tappedDay>;
export type WaterChoice = NonNullable<TappedDay["water"]>;

const key = "tapped_day";

const untapped = (date: string): TappedDay => ({
  date,
  mode: null,
  modeOn: null,
  zone: "gulf-of-maine",
  water: null,
  anglers: null,
  landing: null,
  fish: [],
});

function parsedJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return null;
  }
}

function stored(): TappedDay {
  const parsed = readFromOutside(tappedDay, parsedJson(readStored(key) ?? "null"));
  return parsed.success ? parsed.data : untapped(harborDate(Date.now()));
}

const store = new Store(stored());

onWindow("storage", (event) => {
  if (event.key === key) store.setState(stored);
});

/** Returns the entries for a date. Another day's entries keep only fishing mode and zone. */
export function tapsOn(date: string, taps: TappedDay): TappedDay {
  if (taps.date === date) return taps;
  return { ...untapped(date), mode: taps.mode, modeOn: taps.modeOn, zone: taps.zone };
}

export function tapDay(date: string, change: Partial<Omit<TappedDay, "date" | "modeOn">>): void {
  const modeOn = change.mode === undefined ? {} : { modeOn: date };
  store.setState((before) => ({ ...tapsOn(date, before), ...change, ...modeOn }));
  writeStored(key, JSON.stringify(store.get()));
}

const noneTapped: TappedFish = { own: 0, others: null, isLongKept: null };

export const tapsOfFish = ({ fish }: TappedDay, species: SpeciesId): TappedFish =>
  fish.find((one) => one.species === species) ?? noneTapped;

export function tapFish(date: string, species: SpeciesId, change: Partial<TappedFish>): void {
  const taps = tapsOn(date, store.get());
  const others = taps.fish.filter((one) => one.species !== species);
  tapDay(date, { fish: [...others, { ...tapsOfFish(taps, species), ...change, species }] });
}

export function useTappedDay(date: string): TappedDay {
  return tapsOn(date, useSelector(store));
}

export function clearTappedDay(): void {
  store.setState(() => untapped(harborDate(Date.now())));
  removeStored(key);
}
