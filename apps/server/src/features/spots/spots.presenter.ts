import type { OwnSpot } from "@striper/contract/spots";
import type { HomeWaterRow } from "#server/features/spots/home-waters.store.ts";
import type { OwnSpotRow } from "#server/features/spots/spots.store.ts";

export function presentOwnSpot(row: OwnSpotRow): OwnSpot {
  return {
    spot_id: row.id,
    name: row.name,
    notes: row.notes,
    position: { latitude: row.latitude, longitude: row.longitude },
    created_at: new Date(row.createdAt).toISOString(),
    updated_at: new Date(row.updatedAt).toISOString(),
  };
}

export const presentHomeWater = ({ waterId, rank }: HomeWaterRow) => ({ water_id: waterId, rank });
