import { nauticalMiles } from "@striper/marine/units";
import type { ChartIndex } from "@striper/contract/chart-cells";
import type { Position } from "@striper/marine/geo";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import type { ChartSource } from "#web/features/charts/chart-source.ts";
import {
  addFiles,
  answersFor,
  filesFor,
  missingOf,
  type ChartArea,
  type ChartFile,
} from "#web/features/charts/offline/store-charts.ts";
import { isWithoutCharts, mayUseConnection } from "#web/features/charts/offline/stored-charts.ts";

/** Radius of the water that somebody may reach on a trip. */
const reach = nauticalMiles(3);
const milesInDegree = 60;
const steps = 1e6;

export function areaOfTrip({ latitude, longitude }: Position): ChartArea {
  const north = reach / milesInDegree;
  const east = north / Math.cos((latitude * Math.PI) / 180);
  return [
    Math.floor((longitude - east) * steps),
    Math.floor((latitude - north) * steps),
    Math.ceil((longitude + east) * steps),
    Math.ceil((latitude + north) * steps),
  ];
}

export type ChartsOfTrip =
  /** Still being checked, or the chart index is unknown. */
  | { readonly kind: "unknown" }
  /** The server has no chart there. */
  | { readonly kind: "uncharted" }
  | { readonly kind: "missing" }
  /** All charts are stored. `issued` is the date of the oldest edition. */
  | { readonly kind: "kept"; readonly issued: string };

function oldestOf({ cells }: ChartIndex, files: readonly ChartFile[]): string {
  const names = new Set(files.map(({ file }) => file));
  const dates = cells.filter(({ file }) => names.has(file)).map(({ issued }) => issued);
  return dates.toSorted()[0] ?? "";
}

export async function chartsOfTrip(index: ChartIndex, place: Position): Promise<ChartsOfTrip> {
  const files = filesFor(index, areaOfTrip(place));
  if (files.length === 0) return { kind: "uncharted" };
  const missing = await missingOf(files);
  return missing.length > 0
    ? { kind: "missing" }
    : { kind: "kept", issued: oldestOf(index, files) };
}

/** Fetches the missing charts and keeps all others. Offline or without room nothing changes. */
export async function storeChartsOfTrip(index: ChartIndex, place: Position): Promise<void> {
  const { signal } = new AbortController();
  const onProgress = () => undefined;
  await addFiles(filesFor(index, areaOfTrip(place)), { signal, onProgress });
}

/** Stores the data behind the chart answers of a shown area, unless the connection is metered. */
export function useKeptAnswers(source: ChartSource | null, area: ChartArea, isOnline: boolean) {
  useQuery({
    queryKey: ["charts", "kept-answers", source?.key, ...area],
    queryFn: async () => {
      if (source === null || isWithoutCharts() || !mayUseConnection()) return "not-kept";
      const { signal } = new AbortController();
      const options = { signal, onProgress: () => undefined };
      return (await addFiles(answersFor(source.index, area), options)).kind;
    },
    enabled: source !== null && isOnline && "caches" in globalThis,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

export function useChartsOfTrip(source: ChartSource | null, place: Position, isOnline: boolean) {
  const { data, refetch } = useQuery({
    queryKey: ["charts", "of-trip", source?.key, place],
    queryFn: () => (source === null ? null : chartsOfTrip(source.index, place)),
    enabled: source !== null && "caches" in globalThis,
    networkMode: "always",
    retry: false,
  });
  async function keep(): Promise<void> {
    if (source === null) return;
    await storeChartsOfTrip(source.index, place);
    await refetch();
  }
  const mayCome = data?.kind === "missing" && isOnline;
  const keepUnasked = useEffectEvent(() => {
    if (!isWithoutCharts() && mayUseConnection()) void keep().catch(() => undefined);
  });
  useEffect(() => {
    if (mayCome) keepUnasked();
  }, [mayCome]);
  const charts: ChartsOfTrip = data ?? { kind: "unknown" };
  return { charts, keep };
}
