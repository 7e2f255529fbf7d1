/** Sentences of the regulations page; those of the specification are verbatim. */
export const regulationsWording = {
  title: "Fishing Regulations",
  lead: "MA, NH and federal rules, each with its source and the day it was last verified.",
  /** From the specification, section 2: texts for missing values. */
  fallback: { size: "Not specified", bag: "See details", season: "Check regulations" },
  officialSource: "Official Source",
  ruleYear: (year: number) => `rules of ${year}`,
  opensElsewhere: "opens in a new tab",
  openStatus: { open: "Open", closed: "Closed", releaseOnly: "Release", unclear: "Ask first" },
  targetingUnlawful: "Fishing for it is unlawful, catch and release included",
  noneKept: "None may be kept",
  verified: (date: string, days: number) =>
    `Verified ${date}${days === 0 ? ", today" : ` · ${days} ${days === 1 ? "day" : "days"} ago`}`,
  neverVerified: "Read the source first",
  staleMeaning: "Not verified within 60 days: check the official source before you keep a fish",
  freshMeaning: "Read at its source within the last 60 days",
  otherYear: (held: number, year: string) =>
    `These are the rules of ${held}. Those of ${year} are not in this table: check the official source before you keep a fish.`,
  textUnchanged: (date: string) => `Official text unchanged since ${date}`,
  unchangedMeaning: (date: string) =>
    `Compared by a program, last on ${date}; not checked by a person`,
  textChanged: (date: string) => `The official text changed on ${date}; check it`,
  changedMeaning:
    "A program found different text on the official page; this rule stays as it is until a person has checked it",
  pageUnreadable: (date: string) => `Official page not readable since ${date}`,
  unreadableMeaning: (date: string | null) =>
    date === null
      ? "A program could not read the official page; open it yourself"
      : `A program can no longer read the official page; its text was last seen on ${date}`,
  table: (version: number, date: string) => `Rule table ${version} of ${date}`,
  checked: (age: string) => `confirmed ${age}`,
  neverChecked: "as it came with the app",
  tabs: { all: "All", stripers: "Stripers", results: "Results" },
  tabsLabel: "Regulations",
  keep: "Keep or release?",
  keepLead: "Species, length, place: the answer in one word, also without a connection.",
  closure: (title: string) => `In force today: ${title}.`,
  closureHint: "Look under Special days and areas.",
  history: "What changed",
  desk: "Rule Desk",
  modes: { shore: "From shore", private: "Private boat", "for-hire": "For-hire boat" },
  allModes: "Everyone",
} as const;

export const noticeWording = {
  allYear: "All year",
  inForce: (range: string, until: string) => `In force now, until ${until} (${range})`,
  from: (range: string, from: string) => `From ${from} (${range})`,
} as const;
