export const drawingWording = {
  ruler: {
    drawn: "Drawn to scale:",
    short: "too short",
    keep: "keep",
    long: "too long",
    underTooShort: (length: string) => `Shorter than ${length} is too short.`,
    fromTooLong: (length: string) => ` ${length} and longer is too long.`,
    overTooLong: (length: string) => ` Longer than ${length} is too long.`,
  },
  strip: (season: string, state: string) => `The year: ${season}. ${state}`,
  stripStates: {
    open: "Today it is open.",
    closed: "Today it is closed.",
    unsettled: "Whether it is open today is not settled.",
    "gear-out": "Today the gear must be out of the water.",
    unknown: "Whether it is open today is not known.",
  },
} as const;
