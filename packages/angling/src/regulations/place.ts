import type { Position } from "@striper/marine/geo";
import { jurisdictionAt, type Jurisdiction } from "@striper/marine/jurisdiction";
import {
  zones as everyZone,
  type RegulationRecord,
  type RegulationsTable,
  type Zone,
} from "./table/table.ts";
import type { SpeciesId } from "#angling/species/index.ts";
import { recordsOf } from "./table/table-index.ts";
import { zonesAt } from "./zone.ts";

export interface NamedWater {
  readonly jurisdiction: Jurisdiction;
  /** Omitted when any zone of the jurisdiction is possible: the strictest of its rules decides. */
  readonly area?: Zone;
  /** The other jurisdiction when the position is too close to the line to decide. */
  readonly waterAlsoPossible?: Jurisdiction;
}

export type Place = Position | NamedWater;

export interface Water {
  readonly jurisdiction: Jurisdiction;
  readonly zones: readonly Zone[];
}

export interface KnownWaters {
  readonly kind: "waters";
  /** The water that contains the position as drawn comes first. */
  readonly possible: readonly [Water, ...Water[]];
  /**
   * True when the position is too close to the edge of coverage, beyond which no rules are known.
   */
  readonly perhapsUncovered: boolean;
}

export type Waters = { readonly kind: "outside-coverage" } | KnownWaters;

export const isPosition = (place: Place): place is Position => "latitude" in place;

export function watersAt(place: Place): Waters {
  return isPosition(place) ? watersAtPosition(place) : namedWaters(place);
}

function watersAtPosition(position: Position): Waters {
  const answer = jurisdictionAt(position);
  if (answer.kind === "outside-coverage") return answer;
  const zones = zonesAt(position);
  const here: Water = { jurisdiction: answer.jurisdiction, zones };
  if (answer.kind === "known") {
    return { kind: "waters", possible: [here], perhapsUncovered: false };
  }
  if (answer.changesTo === "outside-coverage") {
    return { kind: "waters", possible: [here], perhapsUncovered: true };
  }
  const there: Water = { jurisdiction: answer.changesTo, zones };
  return { kind: "waters", possible: [here, there], perhapsUncovered: false };
}

function namedWaters({ jurisdiction, area, waterAlsoPossible }: NamedWater): Waters {
  const water = (one: Jurisdiction): Water => ({
    jurisdiction: one,
    zones: area === undefined ? zonesOf(one) : [area],
  });
  const others = waterAlsoPossible === undefined ? [] : [water(waterAlsoPossible)];
  return { kind: "waters", possible: [water(jurisdiction), ...others], perhapsUncovered: false };
}

/** New Hampshire's whole coast lies on the Gulf of Maine. */
export const zonesOf = (jurisdiction: Jurisdiction): readonly Zone[] =>
  jurisdiction === "NH" ? ["gulf-of-maine"] : everyZone;

/**
 * Returns the records that apply, or may apply, to a species on a water. Null stands for a part of
 * the water without a rule in the table.
 */
export function recordsFor(
  table: RegulationsTable,
  species: SpeciesId,
  water: Water,
): readonly (RegulationRecord | null)[] {
  const records = recordsOf(table, species, water.jurisdiction);
  const [zone, ...others] = water.zones;
  if (zone !== undefined && others.length === 0) return recordsInZone(records, zone);
  return [...new Set(water.zones.flatMap((each) => recordsInZone(records, each)))];
}

function recordsInZone(
  records: readonly RegulationRecord[],
  zone: Zone,
): readonly (RegulationRecord | null)[] {
  const certain = records.filter(({ area }) => area === null || area.covers.includes(zone));
  if (certain.length > 0) return certain;
  const perhaps = records.filter(({ area }) => area?.mayCover.includes(zone) === true);
  // Two areas that may reach here divide the zone between them. A single one may end before it.
  return perhaps.length > 1 ? perhaps : [...perhaps, null];
}
