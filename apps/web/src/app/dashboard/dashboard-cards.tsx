import type { Water } from "@striper/angling/home-waters";
import type { Instant } from "@striper/marine/time";
import { Link } from "@tanstack/react-router";
import { Suspense, useEffect, useRef, useState, type ReactNode } from "react";
import { ChartSpline, Map as MapIcon } from "lucide-react";
import type { Conditions } from "#web/app/dashboard/use-conditions.ts";
import { dashboardWording as wording } from "#web/app/dashboard/wording.ts";
import { HoursCard } from "#web/features/bite-score/hours/hours-card.tsx";
import { ForecastCard } from "#web/features/marine-forecast/forecast-card.tsx";
import { ReportsCard } from "#web/features/reports/reports-card.tsx";
import { SkyCard } from "#web/features/weather/sky-card.tsx";
import { WaterCard } from "#web/features/weather/water-card.tsx";
import { lazyPart } from "#web/platform/load-part.ts";
import { buttonStyle } from "#web/ui/actions/button-style.ts";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";

/** Loaded on scroll, because the rules table is the largest chunk. */
const PlaceRulesCard = lazyPart(
  async () => (await import("#web/features/regulations/place-rules-card.tsx")).PlaceRulesCard,
);

const rulesRoom = <div className="min-h-90" />;

interface DashboardCardsProps {
  readonly water: Water;
  readonly now: Instant;
  readonly conditions: Conditions;
}

export function DashboardCards({ water, now, conditions }: DashboardCardsProps) {
  const { bite, weather, forecast, reports } = conditions;
  return (
    <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-12 xl:grid-rows-[auto_1fr]">
      <div className="grid min-w-0 grid-cols-1 gap-4 xl:col-span-4 xl:col-start-9 xl:row-start-1">
        <CatchCard />
        <ChartLinks />
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-4 xl:col-span-8 xl:col-start-1 xl:row-span-2 xl:row-start-1">
        <HoursCard
          cells={bite.cells}
          source={bite.now.kind === "scored" ? bite.now.source : null}
          isWaiting={bite.isWaiting}
          now={now}
        />
        <ForecastCard answer={forecast.answer} isLoading={forecast.isLoading} />
      </div>
      <div className="grid min-w-0 grid-cols-1 items-start gap-4 md:grid-cols-2 xl:col-span-4 xl:col-start-9 xl:grid-cols-1">
        <WaterCard view={weather.water} />
        <SkyCard position={water.place.position} />
        <div className="min-w-0 md:col-span-2 xl:col-span-1">
          <ReportsCard answer={reports.answer} isLoading={reports.isLoading} />
        </div>
      </div>
      {/* Spans both columns, because it is longer than either. */}
      <div className="min-w-0 xl:col-span-12">
        <WhenSeen fallback={rulesRoom}>
          <Suspense fallback={rulesRoom}>
            <PlaceRulesCard position={water.place.position} label={wording.rulesAt(water.name)} />
          </Suspense>
        </WhenSeen>
      </div>
    </div>
  );
}

function CatchCard() {
  return (
    <Card className="@container">
      <div className="@lg:flex @lg:items-center @lg:gap-4">
        <div className="min-w-0 flex-1">
          <CardHeader title={wording.catchLogger} />
          <p className="mb-4 text-small text-ink-soft @lg:-mt-2 @lg:mb-0">{wording.catchLead}</p>
        </div>
        <div className="grid grid-cols-2 gap-3 max-[22rem]:gap-2 @lg:w-80 @lg:shrink-0">
          <Link
            to="/dashboard"
            search={{ modal: "catch-log" }}
            className={buttonStyle("primary", "large", true)}
          >
            {wording.logCatch}
          </Link>
          <Link
            to="/dashboard"
            search={{ modal: "my-catches" }}
            className={buttonStyle("secondary", "large", true)}
          >
            {wording.myCatches}
          </Link>
        </div>
      </div>
    </Card>
  );
}

function ChartLinks() {
  return (
    <nav aria-label={wording.charts} className="grid grid-cols-2 gap-3">
      <Link to="/map" className={buttonStyle("secondary", "regular", true)}>
        <MapIcon size={20} aria-hidden="true" />
        {wording.map}
      </Link>
      <Link to="/tides" className={buttonStyle("secondary", "regular", true)}>
        <ChartSpline size={20} aria-hidden="true" />
        {wording.tideChart}
      </Link>
    </nav>
  );
}

/** Distance below the viewport at which loading starts. */
const ahead = "600px";

interface WhenSeenProps {
  /** Reserves the height before and while the chunk loads. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

export function WhenSeen({ fallback, children }: WhenSeenProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(() => !("IntersectionObserver" in globalThis));
  useEffect(() => {
    const { current } = place;
    if (current === null || isNear) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: ahead },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [isNear]);
  return <div ref={place}>{isNear ? children : fallback}</div>;
}
