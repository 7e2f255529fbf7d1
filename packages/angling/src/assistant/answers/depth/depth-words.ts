import type { DepthNow, SurveyZone } from "@striper/marine/charts";
import {
  compassPoint,
  metres,
  metresToFeet,
  metresToNauticalMiles,
  metresToYards,
  nauticalMiles,
  nauticalMilesToMetres,
  type Degrees,
} from "@striper/marine/units";

export const inFeet = (value: number): number => metresToFeet(metres(value));

/** Whole feet; what is least is rounded down, so that no water is promised. */
export const leastFeet = (value: number): number => Math.floor(inFeet(value) + 0.05);
/** Margins round up. */
export const marginFeet = (value: number): number => Math.ceil(inFeet(value) - 0.05);

/** "3 to 9 ft", "at least 35 ft", "dry to 4 ft", "dry, up to 6 ft above the water". */
export function rangeWords({ from, to }: Pick<DepthNow, "from" | "to">): string {
  const least = leastFeet(from);
  if (to === null) return least > 0 ? `at least ${least} ft` : "shoal or dry";
  const most = Math.round(inFeet(to));
  if (most <= 0) return `dry, the ground up to ${Math.abs(least)} ft above the water`;
  if (least <= 0) return `dry to ${most} ft`;
  return least >= most ? `${least} ft` : `${least} to ${most} ft`;
}

/** "12 to 18 ft below", "from 10 ft above to 2 ft below": the zero of the chart follows. */
export function chartedWords({ from, to }: Pick<DepthNow, "from" | "to">): string {
  const least = leastFeet(from);
  if (to === null)
    return least < 0 ? `ground up to ${-least} ft above` : `at least ${least} ft below`;
  const most = Math.round(inFeet(to));
  if (most <= 0) return `ground ${-most} to ${-least} ft above`;
  if (least < 0) return `from ${-least} ft above to ${most} ft below`;
  return least === most ? `${most} ft below` : `${least} to ${most} ft below`;
}

const quarterNauticalMile = nauticalMilesToMetres(nauticalMiles(0.25));

/** "60 yd NE", "0.3 nm E". */
export function awayWords(distance: number, bearing: Degrees): string {
  const far =
    distance >= quarterNauticalMile
      ? `${metresToNauticalMiles(metres(distance)).toFixed(1)} nm`
      : `${Math.round(metresToYards(metres(distance)))} yd`;
  return `${far} ${compassPoint(bearing)}`;
}

export const surveyWords = (zone: SurveyZone | null): string =>
  zone === null ? "survey of unknown quality" : `survey zone ${zone}`;
