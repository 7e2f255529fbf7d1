import catalogue from "#angling/assistant/catalogue/dangers.json" with { type: "json" };

export const dangers = [
  "overboard",
  "cold-water",
  "lightning",
  "sinking",
  "outside-bar",
  "adrift",
  "empty-boat",
  "stranded",
  "poison",
  "pet",
  "hook",
  "carbon-monoxide",
  "hurt",
  "wound",
  "shark",
  "overdue",
  "seals",
  "fog",
  "flood",
  "bar",
  "walk-out",
  "waders",
  "paddling",
  "call",
  "life-jacket",
] as const;
export type Danger = (typeof dangers)[number];

export const dangerTexts = catalogue.dangers;
export const dangerIdeas = catalogue.ideas;
