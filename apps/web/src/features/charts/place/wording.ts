import type { SurveyZone } from "@striper/marine/charts";

const poorSurvey =
  "The survey here is old or sparse: the real depth may differ by more than the margin says.";

const poor: Partial<Record<SurveyZone, string>> = { C: poorSurvey, D: poorSurvey, U: poorSurvey };

export const placeWording = {
  heading: "Depth here",
  title: (depth: string, when: string) => `${depth} here ${when === "now" ? when : `at ${when}`}`,
  noChart: "No chart here",
  noChartHelp:
    "No electronic chart of this place is on the map, so its depth is not known here. Depths are shown where the chart is drawn.",
  without: {
    land: {
      title: "Land here",
      help: "The chart has land here at every tide.",
    },
    floating: {
      title: "A pontoon or hulk lies here",
      help: "The chart does not tell the depth below it.",
    },
    unsurveyed: {
      title: "Depth not known here",
      help: "The chart has no survey of this place. Keep away, or take soundings as you go.",
    },
  },
  dredged: "A dredged channel: the chart tells the least depth only.",
  atTurn: (depth: string, turn: "low" | "high", time: string) => `${depth} at ${turn}, ${time}`,
  staysCovered: "It does not dry within the next seven days.",
  tooCoarse: "It dries, and the chart is too coarse to say when.",
  dryUntil: (closes: string) => `Its highest ground is dry until ${closes}.`,
  driesAt: (opens: string, closes: string) =>
    `Its highest ground dries at ${opens} and is covered at ${closes}.`,
  whollyDry: (opens: string, closes: string) => `All of it is dry from ${opens} to ${closes}.`,
  bottom: (materials: string, away: string) =>
    away === "right here" ? `Bottom: ${materials}.` : `Bottom: ${materials}, marked ${away}.`,
  bottomUnknown: "The chart does not name the bottom near here.",
  weather: "wind and pressure of ordinary days",
  surge: (height: string, isAbove: boolean) =>
    `${height} ${isAbove ? "above" : "below"} the prediction at the Boston gauge, counted in`,
  asPredicted: "water at the Boston gauge as predicted",
  atLeast: (margin: string) => `${margin} or more`,
  poor,
  seam: (own: string, other: string) =>
    `Charts ${own} and ${other} meet here and may differ; either may be right.`,
  source: (cell: string, issued: string, scale: string) =>
    `NOAA chart ${cell} of ${issued}, ${scale}. Not for navigation.`,
} as const;

export const smallChartWording = {
  caption: (isMetric: boolean, isPartial: boolean) =>
    `North is up; depths in ${isMetric ? "meters" : "feet"} at low water. Hatched: ${
      isPartial ? "not on this device" : "no chart here"
    }.`,
  doubt: (chart: string) => `${chart.charAt(0).toUpperCase()}${chart.slice(1)}.`,
  missing: "The chart of this place is not on this device, and there is no connection to fetch it.",
  uncharted: "No chart here: the depth is not known.",
} as const;

export const factWording = {
  title: "On the chart",
  depth: "Depth at low water",
  bottom: "Bottom",
  edge: "Nearest edge",
  danger: "Nearest danger",
  newer: "Newer chart",
  contour: (depth: string, away: string) => `${depth} contour, ${away}`,
  without: { land: "Land", floating: "A pontoon or hulk", unsurveyed: "Not surveyed" },
} as const;
