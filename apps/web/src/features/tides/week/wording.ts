export const weekWording = {
  title: "Seven days",
  print: "Print the week",
  columns: { day: "Day", tides: "Highs and lows", slack: "Slack", sun: "Sun", moon: "Moon" },
  types: { H: "High", L: "Low" },
  up: "Up",
  down: "Down",
  loading: "Computing the week",
  sheetTitle: (name: string) => `Tides at ${name}`,
  slackAt: (name: string) => `Slack water at ${name}.`,
  printedNote:
    "Computed from NOAA's harmonic constituents; heights above mean lower low water (MLLW). Times are Boston time. Not for navigation.",
} as const;
