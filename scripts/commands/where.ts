/** `npm run --silent where` prints a position's jurisdiction as JSON. */
import { parsePosition, type Position } from "@striper/marine/geo";
import { jurisdictionAt, type JurisdictionAnswer } from "@striper/marine/jurisdiction";
import { roundTo } from "@striper/marine/units";
import { UsageError, type Command } from "./support/command.ts";
import { tellOfSlip } from "./support/meant-position.ts";

const usage = `usage: where <latitude>,<longitude>   in decimal degrees: where 42.36,-70.90

Prints {jurisdiction, distance_to_change_nm, bearing_deg, changes_to, uncertainty_nm,
too_close_to_call}; jurisdiction is MA, NH, FED (federal water) or "outside coverage" (all else null; where a minus is missing or
latitude and longitude are exchanged, a line on stderr says so).
Not for navigation.`;

function report(answer: JurisdictionAnswer) {
  if (answer.kind === "outside-coverage") {
    return {
      jurisdiction: "outside coverage",
      distance_to_change_nm: null,
      bearing_deg: null,
      changes_to: null,
      uncertainty_nm: null,
      too_close_to_call: null,
    };
  }
  return {
    jurisdiction: answer.jurisdiction,
    distance_to_change_nm: roundTo(answer.distanceToChange, 3),
    bearing_deg: roundTo(answer.bearingToChange, 0) % 360,
    changes_to: answer.changesTo === "outside-coverage" ? "outside coverage" : answer.changesTo,
    uncertainty_nm: answer.uncertainty,
    too_close_to_call: answer.kind === "too-close-to-call",
  };
}

function parseQuestion([text, ...rest]: string[]): Position {
  if (text === undefined) throw new UsageError("no position");
  const position = rest.length > 0 ? null : parsePosition(text);
  if (position === null) throw new UsageError(`not a position: ${[text, ...rest].join(" ")}`);
  return position;
}

export const where: Command = {
  usage,
  answer: (args, output) => {
    const position = parseQuestion(args);
    tellOfSlip(position, output);
    output.print(JSON.stringify(report(jurisdictionAt(position))));
  },
};
