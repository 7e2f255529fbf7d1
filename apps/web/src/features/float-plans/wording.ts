export const floatPlanWording = {
  title: "Who is told",
  lead: "Somebody ashore gets your plan by email, and another email if you do not say that you are back.",
  contact: "Your contact",
  contacts: "Contacts",
  noContact:
    "Nobody yet. Add somebody who would miss you: they are asked by email and have to agree once.",
  name: "Name",
  email: "Email",
  add: "Ask by email",
  contactProblem: "Enter a name and a complete email address, like bo@example.com.",
  contactLetters:
    "Not every mail server takes letters like ö before the @, and an alarm has to arrive. Enter another address of theirs.",
  mistyped: (typed: string, meant: string) =>
    `Did you mean ${meant}? If ${typed} is right, ask once more.`,
  adding: "Saving...",
  askWaits: "Not asked yet: there is no connection. It is sent as soon as there is one.",
  states: {
    unsent: "Not asked yet",
    asked: "Asked by email, has not agreed yet",
    confirmed: "Agreed",
    declined: "Does not want to be told",
  },
  remove: (name: string) => `Remove ${name}`,
  who: "Who",
  people: "How many people",
  where: "Where, as exact as you like",
  boat: "Boat and color",
  vehicle: "Car and where it is parked",
  phone: "Phone on the water",
  ifNot: "What to do if there is no word",
  ifNotHint: "Every email says whom to call.",
  back: "Back by",
  overdue: "Overdue after",
  whom: "Contact",
  start: "Send the plan",
  notAgreedYet: (name: string) => `${name} (has not agreed yet)`,
  change: "Change what is told, or who",
  saveChange: "Change it",
  cancelChange: "Leave it as it is",
  changed: "Changed. Your contact's page shows it.",
  changedUnsent:
    "Changed on this device. Until it has a connection your contact reads what they had.",
  whereKept: (where: string) =>
    `Your contact still reads “${where}”. Change what is told if that is no longer right.`,
  isBack: "I am back",
  callOff: "Call it off",
  extend: "Add one hour",
  extended: (at: string) => `Back by ${at} now.`,
  another: "Another float plan",
  anotherWhere: (who: string, where: string) => `${who}, ${where}`,
  closePage: "Close the contact's page",
  pageClosed: "The contact's page is closed. Emails are still sent.",
  refused: (reason: string) => `Refused by the server: ${reason}`,
  tryAgain: "Discard",
  notSentYet: (name: string) =>
    `Not sent yet. ${name} does not know of this until this device has a connection.`,
  nobody: (name: string) => `${name} gets no emails. Nobody would be told.`,
  notAgreed: (name: string) => `${name} has not agreed yet. Nobody is told until they do.`,
  bounced: (name: string) => `The email to ${name} was refused for a day. Tell them yourself.`,
  alarmed: (name: string, at: string) => `${name} was told at ${at} that you are overdue.`,
  willBeTold: (name: string, at: string) =>
    `${name} gets the plan when it starts, and an alarm at ${at} unless you are back by then.`,
  told: (name: string, at: string) =>
    `${name} has the plan, and gets an alarm at ${at} unless you are back by then.`,
  awaited: {
    due: "Are you back? Say so, or ask for more time.",
    "last-call": "Last call: your contact gets an email within minutes.",
    overdue: "Your contact is told that you are overdue, unless the server did not get the plan.",
  },
  reminded:
    "You are asked twice before your contact is: at the time to be back, and ten minutes before the email. This app asks while it is open; when it is closed, these do:",
  backBy: (at: string) => `Back by ${at}`,
  incomplete: "Enter who, where, and a time to be back in the future.",
  ended: "Noted. Your contact gets no alarm.",
  endedLate:
    "Noted. If your contact was told that you are overdue, they get an email that you are back.",
  endedLateOnDevice:
    "Noted on this device. If your contact was told that you are overdue, they get an email that you are back as soon as there is a connection.",
  endedOnDevice:
    "Noted on this device. It is sent as soon as there is a connection; until then an alarm can still go out.",
  endsWithAccount: (plans: number, names: string) =>
    `${plans === 1 ? "A float plan is running" : `${plans} float plans are running`} and will be deleted with the account. ${names} will get no alarm and no word that you are back, only an email that says so. Say that you are back first, or tell them yourself.`,
  needsSignal:
    "Extending needs a connection for a moment. Without it your contact is told at the old time.",
  page: {
    title: "Float plan",
    asks: (who: string) =>
      `${who} would like you to be told where they go fishing, and to get an email if they do not say that they are back.`,
    hasAgreed: (who: string) =>
      `You have agreed to be told where ${who} goes fishing, and to get an email if they do not say that they are back.`,
    hasDeclined: (who: string) =>
      `You have said that you do not want to be told where ${who} goes fishing. You get none of these emails.`,
    plan: (who: string) => `The plan of ${who}, as it is now. Times are those of Boston.`,
    agree: "I agree",
    decline: "No, do not email me",
    withdraw: "Stop these emails",
    agreed:
      "Thank you. You are told when a trip begins, and again if there is no word that it is over.",
    declined: "You will get no more of these emails.",
    loading: "Looking for the plan",
    broken:
      "This link is incomplete, too old, or was closed. The newest email has the newest link. If somebody is overdue, call them, then 911.",
    offline: "The plan could not be loaded. Try again when there is a connection.",
    over: (at: string) => `Over: they said that they are back, at ${at}.`,
    running: (at: string) => `Running. Without a word you get an email at ${at}.`,
    late: (at: string) => `No word since ${at}. Call them; then call for help, as below.`,
    rows: {
      who: "Who",
      people: "People",
      where: "Where",
      boat: "Boat",
      vehicle: "Car",
      phone: "Phone",
      from: "From",
      back: "Back by",
      ifNot: "If there is no word",
    },
    help: "Whom to call",
    done: "Close",
  },
} as const;
