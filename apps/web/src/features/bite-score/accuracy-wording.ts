import type { Accuracy } from "@striper/contract/accuracy";

type Verdict = Accuracy["versions"][number]["verdict"];

const trips = (count: number): string =>
  count === 1 ? "1 trip" : `${count.toLocaleString("en-US")} trips`;

export const accuracyWording = {
  title: "How accurate is the score?",
  lead: "Anglers who agree share their trips: fish and hours, blanks included, with the score as it was stored beforehand. Here is what each band caught.",
  loading: "Loading the figures.",
  failed: "The figures could not be loaded. They need a connection.",
  again: "Try Again",
  notYet: (count: number, needed: number) =>
    `Not enough yet: ${count} of ${trips(needed)}. Until then no figures are shown.`,
  version: (version: string) => `Model ${version}`,
  verdicts: {
    "too-few": "Too few trips to say anything.",
    "more-when-higher": "Trips with a higher score brought more stripers an hour.",
    "less-when-higher":
      "Trips with a higher score brought fewer stripers an hour. The score was wrong.",
    unclear: "It is not clear yet whether a higher score brings more stripers.",
  } satisfies Record<Verdict, string>,
  sample: (count: number, hours: string) =>
    `${trips(count)} shared; ${hours} hours in the bands shown.`,
  chart: "Stripers an hour by the score's band",
  chartNote: "The lines are 95 % ranges.",
  columns: ["Score", "Trips", "Hours", "Stripers", "An hour", "95 % range", "Hours without a fish"],
  hidden: "too few",
  range: (low: string, high: string) => `${low} to ${high}`,
  percent: (share: number) => `${Math.round(share * 100)} %`,
  privacy:
    "A band is shown once it has ten trips by five accounts, and its rate once it has twenty. The trips carry no name, place or note.",
} as const;
