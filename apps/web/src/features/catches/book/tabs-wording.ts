export const tabsWording = {
  catches: "Catches",
  species: "Species",
  days: "Days Fished",
  success: "Success Rate",
  rate: (percent: number, days: number) =>
    `${percent}% of your ${days} days fished brought a fish. A blank day counts when its trip was logged.`,
  tooFew: (days: number, needed: number) =>
    `${days} of the ${needed} fishing days it takes before a rate says anything.`,
  breakdown: "Catches by Species",
  none: "No catches yet",
  noAnalytics: "After your first catch, months, hours, tides and baits are counted here.",
  longest: "Longest",
  heaviest: "Heaviest",
  noRecords: "No measured fish yet. A length or a weight makes the first record.",
} as const;
