import type { Water } from "@striper/angling/home-waters";
import { type Instant, hour, minute } from "@striper/marine/time";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { Suspense, useState } from "react";
import { DashboardLead } from "#web/app/dashboard/dashboard-lead.tsx";
import { DashboardStart } from "#web/app/dashboard/dashboard-start.tsx";
import { useConditions } from "#web/app/dashboard/use-conditions.ts";
import { dashboardWording as wording } from "#web/app/dashboard/wording.ts";
import type { Panel } from "#web/app/navigation/page-search.ts";
import { appWording } from "#web/app/wording.ts";
import { useStepBack } from "#web/app/navigation/use-step-back.ts";
import { GoWindow } from "#web/features/bite-score/hours/go-window.tsx";
import { BiteTile } from "#web/features/bite-score/score/bite-tile.tsx";
import { AlertList } from "#web/features/marine-forecast/alert-list.tsx";
import { useHomeWater } from "#web/features/spots/waters/use-home-water.ts";
import type { TideOfWater } from "#web/features/tides/tide-of-water.ts";
import { TideTile } from "#web/features/tides/tide-tile.tsx";
import { WeatherTile } from "#web/features/weather/weather-tile.tsx";
import { lazyPart } from "#web/platform/load-part.ts";
import { AfterFirstFrame } from "#web/ui/after-first-frame.tsx";
import { buttonStyle } from "#web/ui/actions/button-style.ts";
import { useNow } from "#web/ui/figures/use-now.ts";
import { Banner, Failure } from "#web/ui/surfaces/banner.tsx";

/** Smaller clock differences come from cached answers and slow connections. */
const worthSaying = 10 * minute;

const DashboardCards = lazyPart(
  async () => (await import("#web/app/dashboard/dashboard-cards.tsx")).DashboardCards,
);

const WatersSheet = lazyPart(
  async () => (await import("#web/features/spots/waters/waters-sheet.tsx")).WatersSheet,
);

const Panels = lazyPart(async () => (await import("#web/app/dashboard/panels.tsx")).Panels);

const room = <div className="min-h-dvh" />;

/** Renders Current Conditions; `key` resets the state when another water is chosen. */
export function DashboardPage() {
  const water = useHomeWater();
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <ConditionsOf key={water.id} water={water} onChooseWater={() => setChoosing(true)} />
      {/* Stays open while the water below changes. */}
      <Suspense fallback={null}>
        {isChoosing ? <WatersSheet onClose={() => setChoosing(false)} /> : null}
      </Suspense>
    </>
  );
}

interface ConditionsOfProps {
  readonly water: Water;
  readonly onChooseWater: () => void;
}

function ConditionsOf({ water, onChooseWater }: ConditionsOfProps) {
  const now = useNow();
  const conditions = useConditions(water, now);
  const { bite, weather, alerts } = conditions;
  const { panel, open, close } = usePanel();
  const wrongClock = clockNote(bite.clocks);
  const tide = tideOfWater(water);
  return (
    <div className="mx-auto w-full max-w-300 px-4 pt-2 pb-5 md:px-8 md:py-6">
      <DashboardLead
        water={water}
        now={now}
        freshness={conditions.freshness}
        onChooseWater={onChooseWater}
      />
      <div className="grid gap-4">
        <DashboardStart water={water} conditions={conditions} now={now} />
        <Failure text={conditions.isMissing ? appWording.conditionsFailed : null} />
        {wrongClock === null ? null : <Banner tone="warning">{wrongClock}</Banner>}
        <GoWindow view={bite.go} />
        <Link to="/trip" className={buttonStyle("secondary", "regular", true)}>
          {wording.planTrip}
        </Link>
        <AlertList answer={alerts.answer} isLoading={alerts.isLoading} />
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
          <TideTile water={tide} onOpen={() => open("tide")} />
        </div>
        <AfterFirstFrame fallback={room}>
          <Suspense fallback={room}>
            <DashboardCards water={water} now={now} conditions={conditions} />
          </Suspense>
        </AfterFirstFrame>
      </div>
      <AfterFirstFrame>
        <Suspense fallback={null}>
          <Panels panel={panel} close={close} conditions={conditions} tide={tide} />
        </Suspense>
      </AfterFirstFrame>
    </div>
  );
}

function tideOfWater({ name, place: { position, stations } }: Water): TideOfWater {
  return { name, position, ...stations };
}

function lengthText(length: number): string {
  const hours = Math.round(length / hour);
  if (length < 55 * minute) return `${Math.round(length / minute)} minutes`;
  if (hours < 48) return hours === 1 ? "1 hour" : `${hours} hours`;
  return `${Math.round(hours / 24)} days`;
}

interface Clocks {
  /** Time of the answer by the server's clock. */
  readonly server: Instant;
  /** Arrival of the answer by the device's clock. */
  readonly device: Instant;
}

/** Returns a warning about a wrong device clock, which would show the tide of another hour. */
export function clockNote(clocks: Clocks | null): string | null {
  if (clocks === null) return null;
  const ahead = clocks.device - clocks.server;
  if (Math.abs(ahead) < worthSaying) return null;
  const by = lengthText(Math.abs(ahead));
  return ahead > 0 ? wording.clockAhead(by) : wording.clockBehind(by);
}

function usePanel() {
  const { panel } = useSearch({ from: "/member/dashboard" });
  const navigate = useNavigate();
  const stepBack = useStepBack();

  function open(next: Panel) {
    void navigate({ to: "/dashboard", search: { panel: next }, resetScroll: false });
  }

  function close() {
    stepBack(
      () => void navigate({ to: "/dashboard", search: {}, replace: true, resetScroll: false }),
    );
  }

  return { panel: panel ?? null, open, close };
}
