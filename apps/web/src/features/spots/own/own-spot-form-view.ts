import { notesMaxLength } from "@striper/contract/limits";
import { saveOwnSpot } from "@striper/contract/spots";
import { distanceBetween, formatDistance, type Position } from "@striper/marine/geo";
import type { SpotEntry } from "#web/features/spots/mine/my-spots.ts";
import { readPosition } from "#web/features/spots/own/position-text.ts";
import { spotsWording as wording } from "#web/features/spots/wording.ts";
import { sentencesOf, type Reading } from "#web/ui/fields/field-errors.ts";

export const nameMaxLength = 80;

export interface OwnSpotFields {
  readonly name: string;
  readonly notes: string;
  /** As typed. */
  readonly position: string;
}

/** Line breaks and control characters come along with what is pasted. */
const asOneLine = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cs}\u2028\u2029]+/gu, " ")
    .replaceAll(/ {2,}/g, " ")
    .trim();

const asText = (text: string): string => text.replaceAll(/(?![\n\r\t])[\p{Cc}\p{Cs}]/gu, "").trim();

/** What the form says, as the account takes it, or what is missing. */
export function readEntry(fields: OwnSpotFields): Reading<keyof OwnSpotFields, SpotEntry> {
  const parsed = saveOwnSpot.body.safeParse({
    name: asOneLine(fields.name),
    notes: asText(fields.notes),
    position: readPosition(fields.position),
  });
  if (parsed.success) return { kind: "entry", entry: parsed.data };
  return {
    kind: "errors",
    errors: sentencesOf(parsed.error.issues, {
      name: ({ code }) =>
        code === "too_small" ? wording.nameMissing : wording.nameTooLong(nameMaxLength),
      notes: () => wording.notesTooLong(notesMaxLength),
      position: () => (fields.position.trim() === "" ? wording.whereMissing : wording.whereUnread),
    }),
  };
}

const bostonHarbor: Position = { latitude: 42.3539, longitude: -71.0503 };
/** Farther than this from Boston Harbor is probably a mistake, miles. */
const plausibleWithin = 300;

/** A forgotten minus puts the spot into Asia: a hint, not an error. */
export function farAwayHint(where: string): string | undefined {
  const position = readPosition(where);
  if (position === null) return undefined;
  const distance = distanceBetween(bostonHarbor, position);
  return distance > plausibleWithin ? wording.farAway(formatDistance(distance)) : undefined;
}
