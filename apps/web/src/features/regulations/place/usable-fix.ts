import type { Position } from "@striper/marine/geo";
import type { DevicePosition } from "#web/platform/device-position.ts";

/** Max age of a position, ms: a boat under way could cross the three-mile line within it. */
export const fixLife = 15 * 60_000;

export interface Fix {
  readonly position: Position;
  readonly accuracyM: number;
  readonly at: number;
}

export function usableFix(device: DevicePosition, now: number): Fix | null {
  if (device.state !== "known" || now - device.at > fixLife) return null;
  return { position: device.position, accuracyM: device.accuracy_m, at: device.at };
}
