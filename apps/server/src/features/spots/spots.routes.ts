import { isKnownWater } from "@striper/angling/home-waters";
import { spotById } from "@striper/angling/spots";
import * as contract from "@striper/contract/spots";
import type { SpotsDependencies } from "#server/features/spots/dependencies.ts";
import * as waters from "#server/features/spots/home-waters.store.ts";
import { saveHomeWater } from "#server/features/spots/save-home-water.ts";
import { saveOwnSpot } from "#server/features/spots/save-own-spot.ts";
import { presentHomeWater, presentOwnSpot } from "#server/features/spots/spots.presenter.ts";
import * as store from "#server/features/spots/spots.store.ts";
import { wording } from "#server/features/spots/wording.ts";
import { AppError } from "#server/http/app-error.ts";
import { idOfMark, markOfId } from "#server/http/cursors.ts";
import type { Binder } from "#server/http/bind-endpoint.ts";

const succeeded = (message: string) => ({ success: true as const, message });
const noSuchSpot = (): AppError => new AppError("not_found", { message: wording.noSuchSpot });

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

async function isOwnSpot({ orm }: SpotsDependencies, accountId: string, id: string) {
  return uuid.test(id) && (await store.findOwnSpot(orm, accountId, id)) !== undefined;
}

export function bindSpots(bind: Binder, context: SpotsDependencies): void {
  const { orm, clock } = context;
  bind.signedIn(contract.mySpots, async ({ query, account: { accountId } }) => {
    const after = query.after === undefined ? undefined : idOfMark(query.after, "after");
    const { spots, next } = await store.readSpotsPage(orm, accountId, after);
    const isFirst = after === undefined;
    const home = isFirst ? await waters.listHomeWaters(orm, accountId) : [];
    return {
      own_spots: spots.map(presentOwnSpot),
      favorites: isFirst ? await store.listFavorites(orm, accountId) : [],
      home_waters: home.map(presentHomeWater),
      next: next === null ? null : markOfId(next),
    };
  });
  bind.signedIn(contract.saveOwnSpot, async ({ params, body, account }) =>
    presentOwnSpot(await saveOwnSpot(context, account.accountId, params.spot_id, body)),
  );
  bind.signedIn(contract.removeOwnSpot, async ({ params, account: { accountId } }) => {
    if (!(await store.deleteOwnSpot(orm, accountId, params.spot_id))) throw noSuchSpot();
    await store.deleteFavorite(orm, accountId, params.spot_id);
    await waters.deleteHomeWater(orm, accountId, params.spot_id);
    return succeeded(wording.removed);
  });
  bind.signedIn(contract.addFavorite, async ({ params, account: { accountId } }) => {
    const { spot_id } = params;
    const isSpot =
      spotById(spot_id) !== undefined || (await isOwnSpot(context, accountId, spot_id));
    if (!isSpot) throw noSuchSpot();
    const favorite = { accountId, spotId: params.spot_id, createdAt: clock.now() };
    await store.insertFavorite(orm, favorite);
    return succeeded(wording.favored);
  });
  bind.signedIn(contract.removeFavorite, async ({ params, account }) => {
    await store.deleteFavorite(orm, account.accountId, params.spot_id);
    return succeeded(wording.unfavored);
  });
  bindHomeWaters(bind, context);
}

function bindHomeWaters(bind: Binder, context: SpotsDependencies): void {
  bind.signedIn(contract.saveHomeWater, async ({ params, body, account: { accountId } }) => {
    const { water_id } = params;
    const isWater = isKnownWater(water_id) || (await isOwnSpot(context, accountId, water_id));
    if (!isWater) throw new AppError("not_found", { message: wording.noSuchWater });
    await saveHomeWater(context, { accountId, waterId: water_id, rank: body.rank });
    return succeeded(wording.homeWaterSaved);
  });
  bind.signedIn(contract.removeHomeWater, async ({ params, account: { accountId } }) => {
    await waters.deleteHomeWater(context.orm, accountId, params.water_id);
    return succeeded(wording.homeWaterRemoved);
  });
}
