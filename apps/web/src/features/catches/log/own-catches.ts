import { harborDate } from "@striper/marine/time";
import { fishKeptOn, type KeptFish } from "@striper/angling/regulations";
import type { LocalCatch } from "#web/features/catches/log/local-catch.ts";

interface LoggedFish extends KeptFish {
  readonly caughtAt: number;
  readonly isReleased: boolean;
}

export const ownCatches = (catches: readonly LocalCatch[]): readonly LoggedFish[] =>
  catches.map(({ logged: { species, length, caughtAt }, record }) => ({
    species,
    length,
    caughtAt,
    isReleased: record.is_released,
  }));

/** Returns the fish kept on the day of `at`, without the catch being edited. */
export const fishKeptOnDayOf = (
  catches: readonly LocalCatch[],
  at: number,
  ownId: string | null,
): readonly KeptFish[] =>
  fishKeptOn(harborDate(at), ownCatches(catches.filter(({ id }) => id !== ownId)));
