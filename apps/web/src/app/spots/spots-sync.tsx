import { useSpotsSync } from "#web/features/spots/mine/use-my-spots.ts";

/** Runs beside every view of a signed-in person. */
export function SpotsSync() {
  useSpotsSync();
  return null;
}
