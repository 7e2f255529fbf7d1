import { bostonWater, bostonWaterId, shownWater, type Water } from "@striper/angling/home-waters";
import { useSelector } from "@tanstack/react-store";
import { use, useEffect } from "react";
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

/** The catalogue of spots comes with it: nobody whose water is Boston Harbor waits for that. */
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

/**
 * The water that everything is about when nothing else is said: the chosen home water, else the first
 * one, else the spot looked at last, else Boston Harbor. Suspends until the catalogue is read.
 */
export function useHomeWater(): Water {
  const here = useSelector(deviceWatersStore);
  if (isOfBoston(here)) return bostonWater;
  return (views ?? use(loadViews())).waterOfDevice(here);
}

/** Remembers the spot looked at last, which stands in for home waters where there are none. */
export function useSeenWater(id: string, own: StoredWater["own"]): void {
  const { name, position } = own ?? {};
  useEffect(() => {
    const seen = name === undefined || position === undefined ? null : { name, position };
    updateDeviceWaters({ lastSeen: { id, own: seen } });
  }, [id, name, position]);
}

// Under way before the first view is drawn.
if (!isOfBoston(deviceWatersStore.get())) void loadViews().catch(() => undefined);
