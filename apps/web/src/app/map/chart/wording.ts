export const chartPlaceWording = {
  here: "This place",
  loading: "Reading the chart...",
  missing: "The chart of this place is not on this device, and there is no network to fetch it.",
  alert: "Alert at slack",
  wading: "Wading clock",
  save: "Save spot",
  log: "Log here",
} as const;
