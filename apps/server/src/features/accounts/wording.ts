import type { ExportOptions } from "#server/platform/account-data/ports.ts";

export const wording = {
  signedUp: "Welcome aboard! Your free trial has started.",
  signedUpAgain: "Welcome back! This address has had its free trial.",
  signedIn: "Welcome back!",
  signedOut: "You are signed out.",
  sessionEnded: "That device is signed out.",
  otherSessionsEnded: "All other devices are signed out.",
  profileSaved: "Your profile is saved.",
  addressToConfirm: "Your profile is saved. Open the link we emailed to the new address to use it.",
  addressToConfirmForMails: "Confirm your address to get emails: open the link we sent to it.",
  ownAddressConfirmed: "Your address is confirmed.",
  addressConfirmed: "Your new address is active now.",
  changeUndone:
    "Your address was changed back, and all devices are signed out. We have emailed a link to it that sets a new password.",
  reminderMailsStopped: "You will get no more reminders by email.",
  pushTurnedOn: "This device now gets reminders.",
  pushTurnedOff: "This device no longer gets reminders.",
  resetRequested: "If there is an account with this address, a link is on its way.",
  passwordSet: "Your new password is set. Please sign in with it.",
  adminClaimed: "You are the admin now.",
  deleted: "Your account is deleted.",
  imported: "Your archive was imported.",
} as const;

export const linkWording = {
  undoneAlready:
    "This change was undone already. To choose a new password, use the link we emailed then, or ask for another one at the sign-in.",
  undoTooLate: "This link is older than seven days. The change cannot be undone with it any more.",
  mailsStopped:
    "Reminders to this address were stopped with the link in one of them. That is final for this address. Turn on reminders on your device, or use another address.",
  undoTaken: "This address has another account by now, so the change cannot be undone.",
} as const;

export function readMe(exportedAt: string, { includePositions }: ExportOptions): string {
  return `Striper Conditions: everything your account held on ${exportedAt}.

account.json   your name, address and settings, and the devices that were signed in
Other files    what you have logged and stored. JSON is complete and can be imported again, but for
               the contacts of float plans, who are asked again, and the plans themselves;
               CSV opens in any spreadsheet; GPX opens in any chart plotter or map.

${
  includePositions
    ? "The files say where you fish. Think of that before you pass them on."
    : "Positions were left out, as you asked. An import of this archive will not bring them back."
}
All times are UTC.
`;
}
