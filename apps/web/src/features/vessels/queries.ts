import { capabilities } from "@striper/contract/operations";
import { vesselTrack } from "@striper/contract/vessels";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "#web/platform/api/api-client.ts";
import { cachedQuery } from "#web/platform/api/cached-answer.ts";

/** The answer changes only when the operator restarts the server with another configuration, ms. */
const freshFor = 5 * 60_000;
const trackEvery = 30_000;

const capabilitiesQuery = cachedQuery(
  capabilities,
  {},
  { name: "capabilities", freshFor, every: freshFor, timeout: 10_000 },
);

export type KnownFeed = "there" | "none" | "asking" | "unanswered";

export function useFeed(): KnownFeed {
  const { data, isError } = useQuery(capabilitiesQuery);
  if (data === undefined) return isError ? "unanswered" : "asking";
  return data.vessel_feed ? "there" : "none";
}

const trackQuery = (mmsi: number) =>
  queryOptions({
    queryKey: ["vessels", "track", mmsi],
    queryFn: ({ signal }) =>
      call(vesselTrack, { params: { mmsi: String(mmsi).padStart(9, "0") } }, { signal }),
    refetchInterval: trackEvery,
    retry: false,
  });

export const useTrack = (mmsi: number) => useQuery(trackQuery(mmsi)).data?.track ?? [];
