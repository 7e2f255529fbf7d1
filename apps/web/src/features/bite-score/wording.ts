import type { BiteLevel, FactorKey, SafetyVerdict, ScoreParts } from "@striper/angling/bite-score";

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
  grade: "How the score did in your log",
  topFactors: "Top factors",
  helpedBy: (factors: readonly string[]) => `Helped by ${factors.join(", ")}`,
  heldBy: {
    season: "Few stripers are here on this date",
    temperature: "The water is too cold or too warm",
    feeding: "Little makes them feed at this hour",
    fishable: "Wind or thunder keeps you from fishing",
  },
  allFactors: "All seven factors",
  howTitle: "How the score is made",
  how: [
    "The score is a hundred times three shares: whether stripers are here, how they feed, and whether you can fish. Fish that are not there cannot be made up for by tide or moon.",
    "Here: of season and water temperature the lower counts for seven tenths; both multiplied together count for the rest.",
    "Feeding: light, tide, weather and moon give at most 100 points. The share of the points that were reached, raised to the power of 0.8, is the feeding share: 50 points count as 0.57.",
    "Fishable: wind, and a tenth of it in thunder. A factor without its input is left out; an unknown wind counts as the usual 0.85 in a boat and 0.95 ashore.",
    "Safety is shown first and is not part of the number.",
  ],
  howColumns: ["Factor", "Most points", "What counts"],
  multiplied: "multiplied",
  weighs: {
    weather: "Cloud, rain and where the pressure is going",
    tide: "How fast the water moves, and which way",
    time: "Low light: around sunrise and sunset, and the night in warm water",
    wind: "Enough to ruffle the water, not enough to keep you from fishing",
    seasonal: "How many fish are in these waters on this date",
    moon: "Spring tides and the solunar periods",
    temperature: "Water from the middle fifties to the upper sixties",
  },
  partsSum: (parts: ScoreParts, score: number) =>
    `100 × ${parts.here} here × ${parts.feeding} feeding × ${parts.fishable} fishable = ${score}`,
  inputs: {
    known: "All inputs known",
    forecast: "Some inputs are forecasts",
    missing: "Some inputs are not known",
  },
  missing: "Left out, not known now",
  estimate: "seasonal estimate",
  safety: { GO: "No warnings now", CAUTION: "Caution now", NO: "Do not go out now" },
  safetyApart: "Safety is judged apart from the score and goes before it.",
  hoursTitle: "Hours ahead",
  next24: "Next 24 hours",
  week: "Seven days",
  weekHint: "Choose a day to see its hours.",
  backTo24: "Next 24 hours",
  hoursLabel: "Bite score by the hour",
  noHours: "No hours yet",
  placeTitle: "Bite score here",
  weatherOf: (point: string) =>
    `Tide, current, sun and moon are of this place; the forecast is for ${point}.`,
  closedHere:
    "No score: striped bass may not be fished for in federal water (3 to 200 nautical miles).",
} as const satisfies Record<string, unknown> & {
  weighs: Record<FactorKey, string>;
  safety: Record<SafetyVerdict, string>;
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
  hourBefore: (reasons: string) => `the hour before is not safe (${reasons})`,
  nextBest: (when: string) => `Next best: ${when}`,
  unsafeNext: (when: string, reasons: string) =>
    `Better for fish but not safe: ${when}, ${reasons}`,
  noneGood: "No hour this week is worth a trip.",
  why: (reason: string, best: number) => `${reason}; the best hour this week scores ${best}.`,
  bestIs: (best: number) => `The best hour this week scores ${best}.`,
  backIn: (month: string) => `They come back in ${month}.`,
  again: (date: string) => `By tide, light and season an hour of 50 is next expected on ${date}.`,
  againAbout: (date: string) => `An hour of 50 is expected from about ${date}.`,
  windEnds: (date: string) => `Wind after ${date} is not forecast.`,
  noWind: "Wind is not forecast.",
  laterThisWeek: "No good hours in the next 48.",
  noneSafe: "No good hours in the next 48; those later this week are not safe.",
  waiting: "Looking for the best hours.",
  unknown: "The best hours are not known yet.",
} as const;
