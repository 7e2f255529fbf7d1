import type { RuleArea } from "#angling/regulations/table/table.ts";

// Words of the source tables. Where the waters east of the Cape and south of 42° N belong differs
// by species: for winter flounder the table says so, for cod its words can be read both ways, for
// haddock it says nothing.

export const winterFlounderGulfOfMaine: RuleArea = {
  name: "Gulf of Maine",
  description: "North of Cape Cod including Cape Cod Bay, and east of the Cape north of 42° N",
  covers: ["gulf-of-maine"],
  mayCover: [],
};

export const winterFlounderSouthernNewEngland: RuleArea = {
  name: "Southern New England",
  description:
    "South and west of Cape Cod including Nantucket and Vineyard Sounds and Buzzards Bay; east of the Cape south of 42° N",
  covers: ["southern-new-england", "outer-cape"],
  mayCover: [],
};

export const codWesternGulfOfMaine: RuleArea = {
  name: "Western Gulf of Maine",
  description:
    "North of Cape Cod and the back side of the Cape / east of Nantucket west of 70° W",
  covers: ["gulf-of-maine"],
  mayCover: ["outer-cape"],
};

export const codSouthernNewEngland: RuleArea = {
  name: "Southern New England",
  description: "Southern New England state waters",
  covers: ["southern-new-england"],
  mayCover: ["outer-cape"],
};

export const codFederalGulfOfMaine: RuleArea = {
  name: "Western Gulf of Maine / Gulf of Maine",
  description: "Federal waters of the Gulf of Maine; Southern New England and Georges Bank have separate, tighter rules",
  covers: ["gulf-of-maine"],
  mayCover: ["outer-cape"],
};

export const haddockGulfOfMaine: RuleArea = {
  name: "Gulf of Maine",
  description: "Gulf of Maine",
  covers: ["gulf-of-maine"],
  mayCover: ["outer-cape"],
};

export const haddockSouthernNewEngland: RuleArea = {
  name: "Southern New England",
  description: "Southern New England",
  covers: ["southern-new-england"],
  mayCover: ["outer-cape"],
};

export const lobsterGulfOfMaine: RuleArea = {
  name: "Gulf of Maine",
  description: "Gulf of Maine, lobster management area 1; the other areas have their own sizes",
  covers: ["gulf-of-maine"],
  mayCover: [],
};

export const federalWaters: RuleArea = {
  name: "Federal waters",
  description: "Exclusive economic zone, 3 to 200 nautical miles",
  covers: ["gulf-of-maine", "outer-cape", "southern-new-england"],
  mayCover: [],
};
