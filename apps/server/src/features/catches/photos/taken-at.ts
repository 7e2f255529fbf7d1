import { instantOfHarborTime, minute, second, type Instant } from "@striper/marine/time";
import type { CaptureTime } from "#server/platform/images/exif.ts";

/** A camera that tells no zone is taken to run on the harbor's time. */
export function takenAt(capture: CaptureTime | null): Instant | null {
  if (capture === null) return null;
  const { localTime, offsetMinutes } = capture;
  if (offsetMinutes !== null) return Date.parse(`${localTime}Z`) - offsetMinutes * minute;
  const [date = "", time = ""] = localTime.split("T");
  const [hours, minutes, seconds] = time.split(":").map(Number);
  return instantOfHarborTime(date, hours ?? 0, minutes ?? 0) + (seconds ?? 0) * second;
}
