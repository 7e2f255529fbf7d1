import { AnalyticsScreen } from "#web/features/analytics/analytics-screen.tsx";
import { Link } from "@tanstack/react-router";
import { ChartsInUseCard } from "#web/features/charts/administration/charts-in-use-card.tsx";
import { deskWording } from "#web/features/regulations/desk/wording.ts";
import { buttonStyle } from "#web/ui/actions/button-style.ts";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";

export function AnalyticsPage() {
  return (
    <AnalyticsScreen>
      <Card aria-label={deskWording.title}>
        <CardHeader title={deskWording.title} />
        <p className="mb-3 text-small">{deskWording.entrance}</p>
        <Link to="/rule-desk" className={buttonStyle("secondary", "regular", false)}>
          {deskWording.open}
        </Link>
      </Card>
      <ChartsInUseCard />
    </AnalyticsScreen>
  );
}
