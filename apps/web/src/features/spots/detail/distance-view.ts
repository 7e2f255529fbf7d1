import { minute } from "@striper/marine/time";
import type { Position } from "@striper/marine/geo";
import { distanceText, type UnitSystem } from "#web/platform/units.ts";
import { spotsWording } from "#web/features/spots/wording.ts";
import type { DevicePosition } from "#web/platform/device-position.ts";
import { ageText } from "#web/ui/figures/source-chip-view.ts";

/** Older than this, the place one measures from is named with its age. */
const recent = 30 * minute;

/** Said once for a whole list whose distances are from an earlier place. */
export function earlierPlaceNote(device: DevicePosition, now: number): string | null {
  return device.position === null || now - device.at <= recent
    ? null
    : spotsWording.fromEarlierPlace(ageText(device.at, now));
}

/** "4.2 mi away" from the current or last position; or that it is unknown. */
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
