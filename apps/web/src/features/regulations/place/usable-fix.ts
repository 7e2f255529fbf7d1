import type { Position } from "@striper/marine/geo";
import type { DevicePosition } from "#web/platform/device-position.ts";

/** A boat under way crosses the three-mile line within this time, ms: an older place is not "here". */
export const fixLife = 15 * 60_000;

export interface Fix {
  readonly position: Position;
  readonly accuracyM: number;
  readonly at: number;
}

/** Where the device is now, as far as that decides about a fish; null when it is not known any more. */
export function usableFix(device: DevicePosition, now: number): Fix | null {
  if (device.state !== "known" || now - device.at > fixLife) return null;
  return { position: device.position, accuracyM: device.accuracy_m, at: device.at };
}
