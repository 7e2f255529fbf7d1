import { countBySpecies, personalBests, type PersonalBest } from "@striper/angling/catches";
import { day, type Instant } from "@striper/marine/time";
import type { LocalCatch } from "#web/features/catches/log/local-catch.ts";
import { loggingWording } from "#web/features/catches/logging/wording.ts";

/** Specification, section 9: ten are asked for and eight shown. */
const shownRecent = 8;
/** "This Month" looks back no further. */
const monthDays = 30;

/**
 * The first page of the log book: a handful of rows and figures, however long the log. It is kept on
 * the device, so that a later visit shows it before the log has been read.
 */
export interface LogBookSummary {
  readonly total: number;
  readonly speciesCount: number;
  readonly personalBests: number;
  /** When the catches of the last thirty days were caught. */
  readonly monthTimes: readonly Instant[];
  /** The newest, newest first. */
  readonly recent: readonly { readonly one: LocalCatch; readonly isBest: boolean }[];
}

/** As they are counted: the first measured fish of a species is its best, too. */
export const isBestOf = (bests: ReadonlyMap<string, PersonalBest>, id: string): boolean =>
  (bests.get(id)?.kind ?? "none") !== "none";

const bestsMade = new WeakMap<readonly LocalCatch[], ReadonlyMap<string, PersonalBest>>();

/** Which catches were a personal best on their day; computed once for each state of the log. */
export function bestsOf(catches: readonly LocalCatch[]): ReadonlyMap<string, PersonalBest> {
  const known = bestsMade.get(catches);
  if (known !== undefined) return known;
  const made = personalBests(catches.map(({ logged }) => logged));
  bestsMade.set(catches, made);
  return made;
}

const summariesMade = new WeakMap<readonly LocalCatch[], LogBookSummary>();

/** Of the whole log, newest first; computed once for each state of it. */
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

/** How many of its month's catches lie in the thirty days before now: the page may stay open. */
export const caughtThisMonth = ({ monthTimes }: LogBookSummary, now: Instant): number =>
  monthTimes.filter((at) => at > now - monthDays * day && at <= now).length;
