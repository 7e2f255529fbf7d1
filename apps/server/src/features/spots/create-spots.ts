import { findWater, type Water } from "@striper/angling/home-waters";
import { spotById, spotPosition } from "@striper/angling/spots";
import type { Position } from "@striper/marine/geo";
import { importerOfSpots } from "#server/features/spots/spots-archive.ts";
import { listHomeWaters } from "#server/features/spots/home-waters.store.ts";
import type { SpotsDependencies } from "#server/features/spots/dependencies.ts";
import { bindSpots } from "#server/features/spots/spots.routes.ts";
import { createOwnPlaces, type OwnPlace } from "#server/features/spots/own-places.ts";
import { findOwnSpot } from "#server/features/spots/spots.store.ts";
import type { Binder } from "#server/http/bind-endpoint.ts";
import type { Importer } from "#server/platform/account-data/ports.ts";

export interface Spots {
  readonly routes: (bind: Binder) => void;
  readonly importer: Importer;
  /** Returns the same array while none of the spots changes. */
  readonly ownPlaces: (accountId: string) => Promise<readonly OwnPlace[]>;
  readonly homeWater: (accountId: string) => Promise<Water | null>;
  readonly positionOf: (accountId: string, spotId: string) => Promise<Position | undefined>;
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

export function createSpots(dependencies: SpotsDependencies): Spots {
  return {
    routes: (bind) => bindSpots(bind, dependencies),
    importer: importerOfSpots(dependencies),
    ownPlaces: createOwnPlaces(dependencies.orm),
    async homeWater(accountId) {
      const [first] = await listHomeWaters(dependencies.orm, accountId);
      if (first === undefined) return null;
      const { waterId } = first;
      const own = uuid.test(waterId)
        ? await findOwnSpot(dependencies.orm, accountId, waterId)
        : undefined;
      const { name, latitude, longitude } = own ?? {};
      const isOwn = name !== undefined && latitude !== undefined && longitude !== undefined;
      const described = isOwn ? { name, position: { latitude, longitude } } : null;
      return findWater(waterId, described) ?? null;
    },
    async positionOf(accountId, spotId) {
      const builtIn = spotById(spotId);
      if (builtIn !== undefined) return spotPosition(builtIn);
      if (!uuid.test(spotId)) return undefined;
      const own = await findOwnSpot(dependencies.orm, accountId, spotId);
      return own && { latitude: own.latitude, longitude: own.longitude };
    },
  };
}
