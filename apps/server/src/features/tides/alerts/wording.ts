/** What a person reads. */
export const wording = {
  removed: "Tide reminder removed.",
  noSuchAlert: "There is no such tide reminder.",
  noSuchStation: "No station of that number here tells of such an event.",
  alertsFull: "You have as many tide reminders as an account may hold.",
} as const;
