import { watersInWords } from "#angling/regulations/index.ts";
import { speciesCatalogue } from "#angling/species/index.ts";
import { companyLabels, craftLabels } from "#angling/assistant/going/labels.ts";
import type { SlotName } from "#angling/assistant/frame.ts";

/** How a slot is changed: one of some values, a number, or words that are read as the question is. */
export type SlotEditor =
  | {
      readonly kind: "options";
      readonly options: readonly { readonly value: string; readonly label: string }[];
    }
  | {
      readonly kind: "number";
      readonly least: number;
      readonly most: number;
      readonly step: number;
      readonly unit: string;
    }
  | { readonly kind: "words"; readonly suggestions: readonly string[] };

const number = (least: number, most: number, step: number, unit: string): SlotEditor => ({
  kind: "number",
  least,
  most,
  step,
  unit,
});
const options = (labels: Readonly<Record<string, string>>): SlotEditor => ({
  kind: "options",
  options: Object.entries(labels).map(([value, label]) => ({ value, label })),
});
/** Some words to choose from, separated by commas. */
const words = (suggestions: string): SlotEditor => ({
  kind: "words",
  suggestions: suggestions.split(", "),
});

const editors: Readonly<Record<SlotName, SlotEditor>> = {
  species: options(
    Object.fromEntries(speciesCatalogue.map(({ id, commonName }) => [id, commonName])),
  ),
  length: number(1, 60, 0.25, "in"),
  count: number(1, 20, 1, "fish"),
  anglers: number(1, 20, 1, "anglers"),
  kept: number(0, 20, 1, "kept"),
  age: number(1, 99, 1, "years"),
  born: number(1920, 2030, 1, ""),
  mode: options({ shore: "Shore", private: "Boat", "for-hire": "Charter" }),
  place: words(
    `Boston, Hull, Quincy, Plum Island, ${watersInWords("MA")}, ${watersInWords("NH")}, ${watersInWords("FED")}`,
  ),
  when: words("Now, This evening, Tonight, Tomorrow morning, Tomorrow, This weekend"),
  flow: options({ ebb: "Ebb", flood: "Flood", slack: "Slack" }),
  bait: words("Eels, Mackerel, Clams, Sea worms, Soft plastics, Tube and worm"),
  wind: words("SW 10 kt, SW 15 gust 20, NE 15 kt, NE 20 kt, No wind"),
  sea: number(0, 20, 1, "ft"),
  sky: options({ none: "Clear, by day", fog: "Fog", dark: "Dark", thunder: "Thunder" }),
  craft: options(craftLabels),
  company: options(companyLabels),
  lacks: options({
    none: "Nothing missing",
    belt: "No belt",
    jacket: "No life jacket",
    waders: "No waders",
  }),
};

/** What a person may choose for a slot. */
export const slotEditor = (name: SlotName): SlotEditor => editors[name];
