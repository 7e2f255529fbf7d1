export * from "#angling/trip-plan/area-guard.ts";
export * from "#angling/trip-plan/leave-by.ts";
export * from "#angling/trip-plan/line-guard.ts";
export * from "#angling/trip-plan/pack.ts";
export * from "#angling/trip-plan/way-home.ts";
