import { harborParts, type Instant } from "@striper/marine/time";
import type { Frame } from "#angling/assistant/frame.ts";
import {
  ageIn,
  agesIn,
  bareAgesIn,
  birthYearsIn,
} from "#angling/assistant/understanding/time/ages.ts";
import { anglersIn, claimedIn } from "./anglers.ts";
import { lengthsIn } from "./lengths.ts";

/** Who fishes, how old they are, and which lengths were told. */
export function peopleAndLengths(text: string, now: Instant): Partial<Frame> {
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
  };
}
