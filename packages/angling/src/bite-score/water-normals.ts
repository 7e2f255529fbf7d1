import { fahrenheit, type Fahrenheit } from "@striper/marine/units";
import { along, type Curve } from "#angling/bite-score/factors/curve.ts";
import { dayOfYear } from "#angling/bite-score/factors/presence.ts";

/**
 * Seasonal course of the surface water off Boston, °F in the middle of each month. An estimate of
 * our own, rounded to the degree and good to about 4 °F: it follows the yearly cycle of buoy NDBC
 * 44013 and is held to two published anchors, "about 50 in early May" (whdh.com) and "either side
 * of 67 in mid-July" (mattnoyes.net, 2022-07-19). Docs: decisions/052-seasonal-normals.md.
 */
const middleOfMonth = [41, 39, 40, 44, 51, 60, 66, 67, 64, 58, 51, 45] as const;

const dayOfMiddle = (month: number): number =>
  dayOfYear(`0000-${String(month).padStart(2, "0")}-15`);

/** December and January repeat beyond the year's ends, so that New Year has no step. */
const yearlyCourse: Curve = [
  [dayOfMiddle(12) - 365, middleOfMonth[11]],
  ...middleOfMonth.map((temperature, index) => [dayOfMiddle(index + 1), temperature] as const),
  [dayOfMiddle(1) + 365, middleOfMonth[0]],
];

export function normalWaterTemperature(date: string): Fahrenheit {
  return fahrenheit(along(yearlyCourse, dayOfYear(date)));
}
