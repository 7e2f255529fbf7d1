/** What a person reads. */
export const wording = {
  /** Of the calendar, in the list of those that a device shows. */
  name: "Striper Conditions",
  made: "This is the address of your calendar. It is shown only now.",
  revoked: "The address works no more.",
} as const;
