import type { Position } from "@striper/marine/geo";
import { useChartSource } from "#web/features/charts/chart-source.ts";
import { useKeptAnswers } from "#web/features/charts/offline/charts-of-trip.ts";
import { boxOfPaper } from "#web/features/charts/paper/chart-cut-out.ts";
import { CutOutPicture } from "#web/features/charts/paper/cut-out-picture.tsx";
import { useCutOut } from "#web/features/charts/paper/use-cut-out.ts";
import { smallChartWording as wording } from "#web/features/charts/place/wording.ts";
import { useOnline } from "#web/platform/online-status.ts";
import { useUnits } from "#web/platform/units.ts";

/** Nautical miles to each side of the pin. */
const reach = 0.6;

export function SmallChart({ position }: { readonly position: Position }) {
  const found = useCutOut(position, reach);
  useKeptAnswers(useChartSource(), boxOfPaper(position, reach), useOnline());
  const units = useUnits();
  if (found.kind !== "drawn") return null;
  return (
    <figure className="mt-3">
      <CutOutPicture chart={found.chart} look="screen" />
      <figcaption className="mt-1 text-caption text-ink-soft">
        {[
          wording.caption(units === "metric", found.chart.isPartial),
          ...found.chart.doubts.map(wording.doubt),
        ].join(" ")}
      </figcaption>
    </figure>
  );
}
