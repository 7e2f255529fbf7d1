import { parsePosition, type Position } from "@striper/marine/geo";
import { jurisdictionAt } from "@striper/marine/jurisdiction";
import type { Output } from "./command.ts";

/**
 * Returns a covered position after undoing common mistakes: missing minus, swapped coordinates, or
 * both.
 */
export function meantInstead(
  { latitude, longitude }: Position,
  isKnown: (position: Position) => boolean,
): string | undefined {
  return [
    `${latitude},${-longitude}`,
    `${longitude},${latitude}`,
    `${longitude},${-latitude}`,
  ].find((text) => {
    const position = parsePosition(text);
    return position !== null && isKnown(position);
  });
}

const isCovered = (position: Position) => jurisdictionAt(position).kind !== "outside-coverage";

export function slipSentence(position: Position): string | null {
  const meant = isCovered(position) ? undefined : meantInstead(position, isCovered);
  return meant === undefined ? null : `nothing is known there; was ${meant} meant?`;
}

export function tellOfSlip(position: Position, { remark }: Output): void {
  const sentence = slipSentence(position);
  if (sentence !== null) remark(sentence);
}
