/* Sentences of the log's statistics. They count fish and claim nothing from fewer than ten. */

const fish = (count: number): string => (count === 1 ? "1 catch" : `${count} catches`);

const underMoon = (phase: string): string =>
  phase.endsWith("moon") || phase.endsWith("quarter")
    ? `around the ${phase}`
    : `under a ${phase} moon`;

export const statisticsWording = {
  scope: {
    legend: "Which catches",
    year: "Last 365 days",
    all: "All years",
    species: "Species in the charts",
    everySpecies: "All species",
  },
  sample: (count: number, unknown: number): string =>
    unknown === 0 ? fish(count) : `${fish(count)}, ${unknown} more unknown`,
  nothingKnown: (unknown: number): string =>
    unknown === 0
      ? "No catches yet."
      : `Not known for ${unknown === 1 ? "your catch" : `any of ${fish(unknown)}`}.`,
  few: (count: number, needed: number): string =>
    `${fish(count)} so far: it takes ${needed} before a pattern says anything.`,
  most: (label: string, count: number, sample: number): string =>
    `Most: ${label}, ${count} of ${fish(sample)}.`,
  shared: (labels: readonly string[], count: number): string =>
    labels.length === 2
      ? `Most: ${labels.join(" and ")}, ${count} each.`
      : `No single leader: ${labels.length} share the most, ${count} each.`,
  columns: { count: "Catches" },
  others: (count: number): string => (count === 1 ? "1 other" : `${count} others`),
  charts: {
    month: { title: "By month", key: "Month" },
    hour: { title: "By hour of day", key: "Hour, Boston time" },
    tideStage: { title: "By tide stage", key: "Tide" },
    currentSpeed: { title: "By current speed", key: "Current, kt" },
    moonPhase: { title: "By moon", key: "Moon" },
    waterTemperature: { title: "By water temperature", key: "Water" },
    size: { title: "By size", key: "Length" },
    bait: { title: "By bait or lure", key: "Bait or lure" },
  },
  tideStages: {
    rising: "Rising",
    high_slack: "High slack",
    falling: "Falling",
    low_slack: "Low slack",
  },
  patterns: {
    title: "Patterns",
    lead: "This counts fish, not hours: someone who only fishes at dawn only catches at dawn.",
    none: (needed: number) =>
      `Nothing stands out yet. It takes ${needed} catches of which the tide, the hour or the bait is known.`,
    claims: {
      month: (label: string, share: string) => `${share} came in ${label}`,
      hour: (label: string, share: string) => `${share} came from ${label}`,
      tideStage: (label: string, share: string) =>
        `${share} came ${label.endsWith("slack") ? `at ${label.toLowerCase()}` : `on the ${label.toLowerCase()} tide`}`,
      moonPhase: (label: string, share: string) =>
        `${share} came ${underMoon(label.toLowerCase())}`,
      currentSpeed: (label: string, share: string) => `${share} came in ${label} of current`,
      waterTemperature: (label: string, share: string) => `${share} came in water of ${label}`,
      bait: (label: string, share: string) => `${share} took ${label}`,
    },
    share: (percent: number, count: number, sample: number) =>
      `${percent}% (${count} of ${sample})`,
  },
  effort: {
    title: "Effort",
    perHour: "Catches an hour",
    trips: "Trips",
    blanks: "Blank trips",
    sample: (catches: number, hours: string, trips: number) =>
      `${fish(catches)} in ${hours} hours on ${trips === 1 ? "1 trip" : `${trips} trips`}. Catches outside a trip say nothing about effort.`,
    few: (trips: number, needed: number) =>
      `${trips} of the ${needed} trips it takes before a rate says anything.`,
    none: "Start a trip when you go out and end it when you come back: then hours without a fish count too.",
  },
  alike: {
    title: "Days like today",
    like: (water: string | null) =>
      water === null
        ? "The same weeks of the year, with tides of similar strength."
        : `The same weeks of the year, with tides of similar strength and water near ${water}.`,
    days: (days: number, withCatch: number, catches: number) =>
      `${withCatch} of ${days} such days brought ${fish(catches)}.`,
    few: (days: number, needed: number) =>
      `Your log holds ${days === 1 ? "1 such day" : `${days} such days`}: it takes ${needed} before they say anything.`,
    none: "No day in your log is like today yet.",
    best: (species: string, length: string, date: string) =>
      `The longest on them: ${species}, ${length}, ${date}.`,
  },
} as const;
