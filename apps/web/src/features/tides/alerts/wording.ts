import { ApiError, isConnectionFailure } from "#web/platform/api/api-errors.ts";

export const alertWording = {
  title: "Set Alert",
  lead: "A reminder before every tide of a kind.",
  which: "Remind me of",
  events: { high: "High", low: "Low", slack: "Slack", height: "Height" },
  names: { high: "High tide", low: "Low tide", slack: "Slack water" },
  noSlack: "No current station lies near this one, so slack water is not known here.",
  height: (unit: string) => `Height, ${unit}`,
  heightWrong: (range: string) => `Enter a height ${range}.`,
  direction: "While the water is",
  directions: { rising: "Rising", falling: "Falling" },
  risesTo: (height: string) => `Water rises to ${height}`,
  fallsTo: (height: string) => `Water falls to ${height}`,
  lead_time: "How long before",
  leads: {
    0: "At that moment",
    15: "15 minutes",
    30: "30 minutes",
    45: "45 minutes",
    60: "1 hour",
    90: "1 hour 30 minutes",
    120: "2 hours",
    180: "3 hours",
    360: "6 hours",
  } as Readonly<Record<number, string>>,
  before: (lead: string) => `${lead} before`,
  at: (name: string) => `at ${name}`,
  next: "Next",
  reminds: "Reminds you",
  never: "This does not happen in the next seven days.",
  loading: "Looking for the next one",
  honest:
    "Saved reminders are kept in your account. Push and mail are not sent yet: to be reminded today, add the calendar file to your calendar. It holds the next seven days and rings without a network.",
  save: "Save reminder",
  saving: "Saving...",
  saved: "Reminder saved to your account.",
  calendar: "Calendar file",
  fileName: "tide-reminders.ics",
  offline: "No network: the reminder is not saved. The calendar file works without one.",
  saveFailed: "The reminder could not be saved. Please try again.",
  card: "Reminders",
  none: "No reminders yet.",
  listFailed: "Your reminders could not be loaded.",
  listOffline: "No network. Your reminders are shown once it is back.",
  listLoading: "Loading your reminders",
  tryAgain: "Try again",
  remove: (what: string) => `Remove the reminder: ${what}`,
  calendarOf: (what: string) => `Calendar file of: ${what}`,
  removed: "Reminder removed.",
  removeFailed: "The reminder could not be removed. Please try again.",
  notLoaded:
    "The station's figures could not be loaded. They come with the app when you are online.",
  source: "Computed from NOAA's harmonic constituents. Not for navigation.",
} as const;

/** Why a reminder was not saved. */
export function alertFailure(error: unknown): string {
  if (isConnectionFailure(error)) return alertWording.offline;
  return error instanceof ApiError && error.message !== ""
    ? error.message
    : alertWording.saveFailed;
}
