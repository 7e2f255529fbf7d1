import { parsePosition, type Position } from "@striper/marine/geo";
import { jurisdictionAt } from "@striper/marine/jurisdiction";
import type { Output } from "./command.ts";

/** The slips that people make with positions: no minus for the west, longitude first, or both. */
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

/** For a position outside of the waters that are known: the one in them that was probably meant. */
export function slipSentence(position: Position): string | null {
  const meant = isCovered(position) ? undefined : meantInstead(position, isCovered);
  return meant === undefined ? null : `nothing is known there; was ${meant} meant?`;
}

/** Asks beside the answer, which stays what was asked for. */
export function tellOfSlip(position: Position, { remark }: Output): void {
  const sentence = slipSentence(position);
  if (sentence !== null) remark(sentence);
}
