import type { Baseline } from "@striper/angling/bite-score/grading";

const trips = (count: number): string => `${count} ${count === 1 ? "trip" : "trips"}`;

export const gradingWording = {
  title: "How the Score Did",
  back: "Log book",
  link: "How the score did in your log",
  lead: "What your own trips say about the bite score. It is computed on this device and stays here unless you share it below.",
  working: "Reading your trips",
  bands: { Excellent: "80 and up", Good: "60 to 79", Fair: "40 to 59", Challenging: "Under 40" },
  chart: {
    title: "Stripers an Hour, by Score",
    without: "Going Without the Score",
    sentence: (model: string, count: number, hours: string) =>
      `${trips(count)}, ${hours} h, blanks included. Scores as they were stored then, by model ${model}.`,
    tooFew: (count: number, needed: number) => `too few: ${count} of ${needed} trips`,
    rate: (perHour: string) => `${perHour} an hour`,
    range: "The thin line is the uncertainty: in 95 of 100 logs the true figure lies on it.",
    most: (group: string, perHour: string) => `Most an hour: ${group}, ${perHour}.`,
  },
  baselines: {
    "dusk-and-dawn": { inside: "Dusk and dawn", outside: "Other light" },
    "moving-water": { inside: "Moving water", outside: "Slow water" },
  } as const satisfies Record<Baseline, { inside: string; outside: string }>,
  table: {
    title: "Stripers an hour by score, light and water",
    columns: ["Trips", "Number", "Hours", "Stripers", "An hour", "Hours on blank trips"],
    few: "too few",
    unknown: "–",
  },
  rank: {
    title: "How It Is Judged",
    score: "The score",
    columns: ["Going by", "Agreement", "By chance"],
    lead: "Trips are put in order by what was promised and by stripers an hour, shore and boat apart. Agreement is 1 when both orders are the same and 0 when they have nothing to do with each other.",
    notKnown: "not known",
    limit:
      "The score is called better or worse only when chance alone would say so in fewer than 5 of 100 logs.",
    selected: (count: number) =>
      `${trips(count)} began with a logged catch and so can never be blank: rates are a little high in every row.`,
  },
  older: (model: string) => `Model ${model}`,
  missing: {
    title: "What Is Missing",
    none: "Start a trip when you go, end it when you come back, and say how many stripers it brought. A blank counts as much as a good day.",
    more: (count: number) => `Each trip you start and end counts. ${trips(count)} to go.`,
    openTrips: "Go to your trips",
    count: (when: string, left: number) =>
      `How many stripers on ${when}?${left > 1 ? ` (${left} trips to answer)` : ""}`,
    hours: (when: string, fish: number, left: number) =>
      `You caught ${fish} on ${when}. How long did you fish that day?${left > 1 ? ` (${left} days to answer)` : ""}`,
    hour: (hours: number) => `${hours} h`,
    skip: "I do not know",
    tooLong: (count: number) => `${trips(count)} without usable times.`,
    mend: "Set the times",
    noScore: (count: number) =>
      `${trips(count)} with no score stored at the time: begun before the app stored it, or added a day or more later, so that the score was computed afterwards. They cannot be graded.`,
    otherFish: (count: number) => `${trips(count)} after other fish are left out.`,
  },
  failed: (message: string) => `Failed to save (${message})`,
} as const;
