import type { Position } from "@striper/marine/geo";
import { useQuery } from "@tanstack/react-query";
import { useChartSource } from "#web/features/charts/chart-source.ts";
import {
  boxOfPaper,
  cutOut,
  isTouching,
  type CutOut,
} from "#web/features/charts/paper/chart-cut-out.ts";
import { useUnits } from "#web/platform/units.ts";
import { useNow } from "#web/ui/figures/use-now.ts";

export type FoundCutOut =
  | { readonly kind: "loading" }
  /** Not on this device, and no network. */
  | { readonly kind: "missing" }
  | { readonly kind: "uncharted" }
  | { readonly kind: "drawn"; readonly chart: CutOut };

/** The chart around a place, `reach` nautical miles to each side. */
export function useCutOut(position: Position, reach?: number): FoundCutOut {
  const source = useChartSource();
  const units = useUnits();
  const now = useNow();
  const names = (source?.index.cells ?? [])
    .filter(({ box }) => isTouching(box, boxOfPaper(position, reach)))
    .map(({ name }) => name);
  const { data, isError } = useQuery({
    queryKey: ["charts", "cut-out", source?.key, position, units, reach],
    queryFn: async () => {
      const cells = names.map((name) => source?.cell(name)).filter((cell) => cell !== undefined);
      const place = { position, units, now, ...(reach === undefined ? {} : { reach }) };
      return cutOut(await Promise.all(cells), place);
    },
    enabled: names.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: "always",
    retry: false,
  });
  if (data !== undefined) {
    return data.layers.length === 0 ? { kind: "uncharted" } : { kind: "drawn", chart: data };
  }
  if (source === null || isError) return { kind: "missing" };
  return { kind: names.length === 0 ? "uncharted" : "loading" };
}
