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

/**
 * All functions here round toward danger: water over ground down, margins and ground above water
 * up. Charts give tenths of a meter, so a figure a twentieth of a foot below a whole foot counts as
 * that foot.
 */
const slackOfFoot = 0.05;
const slackOfTenth = 0.001;

const stepsDown = (value: number, units: UnitSystem): number =>
  units === "us"
    ? Math.floor(metresToFeet(metres(value)) + slackOfFoot)
    : Math.floor(value * 10 + slackOfTenth);
const stepsUp = (value: number, units: UnitSystem): number => 0 - stepsDown(0 - value, units);

const stepText = (steps: number, units: UnitSystem): string =>
  units === "us" ? String(steps) : (steps / 10).toFixed(1);
const unitOf = (units: UnitSystem): string => (units === "us" ? "ft" : "m");

/** Formats the least water present, for example "2 ft" for 0.8 m. */
export const leastDepthText = (value: number, units: UnitSystem): string =>
  `${stepText(stepsDown(value, units), units)} ${unitOf(units)}`;

export const leastFeet = (value: number): number => stepsDown(value, "us");

/** Formats the nominal depth of a contour or color, which is a name: "6 ft" for 1.8 m. */
export const nominalDepthText = (value: number, units: UnitSystem): string =>
  units === "us"
    ? `${Math.round(metresToFeet(metres(value)))} ft`
    : `${roundTo(value, 1).toFixed(1)} m`;

/** Formats a part of a margin that users add up, such as "1.4 ft" or "0.4 m". */
export const exactDepthText = (value: number, units: UnitSystem): string =>
  units === "us"
    ? `${roundTo(metresToFeet(metres(value)), 1).toFixed(1)} ft`
    : nominalDepthText(value, units);

/** Formats a height chosen in half feet, such as "0.5 ft", "1 ft" or "0.5 m". */
export const halfFeetText = (value: number, units: UnitSystem): string =>
  units === "us" ? `${roundTo(metresToFeet(metres(value)), 1)} ft` : nominalDepthText(value, units);

export const marginFeet = (value: number): number => stepsUp(value, "us");

export const marginText = (value: number, units: UnitSystem): string =>
  `± ${stepText(stepsUp(value, units), units)} ${unitOf(units)}`;

export function chartDoubtText({ isOld, isCoarse, issued, scale }: Survey): string | null {
  if (!isOld && !isCoarse) return null;
  const chart = `chart of ${issued.slice(0, 4)}, 1:${scale.toLocaleString("en-US")}`;
  return `${chart}: ${isCoarse ? "coarse" : "old"}`;
}

/**
 * Formats a depth margin: "or more" when the survey is too poor for a figure, and the year and
 * scale of an old or coarse chart.
 */
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

/**
 * Formats water over the ground: "2 to 8 ft", "at least 35 ft", "dry to 4 ft" or "dry, the ground
 * up to 6 ft above the water".
 */
export function rangeText({ from, to }: DepthRange, units: UnitSystem): string {
  const least = stepsDown(from, units);
  const unit = unitOf(units);
  if (to === null) return least > 0 ? `at least ${stepText(least, units)} ${unit}` : "shoal or dry";
  // Over drying ground the deepest water stops a wader; elsewhere the shoalest stops a boat.
  const most = from <= 0 ? stepsUp(to, units) : stepsDown(to, units);
  if (to <= 0) return `dry, the ground up to ${stepText(0 - least, units)} ${unit} above the water`;
  if (from > 0 && least <= 0 && most > 0)
    return `${stepText(0, units)} to ${stepText(most, units)} ${unit}`;
  if (least <= 0) return most <= 0 ? "shoal or dry" : `dry to ${stepText(most, units)} ${unit}`;
  return least >= most
    ? `${stepText(least, units)} ${unit}`
    : `${stepText(least, units)} to ${stepText(most, units)} ${unit}`;
}

/**
 * Formats for example "12 to 18 ft below" or "from 10 ft above to 2 ft below". The caller adds the
 * chart's zero.
 */
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

export function awayText(distance: number, bearing: Degrees, units: UnitSystem): string {
  const point = compassPoint(bearing);
  const miles = metresToNauticalMiles(metres(distance));
  if (miles >= 1 / 4) return `${miles.toFixed(1)} nm ${point}`;
  return units === "us"
    ? `${Math.round(metresToYards(metres(distance)))} yd ${point}`
    : `${Math.round(distance)} m ${point}`;
}

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

export const dangerName = ({ kind, water }: Pick<Danger, "kind" | "water">): string =>
  water === null ? kind : `${kind} ${waterEffects[water]}`;

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

export function newerChartText({ cell: { name, issued }, has, agrees }: NewerChart): string {
  const chart = `The newer, coarser chart ${name} of ${issued.slice(0, 4)}`;
  return agrees ? `${chart} agrees.` : `${chart} has ${sides[has]} here: trust neither.`;
}

export const lackingText = ({ lacking }: Pick<Chart, "lacking">): string | null =>
  lacking.length === 0
    ? null
    : `Chart ${lacking.map(({ name }) => name).join(", ")} beside it is not on this device: its dangers are not told.`;
