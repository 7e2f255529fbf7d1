import { minute } from "@striper/marine/time";
import type { Position } from "@striper/marine/geo";
import { distanceText, type UnitSystem } from "#web/platform/units.ts";
import { spotsWording } from "#web/features/spots/wording.ts";
import type { DevicePosition } from "#web/platform/device-position.ts";
import { ageText } from "#web/ui/figures/source-chip-view.ts";

/** A position older than this is shown with its age. */
const recent = 30 * minute;

export function earlierPlaceNote(device: DevicePosition, now: number): string | null {
  return device.position === null || now - device.at <= recent
    ? null
    : spotsWording.fromEarlierPlace(ageText(device.at, now));
}

export function distanceInWords(
  device: DevicePosition,
  to: Position,
  units: UnitSystem,
  now: number,
): string {
  if (device.position === null) return spotsWording.distanceUnknown;
  const distance = distanceText(device.position, to, units);
  return now - device.at <= recent
    ? spotsWording.away(distance)
    : spotsWording.awayFrom(distance, ageText(device.at, now));
}
