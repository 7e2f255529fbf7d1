import {
  bostonWater,
  shownWater,
  findWater,
  type HomeWater,
  type Water,
} from "@striper/angling/home-waters";
import type { OwnSpot } from "@striper/contract/spots";
import { watersWording as wording } from "#web/features/spots/waters/wording.ts";
import type { StoredWater, DeviceWaters } from "#web/platform/device-waters.ts";

export function storedWater(
  id: string,
  ownSpots: readonly Pick<OwnSpot, "spot_id" | "name" | "position">[],
): StoredWater {
  const own = ownSpots.find(({ spot_id }) => spot_id === id);
  return { id, own: own === undefined ? null : { name: own.name, position: own.position } };
}

/** Returns the home waters that can be shown. One whose own spot is not loaded yet is left out. */
export const storedWaters = (
  homeWaters: readonly HomeWater[],
  ownSpots: Parameters<typeof storedWater>[1],
): readonly StoredWater[] =>
  homeWaters
    .map(({ id }) => storedWater(id, ownSpots))
    .filter(({ id, own }) => findWater(id, own) !== undefined);

export const listedWaters = ({ homeWaters }: DeviceWaters): readonly Water[] =>
  homeWaters.flatMap(({ id, own }) => findWater(id, own) ?? []);

export function waterOfDevice({ homeWaters, chosen, lastSeen }: DeviceWaters): Water {
  const id = shownWater({
    homeWaters: homeWaters.map((water) => water.id),
    chosen,
    lastSeen: lastSeen?.id ?? null,
  });
  const shown = [...homeWaters, lastSeen].find((water) => water?.id === id);
  return (shown && findWater(shown.id, shown.own)) ?? bostonWater;
}

interface ButtonState {
  readonly isHome: boolean;
  readonly isShown: boolean;
}

export function homeWaterButtonText({ isHome, isShown }: ButtonState): string {
  if (isShown) return wording.shownHere;
  return isHome ? wording.fishedHere : wording.fishHere;
}
