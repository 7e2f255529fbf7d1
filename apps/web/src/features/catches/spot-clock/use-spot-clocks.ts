import type { KnownSpot } from "@striper/angling/catches/spot-clock";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useLog } from "#web/features/catches/log/use-log.ts";
import type { ClockOfSpot } from "#web/features/catches/spot-clock/compute-clocks.ts";
import { useAccountId } from "#web/platform/local-store/account-id.tsx";

/** Numbers the log's arrays, which stay the same until the log changes. */
const serials = new WeakMap<object, number>();
let lastSerial = 0;
function serialOf(value: object): number {
  const known = serials.get(value);
  if (known !== undefined) return known;
  lastSerial += 1;
  serials.set(value, lastSerial);
  return lastSerial;
}

/**
 * Returns the clocks, or null until they are computed. Works offline once the stations' tides are
 * cached.
 */
export function useSpotClocks(ownSpots: readonly KnownSpot[]): readonly ClockOfSpot[] | null {
  const { state, catches, trips } = useLog();
  const accountId = useAccountId();
  const { data } = useQuery({
    queryKey: ["catches", "spot-clocks", accountId, serialOf(catches), serialOf(trips), ownSpots],
    queryFn: async () => {
      const { computeClocks } = await import("#web/features/catches/spot-clock/compute-clocks.ts");
      return computeClocks({ catches, trips }, ownSpots);
    },
    enabled: state === "ready" && trips.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    networkMode: "always" as const,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return data ?? null;
}
