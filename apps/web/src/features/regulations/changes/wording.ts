export const changesWording = {
  banner: (count: number) =>
    `${count} ${count === 1 ? "change" : "changes"} to the rules since you last looked`,
  news: (count: number) => (count === 1 ? "A rule has changed" : "Rules have changed"),
  more: (count: number) => `and ${count} more`,
  since: (version: number, date: string) =>
    `Since version ${version} of ${date}, which you looked at`,
  show: "Show",
  hide: "Hide",
  gotIt: "Got it",
  history: "What changed, version by version",
  title: "What changed",
  lead: "Every published version of the rule table, newest first.",
  back: "Back to the rules",
  version: (version: number) => `Version ${version}`,
  published: (version: number, date: string) => `Version ${version}, in force from ${date}`,
  firstVersion: "The first version.",
  empty: "No published version is known on this device yet.",
  failed: "The list of versions could not be renewed.",
  tryAgain: "Try Again",
  loading: "Looking for published versions",
} as const;
