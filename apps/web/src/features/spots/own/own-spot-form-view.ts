import { notesMaxLength } from "@striper/contract/limits";
import { distanceBetween, formatDistance, type Position } from "@striper/marine/geo";
import type { SpotEntry } from "#web/features/spots/mine/my-spots.ts";
import { readPosition } from "#web/features/spots/own/position-text.ts";
import { spotsWording as wording } from "#web/features/spots/wording.ts";

export const nameMaxLength = 80;

export interface OwnSpotFields {
  readonly name: string;
  readonly notes: string;
  /** As typed. */
  readonly where: string;
}

export type FieldErrors = Partial<Record<keyof OwnSpotFields, string>>;

export type ReadEntry =
  | { readonly kind: "entry"; readonly entry: SpotEntry }
  | { readonly kind: "errors"; readonly errors: FieldErrors };

/** Line breaks and control characters come along with what is pasted. */
const asOneLine = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cs}\u2028\u2029]+/gu, " ")
    .replaceAll(/ {2,}/g, " ")
    .trim();

const asText = (text: string): string => text.replaceAll(/(?![\n\r\t])[\p{Cc}\p{Cs}]/gu, "").trim();

function nameError(name: string): string | null {
  if (name === "") return wording.nameMissing;
  return name.length > nameMaxLength ? wording.nameTooLong(nameMaxLength) : null;
}

function whereError(where: string, position: Position | null): string | null {
  if (where.trim() === "") return wording.whereMissing;
  return position === null ? wording.whereUnread : null;
}

/** What the form says, as the account takes it, or what is missing. */
export function readEntry(fields: OwnSpotFields): ReadEntry {
  const name = asOneLine(fields.name);
  const notes = asText(fields.notes);
  const position = readPosition(fields.where);
  const problems = {
    name: nameError(name),
    notes: notes.length > notesMaxLength ? wording.notesTooLong(notesMaxLength) : null,
    where: whereError(fields.where, position),
  };
  if (position !== null && problems.name === null && problems.notes === null) {
    return { kind: "entry", entry: { name, notes: notes === "" ? null : notes, position } };
  }
  const errors = Object.fromEntries(
    Object.entries(problems).filter(([, problem]) => problem !== null),
  );
  return { kind: "errors", errors };
}

const bostonHarbor: Position = { latitude: 42.3539, longitude: -71.0503 };
/** From Maine to New Jersey nobody has made a slip, miles. */
const plausibleWithin = 300;

/** A forgotten minus puts the spot into Asia: worth a word, not a refusal. */
export function farAwayHint(where: string): string | undefined {
  const position = readPosition(where);
  if (position === null) return undefined;
  const distance = distanceBetween(bostonHarbor, position);
  return distance > plausibleWithin ? wording.farAway(formatDistance(distance)) : undefined;
}
