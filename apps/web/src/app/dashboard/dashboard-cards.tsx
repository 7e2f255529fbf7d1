import { bostonHarbor } from "@striper/angling/bite-score";
import { CatchCard } from "#web/app/dashboard/catch-card.tsx";
import { ChartLinks } from "#web/app/dashboard/chart-links.tsx";
import { HoursCard } from "#web/features/bite-score/hours/hours-card.tsx";
import { ForecastCard } from "#web/features/marine-forecast/forecast-card.tsx";
import { ReportsCard } from "#web/features/reports/reports-card.tsx";
import { SkyCard } from "#web/features/weather/sky/sky-card.tsx";
import { WaterCard } from "#web/features/weather/water/water-card.tsx";
import type { Conditions } from "#web/app/dashboard/use-conditions.ts";
import type { Instant } from "@striper/marine/time";

interface DashboardCardsProps {
  readonly now: Instant;
  readonly conditions: Conditions;
}

/** Below the tiles: the hours to come, the forecast, and what else one looks for. */
export function DashboardCards({ now, conditions }: DashboardCardsProps) {
  const { bite, weather, forecast, reports } = conditions;
  return (
    <div className="grid items-start gap-4 xl:grid-cols-12 xl:grid-rows-[auto_1fr]">
      <div className="grid min-w-0 gap-4 xl:col-span-4 xl:col-start-9 xl:row-start-1">
        <CatchCard />
        <ChartLinks />
      </div>
      <div className="grid min-w-0 gap-4 xl:col-span-8 xl:col-start-1 xl:row-span-2 xl:row-start-1">
        <HoursCard
          cells={bite.cells}
          source={bite.now.kind === "scored" ? bite.now.source : null}
          isWaiting={bite.isWaiting}
          now={now}
        />
        <ForecastCard answer={forecast.answer} isLoading={forecast.isLoading} />
      </div>
      <div className="grid min-w-0 items-start gap-4 md:grid-cols-2 xl:col-span-4 xl:col-start-9 xl:grid-cols-1">
        <WaterCard view={weather.water} />
        <SkyCard position={bostonHarbor.position} />
        <div className="min-w-0 md:col-span-2 xl:col-span-1">
          <ReportsCard answer={reports.answer} isLoading={reports.isLoading} />
        </div>
      </div>
    </div>
  );
}
