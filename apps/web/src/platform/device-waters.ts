import { position } from "@striper/contract/schemas";
import { readFromOutside } from "@striper/contract/validation";
import { Store } from "@tanstack/store";
import * as z from "zod/mini";
import { readStoredJson, removeStored, writeStored } from "#web/platform/stored.ts";

/** A water by its id; of an own spot also what makes it one, since no catalogue knows it. */
const kept = z.object({
  id: z.string(),
  own: z.nullable(z.object({ name: z.string(), position })),
});
export type StoredWater = z.output<typeof kept>;

const deviceWaters = z.object({
  /** Home waters of the account in their order, as this device last saw them. */
  homeWaters: z.array(kept),
  /** Chosen on this device with a tap on the dashboard's title. */
  chosen: z.nullable(z.string()),
  /** The spot looked at last. */
  lastSeen: z.nullable(kept),
  /** Somebody has just signed up here, and is asked for their waters once. */
  isAsking: z.boolean(),
});
export type DeviceWaters = z.output<typeof deviceWaters>;

const key = "waters_here";
/** Under which what the catalogue says of the shown water is kept. */
export const cachedWaterKey = "cached_water";
const none: DeviceWaters = { homeWaters: [], chosen: null, lastSeen: null, isAsking: false };

function stored(): DeviceWaters {
  const parsed = readFromOutside(deviceWaters, readStoredJson(key));
  return parsed.success ? parsed.data : none;
}

/**
 * The waters used on this device. A synchronous copy for the first frame: the account's database
 * takes a moment to open.
 */
export const deviceWatersStore = new Store(stored());

export function updateDeviceWaters(change: Partial<DeviceWaters>): void {
  deviceWatersStore.setState((before) => ({ ...before, ...change }));
  writeStored(key, JSON.stringify(deviceWatersStore.get()));
}

/** Cleared at sign-out: own spots are private. */
export function clearDeviceWaters(): void {
  deviceWatersStore.setState(() => none);
  removeStored(key);
  removeStored(cachedWaterKey);
}
