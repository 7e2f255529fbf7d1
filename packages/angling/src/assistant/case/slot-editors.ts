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

const count = (least: number, unit: string): SlotEditor => ({
  kind: "number",
  least,
  most: 20,
  step: 1,
  unit,
});

const options = (labels: Readonly<Record<string, string>>): SlotEditor => ({
  kind: "options",
  options: Object.entries(labels).map(([value, label]) => ({ value, label })),
});

const editors: Readonly<Record<SlotName, SlotEditor>> = {
  species: {
    kind: "options",
    options: speciesCatalogue.map(({ id, commonName }) => ({ value: id, label: commonName })),
  },
  length: { kind: "number", least: 1, most: 60, step: 0.25, unit: "in" },
  count: count(1, "fish"),
  anglers: count(1, "anglers"),
  kept: count(0, "kept"),
  age: { kind: "number", least: 1, most: 99, step: 1, unit: "years" },
  born: { kind: "number", least: 1920, most: 2030, step: 1, unit: "" },
  mode: {
    kind: "options",
    options: [
      { value: "shore", label: "Shore" },
      { value: "private", label: "Boat" },
      { value: "for-hire", label: "Charter" },
    ],
  },
  place: {
    kind: "words",
    suggestions: [
      "Boston",
      "Hull",
      "Quincy",
      "Plum Island",
      watersInWords("MA"),
      watersInWords("NH"),
      watersInWords("FED"),
    ],
  },
  when: {
    kind: "words",
    suggestions: ["Now", "This evening", "Tonight", "Tomorrow morning", "Tomorrow", "This weekend"],
  },
  flow: {
    kind: "options",
    options: [
      { value: "ebb", label: "Ebb" },
      { value: "flood", label: "Flood" },
      { value: "slack", label: "Slack" },
    ],
  },
  bait: {
    kind: "words",
    suggestions: ["Eels", "Mackerel", "Clams", "Sea worms", "Soft plastics", "Tube and worm"],
  },
  wind: {
    kind: "words",
    suggestions: ["SW 10 kt", "SW 15 gust 20", "NE 15 kt", "NE 20 kt", "No wind"],
  },
  sea: { kind: "number", least: 0, most: 20, step: 1, unit: "ft" },
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
