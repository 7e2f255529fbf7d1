import { findStation, type StationSummary } from "@striper/marine/stations";
import { Printer } from "lucide-react";
import { useDeferredValue } from "react";
import { createPortal } from "react-dom";
import { longDate } from "#web/features/tides/day/day-words.ts";
import { useCurrentStation, useTideStation } from "#web/features/tides/queries.ts";
import { WeekList, WeekTable } from "#web/features/tides/week/week-table.tsx";
import { weekView, type WeekDay } from "#web/features/tides/week/week-view.ts";
import { weekWording as wording } from "#web/features/tides/week/wording.ts";
import { useIsMobile } from "#web/platform/use-is-mobile.ts";
import { useUnits } from "#web/platform/units.ts";
import { useWidth } from "#web/ui/charts/use-width.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";
import { Skeleton } from "#web/ui/surfaces/skeleton.tsx";
import "#web/features/tides/week/printed-week.css";

/** Minimum width of the table, px; a list replaces it below that. */
const tableNeeds = 800;

interface WeekCardProps {
  readonly station: StationSummary;
  readonly currentId: string | null;
  readonly from: string;
  readonly onDay: (date: string) => void;
}

export function WeekCard({ station, currentId, from, onDay }: WeekCardProps) {
  const units = useUnits();
  const { box, width } = useWidth<HTMLDivElement>(useIsMobile() ? 358 : tableNeeds);
  // Draws the requested day first, then the week.
  const first = useDeferredValue(from);
  const tide = useTideStation(station.id).predictor;
  const current = useCurrentStation(currentId).predictor;
  if (tide === null) return <Skeleton label={wording.loading} className="h-110" />;
  const days = weekView(first, { tide, current, position: station.position }, units);
  const currentName = currentId === null ? null : (findStation(currentId)?.name ?? null);
  return (
    <Card>
      <CardHeader
        title={wording.title}
        aside={
          <Button tone="secondary" onClick={() => print()}>
            <Printer size={20} aria-hidden="true" />
            {wording.print}
          </Button>
        }
      />
      <div ref={box} className="@container">
        {width < tableNeeds ? (
          <WeekList days={days} onDay={onDay} />
        ) : (
          <WeekTable caption={wording.title} days={days} onDay={onDay} />
        )}
      </div>
      {currentName === null ? null : (
        <p className="mt-2 text-caption text-ink-soft">{wording.slackAt(currentName)}</p>
      )}
      <PrintedWeek station={station} currentName={currentName} days={days} />
    </Card>
  );
}

interface PrintedWeekProps {
  readonly station: StationSummary;
  readonly currentName: string | null;
  readonly days: readonly WeekDay[];
}

/** Page shown only in print, always in day colors. */
function PrintedWeek({ station, currentName, days }: PrintedWeekProps) {
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return null;
  return createPortal(
    <div className="printed-week hidden text-ink" data-light="day">
      <h1 className="text-heading font-bold">{wording.sheetTitle(station.name)}</h1>
      <p className="mb-3 text-small">
        NOAA {station.id}. {longDate(first.date)} to {longDate(last.date)}.
      </p>
      <WeekTable caption={wording.title} days={days} />
      <p className="mt-3 text-caption">
        {currentName === null ? "" : `${wording.slackAt(currentName)} `}
        {wording.printedNote}
      </p>
    </div>,
    document.body,
  );
}
