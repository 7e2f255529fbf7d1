import type { Position } from "#marine/geo/index.ts";
import { instantOfHarborTime, minute, second, type Instant } from "#marine/time/index.ts";
import { noNotes, readExif, type CaptureTime } from "#marine/photos/exif.ts";
import { findExif } from "#marine/photos/find-exif.ts";

export interface PhotoFacts {
  readonly takenAt: Instant | null;
  readonly position: Position | null;
}

/** Returns when a photo was taken; a camera without a zone is assumed to be on the harbor's time. */
export function takenAt(capture: CaptureTime | null): Instant | null {
  if (capture === null) return null;
  const { localTime, offsetMinutes } = capture;
  if (offsetMinutes !== null) return Date.parse(`${localTime}Z`) - offsetMinutes * minute;
  // The format is fixed: "2026-06-13T05:41:00".
  const figure = (start: number) => Number(localTime.slice(start, start + 2));
  const start = instantOfHarborTime(localTime.slice(0, 10), figure(11), figure(14));
  return start + figure(17) * second;
}

export function readPhotoFacts(file: Uint8Array): PhotoFacts {
  const block = findExif(file);
  const { capturedAt, position } = block === null ? noNotes : readExif(block);
  return { takenAt: takenAt(capturedAt), position };
}
