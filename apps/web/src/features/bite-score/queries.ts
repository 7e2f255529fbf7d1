import { bostonHarbor, type BitePlace } from "@striper/angling/bite-score";
import { predictorsFor } from "@striper/angling/spots";
import { forecastPointAt } from "@striper/angling/weather";
import { biteScore } from "@striper/contract/bite-score";
import type { OutputOf } from "@striper/contract/endpoint";
import type { weather } from "@striper/contract/weather";
import type { Position } from "@striper/marine/geo";
import { minute, type Instant } from "@striper/marine/time";
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import type { DeviceScore } from "#web/features/bite-score/device-score.ts";
import { cachedQuery } from "#web/platform/api/cached-answer.ts";
import { cachedWeatherQuery } from "#web/platform/api/cached-weather.ts";
import { nextFrame } from "#web/platform/next-frame.ts";

export type BiteAnswer = OutputOf<typeof biteScore.response>;

export const weekHours = 168;

// From the specification: "Conditions update automatically every hour". A new visit refreshes
// sooner.
const keeping = { freshFor: 5 * 60_000, every: 60 * 60_000, timeout: 15_000 } as const;

const biteScoreQuery = (spot: string | null) =>
  spot === null
    ? cachedQuery(biteScore, { query: { hours: weekHours } }, { name: "bite_score", ...keeping })
    : cachedQuery(
        biteScore,
        { query: { hours: weekHours, spot } },
        { name: `bite_score_${spot}`, ...keeping },
      );

/**
 * Returns the server's score for the harbor or a built-in spot. An own spot or station is scored
 * only on this device, so that its position stays private.
 */
export function useBiteScore({ spotId, name }: Pick<BitePlace, "spotId" | "name">) {
  const isAsked = spotId !== null || name === bostonHarbor.name;
  const { data, isError, isPending, dataUpdatedAt } = useQuery({
    ...biteScoreQuery(spotId),
    enabled: isAsked,
  });
  return isAsked
    ? { data, isError, isPending, dataUpdatedAt }
    : { data: undefined, isError: false, isPending: false, dataUpdatedAt: 0 };
}

export const useCachedWeather = (position: Position) =>
  useQuery(cachedWeatherQuery(forecastPointAt(position)));

/** Interval of recomputing on the device, because the water moves. */
const slot = 10 * minute;

const loadEngine = () => import("#web/features/bite-score/device-score.ts");

const deviceScoreQuery = (
  place: BitePlace,
  hours: number,
  kept: { readonly data: OutputOf<typeof weather.response> | undefined; readonly at: Instant },
  now: Instant,
) =>
  queryOptions({
    queryKey: [
      "bite-score",
      "device",
      place.spotId ?? place.name,
      place.position,
      hours,
      kept.at,
      Math.floor(now / slot),
    ],
    queryFn: async (): Promise<DeviceScore | null> => {
      const [{ deviceScore }, water] = await Promise.all([
        loadEngine(),
        predictorsFor(place.stations),
      ]);
      // Tide and current paint before a week of scores is computed.
      await nextFrame();
      return deviceScore({ place, water, weather: kept.data, now, hours });
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: slot,
    networkMode: "always" as const,
    placeholderData: keepPreviousData,
    retry: false,
  });

export interface DeviceLookup {
  readonly device: DeviceScore | null;
  readonly isOut: boolean;
}

export function useDeviceScore(place: BitePlace, hours: number, now: Instant): DeviceLookup {
  const { data, dataUpdatedAt } = useCachedWeather(place.position);
  const lookup = useQuery(deviceScoreQuery(place, hours, { data, at: dataUpdatedAt }, now));
  return { device: lookup.data ?? null, isOut: lookup.isError };
}

// Starts before the first render without delaying it.
void predictorsFor(bostonHarbor.stations).catch(() => undefined);
void loadEngine().catch(() => undefined);
