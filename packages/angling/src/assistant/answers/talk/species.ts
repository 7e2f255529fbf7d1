import { fact, screens, sources } from "#angling/assistant/facts.ts";
import type { Frame } from "#angling/assistant/frame.ts";
import {
  answered,
  assumptions,
  declinedWith,
  listWords,
  type AnswerContext,
  type Reply,
} from "#angling/assistant/answers/reply.ts";
import { namesListed } from "#angling/assistant/answers/fishing/spots.ts";
import { notHeld, speciesFor } from "#angling/assistant/answers/law/asked-fish.ts";
import { speciesOf } from "#angling/species/index.ts";
import { spots } from "#angling/spots/index.ts";

const mostBaits = 5;
const striper = { kind: "one", id: "striped_bass" } as const;

/** The baits the spots name most for a species. */
function baitsFor(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const spot of spots) {
    if (
      !names.includes(spot.primarySpecies) &&
      !names.some((name) => spot.species.some((one) => one === name))
    )
      continue;
    for (const bait of spot.bestBaits)
      counts.set(bait, (counts.get(bait) ?? 0) + (names.includes(spot.primarySpecies) ? 3 : 1));
  }
  return [...counts]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, mostBaits)
    .map(([bait]) => bait);
}

export function answerSpecies(frame: Frame, _context: AnswerContext): Reply {
  const isForStripers = frame.species === null && frame.cues.includes("bait");
  if (frame.species === null && !isForStripers)
    return declinedWith(
      "Name a fish, such as striped bass or fluke, and I will tell what is known of it.",
    );
  if (frame.species?.kind === "unheld") return declinedWith(notHeld(frame.species.name));
  const { ids, assumed } = speciesFor(frame.species);
  const names = namesListed(frame.species ?? striper);
  const listed = spots.filter(({ species }) => species.some((name) => names.includes(name)));
  const baits = baitsFor(names);
  const words = ids.map((id) => {
    const { commonName, scientificName, aliases } = speciesOf(id);
    const others = aliases.filter((alias) => !commonName.toLowerCase().includes(alias));
    return `**${commonName}** (${scientificName})${others.length === 0 ? "" : `, also called ${listWords(others)}`}.`;
  });
  const where =
    listed.length === 0
      ? "No spot of the catalogue lists it."
      : `${listed.length} spots of the catalogue list it.`;
  const baitWords =
    baits.length === 0
      ? null
      : `Baits and lures those spots name most: ${listWords(baits).toLowerCase()}.`;
  return answered(
    [
      ...words,
      frame.cues.includes("bait") ? baitWords : null,
      where,
      frame.cues.includes("bait") ? null : baitWords,
      "Ask for its rules before you keep one.",
      assumptions(frame, [isForStripers ? assumed : null]),
    ],
    [
      ...ids.flatMap((id) => [
        fact("species", speciesOf(id).commonName, sources.species, { screen: screens.regulations }),
        fact("scientific-name", speciesOf(id).scientificName, sources.species),
      ]),
      fact("spot-count", listed.length, sources.spots, { unit: "spots", screen: screens.spots }),
      ...baits.map((bait) => fact("bait", bait, sources.spots)),
    ],
  );
}
