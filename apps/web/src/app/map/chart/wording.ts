export const chartPlaceWording = {
  here: "This place",
  alert: "Reminder at slack",
  wading: "Wading clock",
  keeping: "Charts without a connection",
  coming: "Downloading to this device",
  which: "Which charts",
  all: "Boston Harbor, all charts",
  inView: "The area in view",
  save: "Save spot",
  log: "Log here",
  dries: "What pulses dries within half an hour.",
} as const;
