export const accessTokensWording = {
  title: "Connect an AI App",
  lead: (address: string) =>
    `An AI app that speaks MCP can ask for tides, rules, spots and safety at ${address}. It needs an access token, can change nothing, and loses access after a year.`,
  name: "Name of the app",
  readsLog: "May read my catch log, spots and licenses",
  make: "Make a Token",
  token: "Access token",
  shownOnce: "Shown only now. Whoever has it can ask as you.",
  copy: "Copy",
  copied: "Copied",
  reach: (readsLog: boolean) =>
    readsLog ? "Reads your log, spots and licenses" : "Public data only",
  used: (day: string | null) => (day === null ? "Never used" : `Last used ${day}`),
  expires: (day: string) => `ends ${day}`,
  revoke: "Revoke",
  revokeNamed: (name: string) => `Revoke the token of ${name}`,
  question: (name: string) => `${name} loses access at once. Another token would have to be made.`,
  keep: "Keep",
  revoked: "The token no longer works.",
  nameMissing: "Give the app a name.",
  failed: "Your access tokens could not be looked up.",
  changeFailed: "That did not work. Please try again.",
} as const;
