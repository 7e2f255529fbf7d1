import type { chartsInUse } from "@striper/contract/chart-cells";
import type { OutputOf } from "@striper/contract/endpoint";
import type { Instant } from "@striper/marine/time";
import type { ChartShelf } from "#server/features/charts/chart-shelf.ts";
import type { FetchingState } from "#server/features/charts/fetching/fetching-state.ts";

type ChartsInUse = OutputOf<(typeof chartsInUse)["response"]>;

const iso = (instant: Instant | null): string | null =>
  instant === null ? null : new Date(instant).toISOString();

const presentFetching = (state: FetchingState): NonNullable<ChartsInUse["fetching"]> => ({
  asked_at: iso(state.attemptedAt),
  completed_at: iso(state.completedAt),
  faults: state.faults,
  is_conversion_due: state.isConversionDue,
});

export function presentChartsInUse(
  shelf: Pick<ChartShelf, "index" | "origin">,
  fetching: (() => FetchingState) | undefined,
): ChartsInUse {
  const index = shelf.index();
  const { kind: origin, fault } = shelf.origin();
  return {
    origin,
    fault,
    cells: (index?.cells ?? []).map(({ name, edition, update, issued, scale, bytes }) => ({
      name,
      edition,
      update,
      issued,
      scale,
      bytes,
    })),
    archive_bytes: (index?.cells ?? []).reduce((sum, { tiles }) => sum + (tiles?.bytes ?? 0), 0),
    fetching: fetching === undefined ? null : presentFetching(fetching()),
  };
}
