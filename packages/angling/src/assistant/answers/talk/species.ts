import { fact, screens, sources } from "#angling/assistant/facts.ts";
import type { Frame } from "#angling/assistant/frame.ts";
import {
  answered,
  assumptions,
  declinedWith,
  listWords,
  type Reply,
} from "#angling/assistant/answers/reply.ts";
import { namesListed } from "#angling/assistant/answers/fishing/needs.ts";
import { notHeld, speciesFor } from "#angling/assistant/answers/law/asked-fish.ts";
import { speciesOf } from "#angling/species/index.ts";
import { spots } from "#angling/spots/index.ts";

/** What a fish is called, and how many spots list it. */
export function answerSpecies(frame: Frame): Reply {
  const { species } = frame;
  if (species === null)
    return declinedWith(
      "Name a fish, such as striped bass or fluke, and I will tell what is known of it.",
    );
  if (species.kind === "unheld") return declinedWith(notHeld(species.name));
  const { ids } = speciesFor(species);
  const names = namesListed(species);
  const listed = spots.filter((spot) => spot.species.some((name) => names.includes(name)));
  const words = ids.map((id) => {
    const { commonName, scientificName, aliases } = speciesOf(id);
    const others = aliases.filter((alias) => !commonName.toLowerCase().includes(alias));
    return `**${commonName}** (${scientificName})${others.length === 0 ? "" : `, also called ${listWords(others)}`}.`;
  });
  const where =
    listed.length === 0
      ? "No spot of the catalogue lists it."
      : `${listed.length} spots of the catalogue list it.`;
  return answered(
    [...words, where, "Ask for its rules before you keep one.", assumptions(frame)],
    [
      ...ids.flatMap((id) => [
        fact("species", speciesOf(id).commonName, sources.species, { screen: screens.regulations }),
        fact("scientific-name", speciesOf(id).scientificName, sources.species),
      ]),
      fact("spot-count", listed.length, sources.spots, { unit: "spots", screen: screens.spots }),
    ],
  );
}
