import type { CatchContent, Trip } from "@striper/contract/catch-records";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { ObservedField } from "#server/features/catches/dependencies.ts";
import { goesWithAccount, keyWithinAccount } from "#server/platform/database/account-key.ts";
import { bytea, instant } from "#server/platform/database/columns.ts";
import {
  catchFields,
  fieldNames,
  type CatchFields,
  type FieldName,
  type FieldNameOf,
} from "@striper/contract/catch-fields";
import type { $Type } from "drizzle-orm";

/*
 * Most fields have a column of their own name: `bait_lure` is stored in `baitLure`. Time, photo and
 * position have their own columns below.
 */

type OwnName = Exclude<FieldName, FieldNameOf<"instant" | "photo" | "position">>;

const columnOfKind = {
  name: (column: string) => text(column).notNull(),
  line: (column: string) => text(column),
  text: (column: string) => text(column),
  figure: (column: string) => doublePrecision(column),
  flag: (column: string) => boolean(column).notNull(),
  spot: (column: string) => text(column),
  id: (column: string) => uuid(column),
  mode: (column: string) => text(column),
  conditions: (column: string) => jsonb(column).notNull(),
  score: (column: string) => jsonb(column),
  verdict: (column: string) => jsonb(column),
};

type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

const camelCase = (name: string): string =>
  name.replaceAll(/_([a-z])/gu, (_, letter: string) => letter.toUpperCase());

type FieldColumns = {
  [Name in OwnName as CamelCase<Name>]: $Type<
    ReturnType<(typeof columnOfKind)[CatchFields[Name]["kind"]]>,
    NonNullable<CatchContent[Name]>
  >;
};
export type FieldValues = { [Name in OwnName as CamelCase<Name>]: CatchContent[Name] };

const isOwnName = (field: FieldName): field is OwnName => catchFields[field].kind in columnOfKind;

const own = fieldNames()
  .filter(isOwnName)
  .map((field) => ({ field, property: camelCase(field) }));

export function fieldColumns(): FieldColumns;
export function fieldColumns(): object {
  return Object.fromEntries(
    own.map(({ field, property }) => [property, columnOfKind[catchFields[field].kind](field)]),
  );
}

export function fieldValuesOf(content: CatchContent): FieldValues;
export function fieldValuesOf(content: CatchContent): object {
  const values: Record<string, unknown> = {};
  for (const { field, property } of own) values[property] = content[field];
  return values;
}

export function fieldsOf(values: FieldValues): Pick<CatchContent, OwnName>;
export function fieldsOf(values: Readonly<Record<string, unknown>>): object {
  const fields: Record<string, unknown> = {};
  for (const { field, property } of own) fields[field] = values[property];
  return fields;
}

/** One row per account with a log. Writers lock it until they commit. */
export const catchLogs = pgTable(
  "catch_logs",
  {
    accountId: uuid("account_id").primaryKey(),
    /** Number of the last write; grows by one per row written, in commit order. */
    change: bigint({ mode: "number" }).notNull(),
    /** Includes deleted rows. */
    catches: integer().notNull().default(0),
    trips: integer().notNull().default(0),
  },
  (table) => [goesWithAccount("catch_logs_account", table.accountId)],
);

const beginningOfRow = () => ({
  accountId: uuid("account_id").notNull(),
  id: uuid().notNull(),
  change: bigint({ mode: "number" }).notNull(),
  revision: integer().notNull().default(1),
  /**
   * Hash of the request that made the row; tells a repeated request from another with the same id.
   */
  contentHash: bytea("content_hash"),
});

const endOfRow = () => ({
  createdAt: instant("created_at").notNull(),
  updatedAt: instant("updated_at").notNull(),
  deletedAt: instant("deleted_at"),
  /** True once deletion is final: only the id is left. */
  isErased: boolean("is_erased").notNull().default(false),
});

/** Positions are indexed only under the owner's id. */
export const catches = pgTable(
  "catches",
  {
    ...beginningOfRow(),
    ...fieldColumns(),
    /** Normalized species name, equal for all spellings of a species. */
    speciesKey: text("species_key").notNull(),
    caughtAt: instant("caught_at").notNull(),
    /** The photo file may arrive later. */
    photoId: uuid("photo_id"),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    /** Conditions the server added later; editing the catch leaves them unchanged. */
    addedConditions: jsonb("added_conditions").$type<CatchContent["conditions"]>().notNull(),
    /** Time until which missing conditions are searched for; null when nothing is missing. */
    seekUntil: instant("seek_until"),
    /** True when the fish was longer or heavier than every earlier measured fish of its species. */
    isPersonalBest: boolean("is_personal_best").notNull().default(false),
    /**
     * True for a personal best or the first measured fish; later personal bests are compared with
     * these.
     */
    isMilestone: boolean("raises_mark").notNull().default(false),
    ...endOfRow(),
  },
  (table) => [
    keyWithinAccount(table),
    goesWithAccount("catches_account", table.accountId),
    check(
      "catches_length_positive",
      sql`${table.lengthInches} > 0 and ${table.lengthInches} < 'infinity'`,
    ),
    check(
      "catches_weight_positive",
      sql`${table.weightPounds} > 0 and ${table.weightPounds} < 'infinity'`,
    ),
    check(
      "catches_position_whole",
      sql`(${table.latitude} is null) = (${table.longitude} is null)`,
    ),
    check("catches_mode_known", sql`${table.mode} in ('shore', 'private', 'for-hire')`),
    uniqueIndex("catches_change").on(table.accountId, table.change),
    index("catches_newest")
      .on(table.accountId, table.caughtAt, table.id)
      .where(sql`${table.deletedAt} is null`),
    index("catches_marks")
      .on(table.accountId, table.speciesKey)
      .where(sql`${table.isMilestone}`),
    index("catches_photo")
      .on(table.accountId, table.photoId)
      .where(sql`${table.photoId} is not null`),
    index("catches_seeking")
      .on(table.seekUntil)
      .where(sql`${table.seekUntil} is not null`),
    index("catches_deleted")
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null and not ${table.isErased}`),
    index("catches_created_at").on(table.createdAt),
  ],
);

export const catchTrips = pgTable(
  "catch_trips",
  {
    ...beginningOfRow(),
    startedAt: instant("started_at").notNull(),
    endedAt: instant("ended_at"),
    locationName: text("location_name"),
    spotId: text("spot_id"),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    mode: text({ enum: ["shore", "private", "for-hire"] }),
    targets: text().array().notNull(),
    tried: text().array().notNull(),
    notes: text(),
    stripersCaught: integer("stripers_caught"),
    biteScore: jsonb("bite_score").$type<Trip["bite_score"]>(),
    ...endOfRow(),
  },
  (table) => [
    keyWithinAccount(table),
    goesWithAccount("catch_trips_account", table.accountId),
    check("catch_trips_order", sql`${table.endedAt} >= ${table.startedAt}`),
    check("catch_trips_mode_known", sql`${table.mode} in ('shore', 'private', 'for-hire')`),
    uniqueIndex("catch_trips_change").on(table.accountId, table.change),
    index("catch_trips_started_at").on(table.accountId, table.startedAt),
    index("catch_trips_deleted")
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null and not ${table.isErased}`),
  ],
);

/** The two files are in the blob storage. */
export const catchPhotos = pgTable(
  "catch_photos",
  {
    accountId: uuid("account_id").notNull(),
    id: uuid().notNull(),
    contentHash: bytea("content_hash").notNull(),
    largeKey: text("large_key").notNull(),
    smallKey: text("small_key").notNull(),
    takenAt: instant("taken_at"),
    /** Stored only with the angler's consent. */
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    keyWithinAccount(table),
    goesWithAccount("catch_photos_account", table.accountId),
    check(
      "catch_photos_position_whole",
      sql`(${table.latitude} is null) = (${table.longitude} is null)`,
    ),
    index("catch_photos_created_at").on(table.createdAt),
  ],
);

/** Recent station measurements, kept for catches that are logged late. */
export const observedFigures = pgTable(
  "observed_figures",
  {
    source: text().notNull(),
    field: text().$type<ObservedField>().notNull(),
    at: instant().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    value: doublePrecision().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.field, table.at] }),
    index("observed_figures_at").on(table.at),
  ],
);
