import type { Position } from "@striper/marine/geo";
import type { Instant } from "@striper/marine/time";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { ReportSource } from "#server/platform/database/read-report.ts";
import type { BlobSpace } from "#server/platform/blob-storage/blob-storage.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Images } from "#server/platform/images/images.ts";
import type { Log } from "#server/platform/log/log.ts";

export const observedFields = [
  "wind_speed_kt",
  "wind_direction_degrees",
  "air_temperature_c",
  "water_temperature_c",
  "pressure_hpa",
] as const;
export type ObservedField = (typeof observedFields)[number];

export interface StationFigures {
  readonly source: string;
  readonly position: Position;
  readonly figures: Partial<
    Readonly<Record<ObservedField, { readonly at: Instant; readonly value: number }>>
  >;
}

/** Returns the position of a built-in spot or of one the account owns. */
export type SpotPosition = (accountId: string, spotId: string) => Promise<Position | undefined>;

export interface CatchesDependencies {
  readonly orm: NodePgDatabase;
  readonly reports?: ReportSource | undefined;
  readonly clock: Clock;
  readonly log: Log;
  readonly observedNow: () => readonly StationFigures[];
  readonly spotPosition: SpotPosition;
  readonly images: Images;
  readonly blobs: BlobSpace;
}
