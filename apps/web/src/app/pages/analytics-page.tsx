import { AnalyticsScreen } from "#web/features/analytics/analytics-screen.tsx";
import { ChartsInUseCard } from "#web/features/charts/administration/charts-in-use-card.tsx";

/** Figures of the platform, with the charts it serves. */
export function AnalyticsPage() {
  return (
    <AnalyticsScreen>
      <ChartsInUseCard />
    </AnalyticsScreen>
  );
}
