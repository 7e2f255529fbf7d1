import {
  blankDay,
  fishingModes,
  type DayState,
  type FishingMode,
  type TappedFish,
} from "@striper/angling/regulations";
import { findSpecies, type SpeciesId } from "@striper/angling/species";
import { UsageError } from "./command.ts";

export function parseMode(text: string): FishingMode {
  const mode = fishingModes.find((one) => one === text);
  if (mode === undefined) throw new UsageError(`not one of ${fishingModes.join(", ")}: ${text}`);
  return mode;
}

export function parseCount(text: string): number {
  if (!/^\d+$/.test(text)) throw new UsageError(`not a number of fish: ${text}`);
  return Number(text);
}

export function parseAnglers(text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new UsageError(`not a number of anglers: ${text}`);
  return Number(text);
}

/** Parses "scup=3" or "scup=3/150": own fish and all aboard. */
function parseKept(text: string): [SpeciesId, TappedFish] {
  const [name = "", counts = ""] = text.split("=");
  const match = findSpecies(name);
  if (match.kind !== "found") throw new UsageError(`not one kind of fish: ${name}`);
  const [own = "", aboard] = counts.split("/");
  const kept = parseCount(own);
  const others = aboard === undefined ? null : Math.max(0, parseCount(aboard) - kept);
  return [match.species.id, { own: kept, others, isLongKept: null }];
}

interface DayArguments {
  readonly kept?: string[] | undefined;
  readonly mode?: string | undefined;
  readonly anglers?: string | undefined;
}

export function parseDayState(
  date: string,
  { kept = [], mode, anglers }: DayArguments,
): DayState | null {
  if (kept.length === 0 && mode === undefined && anglers === undefined) return null;
  return {
    ...blankDay(date),
    mode: mode === undefined ? null : parseMode(mode),
    anglers: anglers === undefined ? 1 : parseAnglers(anglers),
    tapped: Object.fromEntries(kept.map(parseKept)),
  };
}
