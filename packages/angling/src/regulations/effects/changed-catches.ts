import type { Position } from "@striper/marine/geo";
import { blankDay, verdictOfDay, type FishInHand } from "#angling/regulations/day/index.ts";
import { changedSpecies } from "#angling/regulations/effects/changed-records.ts";
import { watersAt, type Place } from "#angling/regulations/place.ts";
import type { HarborDate } from "#angling/regulations/season.ts";
import type { FishingMode, RegulationsTable } from "#angling/regulations/table/table.ts";
import type { Verdict } from "#angling/regulations/verdict/index.ts";
import { findSpecies, type SpeciesId } from "#angling/species/index.ts";

export interface LoggedFish extends FishInHand {
  readonly date: HarborDate;
  readonly mode: FishingMode | null;
  readonly position: Position;
  readonly keptBefore: number;
  readonly isReleased: boolean;
}

export interface CatchChange {
  readonly species: SpeciesId;
  readonly before: Verdict;
  readonly after: Verdict;
  readonly catches: number;
  readonly kept: number;
}

/**
 * Returns the named water when the position leaves no doubt about it. Fish in one water then share
 * a verdict, and finding the water takes longer than judging the fish.
 */
function placeAt(position: Position): Place {
  const waters = watersAt(position);
  if (waters.kind !== "waters" || waters.perhapsUncovered) return position;
  const [water, ...others] = waters.possible;
  const [area, ...otherAreas] = water.zones;
  const isCertain = area !== undefined && others.length === 0 && otherAreas.length === 0;
  return isCertain ? { jurisdiction: water.jurisdiction, area } : position;
}

export function compareCatches(before: RegulationsTable, after: RegulationsTable) {
  const touched = changedSpecies(before, after);
  const counts = new Map<string, CatchChange>();
  const judged = new Map<string, readonly [Verdict, Verdict]>();

  function kindOf(name: string): SpeciesId | null {
    const match = findSpecies(name);
    return match.kind === "found" && touched.has(match.species.id) ? match.species.id : null;
  }

  function judge(species: SpeciesId, fish: LoggedFish, place: Place): readonly [Verdict, Verdict] {
    const tapped = { [species]: { own: fish.keptBefore, others: null, isLongKept: null } };
    const day = { ...blankDay(fish.date), mode: fish.mode, place, tapped };
    const hand = { species, length: fish.length };
    return [verdictOfDay(hand, day, before).verdict, verdictOfDay(hand, day, after).verdict];
  }

  function add(fish: LoggedFish): void {
    const species = kindOf(fish.species);
    if (species === null) return;
    const { length, date, mode, keptBefore: own } = fish;
    const place = placeAt(fish.position);
    const asked = JSON.stringify([species, length, date, mode, own, place]);
    const [was, willBe] = judged.get(asked) ?? judge(species, fish, place);
    judged.set(asked, [was, willBe]);
    const change = { species, before: was, after: willBe };
    if (change.before === change.after) return;
    const key = JSON.stringify(change);
    const { catches, kept } = counts.get(key) ?? { catches: 0, kept: 0 };
    counts.set(key, { ...change, catches: catches + 1, kept: kept + (fish.isReleased ? 0 : 1) });
  }

  return {
    kindOf,
    add,
    changes: (): readonly CatchChange[] =>
      [...counts.values()].toSorted((one, other) => other.catches - one.catches),
  };
}
