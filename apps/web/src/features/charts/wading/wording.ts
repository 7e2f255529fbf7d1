import { metres, metresToYards } from "@striper/marine/units";

export const wadingWording = {
  title: "Wading Clock",
  lead: "When a flat can be walked, and when to turn back.",
  place: "Flat or bar",
  you: "You and the sea",
  length: (value: number, isUs: boolean) =>
    isUs ? `${Math.round(metresToYards(metres(value)) / 10) * 10} yd` : `${value} m`,
  depth: "Deepest water you wade",
  distance: "From the far end back to shore",
  speed: "How you walk in water",
  speeds: {
    us: ["Slow, 1 mph", "Steady, 1.5 mph", "Fast, 2 mph"],
    metric: ["Slow, 1.6 km/h", "Steady, 2.4 km/h", "Fast, 3.2 km/h"],
  },
  swell: "Swell, trough to crest",
  ground: "Lowest ground on your way, above low water",
  groundHint:
    "The chart names a range only. If you have seen at which tide your way dries, choose that height.",
  asCharted: "As charted, the lowest",
  taken: "Margins subtracted",
  notForNavigation:
    "Sand moves, and wind and waves change the depth: watch the water, not the clock alone.",
  opensIn: "Opens in",
  turnBackIn: "Turn back in",
  turnBackNow: "Go back now. Closes in",
  tooShort: "Too short for your way",
  sevenDays: "In the next seven days",
  staysShut: "Stay off",
  notHere: "No drying ground here",
  notDrying:
    "The chart has no ground here that dries, so there is no clock for it. Choose a flat or tap one on the map.",
  tooCoarse:
    "The chart here is too coarse for a wading clock: at its scale a channel may be missing. Choose a listed flat.",
  turnBackAt: (time: string) => `Turn back at ${time}.`,
  open: (depth: string, opens: string, closes: string) =>
    `Shallower than ${depth} from ${opens} to ${closes}, with the margins below subtracted.`,
  wayBack: (duration: string) =>
    `${duration} are kept for the way back: your walk and half of it again, ten minutes more at least.`,
  range: (lowest: string, highest: string) =>
    `By the chart this ground dries and lies ${lowest} to ${highest} above low water; it does not say which part is how high.`,
  neverCharted:
    "Counting the lowest ground that the chart allows, and its margin, the way is never sure enough.",
  never: "With these margins the water never falls low enough.",
  tooShortWhy: "The time between is shorter than the way out and back.",
  survey: (height: string) => `${height} for the chart's survey`,
  ownGround: (height: string) => `${height} because the ground you know may have moved`,
  weather: (height: string) => `${height} for wind and pressure of ordinary days`,
  surge: (height: string) => `${height} of surge seen at the Boston gauge`,
  noSurge: "nothing for surge: none above the prediction is known",
  forSwell: (height: string) => `${height} for swell`,
  sum: (height: string) => `${height} in all`,
  alarm: (time: string) => `Sound the alarm at ${time}`,
  alarmSet: (time: string) => `Alarm set for ${time}`,
  cancelAlarm: "Cancel the alarm",
  alarmHint:
    "Rings on this device, without a connection, while the app is open; the screen stays on here. It also shows a notification if you have allowed them.",
  station: (name: string, distance: string) => `Tide of ${name}, ${distance} away by water.`,
  noStation: "No tide station can be reached by water from here, so there is no clock for it.",
  rings: (name: string) => `Turn back now: ${name}.`,
} as const;
