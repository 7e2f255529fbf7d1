import { fact, screens, sources } from "#angling/assistant/facts.ts";
import type { Frame } from "#angling/assistant/frame.ts";
import { answered, listWords, type Reply } from "#angling/assistant/answers/reply.ts";
import { fateIn } from "#angling/assistant/understanding/slot-words.ts";
import { speciesOf } from "#angling/species/index.ts";

/** "Log a 29 in striper": what the form is filled with; nothing is kept before the person says so. */
export function answerLogEntry(frame: Frame): Reply {
  const { species, length, place, bait } = frame;
  const filled = [
    species?.kind === "one" ? speciesOf(species.id).commonName : null,
    length === null ? null : `${length} in`,
    place?.name ?? null,
    bait,
    fateIn(frame.words),
  ].filter((part) => part !== null);
  const what = filled.length === 0 ? "" : `, filled in with ${listWords(filled)}`;
  return answered(
    [`Tap to open the log form${what}. Nothing is kept until you save it there.`],
    [
      fact("help", "catch log", sources.app, { screen: screens.log }),
      ...(length === null ? [] : [fact("asked-length", length, "Your question", { unit: "in" })]),
    ],
  );
}
