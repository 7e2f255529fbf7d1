import type { Jurisdiction } from "@striper/marine/jurisdiction";

const waters: Readonly<Record<Jurisdiction, string>> = {
  MA: "Massachusetts waters",
  NH: "New Hampshire waters",
  FED: "Federal waters",
};

export const placeWording = {
  title: "Where am I?",
  lead: "Whose water it is, how far the line is, and which rules apply there today.",
  waters: (jurisdiction: Jurisdiction) => waters[jurisdiction],
  tooClose: "Too close to call",
  outside: "Outside the waters covered here",
  outsideHelp:
    "Only Massachusetts from Cape Cod north, New Hampshire and the federal water off them are covered. Ask the authority of that water before you keep a fish.",
  watersBeyond: "Water whose rules are not in this app",
  line: (beyond: string, distance: string, direction: string, uncertainty: string) =>
    `${beyond.charAt(0).toUpperCase()}${beyond.slice(1)}: ${distance} to the ${direction}. The line is drawn to within ${uncertainty}.`,
  edge: (distance: string, direction: string) =>
    `No line is nearer than the edge of the charted region, ${distance} to the ${direction}.`,
  doubt: (here: string, there: string, accuracy: number) =>
    `This may be ${here} or ${there}${accuracy > 0 ? ` (your position is good to ${accuracy} m)` : ""}. The stricter rule counts.`,
  doubtAtTheEdge: (here: string) =>
    `This may be ${here}, or water whose rules are not in this app. Ask before you keep a fish.`,
  stripersForbidden: {
    here: "Striped bass: closed here. Fishing for them is unlawful, catch and release included.",
    perhaps:
      "Striped bass may be closed here: beyond the line fishing for them is unlawful, catch and release included.",
  },
  findMe: "Use my position",
  locating: "Looking for your position…",
  again: "Look again",
  notFound: "The position could not be found. Choose a spot instead.",
  here: "Your position",
  spot: "Or a spot",
  chooseSpot: "Choose a spot",
  found: (accuracy: number) => `Within ${accuracy} m`,
  mode: "How you fish",
  modes: { shore: "Shore", private: "Own boat", "for-hire": "Charter" },
  rulesToday: (date: string) => `Today, ${date}`,
  rulesOn: (date: string) => `On ${date}`,
  sameOn: (date: string) => `The same on ${date}.`,
  otherOn: (date: string) => `Different on ${date}`,
  more: "All species here",
  fewer: "Fewer species",
  noRules: "There are no rules for this water in this app.",
  notices: "Special days and areas",
  allRules: "All rules and sources",
  oldest: "Least certain of these:",
  notForNavigation: "Not for navigation.",
  keep: "Keep or release?",
} as const;
