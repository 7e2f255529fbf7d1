import {
  inputsSentence,
  type BitePlace,
  type SafeAction,
  type Safety,
} from "@striper/angling/bite-score";
import { forecastPointAt, forecastPoints, type MarineSpan } from "@striper/angling/weather";
import { hour, type Instant } from "@striper/marine/time";
import { alertsIn, safetyIn, type AlertsThere } from "#web/features/bite-score/weather-inputs.ts";
import { goWindowView } from "#web/features/bite-score/hours/go-window-view.ts";
import { GoWindow } from "#web/features/bite-score/hours/go-window.tsx";
import { stripCells } from "#web/features/bite-score/hours/strip-cells.ts";
import { useDeviceScore, useCachedWeather, weekHours } from "#web/features/bite-score/queries.ts";
import {
  deviceNow,
  deviceSeries,
  shownAction,
  withNow,
  type BiteNow,
} from "#web/features/bite-score/score/bite-now.ts";
import { SafetyNote } from "#web/features/bite-score/score/safety-note.tsx";
import { biteWording as wording } from "#web/features/bite-score/wording.ts";
import { HourStrip } from "#web/ui/charts/hour-strip.tsx";
import { SourceChip } from "#web/ui/figures/source-chip.tsx";
import { useNow } from "#web/ui/figures/use-now.ts";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";
import { Skeleton } from "#web/ui/surfaces/skeleton.tsx";

const stripHours = 24;

interface PlaceBiteStripProps {
  readonly place: BitePlace;
  readonly alerts: AlertsThere;
  readonly marine: readonly MarineSpan[];
}

export function PlaceBiteStrip({ place, alerts, marine }: PlaceBiteStripProps) {
  const { latitude, longitude } = place.position;
  // Remounts for another place, so that no earlier value shows.
  const key = `${latitude} ${longitude} ${place.name}`;
  return <HoursOfPlace key={key} place={place} alerts={alerts} marine={marine} />;
}

function HoursOfPlace({ place, alerts, marine }: PlaceBiteStripProps) {
  const now = useNow();
  const { data: weather } = useCachedWeather(place.position);
  const { device, isOut } = useDeviceScore(place, weekHours, now);
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
  const { now: present, series } = withNow(deviceNow(device), deviceSeries(device.series, now));
  const safetyBetween = (from: Instant, to: Instant): Safety =>
    safetyIn({
      place,
      water: device.water,
      answer: weather,
      ...alertsIn(alerts, from, to),
      marine,
      from,
      to,
      now,
    });
  const { season, preferences } = place;
  const safety = safetyBetween(now, now + hour);
  return (
    <>
      <GoWindow
        view={goWindowView({
          series,
          hours: device.hours,
          safetyIn: safetyBetween,
          season,
          nextGoodDate: device.nextGoodDate,
          now,
        })}
      />
      <Card>
        <CardHeader
          title={wording.placeTitle}
          aside={present.kind === "scored" ? <SourceChip source={present.source} /> : null}
        />
        <div className="mb-3">
          <SafetyNote safety={safety} />
        </div>
        <PresentScore
          present={present}
          actionFor={(score) => shownAction(score, safety, preferences.exposure)}
        />
        <HourStrip
          label={`${wording.hoursLabel}, ${place.name}`}
          cells={stripCells(
            series.slice(0, stripHours),
            place.position,
            (at) => safetyBetween(Math.max(at, now), at + hour).verdict === "NO",
          )}
          now={now}
        />
        <p className="text-caption text-ink-soft">
          {wording.weatherOf(forecastPoints[forecastPointAt(place.position)].name)}
        </p>
      </Card>
    </>
  );
}

interface PresentScoreProps {
  readonly present: BiteNow;
  readonly actionFor: (score: number) => SafeAction;
}

function PresentScore({ present, actionFor }: PresentScoreProps) {
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
      <span className="font-semibold">{actionFor(score)}</span>
      <span className="text-small text-ink-soft">{inputsSentence(inputNotes)}</span>
    </p>
  );
}
