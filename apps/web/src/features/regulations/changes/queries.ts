import { regulationVersions } from "@striper/contract/regulations";
import { useQuery } from "@tanstack/react-query";
import { cachedQuery } from "#web/platform/api/cached-answer.ts";

const versionsQuery = cachedQuery(
  regulationVersions,
  { query: {} },
  { name: "rule_versions", freshFor: 60_000, every: 10 * 60_000, timeout: 15_000 },
);

export const versionsKey = versionsQuery.queryKey;
export const usePublishedVersions = () => useQuery(versionsQuery);
