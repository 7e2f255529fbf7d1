/** Every sentence of the private calendar address. */
export const calendarsWording = {
  title: "Your Calendar",
  lead: "High and low tides at your first home water for 30 days, and the last days of your licenses, in your usual calendar. It needs an address of its own: whoever has it can read these, and nothing else of your account.",
  make: "Make an Address",
  remake: "Make a New One",
  remakeHint: "The previous address stops working.",
  revoke: "Turn Off",
  madeOn: (date: string) => `An address was made on ${date}. It is not shown again.`,
  address: "Calendar address",
  shownOnce: "Shown only now. In your calendar, add a calendar by its address.",
  copy: "Copy",
  copied: "Copied",
  open: "Open in Calendar",
  revoked: "The address no longer works.",
  failed: "Your calendar could not be looked up.",
  changeFailed: "That did not work. Please try again.",
} as const;
