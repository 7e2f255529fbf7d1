import type { Instant } from "@striper/marine/time";
import type { Inches, Pounds } from "@striper/marine/units";
import {
  inOrderOfTime,
  measuredSize,
  speciesKey,
  type LoggedCatch,
} from "#angling/catches/logged-catch.ts";

export interface LongestFish {
  readonly id: string;
  readonly caughtAt: Instant;
  readonly length: Inches;
}

export interface HeaviestFish {
  readonly id: string;
  readonly caughtAt: Instant;
  readonly weight: Pounds;
}

export interface SpeciesRecords {
  readonly species: string;
  readonly longest: LongestFish | null;
  readonly heaviest: HeaviestFish | null;
}

export function speciesRecords(catches: readonly LoggedCatch[]): SpeciesRecords[] {
  const records = new Map<string, SpeciesRecords>();
  for (const entry of inOrderOfTime(catches)) {
    const { length, weight } = measuredSize(entry);
    if (length === null && weight === null) continue;
    const key = speciesKey(entry.species);
    const { id, caughtAt } = entry;
    const { species, longest, heaviest } = records.get(key) ?? {
      species: entry.species.trim(),
      longest: null,
      heaviest: null,
    };
    records.set(key, {
      species,
      longest:
        length !== null && length > (longest?.length ?? 0) ? { id, caughtAt, length } : longest,
      heaviest:
        weight !== null && weight > (heaviest?.weight ?? 0) ? { id, caughtAt, weight } : heaviest,
    });
  }
  return [...records.values()].toSorted((a, b) => a.species.localeCompare(b.species, "en-US"));
}
