export const cardWording = {
  today: (date: string) => `Today, ${date}`,
  from: (date: string) => `From ${date}`,
  size: "Size",
  bag: "Bag",
  season: "Season",
  area: "Where",
  howToMeasure: "How to measure",
  gear: "Gear",
  possession: "Aboard and ashore",
  alwaysRelease: "Always release",
  kinds: "Kinds",
  notes: "Notes",
  specialAreas: "Special areas",
  unconfirmed:
    "This rule could not be confirmed. Check the official source before you keep a fish.",
  otherWaters: "Other waters",
  permit: "Permit",
  permitNotNeeded: "Not needed",
  permitFee: "Fee",
  permitExpires: "Expires",
  permitReciprocity: "Other states",
  permitCopy: "Copy on a phone",
  everySpecies: (count: number) => `Every species (${count})`,
  noRule: "The table has no such rule. Check the official source.",
  importantNotice: "Important Notice",
  specialDays: "Special days and areas",
  noClosure: "No closure in force today",
} as const;

/** From the specification, section 2: headings of the Stripers tab. */
export const stripersWording = {
  waters: {
    MA: "Massachusetts Waters",
    FED: "Federal Waters (3+ Miles)",
    NH: "New Hampshire Waters",
  },
  quickReference: "Quick Reference",
  slot: "Slot limit",
  bag: "Bag limit",
  season: "Season",
  hooks: "Hooks with bait, state waters",
  federal: "Federal waters",
} as const;
