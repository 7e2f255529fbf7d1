import * as z from "zod/mini";
import { between, enteredInstant, recordOf, singleLine } from "#contract/schemas.ts";

/** A trip of a day; longer ones were not ended in time. */
const mostHours = 24;

const hourly = (most: number) =>
  z.array(z.nullable(between(0, most))).check(z.maxLength(mostHours));

/**
 * What the score said of the hours of a trip when it began (or, where nothing was stored then, when
 * it ended), so that the score can be graded by what was caught. It is never computed again. Of a
 * trip that was entered a day or more later it is computed afterwards, and grades nothing.
 */
export const tripScore = z.strictObject({
  model_version: singleLine(40),
  stored: z.enum(["at_start", "at_end", "from_catch", "afterwards"]),
  /** Of the first hour; the others follow. Null is "not known". */
  from: enteredInstant,
  scores: hourly(100),
  /** How much of the hour was dusk or dawn, and in how much the water moved: the grade's baselines. */
  low_light: hourly(1),
  moving_water: hourly(1),
  /** How each input was known in the first hour; null: not at all. */
  inputs: recordOf(
    singleLine(40),
    z.nullable(z.enum(["computed", "observed", "forecast", "estimate"])),
    20,
  ),
});
