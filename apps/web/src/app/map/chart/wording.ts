const areas = { harbor: "Boston Harbor", view: "The area in view", all: "All charts" } as const;

export const chartPlaceWording = {
  here: "This place",
  alert: "Reminder at slack",
  wading: "Wading clock",
  keeping: "Charts without a connection",
  coming: "Downloading to this device",
  which: "Which charts",
  area: (area: keyof typeof areas, size: string) => `${areas[area]}, ${size}`,
  save: "Save spot",
  log: "Log here",
  dries: "What pulses dries within half an hour.",
} as const;
