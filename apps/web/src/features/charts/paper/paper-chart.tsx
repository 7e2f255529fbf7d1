import type { Position } from "@striper/marine/geo";
import { CutOutPicture } from "#web/features/charts/paper/cut-out-picture.tsx";
import { useCutOut } from "#web/features/charts/paper/use-cut-out.ts";
import { paperChartWording as wording } from "#web/features/charts/paper/wording.ts";
import { useUnits } from "#web/platform/units.ts";

export function PaperChart({ position }: { readonly position: Position }) {
  const units = useUnits();
  const found = useCutOut(position);
  if (found.kind === "missing") return <p className="text-caption">{wording.missing}</p>;
  if (found.kind === "uncharted") return <p className="text-caption">{wording.uncharted}</p>;
  if (found.kind === "loading") return null;
  const { chart } = found;
  return (
    <figure>
      <CutOutPicture chart={chart} look="paper" />
      <figcaption className="text-caption">
        {wording.caption(units === "metric")} {chart.cells}
      </figcaption>
    </figure>
  );
}
