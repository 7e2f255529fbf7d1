import { bostonHarbor } from "@striper/angling/bite-score";
import { CatchCard } from "#web/app/dashboard/catch-card.tsx";
import { ChartLinks } from "#web/app/dashboard/chart-links.tsx";
import { clockNote } from "#web/app/dashboard/clock-note.ts";
import { DashboardLead } from "#web/app/dashboard/dashboard-lead.tsx";
import { Panels } from "#web/app/dashboard/panels.tsx";
import { useConditions } from "#web/app/dashboard/use-conditions.ts";
import { usePanel } from "#web/app/dashboard/use-panel.ts";
import { appWording } from "#web/app/wording.ts";
import { GoWindow } from "#web/features/bite-score/hours/go-window.tsx";
import { HoursCard } from "#web/features/bite-score/hours/hours-card.tsx";
import { BiteTile } from "#web/features/bite-score/score/bite-tile.tsx";
import { AlertList } from "#web/features/marine-forecast/alert-list.tsx";
import { ForecastCard } from "#web/features/marine-forecast/forecast-card.tsx";
import { ReportsCard } from "#web/features/reports/reports-card.tsx";
import { TideTile } from "#web/features/tides/tide-tile.tsx";
import { WeatherTile } from "#web/features/weather/now/weather-tile.tsx";
import { SkyCard } from "#web/features/weather/sky/sky-card.tsx";
import { WaterCard } from "#web/features/weather/water/water-card.tsx";
import { useNow } from "#web/ui/figures/use-now.ts";
import { Later } from "#web/ui/later.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Screen } from "#web/ui/surfaces/screen.tsx";

/** Current Conditions: whether, when and where to go, in the order in which one asks. */
export function DashboardPage() {
  const now = useNow();
  const conditions = useConditions(now);
  const { bite, weather, forecast, reports } = conditions;
  const { panel, open, close } = usePanel();
  const wrongClock = clockNote(bite.clocks);
  return (
    <Screen title="Current Conditions">
      <div className="grid gap-4">
        <DashboardLead now={now} standing={conditions.standing} />
        {conditions.isMissing ? (
          <Banner tone="danger" urgent>
            {appWording.conditionsFailed}
          </Banner>
        ) : null}
        {wrongClock === null ? null : <Banner tone="warning">{wrongClock}</Banner>}
        <GoWindow view={bite.go} />
        <AlertList answer={forecast.answer} isLoading={forecast.isLoading} />
        <div className="grid gap-4 sm:grid-cols-2 xl:min-h-78 xl:grid-cols-3">
          <div className="sm:col-span-2 xl:col-span-1">
            <BiteTile now={bite.now} safety={bite.safety} onOpen={() => open("bite-score")} />
          </div>
          <WeatherTile
            view={weather.view}
            isLoading={weather.isLoading}
            onOpen={() => open("weather")}
          />
          <TideTile onOpen={() => open("tide")} />
        </div>
        <Later fallback={<div className="min-h-dvh" />}>
          <div className="grid items-start gap-4 xl:grid-cols-12 xl:grid-rows-[auto_1fr]">
            <div className="grid min-w-0 gap-4 xl:col-span-4 xl:col-start-9 xl:row-start-1">
              <CatchCard />
              <ChartLinks />
            </div>
            <div className="grid min-w-0 gap-4 xl:col-span-8 xl:col-start-1 xl:row-span-2 xl:row-start-1">
              <HoursCard
                cells={bite.cells}
                source={bite.now.kind === "scored" ? bite.now.source : null}
                heldNote={bite.heldNote}
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
        </Later>
      </div>
      <Later>
        <Panels panel={panel} close={close} conditions={conditions} />
      </Later>
    </Screen>
  );
}
