import type { BiteLevel, FactorKey, SafetyVerdict, Confidence } from "@striper/angling/bite-score";

export const biteWording = {
  title: "Bite Score",
  tileHint: "Opens bite score details",
  noScore: "No score yet",
  waiting: "The score is being computed.",
  notComputed: "The stations of this place are not on this device yet.",
  reasons: {
    "closed-water": "Striped bass may not be fished for in federal water.",
    "tide-not-available": "There is no tide prediction for this place.",
    "season-not-available": "The date is not known.",
  },
  outOf: "of 100",
  hourly: "Conditions update automatically every hour",
  topFactors: "Top factors",
  helpedBy: (factors: readonly string[]) => `Helped by ${factors.join(", ")}`,
  allFactors: "All seven factors",
  howTitle: "How the score is made",
  how: [
    "Seven factors are scored for the place and the hour and added up to at most 100 points. The points below are the most each one can give.",
    "A factor without its input is left out and the rest is scaled up; the confidence says how much of the score rests on known inputs.",
    "Outside the season, and in water under 45 °F, the score is held at 25 or less.",
  ],
  howColumns: ["Factor", "Most points", "What counts"],
  weighs: {
    weather: "Cloud, rain and where the pressure is going",
    tide: "How fast the water moves, and which way",
    time: "Low light: around sunrise and sunset, and the night in warm water",
    wind: "Enough to ruffle the water, not enough to spoil it",
    seasonal: "When the fish are here on their way north and south",
    moon: "Spring tides and the solunar periods",
    temperature: "Water between the upper fifties and the upper sixties, and no sudden fall",
  },
  confidence: {
    high: "High confidence",
    medium: "Medium confidence",
    low: "Low confidence",
  },
  missing: "Left out, not known now",
  estimate: "seasonal estimate",
  capped: {
    "out-of-season": "Held down: outside the season.",
    "cold-water": "Held down: water under 45 °F.",
  },
  safety: { GO: "No warnings now", CAUTION: "Caution now", NO: "Do not go out now" },
  safetyApart: "Safety is judged apart from the score and never part of it.",
  hoursTitle: "Hours ahead",
  next24: "Next 24 hours",
  week: "Seven days",
  weekHint: "Choose a day to see its hours.",
  backTo24: "Next 24 hours",
  heldFrom: (day: string, why: string) => `From ${day} the score is held at 25 or less: ${why}.`,
  heldBecause: { "out-of-season": "outside the season", "cold-water": "water under 45 °F" },
  hoursLabel: "Bite score by the hour",
  noHours: "No hours yet",
  placeTitle: "Bite score here",
  weatherOfBoston: "Tide, current, sun and moon are of this place; the weather is Boston's.",
  closedHere:
    "No score: striped bass may not be fished for in federal water (3 to 200 nautical miles).",
} as const satisfies Record<string, unknown> & {
  weighs: Record<FactorKey, string>;
  safety: Record<SafetyVerdict, string>;
  confidence: Record<Confidence["level"], string>;
};

export const bandOf = {
  Excellent: "excellent",
  Good: "good",
  Fair: "fair",
  Challenging: "challenging",
} as const satisfies Record<BiteLevel, string>;

export const goWording = {
  label: "When to go",
  now: (until: string) => `Go now, until ${until}.`,
  later: (when: string) => `Go ${when}.`,
  tryNow: (until: string) => `Worth a try now, until ${until}.`,
  tryLater: (when: string) => `Worth a try ${when}.`,
  unsafe: (when: string, reasons: string) => `Do not go out ${when}: ${reasons}.`,
  fishThen: "The fish may feed then, but it is not safe.",
  caution: (reasons: string) => `Take care: ${reasons}.`,
  nextBest: (when: string) => `Next best: ${when}`,
  unsafeNext: (when: string, reasons: string) =>
    `Better for fish but not safe: ${when}, ${reasons}`,
  outOfSeason: "Out of season: striped bass are away until spring.",
  coldWater: "Too cold: under 45 °F striped bass hardly feed.",
  noneGood: "No good hours in the next 48.",
  bestOfThem: (when: string, score: string) => `The best of them: ${when}, ${score}.`,
  waiting: "Looking for the best hours.",
  unknown: "The best hours cannot be told yet.",
} as const;
