import type { Frame, SpeciesMention } from "#angling/assistant/frame.ts";
import { declinedWith, type Reply } from "#angling/assistant/answers/reply.ts";
import { packagedTable } from "#angling/regulations/index.ts";
import { findSpecies, type SpeciesId } from "#angling/species/index.ts";

type HeldMention = Exclude<SpeciesMention, { kind: "unheld" }>;

/** The fish a rule is asked for: "bass" is a striper here, "flounder" stays two. */
export function speciesFor(mention: HeldMention | null): {
  ids: readonly SpeciesId[];
  assumed: string | null;
} {
  if (mention === null)
    return { ids: ["striped_bass"], assumed: "No fish was named, so this is for striped bass" };
  if (mention.kind === "one") return { ids: [mention.id], assumed: null };
  if (mention.name === "bass")
    return {
      ids: ["striped_bass"],
      assumed: "I took bass as striped bass; black sea bass has other rules",
    };
  return {
    ids: mention.ids,
    assumed: `${mention.name} may be any of these: say which for one answer`,
  };
}

/** A hook is asked about for the fish that takes the eel. */
export const withoutBait = (frame: Frame): Frame =>
  frame.species?.kind === "one" &&
  frame.species.id === "american_eel" &&
  /\b(?:hooks?|circles?|treble\w*)\b/.test(`${frame.wordsBefore ?? ""} ${frame.words}`)
    ? { ...frame, species: null }
    : frame;

/** They are dug, are no fish of the table, and no sighting is asked of them. */
export const isShellfish = ({ species, words }: Frame): boolean =>
  species?.kind === "unheld" &&
  /\b(?:dig|digging|dug|rak(?:e|ing)|clamming|steamers?|shellfish)\b/.test(words);

/** "Bass" and nothing else: two fish with rules of their own, so neither is taken for granted. */
function whichBass({ species, words }: Frame): Reply | null {
  const isBass = species?.kind === "several" && species.name === "bass";
  if (!isBass || !/^(?:a |the )?bass(?:es)?$/.test(words)) return null;
  return {
    ...declinedWith("Which bass: striped bass or black sea bass? They have rules of their own."),
    choices: ["striped bass", "black sea bass"].map((name) => ({
      label: `Rules for ${name}`,
      question: `what is the limit for ${name}`,
    })),
  };
}

/** A word that is not understood may be the fish: then none is taken for granted. */
export function whichFish(frame: Frame): Reply | null {
  const { species, unknownWords, cues } = frame;
  if (species !== null || unknownWords.length === 0 || cues.includes("gear"))
    return whichBass(frame);
  return declinedWith(
    `Which fish do you mean? I do not know "${unknownWords.join(" ")}", and I will not guess a rule.`,
  );
}

/** The official pages on a fish of which the table holds no limit. */
function pagesOn(name: string): string {
  const match = findSpecies(name);
  const pages = packagedTable.records.flatMap(({ species, source }) =>
    match.kind === "found" && match.by === "name" && species === match.species.id
      ? `${source.title} (${source.url})`
      : [],
  );
  return pages.length === 0
    ? "Ask the Massachusetts Division of Marine Fisheries or New Hampshire Fish and Game."
    : `Look here: ${pages.join("; ")}.`;
}

export const notHeld = (name: string): string =>
  `No rule for ${name} is in the rule table, so I will not guess one. ${pagesOn(name)} I hold the rules of the usual kinds, from striped bass to squid.`;
