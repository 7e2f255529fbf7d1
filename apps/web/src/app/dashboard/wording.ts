export const dashboardWording = {
  title: "Current Conditions",
  live: "Live",
  computed: "Computed here; no forecast yet",
  unreachableSince: (time: string) => `Computed here; no forecast since ${time}`,
  forecastOf: (time: string) => `Computed here; forecast of ${time}`,
  noForecast: "Computed here; no forecast is available",
  serviceMeans:
    "The server has no newer forecast from the Weather Service. Tide, current, sun, moon and score are computed on this device.",
  liveMeans: "Score and weather come from the server and update automatically.",
  savedMeans:
    "No connection: score and weather are as last saved on this device. Tide, sun and moon are computed.",
  computedMeans: "Nothing has loaded yet: everything shown is computed on this device.",
  planTrip: "Plan a trip: when to turn back, who is told, ready for no signal",
  chooseWater: "Choose another water",
  rulesAt: (water: string) => `Rules at ${water}`,
  bostonTime: "Times are Boston time.",
  clockAhead: (by: string) =>
    `This device's clock is ${by} ahead of the server's. Times, tides and the score follow the device's clock; set it right before you rely on them.`,
  clockBehind: (by: string) =>
    `This device's clock is ${by} behind the server's. Times, tides and the score follow the device's clock; set it right before you rely on them.`,
  catchLogger: "Catch Logger",
  catchLead: "Every fish tells where and when the next one is.",
  logCatch: "Log Catch",
  myCatches: "My Catches",
  charts: "Charts",
  map: "Map",
  tideChart: "Tide chart",
} as const;
