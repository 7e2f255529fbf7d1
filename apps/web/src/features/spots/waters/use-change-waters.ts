import type { HomeWaterChange } from "@striper/angling/home-waters";
import { useChangeSpots } from "#web/features/spots/mine/use-my-spots.ts";

/** Writes down changes of the home waters, in order; false where the device could not keep one. */
export function useChangeWaters(): (changes: readonly HomeWaterChange[]) => Promise<boolean> {
  const change = useChangeSpots();
  return async (changes) => {
    for (const { id: subjectId, rank } of changes)
      if (!(await change({ kind: "home-water", subjectId, rank }))) return false;
    return true;
  };
}
