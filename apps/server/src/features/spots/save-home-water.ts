import { mostHomeWaters } from "@striper/angling/home-waters";
import type { SpotsDependencies } from "#server/features/spots/dependencies.ts";
import * as store from "#server/features/spots/home-waters.store.ts";
import type { HomeWaterRow } from "#server/features/spots/home-waters.store.ts";
import { wording } from "#server/features/spots/wording.ts";
import { AppError } from "#server/http/app-error.ts";

/** The last write of a water wins; a sixth water is refused. */
export function saveHomeWater({ orm }: SpotsDependencies, water: HomeWaterRow): Promise<void> {
  return orm.transaction(async (transaction) => {
    await store.lockHomeWaters(transaction, water.accountId);
    const held = await store.listHomeWaters(transaction, water.accountId);
    const isNew = held.every(({ waterId }) => waterId !== water.waterId);
    if (isNew && held.length >= mostHomeWaters)
      throw new AppError("limit_reached", { message: wording.homeWatersFull });
    await store.putHomeWater(transaction, water);
  });
}
