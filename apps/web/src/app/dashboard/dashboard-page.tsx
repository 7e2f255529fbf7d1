import { Suspense } from "react";
import { clockNote } from "#web/app/dashboard/clock-note.ts";
import { DashboardLead } from "#web/app/dashboard/dashboard-lead.tsx";
import { useConditions } from "#web/app/dashboard/use-conditions.ts";
import { usePanel } from "#web/app/dashboard/use-panel.ts";
import { appWording } from "#web/app/wording.ts";
import { GoWindow } from "#web/features/bite-score/hours/go-window.tsx";
import { BiteTile } from "#web/features/bite-score/score/bite-tile.tsx";
import { AlertList } from "#web/features/marine-forecast/alert-list.tsx";
import { TideTile } from "#web/features/tides/tide-tile.tsx";
import { WeatherTile } from "#web/features/weather/now/weather-tile.tsx";
import { useNow } from "#web/ui/figures/use-now.ts";
import { AfterFirstFrame } from "#web/ui/after-first-frame.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Screen } from "#web/ui/surfaces/screen.tsx";
import { lazyPart } from "#web/platform/load-part.ts";

const DashboardCards = lazyPart(
  async () => (await import("#web/app/dashboard/dashboard-cards.tsx")).DashboardCards,
);

const Panels = lazyPart(async () => (await import("#web/app/dashboard/panels.tsx")).Panels);

/** What the cards below take at least: the footer is not seen to move. */
const room = <div className="min-h-dvh" />;

/** Current Conditions: whether, when and where to go, in the order in which one asks. */
export function DashboardPage() {
  const now = useNow();
  const conditions = useConditions(now);
  const { bite, weather, forecast } = conditions;
  const { panel, open, close } = usePanel();
  const wrongClock = clockNote(bite.clocks);
  return (
    <Screen title="Current Conditions">
      <div className="grid gap-4">
        <DashboardLead now={now} freshness={conditions.freshness} />
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
            <BiteTile
              now={bite.now}
              safety={bite.safety}
              exposure={bite.exposure}
              onOpen={() => open("bite-score")}
            />
          </div>
          <WeatherTile
            view={weather.view}
            isLoading={weather.isLoading}
            onOpen={() => open("weather")}
          />
          <TideTile onOpen={() => open("tide")} />
        </div>
        <AfterFirstFrame fallback={room}>
          <Suspense fallback={room}>
            <DashboardCards now={now} conditions={conditions} />
          </Suspense>
        </AfterFirstFrame>
      </div>
      <AfterFirstFrame>
        <Suspense fallback={null}>
          <Panels panel={panel} close={close} conditions={conditions} />
        </Suspense>
      </AfterFirstFrame>
    </Screen>
  );
}
