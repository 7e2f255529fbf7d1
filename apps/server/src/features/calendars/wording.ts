export const wording = {
  name: "Striper Conditions",
  made: "This is the address of your calendar. It is shown only once.",
  revoked: "The address no longer works.",
  revokedToo:
    "The private address of your calendar no longer works either. You can make a new one in your profile.",
} as const;
