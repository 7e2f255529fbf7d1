export const springWording = {
  notToday: "not on this day",
  strength: "Strength of the tides",
  spring: "Spring tides: large range, strong currents",
  neap: "Neap tides: small range, weak currents",
  between: "Between neap and spring tides",
} as const;

export const placeWording = {
  title: "Tide and current",
  next: "Next",
  noCurrent: "No current station is near enough to this place.",
  loading: "Computing tide and current",
  failed: "The station's figures could not be loaded. They come with the app when you are online.",
  slack: "Slack water",
  noSlack: "The current does not fall below half a knot today.",
  sourceOf: (name: string) => `at ${name}`,
  notForNavigation: "Not for navigation.",
} as const;
