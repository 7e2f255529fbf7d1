import { parkingLines } from "@striper/angling/access";
import {
  travelOptions,
  spotDetails,
  type DescribedSpot,
  type Spot,
  type TravelOption,
} from "@striper/angling/spots";
import { compassPoint, feet, feetToMetres } from "@striper/marine/units";
import { metersText, milesText, type UnitSystem } from "#web/platform/units.ts";
import { spotsWording as wording } from "#web/features/spots/wording.ts";

export interface Fact {
  readonly label: string;
  readonly values: readonly string[];
}

export interface SpotSections {
  readonly about: string;
  readonly details: readonly Fact[];
  readonly access: readonly Fact[];
  readonly tips: readonly Fact[];
  readonly location: readonly Fact[];
}

/** The fields that the sections use; only position and access are required. */
export interface SpotFacts extends DescribedSpot {
  readonly description?: string | null;
  readonly species?: readonly string[];
  readonly bestTimes?: readonly string[];
  readonly access: string;
  readonly facilities?: readonly string[];
  readonly tips?: string | null;
  readonly bestBaits?: readonly string[];
  readonly regulations?: string | null;
}

const one = (label: string, value: string): Fact => ({ label, values: [value] });
const textOr = (text: string | null | undefined, fallback: string): string =>
  text === null || text === undefined || text.trim() === "" ? fallback : text;
const listOr = (list: readonly string[] | undefined, fallback: string): readonly string[] =>
  list === undefined || list.length === 0 ? [fallback] : list;

function ifText(label: string, text: string | null | undefined): Fact[] {
  return text === null || text === undefined || text.trim() === "" ? [] : [one(label, text)];
}
function ifAny(label: string, list: readonly string[] | undefined): Fact[] {
  return list === undefined || list.length === 0 ? [] : [{ label, values: list }];
}

const capitalized = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** Converts "6–25 ft" to the user's units. Other texts stay as they are. */
function depthText(depth: string, units: UnitSystem): string {
  const [, least, most] = /^(\d+)–(\d+) ft$/.exec(depth) ?? [];
  if (units === "us" || least === undefined || most === undefined) return depth;
  const inMeters = (value: string) => Math.round(feetToMetres(feet(Number(value))));
  return `${inMeters(least)}–${inMeters(most)} m`;
}

export function spotSections(spot: SpotFacts, units: UnitSystem): SpotSections {
  const { depth, difficulty, season, crowdLevel, coordinatesText } = spotDetails(spot);
  return {
    about: textOr(spot.description, wording.aboutFallback),
    details: [
      { label: wording.species, values: listOr(spot.species, wording.speciesFallback) },
      { label: wording.bestTimes, values: listOr(spot.bestTimes, wording.bestTimesFallback) },
      one(wording.depth, depthText(depth, units)),
      one(wording.difficulty, difficulty),
    ],
    access: [
      one(wording.accessType, spot.access),
      one(wording.season, season),
      one(wording.crowd, capitalized(crowdLevel)),
      ...ifAny(wording.facilities, spot.facilities),
    ],
    tips: [
      ...ifText(wording.tips, spot.tips),
      ...ifAny(wording.baits, spot.bestBaits),
      ...ifText(wording.regulations, spot.regulations),
    ],
    location: [one(wording.coordinates, coordinatesText)],
  };
}

export function pinFacts(spot: Spot, units: UnitSystem): readonly Fact[] {
  return [
    one(wording.pin, wording.pinWithin(metersText(spot.coordinateUncertaintyMetres, units))),
    one(wording.pinSource, spot.coordinateSource),
  ];
}

function wayInWords({ kind, at, distance, bearing }: TravelOption, units: UnitSystem): string {
  if (kind === "ferry") return wording.ferry;
  if (bearing === null) return wording.here[kind];
  const far = milesText(distance, units);
  return wording.wayTo(wording.nearest[kind], at.name, far, compassPoint(bearing));
}

export function travelFact(spot: Spot, units: UnitSystem): Fact {
  return {
    label: wording.travelOptions,
    values: [
      ...travelOptions(spot).map((way) => wayInWords(way, units)),
      ...(spot.access === "Boat Only" ? [] : parkingLines(spot.id)),
    ],
  };
}
