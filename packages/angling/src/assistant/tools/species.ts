import { buildCard, screenWith } from "#angling/assistant/cards/build-card.ts";
import { factsFrom, screens, sources } from "#angling/assistant/facts.ts";
import type { Slots } from "#angling/assistant/slots/slots.ts";
import { findSpecies, speciesOf } from "#angling/species/index.ts";
import { spots } from "#angling/spots/index.ts";
import type { Tool } from "./tool.ts";

async function answer(slots: Slots) {
  const { species = "striped_bass" } = slots;
  const { commonName, scientificName, aliases } = speciesOf(species);
  const others = aliases.filter((alias) => !commonName.toLowerCase().includes(alias));
  const listed = spots.filter((spot) =>
    spot.species.some((name) => {
      const match = findSpecies(name);
      return match.kind === "found" && match.species.id === species;
    }),
  ).length;
  return buildCard("species", {
    title: commonName,
    slots: { ...slots, species },
    assumed: slots.species === undefined ? ["species"] : [],
    headline: { figure: commonName, unit: null, label: scientificName },
    text: `${commonName} (${scientificName})${others.length === 0 ? "" : `, also called ${others.join(", ")}`}.`,
    details: [
      listed === 0
        ? "No spot of the catalogue lists it."
        : `${listed} spots of the catalogue list it.`,
    ],
    facts: factsFrom(sources.species, { screen: screens.spots }, [
      ["species", commonName],
      ["scientific-name", scientificName],
      ["spot-count", listed, "spots"],
    ]),
    sources: [{ name: sources.species, link: null }],
    actions: [
      { label: "Rules", screen: screenWith(screens.regulations, { species }) },
      { label: "Spots", screen: screenWith(screens.spots, {}) },
    ],
  });
}

export const species: Tool = {
  name: "species",
  title: "Fish",
  description: "Names of a fish and how many spots list it.",
  takes: ["species"],
  required: [],
  aspects: [],
  answer: (slots) => answer(slots),
};
