export const searchWording = {
  label: "Species",
  placeholder: "striped bass",
  search: "Search",
  /** From the specification, section 2: quick picks in order. */
  picks: ["striped bass", "flounder", "tuna", "cod", "bluefish"],
  picksLabel: "Quick picks",
  found: (count: number) => `${count} regulation(s) found`,
  none: "No regulations found",
  noneHint: 'Try "striped bass", "cod", or "flounder"',
  readAs: (typed: string) => `For “${typed}”`,
  keptShown: "The rules saved on this device are shown.",
  tryAgain: "Try Again",
} as const;
