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

/** What the catalogue is needed for. */
interface Views {
  readonly waterOfDevice: (here: DeviceWaters) => Water;
}

let views: Views | null = null;
let loading: Promise<Views> | null = null;

/** Loads the catalogue of spots; not needed for Boston Harbor. */
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

/** As it was kept on an earlier visit: read once for each answer to which water it is. */
let kept: { readonly of: DeviceWaters; readonly water: Water | null } | null = null;

function cachedWaterOf(here: DeviceWaters): Water | null {
  if (kept?.of !== here) kept = { of: here, water: readCachedWater(here) };
  return kept.water;
}

/** As the catalogue has it, which is kept for the next visit. */
let found: { readonly of: DeviceWaters; readonly water: Water } | null = null;

function foundWaterOf(here: DeviceWaters, { waterOfDevice }: Views): Water {
  if (found?.of !== here) {
    found = { of: here, water: waterOfDevice(here) };
    cacheWater(here, found.water);
  }
  return found.water;
}

/**
 * The default water: the chosen home water, else the first one, else the spot looked at last, else
 * Boston Harbor. What an earlier visit kept of it is shown at once; without that it suspends until
 * the catalogue is read.
 */
export function useHomeWater(): Water {
  const here = useSelector(deviceWatersStore);
  if (isOfBoston(here)) return bostonWater;
  if (views !== null) return foundWaterOf(here, views);
  return cachedWaterOf(here) ?? foundWaterOf(here, use(loadViews()));
}

/** Remembers the spot looked at last, which stands in for home waters where there are none. */
export function useSeenWater(id: string, own: StoredWater["own"]): void {
  const { name, position } = own ?? {};
  useEffect(() => {
    const seen = name === undefined || position === undefined ? null : { name, position };
    updateDeviceWaters({ lastSeen: { id, own: seen } });
  }, [id, name, position]);
}

/** Delay before the catalogue refreshes the cached water, ms; the first view does not need it. */
const catalogueAfter = 3000;

const atFirst = deviceWatersStore.get();
// Started before the first render if the view waits for it.
if (!isOfBoston(atFirst)) {
  const load = () => void loadViews().catch(() => undefined);
  if (cachedWaterOf(atFirst) === null) load();
  else setTimeout(load, catalogueAfter);
}
