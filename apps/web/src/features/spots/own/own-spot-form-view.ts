import { notesMaxLength } from "@striper/contract/limits";
import { saveOwnSpot } from "@striper/contract/spots";
import { milesText, type UnitSystem } from "#web/platform/units.ts";
import type { SpotEntry } from "#web/features/spots/my-spots.ts";
import {
  implausibleDistance,
  readPosition,
  withForgottenMinus,
} from "#web/features/spots/own/position-text.ts";
import { spotsWording as wording } from "#web/features/spots/wording.ts";
import { plainLine, plainText } from "#web/ui/fields/plain-text.ts";
import { sentencesOf, type Reading } from "#web/ui/fields/field-errors.ts";

export const nameMaxLength = 80;

export interface OwnSpotFields {
  readonly name: string;
  readonly notes: string;
  readonly position: string;
}

export const nameLine = (text: string): string => plainLine(text).replaceAll(/ {2,}/g, " ");

export function readEntry(fields: OwnSpotFields): Reading<keyof OwnSpotFields, SpotEntry> {
  const meant = withForgottenMinus(fields.position);
  const parsed = saveOwnSpot.body.safeParse({
    name: nameLine(fields.name),
    notes: plainText(fields.notes),
    position: meant === null ? readPosition(fields.position) : null,
  });
  if (parsed.success) return { kind: "entry", entry: parsed.data };
  return {
    kind: "errors",
    errors: sentencesOf(parsed.error.issues, {
      name: ({ code }) =>
        code === "too_small" ? wording.nameMissing : wording.nameTooLong(nameMaxLength),
      notes: () => wording.notesTooLong(notesMaxLength),
      position: () => {
        if (meant !== null) return wording.minusForgotten(meant);
        return fields.position.trim() === "" ? wording.whereMissing : wording.whereUnread;
      },
    }),
  };
}

export function farAwayHint(where: string, units: UnitSystem): string | undefined {
  const meant = withForgottenMinus(where);
  if (meant !== null) return wording.minusForgotten(meant);
  const position = readPosition(where);
  const distance = position === null ? null : implausibleDistance(position);
  return distance === null ? undefined : wording.farAway(milesText(distance, units));
}
