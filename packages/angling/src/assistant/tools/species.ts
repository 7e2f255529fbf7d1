import { screenWith, screens, sources } from "#angling/assistant/facts.ts";
import { speciesOf } from "#angling/species/index.ts";
import { spots } from "#angling/spots/index.ts";
import { listsFish } from "./fishing/spots.ts";
import { defineTool } from "./tool.ts";

export const species = defineTool({
  name: "species",
  title: "Fish",
  description: "Names of a fish and how many spots list it.",
  takes: ["species"],
  answer: (slots) => {
    const { species: id = "striped_bass" } = slots;
    const { commonName, scientificName, aliases } = speciesOf(id);
    const others = aliases.filter((alias) => !commonName.toLowerCase().includes(alias));
    const listed = spots.filter((spot) => listsFish(spot, id)).length;
    const also = others.length === 0 ? "" : `, also called ${others.join(", ")}`;
    return {
      title: commonName,
      slots: { ...slots, species: id },
      headline: { figure: commonName, label: scientificName },
      text: `${commonName} (${scientificName})${also}.`,
      details: [`Spots of the catalogue that list it: ${listed || "none"}.`],
      sources: [{ name: sources.species, link: null }],
      actions: [
        { label: "Rules", screen: screenWith(screens.regulations, { species: id }) },
        { label: "Spots", screen: screens.spots },
      ],
    };
  },
});
