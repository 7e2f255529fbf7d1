import type { CurrentPredictor } from "@striper/marine/currents";
import { findStation, type NearbyStation, type StationSummary } from "@striper/marine/stations";
import type { TidePredictor } from "@striper/marine/tides";
import { day, harborDayBounds, harborOffset, minute } from "@striper/marine/time";
import { DayPicture } from "#web/features/tides/day/day-picture.tsx";
import { currentLabel, dayTitle, nearDay } from "#web/features/tides/day/day-words.ts";
import { dayWording as wording } from "#web/features/tides/day/wording.ts";
import { GaugeLine } from "#web/features/tides/gauge-line.tsx";
import { harborStationId, useCurrentStation, useTideStation } from "#web/features/tides/queries.ts";
import { currentSentence, tideNow, tideSentence } from "#web/features/tides/tide-now-view.ts";
import { tideWording } from "#web/features/tides/wording.ts";
import { useUnits } from "#web/platform/units.ts";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { SourceChip } from "#web/ui/figures/source-chip.tsx";
import { nonBreaking } from "#web/ui/figures/non-breaking.ts";
import { useNow } from "#web/ui/figures/use-now.ts";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";
import { Skeleton } from "#web/ui/surfaces/skeleton.tsx";

interface DayCardProps {
  readonly station: StationSummary;
  readonly date: string;
  readonly currents: readonly NearbyStation[];
  readonly currentId: string | null;
  readonly onCurrent: (id: string) => void;
}

const none = "none";

export function DayCard({ station, date, currents, currentId, onCurrent }: DayCardProps) {
  const now = useNow();
  const tide = useTideStation(station.id);
  const current = useCurrentStation(currentId);
  const near = nearDay(date, now);
  return (
    <Card className="@container">
      <CardHeader
        title={dayTitle(date, now)}
        aside={<SourceChip source={{ kind: "computed", from: `${station.name} ${station.id}` }} />}
      />
      {near === wording.today ? <Answer tide={tide.predictor} current={current.predictor} /> : null}
      {station.id === harborStationId && near === wording.today ? <GaugeLine isWide /> : null}
      {tide.predictor === null ? (
        <Waiting isFailed={tide.isFailed} />
      ) : (
        <DayPicture
          date={date}
          position={station.position}
          tide={tide.predictor}
          current={current.predictor}
          isCurrentComing={currentId !== null && !current.isFailed}
          currentHeading={
            <CurrentHeading
              currents={currents}
              currentId={currentId}
              isFailed={current.isFailed}
              onCurrent={onCurrent}
            />
          }
        />
      )}
      <DayNotes station={station} date={date} />
    </Card>
  );
}

function Answer({
  tide,
  current,
}: {
  readonly tide: TidePredictor | null;
  readonly current: CurrentPredictor | null;
}) {
  const now = useNow();
  const units = useUnits();
  return (
    <p className="mb-2 min-h-18 font-semibold sm:min-h-12">
      <span className="sm:block">
        {tide === null ? null : nonBreaking(tideSentence(tideNow(tide, now, units), true))}{" "}
      </span>
      {current === null ? null : nonBreaking(currentSentence(current, now))}
    </p>
  );
}

function Waiting({ isFailed }: { readonly isFailed: boolean }) {
  if (isFailed) return <p className="py-8 text-ink-soft">{wording.failed}</p>;
  return <Skeleton label={wording.loading} className="h-110" />;
}

function CurrentHeading(
  props: Pick<DayCardProps, "currents" | "currentId" | "onCurrent"> & {
    readonly isFailed: boolean;
  },
) {
  const { currents, currentId, isFailed, onCurrent } = props;
  const units = useUnits();
  if (currents.length === 0)
    return <p className="py-3 text-small text-ink-soft">{wording.noCurrentNear}</p>;
  return (
    <div className="mt-3 mb-2 border-t border-line pt-3">
      <SelectField
        label={wording.currentStation}
        value={currentId ?? none}
        onChange={(event) => onCurrent(event.target.value)}
        choices={[
          ...currents.map((one) => ({ value: one.id, label: currentLabel(one, units) })),
          { value: none, label: wording.noCurrent },
        ]}
        {...(isFailed ? { error: wording.failed } : {})}
      />
    </div>
  );
}

function DayNotes({ station, date }: Pick<DayCardProps, "station" | "date">) {
  const { from, to } = harborDayBounds(date);
  const reference =
    station.referenceId === undefined ? undefined : findStation(station.referenceId);
  return (
    <div className="mt-2 flex flex-col gap-1 text-small text-ink-soft">
      {to - from < day ? <p>{wording.shortDay}</p> : null}
      {to - from > day ? <p>{wording.longDay}</p> : null}
      <p>
        {reference === undefined ? wording.harmonic : wording.subordinate(reference.name)}{" "}
        {wording.computedFor}{" "}
        <strong className="min-[15rem]:whitespace-nowrap">{wording.notForNavigation}</strong>
      </p>
      <HarborZoneNote />
    </div>
  );
}

function HarborZoneNote() {
  const now = useNow();
  const deviceOffset = -new Date(now).getTimezoneOffset() * minute;
  return deviceOffset === harborOffset(now) ? null : (
    <p className="text-small font-semibold">{tideWording.otherZone}</p>
  );
}
