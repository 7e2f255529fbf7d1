import { mayAnswer, openChart, type Chart } from "@striper/marine/charts";
import type { Position } from "@striper/marine/geo";
import { useQuery } from "@tanstack/react-query";
import type { ChartSource } from "#web/features/charts/chart-source.ts";

/** The cells that may answer a question about a place. */
export function cellsAround(
  { index }: Pick<ChartSource, "index">,
  position: Position,
): readonly string[] {
  return index.cells.filter(({ box }) => mayAnswer(box, position)).map(({ name }) => name);
}

export type ChartAround =
  | { readonly kind: "loading" }
  /** Not on this device, and no network. */
  | { readonly kind: "missing" }
  | { readonly kind: "open"; readonly chart: Chart };

export function useChartAround(source: ChartSource | null, position: Position): ChartAround {
  const names = source === null ? [] : cellsAround(source, position);
  const { data, isError } = useQuery({
    queryKey: ["charts", "cells", source?.key, ...names],
    queryFn: async () =>
      openChart(
        await Promise.all(
          names.map((name) => source?.cell(name)).filter((cell) => cell !== undefined),
        ),
      ),
    enabled: source !== null,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: "always",
    retry: false,
    structuralSharing: false,
  });
  if (data !== undefined) return { kind: "open", chart: data };
  return { kind: isError ? "missing" : "loading" };
}
