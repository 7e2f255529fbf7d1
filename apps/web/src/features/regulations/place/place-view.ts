import { watersInWords, zonesAt, type NamedWater, type Place } from "@striper/angling/regulations";
import type { Position } from "@striper/marine/geo";
import {
  jurisdictionAt,
  type CoveredJurisdiction,
  type Jurisdiction,
} from "@striper/marine/jurisdiction";
import { compassPoint, formatQuantity, metres, metresToNauticalMiles } from "@striper/marine/units";
import { placeWording as wording } from "#web/features/regulations/place/wording.ts";

export interface PlaceView {
  readonly jurisdiction: Jurisdiction | null;
  readonly headline: string;
  readonly line: string;
  readonly doubt: string | null;
  readonly place: Place | null;
}

export function placeView(position: Position, accuracyM: number): PlaceView {
  const answer = jurisdictionAt(position);
  if (answer.kind === "outside-coverage") {
    return {
      jurisdiction: null,
      headline: wording.outside,
      line: wording.outsideHelp,
      doubt: null,
      place: null,
    };
  }
  const reach = answer.uncertainty + metresToNauticalMiles(metres(accuracyM));
  const isDoubtful = answer.kind === "too-close-to-call" || answer.distanceToChange <= reach;
  return {
    jurisdiction: answer.jurisdiction,
    headline: isDoubtful ? wording.tooClose : wording.waters(answer.jurisdiction),
    line: lineInWords(answer),
    doubt: isDoubtful ? doubtInWords(answer, accuracyM) : null,
    place: placeFor(position, answer, isDoubtful),
  };
}

function lineInWords({
  distanceToChange,
  bearingToChange,
  changesTo,
  uncertainty,
}: CoveredJurisdiction) {
  const distance = formatQuantity(distanceToChange, "nm", distanceToChange < 1 ? 2 : 1);
  const direction = compassPoint(bearingToChange);
  if (uncertainty === 0) return wording.edge(distance, direction);
  const beyond = changesTo === "outside-coverage" ? wording.watersBeyond : watersInWords(changesTo);
  const within = formatQuantity(uncertainty, "nm", uncertainty < 0.1 ? 2 : 1);
  return wording.line(beyond, distance, direction, within);
}

function doubtInWords({ jurisdiction, changesTo }: CoveredJurisdiction, accuracyM: number) {
  const here = watersInWords(jurisdiction);
  if (changesTo === "outside-coverage") return wording.doubtAtTheEdge(here);
  return wording.doubt(here, watersInWords(changesTo), Math.round(accuracyM));
}

/**
 * Returns the position itself, or the possible waters when the device cannot tell the side of the
 * line.
 */
function placeFor(position: Position, answer: CoveredJurisdiction, isDoubtful: boolean): Place {
  const { jurisdiction, changesTo } = answer;
  if (!isDoubtful || answer.kind === "too-close-to-call" || changesTo === "outside-coverage") {
    return position;
  }
  const [zone, ...others] = zonesAt(position);
  const water: NamedWater = { jurisdiction, waterAlsoPossible: changesTo };
  return zone === undefined || others.length > 0 ? water : { ...water, area: zone };
}
