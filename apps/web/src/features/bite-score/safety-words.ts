/** Our own findings, not a headline of the Weather Service, which keeps its capitals. */
const ownFinding = /^(?:(?:Wind|Gusts) \d|Thunder$|Alerts or wind|Bar )/;

/** Reasons as they follow a colon: "wind 15 kt, gusts 22 kt", "Small Craft Advisory, gusts 26 kt". */
export const reasonsText = (reasons: readonly string[]): string =>
  reasons
    .map((reason) =>
      ownFinding.test(reason) ? reason.charAt(0).toLowerCase() + reason.slice(1) : reason,
    )
    .join(", ");
