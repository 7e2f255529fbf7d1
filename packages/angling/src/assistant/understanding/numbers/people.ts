import { harborParts, type Instant } from "@striper/marine/time";
import type { Frame } from "#angling/assistant/frame.ts";
import {
  ageIn,
  agesIn,
  bareAgesIn,
  birthYearsIn,
} from "#angling/assistant/understanding/time/ages.ts";
import type { WindSaid } from "#angling/assistant/understanding/wind-said.ts";
import { anglersIn, claimedIn } from "./anglers.ts";
import { lengthsIn } from "./lengths.ts";

/** Who fishes, how old they are, which lengths were told, and in what wind. */
export function peopleAndLengths(
  text: string,
  now: Instant,
  wind: WindSaid | null,
): Partial<Frame> {
  const anglers = anglersIn(text);
  const births = birthYearsIn(text, harborParts(now).year);
  const [bareAge = null] = bareAgesIn(text);
  return {
    lengths: lengthsIn(text),
    anglers: anglers > 1 ? anglers : null,
    claimed: claimedIn(text),
    age: ageIn(text) ?? bareAge,
    ages: agesIn(text),
    born: births[0] ?? null,
    ...(births.length > 1 ? { births } : {}),
    wind: wind?.knots ?? null,
    windFrom: wind?.from ?? null,
  };
}
