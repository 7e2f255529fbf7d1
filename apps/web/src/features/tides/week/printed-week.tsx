import type { StationSummary } from "@striper/marine/stations";
import { createPortal } from "react-dom";
import { longDate } from "#web/features/tides/day/day-words.ts";
import { WeekTable } from "#web/features/tides/week/week-table.tsx";
import type { WeekDay } from "#web/features/tides/week/week-view.ts";
import { weekWording as wording } from "#web/features/tides/week/wording.ts";
import "#web/features/tides/week/printed-week.css";

interface PrintedWeekProps {
  readonly station: StationSummary;
  readonly currentName: string | null;
  readonly days: readonly WeekDay[];
}

/** The page that is printed instead of the screen: on paper it is always day. */
export function PrintedWeek({ station, currentName, days }: PrintedWeekProps) {
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
