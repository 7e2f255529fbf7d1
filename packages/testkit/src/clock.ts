import type { Instant } from "@striper/marine/time";

/** 5:00 am in Boston on 13 June 2026, a Saturday in the season. */
export const summerMorning: Instant = Date.UTC(2026, 5, 13, 9);
