import { position } from "@striper/contract/schemas";
import { readFromOutside } from "@striper/contract/validation";
import { Store } from "@tanstack/store";
import * as z from "zod/mini";
import { readStoredJson, removeStored, writeStored } from "#web/platform/stored.ts";

/** A water by id. An own spot also carries its name and position, which no catalogue has. */
const kept = z.object({
  id: z.string(),
  own: z.nullable(z.object({ name: z.string(), position })),
});
export type StoredWater = z.output<typeof kept>;

const deviceWaters = z.object({
  homeWaters: z.array(kept),
  chosen: z.nullable(z.string()),
  lastSeen: z.nullable(kept),
  isAsking: z.boolean(),
});
export type DeviceWaters = z.output<typeof deviceWaters>;

const key = "waters_here";
export const cachedWaterKey = "cached_water";
const none: DeviceWaters = { homeWaters: [], chosen: null, lastSeen: null, isAsking: false };

function stored(): DeviceWaters {
  const parsed = readFromOutside(deviceWaters, readStoredJson(key));
  return parsed.success ? parsed.data : none;
}

/**
 * The waters used on this device, available synchronously for the first frame; the account's database takes a moment
 * to open.
 */
export const deviceWatersStore = new Store(stored());

export function updateDeviceWaters(change: Partial<DeviceWaters>): void {
  deviceWatersStore.setState((before) => ({ ...before, ...change }));
  writeStored(key, JSON.stringify(deviceWatersStore.get()));
}

/** Clears the waters at sign-out, because own spots are private. */
export function clearDeviceWaters(): void {
  deviceWatersStore.setState(() => none);
  removeStored(key);
  removeStored(cachedWaterKey);
}
