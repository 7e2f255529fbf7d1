import { inUnits, type UnitSystem } from "#web/platform/units.ts";

/** Our own findings, not a headline of the Weather Service, which keeps its capitals. */
const ownFinding = /^(?:(?:Wind|Gusts) \d|Thunder$|Alerts or wind|Bar )/;

/** Reasons as they follow a colon: "wind 15 kt, gusts 22 kt", "Small Craft Advisory, gusts 26 kt". */
export const reasonsText = (reasons: readonly string[]): string =>
  reasons
    .map((reason) =>
      ownFinding.test(reason) ? reason.charAt(0).toLowerCase() + reason.slice(1) : reason,
    )
    .join(", ");

/** The same with its figures in the units of the person. */
export const reasonsInUnits = (reasons: readonly string[], units: UnitSystem): string =>
  inUnits(reasonsText(reasons), units);
