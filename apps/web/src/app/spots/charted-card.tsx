import type { Position } from "@striper/marine/geo";
import { useChartSource } from "#web/features/charts/chart-source.ts";
import { chartedFacts } from "#web/features/charts/place/charted-facts.ts";
import { useChartAround } from "#web/features/charts/place/use-chart-around.ts";
import { factWording as wording } from "#web/features/charts/place/wording.ts";
import { FactCard } from "#web/features/spots/detail/fact-card.tsx";
import { useUnits } from "#web/platform/units/units-store.ts";

/** Depth, bottom and nearest structure of a spot as the chart has them, where it covers. */
export function ChartedCard({ position }: { readonly position: Position }) {
  const units = useUnits();
  const around = useChartAround(useChartSource(), position);
  const charted = around.kind === "open" ? chartedFacts(around.chart, position, units) : null;
  if (charted === null) return null;
  const facts = charted.facts.map(({ label, value }) => ({ label, values: [value] }));
  return (
    <FactCard title={wording.title} facts={facts}>
      <p className="mt-3 text-small text-ink-soft">{charted.source}</p>
    </FactCard>
  );
}
