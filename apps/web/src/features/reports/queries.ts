import type { OutputOf } from "@striper/contract/endpoint";
import { reports } from "@striper/contract/reports";
import { useQuery } from "@tanstack/react-query";
import { cachedQuery } from "#web/platform/api/cached-answer.ts";

export type ReportsAnswer = OutputOf<typeof reports.response>;

/** From the specification, section 9: cache life and timeout, ms. */
const cacheLife = 180_000;
const timeout = 4000;

const reportsQuery = cachedQuery(
  reports,
  {},
  {
    name: "reports",
    freshFor: cacheLife,
    every: cacheLife,
    timeout,
  },
);

export const useReports = () => useQuery(reportsQuery);
