import { bostonWater, bostonWaterId, shownWater, type Water } from "@striper/angling/home-waters";
import { useSelector } from "@tanstack/react-store";
import { use, useEffect } from "react";
import { cacheWater, readCachedWater } from "#web/features/spots/waters/cached-water.ts";
import {
  updateDeviceWaters,
  deviceWatersStore,
  type StoredWater,
  type DeviceWaters,
} from "#web/platform/device-waters.ts";

interface Views {
  readonly waterOfDevice: (here: DeviceWaters) => Water;
}

let views: Views | null = null;
let loading: Promise<Views> | null = null;

/** Loads the spot catalogue, which Boston Harbor does not need. */
function loadViews(): Promise<Views> {
  loading ??= import("#web/features/spots/waters/waters-view.ts").then(
    (loaded): Views => {
      views = loaded;
      return loaded;
    },
    (cause: unknown) => {
      loading = null;
      throw cause;
    },
  );
  return loading;
}

function isOfBoston({ homeWaters, chosen, lastSeen }: DeviceWaters): boolean {
  const ids = homeWaters.map(({ id }) => id);
  const shown = shownWater({ homeWaters: ids, chosen, lastSeen: lastSeen?.id ?? null });
  return shown === null || shown === bostonWaterId;
}

/** Water from an earlier visit, read once per device state. */
let kept: { readonly of: DeviceWaters; readonly water: Water | null } | null = null;

function cachedWaterOf(here: DeviceWaters): Water | null {
  if (kept?.of !== here) kept = { of: here, water: readCachedWater(here) };
  return kept.water;
}

/** Water from the catalogue, stored for the next visit. */
let found: { readonly of: DeviceWaters; readonly water: Water } | null = null;

function foundWaterOf(here: DeviceWaters, { waterOfDevice }: Views): Water {
  if (found?.of !== here) {
    found = { of: here, water: waterOfDevice(here) };
    cacheWater(here, found.water);
  }
  return found.water;
}

/**
 * Returns the shown water: the chosen home water, else the first one, else the last viewed spot,
 * else Boston Harbor. Uses the copy of an earlier visit, or suspends until the catalogue is loaded.
 */
export function useHomeWater(): Water {
  const here = useSelector(deviceWatersStore);
  if (isOfBoston(here)) return bostonWater;
  if (views !== null) return foundWaterOf(here, views);
  return cachedWaterOf(here) ?? foundWaterOf(here, use(loadViews()));
}

/** Remembers the last viewed spot, which is shown when there are no home waters. */
export function useSeenWater(id: string, own: StoredWater["own"]): void {
  const { name, position } = own ?? {};
  useEffect(() => {
    const seen = name === undefined || position === undefined ? null : { name, position };
    updateDeviceWaters({ lastSeen: { id, own: seen } });
  }, [id, name, position]);
}

/**
 * Delay in ms before the catalogue refreshes the cached water, which the first view does not need.
 */
const catalogueAfter = 3000;

const atFirst = deviceWatersStore.get();
// Starts before the first render if the view depends on it.
if (!isOfBoston(atFirst)) {
  const load = () => void loadViews().catch(() => undefined);
  if (cachedWaterOf(atFirst) === null) load();
  else setTimeout(load, catalogueAfter);
}
