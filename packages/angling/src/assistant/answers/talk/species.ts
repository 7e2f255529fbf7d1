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
import { spots, type Spot } from "#angling/spots/index.ts";

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

/** What anglers call the baits of the catalogue. */
const families: readonly (readonly [called: RegExp, baits: RegExp])[] = [
  [/\beel/, /^Eels/],
  [/\bchunk|\bcut bait/, /chunks/],
  [/\bmackerel|\bmacks?\b/, /^Live mackerel|^Mackerel chunks/],
  [/\bworm(?! and|s and)|worms?\b/, /worms/],
  [/\bclam/, /^Clams/],
  [/\bpog(?:y|ies)|\bbunker|\bmenhaden/, /pogies/],
  [/\bplug|\bswimmer/, /plugs/],
  [/\btop ?water|\bpopper/, /^Topwater/],
  [/\bjig/, /jigs/],
  [/\bspoon|\bmetal/, /^Metal/],
  [/\bsoft plastic|\bsluggo|\bshad\b/, /soft plastics/i],
  [/\btube/, /^Tube/],
  [/\bfl(?:y|ies)\b/, /^Flies/],
  [/\bcrab/, /^Crabs/],
  [/\bsquid/, /^Squid/],
];

/** "Eels or chunks": how many spots name each bait that was named; null where none was. */
function namedBaits(words: string, fish: string, named: readonly Spot[]) {
  const asked = families.filter(([called]) => called.test(words)).map(([, baits]) => baits);
  const counts = new Map<string, number>();
  for (const { bestBaits } of named)
    for (const bait of bestBaits)
      if (asked.some((baits) => baits.test(bait))) counts.set(bait, (counts.get(bait) ?? 0) + 1);
  if (counts.size === 0) return null;
  const told = [...counts]
    .toSorted((a, b) => b[1] - a[1])
    .map(([bait, count]) => `${bait.toLowerCase()} at ${count}`);
  return {
    words: `Of the ${named.length} spots that list ${fish}, the catalogue names ${listWords(told)}. Which does better, or at which hour, is not held; your own log tells what worked for you.`,
    facts: told.map((one) => fact("bait-spots", one, sources.spots)),
  };
}

export function answerSpecies(frame: Frame, _context: AnswerContext): Reply {
  const isForStripers = frame.species === null && frame.cues.includes("bait");
  if (frame.species === null && !isForStripers)
    return declinedWith(
      "Name a fish, such as striped bass or fluke, and I will tell what is known of it.",
    );
  if (frame.species?.kind === "unheld") return declinedWith(notHeld(frame.species.name));
  const { ids, assumed } = speciesFor(frame.species);
  const asksBait = frame.cues.includes("bait");
  const names = namesListed(frame.species ?? striper);
  const listed = spots.filter(({ species }) => species.some((name) => names.includes(name)));
  const baits = baitsFor(names);
  const named = asksBait ? namedBaits(frame.words, listWords(names).toLowerCase(), listed) : null;
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
      ...(asksBait ? [named?.words ?? null, baitWords, ...words] : words),
      where,
      asksBait ? null : baitWords,
      "Ask for its rules before you keep one.",
      assumptions(frame, [isForStripers ? assumed : null]),
    ],
    [
      ...(named?.facts ?? []),
      ...ids.flatMap((id) => [
        fact("species", speciesOf(id).commonName, sources.species, { screen: screens.regulations }),
        fact("scientific-name", speciesOf(id).scientificName, sources.species),
      ]),
      fact("spot-count", listed.length, sources.spots, { unit: "spots", screen: screens.spots }),
      ...baits.map((bait) => fact("bait", bait, sources.spots)),
    ],
  );
}
