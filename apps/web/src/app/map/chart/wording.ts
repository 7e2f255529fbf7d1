export const chartPlaceWording = {
  here: "This place",
  loading: "Reading the chart...",
  missing: "The chart of this place is not on this device, and there is no network to fetch it.",
  alert: "Alert at slack",
  wading: "Wading clock",
  keeping: "Charts without signal",
  which: "Which charts",
  all: "Boston Harbor, all charts",
  inView: "The area in view",
  save: "Save spot",
  log: "Log here",
  dries: "What pulses dries within half an hour.",
} as const;
