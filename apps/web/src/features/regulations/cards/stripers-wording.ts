/** Specification, section 2: the headings of the Stripers tab. */
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
