import { inUnits, type UnitSystem } from "#web/platform/units.ts";

const ownFinding = /^(?:(?:Wind|Gusts) \d|Thunder$|Alerts or wind|Bar )/;

/**
 * Joins reasons to follow a colon: "wind 15 kt, gusts 22 kt" or "Small Craft Advisory, gusts 26
 * kt".
 */
export const reasonsText = (reasons: readonly string[]): string =>
  reasons
    .map((reason) =>
      ownFinding.test(reason) ? reason.charAt(0).toLowerCase() + reason.slice(1) : reason,
    )
    .join(", ");

export const reasonsInUnits = (reasons: readonly string[], units: UnitSystem): string =>
  inUnits(reasonsText(reasons), units);
