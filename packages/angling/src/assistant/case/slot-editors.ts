import { watersInWords } from "#angling/regulations/index.ts";
import { speciesCatalogue } from "#angling/species/index.ts";
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
};

/** What a person may choose for a slot. */
export const slotEditor = (name: SlotName): SlotEditor => editors[name];
