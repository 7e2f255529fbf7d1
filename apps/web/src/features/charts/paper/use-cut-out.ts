import type { Position } from "@striper/marine/geo";
import { useQuery } from "@tanstack/react-query";
import { useChartSource } from "#web/features/charts/chart-source.ts";
import {
  boxOfPaper,
  cutOut,
  isTouching,
  type CutOut,
} from "#web/features/charts/paper/chart-cut-out.ts";
import { useOnline } from "#web/platform/online-status.ts";
import { useUnits } from "#web/platform/units.ts";
import { useNow } from "#web/ui/figures/use-now.ts";

export type FoundCutOut =
  | { readonly kind: "loading" }
  /** Not on this device, and offline. */
  | { readonly kind: "missing" }
  | { readonly kind: "uncharted" }
  | { readonly kind: "drawn"; readonly chart: CutOut & { readonly isPartial: boolean } };

/** Returns the chart around a place, `reach` nautical miles to each side. */
export function useCutOut(position: Position, reach?: number): FoundCutOut {
  const source = useChartSource();
  const units = useUnits();
  const now = useNow();
  // Draws missing cells when the network returns.
  const isOnline = useOnline();
  const names = (source?.index.cells ?? [])
    .filter(({ box }) => isTouching(box, boxOfPaper(position, reach)))
    .map(({ name }) => name);
  const { data, isError } = useQuery({
    queryKey: ["charts", "cut-out", source?.key, position, units, reach, isOnline],
    queryFn: async () => {
      const cells = names.map((name) => source?.cell(name)).filter((cell) => cell !== undefined);
      const answers = await Promise.allSettled(cells);
      const here = answers.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
      if (here.length === 0) throw new Error("no cell is at hand");
      const place = { position, units, now, ...(reach === undefined ? {} : { reach }) };
      return { ...cutOut(here, place), isPartial: here.length < cells.length };
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
