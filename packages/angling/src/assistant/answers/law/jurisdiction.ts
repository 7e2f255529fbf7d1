import { jurisdictionAt, type CoveredJurisdiction } from "@striper/marine/jurisdiction";
import { compassPoint, roundTo } from "@striper/marine/units";
import { fact, screens, sources } from "#angling/assistant/facts.ts";
import {
  answered,
  declinedWith,
  placeFor,
  type AnswerContext,
  type Reply,
} from "#angling/assistant/answers/reply.ts";
import type { Frame } from "#angling/assistant/frame.ts";
import { watersInWords } from "#angling/regulations/index.ts";

const general =
  "Federal water begins three nautical miles off the legal coastline: inside it the state's rules hold, outside it the federal ones, under which striped bass may not be fished for. All of Stellwagen Bank and Jeffreys Ledge is federal. Name a place or share your position and I will say which side it lies on.";

function sideWords({
  jurisdiction,
  distanceToChange,
  bearingToChange,
  changesTo,
  uncertainty,
  kind,
}: CoveredJurisdiction): string {
  const distance = `${roundTo(distanceToChange, 1).toFixed(1)} nm`;
  const beyond =
    changesTo === "outside-coverage" ? "the end of the charted region" : watersInWords(changesTo);
  const doubt =
    kind === "too-close-to-call"
      ? ` That is within ${roundTo(uncertainty, 2)} nm of the line, too close to call: keep to the stricter rule.`
      : "";
  return `lies in ${watersInWords(jurisdiction)}. The nearest change, to ${beyond}, is ${distance} to the ${compassPoint(bearingToChange)}.${doubt}`;
}

const nauticalPerStatute = 0.868976;
/** Nautical miles within which nobody without a chart knows on which side they are: a town's point is not its shore. */
const nearTheLine = 0.6;

/** "4 miles off Scituate": straight out from there, by how far off the line lies, in whichever miles it was meant. */
function sideSoFarOff(
  { milesOff = null }: Frame,
  { jurisdiction, distanceToChange }: CoveredJurisdiction,
) {
  if (milesOff === null || jurisdiction === "FED") return null;
  const least = milesOff * nauticalPerStatute - nearTheLine;
  const most = milesOff + nearTheLine;
  if (distanceToChange >= least && distanceToChange <= most)
    return "**That far out is about on the line:** only the charted line tells; keep to the federal rule there.";
  return most < distanceToChange
    ? `**So far out it is still ${watersInWords(jurisdiction)}.**`
    : "**Straight out, so far off is beyond the line.**";
}

const saysFederal = /\b(?:federal|feds?|eez)\b/;
const saysState = /\bstate\b/;

/** "Surely that is federal": whether it is so. */
function claimed({ words, from }: Frame, { jurisdiction, kind }: CoveredJurisdiction) {
  const isFederalSaid = saysFederal.test(words);
  if (from != null || kind === "too-close-to-call" || isFederalSaid === saysState.test(words))
    return null;
  if (/\b(?:how|where|what|which|whose|line)\b/.test(words)) return null;
  return isFederalSaid === (jurisdiction === "FED")
    ? `**Yes: ${watersInWords(jurisdiction)}.**`
    : `**No: ${watersInWords(jurisdiction)}.**`;
}

export function answerJurisdiction(frame: Frame, context: AnswerContext): Reply {
  if (frame.place === null && context.position === null) {
    return answered(
      [general],
      [fact("federal-line", 3, sources.lines, { unit: "nm", screen: screens.map })],
    );
  }
  const place = placeFor(frame, context);
  const answer = jurisdictionAt(place.position);
  if (answer.kind === "outside-coverage")
    return declinedWith(`${place.name} lies outside the water whose lines I hold.`);
  const parts = { place: place.name, screen: screens.map };
  return answered(
    [
      sideSoFarOff(frame, answer) ?? claimed(frame, answer),
      `${place.name} ${sideWords(answer)}`,
      answer.jurisdiction === "FED"
        ? "Striped bass may not be fished for there (50 CFR 697.7)."
        : null,
      "Not for navigation.",
    ],
    [
      fact("jurisdiction", answer.jurisdiction, sources.lines, parts),
      fact("distance-to-line", roundTo(answer.distanceToChange, 2), sources.lines, {
        ...parts,
        unit: "nm",
      }),
      fact("bearing-to-line", compassPoint(answer.bearingToChange), sources.lines, parts),
      fact("line-uncertainty", roundTo(answer.uncertainty, 2), sources.lines, {
        ...parts,
        unit: "nm",
      }),
      ...(answer.jurisdiction === "FED"
        ? [fact("citation", "50 CFR 697.7", sources.lines, parts)]
        : []),
    ],
  );
}
