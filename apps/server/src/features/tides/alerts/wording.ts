export const wording = {
  removed: "Tide reminder removed.",
  noSuchAlert: "There is no such tide reminder.",
  noSuchStation: "No station with that number here has this kind of event.",
  events: { high: "High tide", low: "Low tide", slack: "Slack water" },
  risesTo: (height: string) => `Water rises to ${height}`,
  fallsTo: (height: string) => `Water falls to ${height}`,
  setFor: (lead: string) => `You set this reminder for ${lead} before.`,
  danger: { GO: null, CAUTION: "Take care", NO: "Do not go out" },
  dangerThen: (advice: string, reasons: string) =>
    `${advice} around then: ${reasons}. As known when this was sent, for a small boat.`,
  source:
    "Computed from NOAA's harmonic constituents, in feet above mean lower low water. Not for navigation.",
  alertsFull: "You have as many tide reminders as an account may hold.",
} as const;
