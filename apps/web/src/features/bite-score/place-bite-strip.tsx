import { inputsSentence, type BitePlace } from "@striper/angling/bite-score";
import { stripCells } from "#web/features/bite-score/hours/strip-cells.ts";
import { useDeviceScore } from "#web/features/bite-score/queries.ts";
import {
  deviceNow,
  deviceSeries,
  withNow,
  type BiteNow,
} from "#web/features/bite-score/score/bite-now.ts";
import { biteWording as wording } from "#web/features/bite-score/wording.ts";
import { HourStrip } from "#web/ui/charts/hour-strip.tsx";
import { SourceChip } from "#web/ui/figures/source-chip.tsx";
import { useNow } from "#web/ui/figures/use-now.ts";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";
import { Skeleton } from "#web/ui/surfaces/skeleton.tsx";

const stripHours = 24;

interface PlaceBiteStripProps {
  readonly place: BitePlace;
}

/** The bite score of one place, computed on this device from its own tide and current. */
export function PlaceBiteStrip({ place }: PlaceBiteStripProps) {
  const { latitude, longitude } = place.position;
  // Another place starts anew: nothing of the one before may show under its name.
  return <HoursOfPlace key={`${latitude} ${longitude} ${place.name}`} place={place} />;
}

function HoursOfPlace({ place }: PlaceBiteStripProps) {
  const now = useNow();
  const { device, isOut } = useDeviceScore(place, stripHours, now);
  if (place.isClosedWater) {
    return (
      <Card>
        <CardHeader title={wording.placeTitle} />
        <p>{wording.closedHere}</p>
      </Card>
    );
  }
  if (device === null) {
    return (
      <Card>
        <CardHeader title={wording.placeTitle} />
        {isOut ? (
          <p>{wording.notComputed}</p>
        ) : (
          <Skeleton label={wording.waiting} className="h-52" />
        )}
      </Card>
    );
  }
  const { now: present, series } = withNow(
    deviceNow(device.now, device.inputs),
    deviceSeries(device.series, now),
  );
  return (
    <Card>
      <CardHeader
        title={wording.placeTitle}
        aside={present.kind === "scored" ? <SourceChip source={present.source} /> : null}
      />
      <PresentScore present={present} />
      <HourStrip
        label={`${wording.hoursLabel}, ${place.name}`}
        cells={stripCells(series, place.position)}
        now={now}
      />
      <p className="text-caption text-ink-soft">{wording.weatherOfBoston}</p>
    </Card>
  );
}

function PresentScore({ present }: { readonly present: BiteNow }) {
  if (present.kind !== "scored") {
    const reason = present.kind === "waiting" ? wording.waiting : present.reason;
    return (
      <p className="mb-3">
        <strong>{wording.noScore}</strong> {reason}
      </p>
    );
  }
  const { score, level, inputNotes } = present;
  return (
    <p className="mb-3 flex flex-wrap items-baseline gap-x-3">
      <span className="figure text-figure">{score}</span>
      <span className="text-title font-semibold">{level}</span>
      <span className="text-small text-ink-soft">{inputsSentence(inputNotes)}</span>
    </p>
  );
}
