import type { Instant } from "@striper/marine/time";
import type { Metres } from "@striper/marine/units";
import { useState } from "react";
import type { ChartSource } from "#web/features/charts/chart-source.ts";
import { halfFeetText, timeText } from "@striper/angling/words";
import { useChartAround } from "#web/features/charts/place/use-chart-around.ts";
import { useWaterNear } from "#web/features/charts/use-water-near.ts";
import { chartWording } from "#web/features/charts/wording.ts";
import { useUnits } from "#web/platform/units.ts";
import { useWakeLock } from "#web/platform/use-wake-lock.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { classes } from "#web/ui/classes.ts";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { useNow } from "#web/ui/figures/use-now.ts";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";
import { Loading } from "#web/ui/surfaces/loading.tsx";
import { Screen } from "#web/ui/surfaces/screen.tsx";
import { type CrossingPlace, crossings } from "@striper/angling/spots";
import { setWadingAlarm, useWadingAlarm } from "./wading-alarm.ts";
import {
  choicesOf,
  usualChoices,
  wadingView,
  type WadingChoices,
  type WadingView,
} from "./wading-view.ts";
import { wadingWording as wording } from "./wording.ts";

interface WadingScreenProps {
  readonly source: ChartSource | null;
  readonly place: CrossingPlace;
  readonly surge: (now: Instant) => Metres | null;
  readonly onPlace: (id: string) => void;
}

export function WadingScreen({ source, place, surge, onPlace }: WadingScreenProps) {
  useWakeLock();
  const now = useNow();
  const units = useUnits();
  const around = useChartAround(source, place.position);
  const water = useWaterNear(place.position);
  const [choices, setChoices] = useState(() => usualChoices(place));
  const view =
    around.kind === "open" && typeof water !== "string"
      ? wadingView({ chart: around.chart, place, choices, water, surge: surge(now), now, units })
      : null;
  const isListed = crossings.some(({ id }) => id === place.id);
  return (
    <Screen title={wording.title} lead={wording.lead}>
      <div className="grid gap-4 md:grid-cols-2">
        <div className="space-y-4">
          <SelectField
            label={wording.place}
            choices={[...crossings, ...(isListed ? [] : [place])].map(({ id, name }) => ({
              value: id,
              label: name,
            }))}
            value={place.id}
            onChange={(event) => onPlace(event.target.value)}
          />
          {view !== null ? (
            <ClockCard view={view} place={place} now={now} />
          ) : around.kind === "missing" || water === "none" ? (
            <Card>
              <output className="block">
                {water === "none" ? wording.noStation : chartWording.missing}
              </output>
            </Card>
          ) : (
            <Loading sentence={chartWording.loading} />
          )}
        </div>
        <ChoicesCard choices={choices} onChange={setChoices} />
      </div>
    </Screen>
  );
}

const tones = {
  calm: "border-line",
  // `!` overrides the card's own border and surface, which come later in the style sheet.
  warning: "border-first-light! bg-first-light-tint!",
  danger: "border-danger! bg-danger-tint!",
} as const;

interface ClockCardProps {
  readonly view: WadingView;
  readonly place: CrossingPlace;
  readonly now: Instant;
}

function ClockCard({ view, place, now }: ClockCardProps) {
  return (
    <Card className={classes("border-2", tones[view.tone])} aria-label={place.name}>
      <div role="timer" aria-live="off">
        <p className="text-lead font-semibold">{view.label}</p>
        <p className="figure text-figure">{view.figure}</p>
      </div>
      <div className="data mt-2 space-y-1.5">
        {view.sentences.map((sentence, index) => (
          <p key={sentence} className={index === 0 ? "font-semibold" : "text-small"}>
            {sentence}
          </p>
        ))}
      </div>
      {view.taken.length === 0 ? null : (
        <>
          <h2 className="mt-3 text-small font-semibold">{wording.taken}</h2>
          <ul className="data list-disc pl-5 text-small">
            {view.taken.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
      <AlarmButton view={view} place={place} now={now} />
      <p className="mt-3 text-caption text-ink-soft">
        {view.station} {view.source} {wording.notForNavigation}
      </p>
    </Card>
  );
}

function AlarmButton({ view, place, now }: ClockCardProps) {
  const alarm = useWadingAlarm();
  const { turnBackAt } = view;
  if (alarm !== null) {
    return (
      <div className="mt-3">
        <output className="mb-2 block font-semibold">
          {wording.alarmSet(timeText(alarm.at, now))} ({alarm.name})
        </output>
        <Button wide tone="secondary" onClick={() => setWadingAlarm(null)}>
          {wording.cancelAlarm}
        </Button>
      </div>
    );
  }
  if (turnBackAt === null) return null;
  return (
    <div className="mt-3">
      <Button
        wide
        size="large"
        onClick={() => setWadingAlarm({ at: turnBackAt, name: place.name })}
      >
        {wording.alarm(timeText(turnBackAt, now))}
      </Button>
      <p className="mt-2 text-caption text-ink-soft">{wording.alarmHint}</p>
    </div>
  );
}

interface ChoicesCardProps {
  readonly choices: WadingChoices;
  readonly onChange: (choices: WadingChoices) => void;
}

const toChoice = (value: number, label: string) => ({ value: String(value), label });

function ChoicesCard({ choices, onChange }: ChoicesCardProps) {
  const units = useUnits();
  const depths = (values: readonly number[]) =>
    values.map((value) => toChoice(value, halfFeetText(value, units)));
  const field = (name: keyof WadingChoices, options: ReturnType<typeof depths>, hint?: string) => (
    <SelectField
      label={wording[name]}
      hint={hint}
      choices={options}
      value={String(choices[name] ?? "")}
      onChange={({ target }) =>
        onChange({ ...choices, [name]: target.value === "" ? null : Number(target.value) })
      }
    />
  );
  return (
    <Card>
      <CardHeader title={wording.you} />
      <div className="space-y-4">
        {field(
          "ground",
          [{ value: "", label: wording.asCharted }, ...depths(choicesOf.ground)],
          wording.groundHint,
        )}
        {field("depth", depths(choicesOf.depth))}
        {field(
          "distance",
          choicesOf.distance.map((value) => toChoice(value, wording.length(value, units === "us"))),
        )}
        {field(
          "speed",
          choicesOf.speed.map((value, index) =>
            toChoice(value, wording.speeds[units][index] ?? ""),
          ),
        )}
        {field("swell", depths(choicesOf.swell))}
      </div>
    </Card>
  );
}
