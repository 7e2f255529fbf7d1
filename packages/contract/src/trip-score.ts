import * as z from "zod/mini";
import { between, enteredInstant, recordOf, singleLine } from "#contract/schemas.ts";

/** Longest trip, hours; a longer one was not ended in time. */
const mostHours = 24;

const hourly = (most: number) =>
  z.array(z.nullable(between(0, most))).check(z.maxLength(mostHours));

/**
 * The scores of a trip's hours, stored at its start (or at its end if nothing was stored then) to grade the score by
 * the catch. They are never recomputed. For a trip entered a day or more later they are computed afterwards and grade
 * nothing.
 */
export const tripScore = z.strictObject({
  model_version: singleLine(40),
  stored: z.enum(["at_start", "at_end", "from_catch", "afterwards"]),
  /** Start of the first hour; `scores` has null for unknown hours. */
  from: enteredInstant,
  scores: hourly(100),
  /** Shares of each hour with dusk or dawn, and with moving water: the baselines of the grade. */
  low_light: hourly(1),
  moving_water: hourly(1),
  /** Source of each input in the first hour; null when unknown. */
  inputs: recordOf(
    singleLine(40),
    z.nullable(z.enum(["computed", "observed", "forecast", "estimate"])),
    20,
  ),
});
