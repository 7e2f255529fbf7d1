import { bostonHarborPosition } from "@striper/angling/spots";
import type { Position } from "@striper/marine/geo";
import type { CatchesDependencies } from "#server/features/catches/dependencies.ts";
import type { CatchRow } from "#server/features/catches/entries/catches.store.ts";
import { positionOf } from "#server/features/catches/entries/catches.presenter.ts";

type Placed = Pick<CatchRow, "latitude" | "longitude" | "spotId" | "locationName">;

const isBostonHarbor = ({ locationName }: Placed): boolean =>
  locationName?.trim().toLowerCase() === "boston harbor";

export const hasPlace = (row: Placed): boolean =>
  row.latitude !== null || row.spotId !== null || isBostonHarbor(row);

export async function placeOf(
  { spotPosition }: Pick<CatchesDependencies, "spotPosition">,
  row: Placed & Pick<CatchRow, "accountId">,
): Promise<Position | undefined> {
  const own = positionOf(row);
  if (own !== null) return own;
  const spot = row.spotId === null ? undefined : await spotPosition(row.accountId, row.spotId);
  return spot ?? (isBostonHarbor(row) ? bostonHarborPosition : undefined);
}
