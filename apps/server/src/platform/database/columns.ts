import { customType } from "drizzle-orm/pg-core";

/** UTC epoch milliseconds in the program, `timestamptz` in the database. */
export const instant = customType<{ data: number; driverData: string | Date }>({
  dataType: () => "timestamp (3) with time zone",
  toDriver: (epochMilliseconds) => new Date(epochMilliseconds).toISOString(),
  fromDriver: (value) => new Date(value).getTime(),
});

export const bytea = customType<{ data: Buffer; driverData: Buffer }>({
  dataType: () => "bytea",
});
