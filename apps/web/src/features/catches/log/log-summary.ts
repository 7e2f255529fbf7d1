import { countBySpecies, personalBests, type PersonalBest } from "@striper/angling/catches";
import { day, type Instant } from "@striper/marine/time";
import type { LocalCatch } from "#web/features/catches/log/local-catch.ts";
import { loggingWording } from "#web/features/catches/logging/wording.ts";

/** Specification, section 9: ten catches are requested and eight are shown. */
const shownRecent = 8;
const monthDays = 30;

/**
 * The first page of the log book. It is stored on the device, so that the next visit shows it
 * before the log is read.
 */
export interface LogBookSummary {
  readonly total: number;
  readonly speciesCount: number;
  readonly personalBests: number;
  readonly monthTimes: readonly Instant[];
  /** Newest first. */
  readonly recent: readonly { readonly one: LocalCatch; readonly isBest: boolean }[];
}

/** Returns true for a personal best, including the first measured fish of a species. */
export const isBestOf = (bests: ReadonlyMap<string, PersonalBest>, id: string): boolean =>
  (bests.get(id)?.kind ?? "none") !== "none";

const bestsMade = new WeakMap<readonly LocalCatch[], ReadonlyMap<string, PersonalBest>>();

export function bestsOf(catches: readonly LocalCatch[]): ReadonlyMap<string, PersonalBest> {
  const known = bestsMade.get(catches);
  if (known !== undefined) return known;
  const made = personalBests(catches.map(({ logged }) => logged));
  bestsMade.set(catches, made);
  return made;
}

const summariesMade = new WeakMap<readonly LocalCatch[], LogBookSummary>();

/**
 * Returns the summary of the whole log, which is newest first. Computed once per state of the log.
 */
export function summaryOf(catches: readonly LocalCatch[], now: Instant): LogBookSummary {
  const known = summariesMade.get(catches);
  if (known !== undefined) return known;
  const bests = bestsOf(catches);
  const times = catches.map(({ logged }) => logged.caughtAt);
  const named = catches.filter(({ logged }) => logged.species !== loggingWording.unfinishedSpecies);
  const made: LogBookSummary = {
    total: catches.length,
    speciesCount: countBySpecies(named.map(({ logged }) => logged)).length,
    personalBests: [...bests.keys()].filter((id) => isBestOf(bests, id)).length,
    monthTimes: times.filter((at) => at > now - monthDays * day),
    recent: catches.slice(0, shownRecent).map((one) => ({ one, isBest: isBestOf(bests, one.id) })),
  };
  summariesMade.set(catches, made);
  return made;
}

/** Counts again from `monthTimes`, because the page may stay open for days. */
export const caughtThisMonth = ({ monthTimes }: LogBookSummary, now: Instant): number =>
  monthTimes.filter((at) => at > now - monthDays * day && at <= now).length;
