import type { AnswerContext } from "#angling/assistant/answers/reply.ts";
import { isOfBass, type Frame } from "#angling/assistant/frame.ts";
import { keepOrRelease } from "#angling/regulations/index.ts";
import { dayOfKeeping } from "./kept-before.ts";
import { waterFor } from "./where.ts";

const namesBass = /(?<!\bsea )\b(?:bass|stripers?)\b/;

/** "Tuna and maybe a bass at Stellwagen": why no striped bass may be fished for there; null where one may. */
export async function banOnBass(frame: Frame, context: AnswerContext): Promise<string | null> {
  const { species, words, mode } = frame;
  if (isOfBass(species) || !namesBass.test(words)) return null;
  const asked = {
    species: "striped_bass",
    place: waterFor(frame, context).place,
    date: dayOfKeeping(frame, context),
    mode: mode ?? "private",
    keptToday: 0,
  } as const;
  const { record, reason } = keepOrRelease(asked, await context.providers.ruleTable());
  return record?.targetingUnlawful === true ? reason : null;
}
