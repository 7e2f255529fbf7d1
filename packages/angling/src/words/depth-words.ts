import type {
  Chart,
  Danger,
  DepthNow,
  NewerChart,
  Survey,
  WaterEffect,
} from "@striper/marine/charts";
import {
  compassPoint,
  metres,
  metresToFeet,
  metresToNauticalMiles,
  metresToYards,
  roundTo,
  type Degrees,
} from "@striper/marine/units";
import type { UnitSystem } from "./units.ts";

/*
 * Everything here rounds toward danger: water over ground down, margins and ground above the water up.
 * Charts give tenths of a meter, so a twentieth of a foot below a whole foot counts as that foot.
 */
const slackOfFoot = 0.05;
const slackOfTenth = 0.001;

/** Steps of the unit shown: whole feet, tenths of a meter. */
const stepsDown = (value: number, units: UnitSystem): number =>
  units === "us"
    ? Math.floor(metresToFeet(metres(value)) + slackOfFoot)
    : Math.floor(value * 10 + slackOfTenth);
const stepsUp = (value: number, units: UnitSystem): number => 0 - stepsDown(0 - value, units);

const stepText = (steps: number, units: UnitSystem): string =>
  units === "us" ? String(steps) : (steps / 10).toFixed(1);
const unitOf = (units: UnitSystem): string => (units === "us" ? "ft" : "m");

/** "2 ft" of 0.8 m: water that is there at least. */
export const leastDepthText = (value: number, units: UnitSystem): string =>
  `${stepText(stepsDown(value, units), units)} ${unitOf(units)}`;

/** Whole feet of water that are there at least; negative for ground above the water. */
export const leastFeet = (value: number): number => stepsDown(value, "us");

/** "6 ft" of 1.8 m: the nominal depth of a contour or a color, which is a name. */
export const nominalDepthText = (value: number, units: UnitSystem): string =>
  units === "us"
    ? `${Math.round(metresToFeet(metres(value)))} ft`
    : `${roundTo(value, 1).toFixed(1)} m`;

/** "1.4 ft" or "0.4 m": parts of a margin that a person adds up. */
export const exactDepthText = (value: number, units: UnitSystem): string =>
  units === "us"
    ? `${roundTo(metresToFeet(metres(value)), 1).toFixed(1)} ft`
    : nominalDepthText(value, units);

/** "0.5 ft", "1 ft", "1.5 ft" or "0.5 m": heights that somebody chose in half feet. */
export const halfFeetText = (value: number, units: UnitSystem): string =>
  units === "us" ? `${roundTo(metresToFeet(metres(value)), 1)} ft` : nominalDepthText(value, units);

/** Whole feet of a margin. */
export const marginFeet = (value: number): number => stepsUp(value, "us");

/** "± 4 ft". */
export const marginText = (value: number, units: UnitSystem): string =>
  `± ${stepText(stepsUp(value, units), units)} ${unitOf(units)}`;

/** "chart of 2022, 1:80,000: coarse"; null for a new chart of a large scale. */
export function chartDoubtText({ isOld, isCoarse, issued, scale }: Survey): string | null {
  if (!isOld && !isCoarse) return null;
  const chart = `chart of ${issued.slice(0, 4)}, 1:${scale.toLocaleString("en-US")}`;
  return `${chart}: ${isCoarse ? "coarse" : "old"}`;
}

/** "± 8 ft or more" where the survey is too poor for a figure; with an old or coarse chart's year and scale. */
export function depthMarginText(
  { margin, isAtLeast, survey }: Pick<DepthNow, "margin" | "isAtLeast" | "survey">,
  units: UnitSystem,
): string {
  const doubt = chartDoubtText(survey);
  const figure = `${marginText(margin, units)}${isAtLeast ? " or more" : ""}`;
  return doubt === null ? figure : `${figure} (${doubt})`;
}

export interface DepthRange {
  readonly from: number;
  readonly to: number | null;
}

/** Water over the ground: "2 to 8 ft", "at least 35 ft", "dry to 4 ft", "dry, the ground up to 6 ft above the water". */
export function rangeText({ from, to }: DepthRange, units: UnitSystem): string {
  const least = stepsDown(from, units);
  const unit = unitOf(units);
  if (to === null) return least > 0 ? `at least ${stepText(least, units)} ${unit}` : "shoal or dry";
  // Over drying ground the deepest water is what stops a wader; elsewhere the shoalest stops a boat.
  const most = from <= 0 ? stepsUp(to, units) : stepsDown(to, units);
  if (to <= 0) return `dry, the ground up to ${stepText(0 - least, units)} ${unit} above the water`;
  if (from > 0 && least <= 0 && most > 0)
    return `${stepText(0, units)} to ${stepText(most, units)} ${unit}`;
  if (least <= 0) return most <= 0 ? "shoal or dry" : `dry to ${stepText(most, units)} ${unit}`;
  return least >= most
    ? `${stepText(least, units)} ${unit}`
    : `${stepText(least, units)} to ${stepText(most, units)} ${unit}`;
}

/** "12 to 18 ft below", "from 10 ft above to 2 ft below": the zero of the chart follows. */
export function chartedText({ from, to }: DepthRange, units: UnitSystem): string {
  const least = stepsDown(from, units);
  const unit = unitOf(units);
  const text = (steps: number): string => stepText(Math.abs(steps), units);
  if (to === null)
    return least < 0
      ? `ground up to ${text(least)} ${unit} above`
      : `at least ${text(least)} ${unit} below`;
  const most = stepsDown(to, units);
  if (most <= 0 && least < 0) return `ground ${text(most)} to ${text(least)} ${unit} above`;
  if (least < 0) return `from ${text(least)} ${unit} above to ${text(most)} ${unit} below`;
  return least === most
    ? `${text(most)} ${unit} below`
    : `${text(least)} to ${text(most)} ${unit} below`;
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

/** "right here", else how far and where. */
export const wayText = (
  { distance, bearing }: { readonly distance: number; readonly bearing: Degrees },
  units: UnitSystem,
): string => (distance < 1 ? "right here" : awayText(distance, bearing, units));

const waterEffects: Readonly<Record<WaterEffect, string>> = {
  "partly-covered": "partly under water at high tide",
  "always-dry": "always dry",
  "always-covered": "always covered",
  "covers-and-uncovers": "that covers and dries",
  awash: "awash at low water",
  floods: "that floods",
  floating: "afloat",
};

/** "wreck that covers and dries". */
export const dangerName = ({ kind, water }: Pick<Danger, "kind" | "water">): string =>
  water === null ? kind : `${kind} ${waterEffects[water]}`;

/** "Wreck that covers and dries, 2 ft over it at low water, right here": what, how deep, how far. */
export function dangerText(
  {
    feature,
    ...way
  }: { readonly feature: Danger; readonly distance: number; readonly bearing: Degrees },
  units: UnitSystem,
): string {
  const { depth } = feature;
  const name = dangerName(feature);
  const over =
    depth === null
      ? "depth unknown"
      : depth < 0
        ? `${stepText(0 - stepsDown(depth, units), units)} ${unitOf(units)} above low water`
        : `${leastDepthText(depth, units)} over it at low water`;
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}, ${over}, ${wayText(way, units)}`;
}

/** "survey zone B, chart of 2022, 1:80,000: coarse". */
export function surveyText(survey: Survey): string {
  const { zone } = survey;
  const quality = zone === null ? "survey of unknown quality" : `survey zone ${zone}`;
  const doubt = chartDoubtText(survey);
  return doubt === null ? quality : `${quality}, ${doubt}`;
}

const sides: Readonly<Record<NewerChart["has"], string>> = {
  water: "water",
  drying: "ground that dries",
  land: "land",
  unknown: "no depth",
};

/** "The newer, coarser chart US4MA04M of 2022 has land here: trust neither." */
export function newerChartText({ cell: { name, issued }, has, agrees }: NewerChart): string {
  const chart = `The newer, coarser chart ${name} of ${issued.slice(0, 4)}`;
  return agrees ? `${chart} agrees.` : `${chart} has ${sides[has]} here: trust neither.`;
}

/** Null where every chart within reach is at hand. */
export const lackingText = ({ lacking }: Pick<Chart, "lacking">): string | null =>
  lacking.length === 0
    ? null
    : `Chart ${lacking.map(({ name }) => name).join(", ")} beside it is not on this device: its dangers are not told.`;
