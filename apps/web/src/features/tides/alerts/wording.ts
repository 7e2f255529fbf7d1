import { isOutOfRoom } from "#web/platform/local-store/storage-room.ts";
import { RefusedError } from "#web/platform/synced/failure.ts";

export const alertWording = {
  title: "Set Alert",
  lead: "A reminder before every tide of the kind you choose.",
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
    "Reminders come to this device or by email once you switch that on, and ring from the calendar file, which holds the next seven days and needs no connection.",
  save: "Save reminder",
  saving: "Saving...",
  noWay:
    "Nothing would bring this reminder: it is not saved. Turn on one of the ways above, or add it to your calendar.",
  saved: "Reminder saved to your account.",
  savedOnDevice:
    "Reminder saved on this device. It is saved to your account once there is a connection.",
  waiting: "Saved on this device. It is sent once there is a connection.",
  serverFull: "Saved on this device: the server's disk is full.",
  refused: (reason: string) => `Not saved to your account: ${reason}`,
  calendar: "Calendar file",
  fileName: "tide-reminders.ics",
  notKept: "This device could not keep the reminder. The calendar file still works.",
  saveFailed: "The reminder could not be saved. Please try again.",
  card: "Reminders",
  none: "No reminders yet.",
  listFailed: "Your reminders could not be loaded.",
  listOffline: "No connection. Your reminders are shown once it is back.",
  listLoading: "Loading your reminders",
  tryAgain: "Try again",
  remove: (what: string) => `Remove the reminder: ${what}`,
  calendarOf: (what: string) => `Calendar file of: ${what}`,
  removed: "Reminder removed.",
  removedOnDevice:
    "Reminder removed on this device. It is removed from your account once there is a connection.",
  removeFailed: "The reminder could not be removed. Please try again.",
  notLoaded:
    "The station's figures could not be loaded. They come with the app when you are online.",
  source: "Computed from NOAA's harmonic constituents. Not for navigation.",
} as const;

export function alertFailure(error: unknown): string {
  if (isOutOfRoom(error)) return alertWording.notKept;
  return error instanceof RefusedError && error.message !== ""
    ? error.message
    : alertWording.saveFailed;
}
