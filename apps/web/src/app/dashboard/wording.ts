export const dashboardWording = {
  place: "Boston Harbor",
  live: "Live",
  saved: (age: string) => `Saved ${age}`,
  computed: "Computed",
  liveMeans: "Score and weather come from the server and update automatically.",
  savedMeans:
    "No connection: score and weather are as last saved on this device. Tide, sun and moon are computed.",
  computedMeans: "Nothing has loaded yet: everything shown is computed on this device.",
  bostonTime: "Times are Boston's.",
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
