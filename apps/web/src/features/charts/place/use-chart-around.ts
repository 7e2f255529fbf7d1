import { chartAtHand, mayAnswer, type Chart } from "@striper/marine/charts";
import type { Position } from "@striper/marine/geo";
import { useQuery } from "@tanstack/react-query";
import type { ChartSource } from "#web/features/charts/chart-source.ts";
import { useOnline } from "#web/platform/online-status.ts";

export type ChartAround =
  | { readonly kind: "loading" }
  /** Not on this device, and offline. */
  | { readonly kind: "missing" }
  | { readonly kind: "open"; readonly chart: Chart };

/** Returns the available cells around a place, or null when the decisive one is missing. */
export async function chartAround(
  { index, cell }: Pick<ChartSource, "index" | "cell">,
  position: Position,
): Promise<Chart | null> {
  const listed = index.cells.filter(({ box }) => mayAnswer(box, position));
  const answers = await Promise.allSettled(listed.map(({ name }) => cell(name)));
  return chartAtHand(
    answers.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value] : [])),
    listed.filter((_, at) => answers[at]?.status === "rejected"),
    position,
  );
}

export function useChartAround(source: ChartSource | null, position: Position): ChartAround {
  // Requests missing cells again when the network returns.
  const isOnline = useOnline();
  const { latitude, longitude } = position;
  const { data } = useQuery({
    queryKey: ["charts", "around", source?.key, latitude, longitude, isOnline],
    queryFn: () => (source === null ? null : chartAround(source, position)),
    enabled: source !== null,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: "always",
    retry: false,
    structuralSharing: false,
  });
  if (data === undefined) return { kind: "loading" };
  return data === null ? { kind: "missing" } : { kind: "open", chart: data };
}
