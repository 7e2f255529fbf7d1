import { readFileSync } from "node:fs";
import type { Instant } from "@striper/marine/time";
import * as z from "zod/mini";

const rowsOf = (name: string): string[][] =>
  readFileSync(new URL(`../../../data/tides/${name}`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => line.split(","));

const instant = z.pipe(
  z.iso.datetime(),
  z.transform((time) => Date.parse(time)),
);
const feet = z.pipe(z.string().check(z.regex(/^-?\d+\.\d{3}$/)), z.transform(Number));
const day = z.tuple([z.iso.date()], feet);
const highOrLow = z.tuple([instant, feet, z.enum(["H", "L"])]);

const hours = rowsOf("boston-hourly.csv").map((row) => day.parse(row));

/** The years of the hourly table. */
export const noaaYears: readonly number[] = [
  ...new Set(hours.map(([date]) => Number(date.slice(0, 4)))),
];

/** NOAA's heights at Boston, feet above MLLW, for every hour of a year from 1 January 00:00 UTC on. */
export const noaaHourlyHeights = (year: number): readonly number[] =>
  hours.flatMap(([date, ...heights]) => (date.startsWith(`${year}-`) ? heights : []));

/** NOAA's highs and lows at Boston: time, feet above MLLW, type. */
export const noaaHighsAndLows: readonly (readonly [Instant, number, "H" | "L"])[] = rowsOf(
  "boston-highs-and-lows.csv",
).map((row) => highOrLow.parse(row));
