export const wording = {
  removed: "Float plan deleted.",
  contactRemoved: "Contact removed.",
  agreed:
    "Thank you. You are told when a trip begins, and again if there is no word that it is over.",
  declined: "You will get no more emails about float plans from this person.",
  noSuchPlan: "There is no such float plan.",
  noSuchContact: "There is no such contact.",
  contactAlarmed:
    "Your contact was told that you are overdue. Say that you are back before you choose another one.",
  givenTooOften:
    "This float plan was changed too often to be given to somebody else. Call it off and begin another.",
  hasDeclined: "This person has declined. Choose another contact.",
  tooFarAhead: "A float plan may start within the next 30 days.",
  tooManyRunning: "End one of your float plans before you begin another.",
  tooManyToday: "You have begun as many float plans today as an account may.",
  stillRunning: "This float plan is running. Say that you are back first.",
  contactInUse: "A float plan with this contact is running. End it first.",
  ownAddress: "This is your own address. Choose somebody ashore who would miss you.",
  otherAddress: "A contact keeps its address. Remove it and add another.",
  alreadyContact: "This address is one of your contacts already.",
  contactsFull: "You have as many contacts as an account may have.",
  askContactAnew: "has to agree again. Add this contact again under Float Plans.",
  askedTooOften:
    "You have asked as many people as an account may in a day, or this one often enough. Try again tomorrow.",
  /** Replaces a name that is unsuitable for a mail to a stranger. */
  somebody: "Somebody",
} as const;
