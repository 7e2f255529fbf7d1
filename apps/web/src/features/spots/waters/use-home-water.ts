import { useSelector } from "@tanstack/react-store";
import type { Water } from "@striper/angling/home-waters";
import { useEffect } from "react";
import { useMySpots } from "#web/features/spots/mine/use-my-spots.ts";
import { keptWaters, listedWaters, waterHere } from "#web/features/spots/waters/waters-view.ts";
import { changeWatersHere, watersHereStore, type KeptWater } from "#web/platform/waters-here.ts";

/**
 * The water that everything is about when nothing else is said: the chosen home water, else the first
 * one, else the spot looked at last, else Boston Harbor. Known before the first frame.
 */
export const useHomeWater = (): Water => waterHere(useSelector(watersHereStore));

/** The home waters in their order. */
export const useHomeWaters = (): readonly Water[] => listedWaters(useSelector(watersHereStore));

/** Keeps what is read before the first frame the same as the account's databases. */
export function useKeepWatersHere(): void {
  const { isLoaded, homeWaters, ownSpots } = useMySpots();
  useEffect(() => {
    if (isLoaded) changeWatersHere({ homeWaters: [...keptWaters(homeWaters, ownSpots)] });
  }, [isLoaded, homeWaters, ownSpots]);
}

/** Remembers the spot looked at last, which stands in for home waters where there are none. */
export function useSeenWater(id: string, own: KeptWater["own"]): void {
  const { name, position } = own ?? {};
  useEffect(() => {
    const seen = name === undefined || position === undefined ? null : { name, position };
    changeWatersHere({ lastSeen: { id, own: seen } });
  }, [id, name, position]);
}
