const faults: Readonly<Record<string, string>> = {
  gone: "The page no longer exists",
  login: "The page asks for a sign-in",
  captcha: "The page shows a captcha",
  refused: "The page refuses to be read",
  robots: "The site asks programs not to fetch the page",
  "without-text": "The page has no text",
  unreadable: "The page has a format that cannot be read",
  "too-large": "The page is too large",
  redirect: "The page redirects to an address that is not allowed",
  "time-out": "The page does not answer in time",
  unreachable: "The page cannot be reached",
  status: "The page answers with an error",
  damaged: "The page is incomplete",
};

export const watchWording = {
  title: "Official pages",
  off: "This server does not watch the official pages (RULE_PAGES=none).",
  notYet: "No official page has been read yet.",
  read: (pages: number, date: string) =>
    `${pages} official pages are compared with what they said before; read last on ${date}.`,
  nothing: "Every passage reads as it did when it was accepted.",
  failed: "What the watch has found could not be loaded.",
  changedOn: (date: string, rules: number) =>
    `The official text changed on ${date}: ${rules} ${rules === 1 ? "rule" : "rules"} to decide`,
  fault: (kind: string, detail: string, since: string) =>
    kind === "moved"
      ? `The page has moved to ${detail} (since ${since}).`
      : `${faults[kind] ?? "The page cannot be read"} (since ${since}).`,
  faulty: "Pages that could not be read",
  readIt: "Read",
  readOf: (title: string) => `Read the official text: ${title}`,
  readTitle: "The official text",
  readHelp:
    "Read it at the official page too: a program found these words, and may have missed others.",
  before: (date: string) => `Before, since ${date}`,
  now: (date: string) => `Now, since ${date}`,
  unchanged: (date: string) => `As it has stood since ${date}`,
  none: "No words about this rule were found at its official page.",
  noLine: "No text.",
  taken: "[taken out:",
  put: "[put in:",
  end: "]",
  verify: "I read the page today; the rule is right",
  editIt: "I read the page today; edit the rule",
  verifiedNow: "Verified today, in your edit. Publish it to make it count.",
  loading: "Loading the official text…",
  close: "Close",
  passageFailed: "The official text could not be loaded. Close this and try again.",
} as const;
