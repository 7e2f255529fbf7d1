import {
  formatHarborTime,
  harborDate,
  harborParts,
  shortWeekdayName,
  type Instant,
} from "@striper/marine/time";
import {
  compassPoint,
  metres,
  metresToFeet,
  metresToNauticalMiles,
  metresToYards,
  roundTo,
  type Degrees,
} from "@striper/marine/units";
import type { UnitSystem } from "#web/platform/units.ts";

/** A depth without its unit: whole feet, metres with a tenth. */
const figure = (value: number, units: UnitSystem): string =>
  units === "us" ? String(Math.round(metresToFeet(metres(value)))) : roundTo(value, 1).toFixed(1);

const unitOf = (units: UnitSystem): string => (units === "us" ? "ft" : "m");

/** "7 ft" or "2.1 m". */
export const depthText = (value: number, units: UnitSystem): string =>
  `${figure(value, units)} ${unitOf(units)}`;

/** "0.5 ft", "1 ft", "1.5 ft" or "0.5 m": heights that somebody chose in half feet. */
export const halfFeetText = (value: number, units: UnitSystem): string =>
  units === "us" ? `${roundTo(metresToFeet(metres(value)), 1)} ft` : depthText(value, units);

/** "1.4 ft" or "0.4 m": for parts that a person adds up. */
export const exactDepthText = (value: number, units: UnitSystem): string =>
  units === "us"
    ? `${roundTo(metresToFeet(metres(value)), 1).toFixed(1)} ft`
    : depthText(value, units);

/** Margins round up: they may not promise more than is known. */
export function marginText(value: number, units: UnitSystem): string {
  return units === "us"
    ? `± ${Math.ceil(metresToFeet(metres(value)) - 0.05)} ft`
    : `± ${(Math.ceil(value * 10 - 0.05) / 10).toFixed(1)} m`;
}

export interface DepthRange {
  readonly from: number;
  readonly to: number | null;
}

/** Water over the ground: "3 to 9 ft", "at least 35 ft", "dry to 4 ft", "up to 6 ft above the water". */
export function rangeText({ from, to }: DepthRange, units: UnitSystem): string {
  if (to === null) return from > 0 ? `at least ${depthText(from, units)}` : "shoal or dry";
  if (to <= 0) return `dry, the ground up to ${depthText(-from, units)} above the water`;
  if (from <= 0) return `dry to ${depthText(to, units)}`;
  const [least, greatest] = [figure(from, units), figure(to, units)];
  return least === greatest ? depthText(from, units) : `${least} to ${depthText(to, units)}`;
}

/** "60 yd NE", "0.3 nm E", or in meters. */
export function awayText(distance: number, bearing: Degrees, units: UnitSystem): string {
  const point = compassPoint(bearing);
  const miles = metresToNauticalMiles(metres(distance));
  if (miles >= 1 / 4) return `${miles.toFixed(1)} nm ${point}`;
  return units === "us"
    ? `${Math.round(metresToYards(metres(distance)))} yd ${point}`
    : `${Math.round(distance)} m ${point}`;
}

/** "1:58 pm", "Tue 1:58 pm". */
export function timeOf(instant: Instant, now: Instant): string {
  const time = formatHarborTime(instant);
  return harborDate(instant) === harborDate(now)
    ? time
    : `${shortWeekdayName(harborParts(instant).weekday)} ${time}`;
}
