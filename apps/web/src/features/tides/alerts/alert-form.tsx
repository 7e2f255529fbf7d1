import { CalendarPlus } from "lucide-react";
import { useState, type ReactNode } from "react";
import { NextMoment } from "#web/features/tides/alerts/next-moment.tsx";
import {
  emptyDraft,
  heightRange,
  leadChoices,
  settingsOf,
  type AlertDraft,
  type AlertEvent,
} from "#web/features/tides/alerts/alert-view.ts";
import { useChangeAlert } from "#web/features/tides/alerts/queries.ts";
import { useCalendarDownload } from "#web/features/tides/alerts/use-calendar-download.ts";
import { alertFailure, alertWording as wording } from "#web/features/tides/alerts/wording.ts";
import { stationName } from "#web/features/tides/place/place-water-view.ts";
import { newId } from "#web/platform/new-id.ts";
import { useUnits } from "#web/platform/units.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { SegmentedControl } from "#web/ui/actions/segmented-control.tsx";
import { Form } from "#web/ui/fields/form.tsx";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Banner, Failure } from "#web/ui/surfaces/banner.tsx";
import { showToast } from "#web/ui/surfaces/toast-store.ts";

const directions = ["rising", "falling"] as const;

const events = ["high", "low", "slack", "height"] as const;

export interface AlertFormProps {
  readonly event?: AlertEvent | undefined;
  readonly tide: string;
  /** Null without a current station, which rules out slack reminders. */
  readonly current: string | null;
  /** Reminder switches, provided by the page because they belong to another feature. */
  readonly switches: ReactNode;
  readonly hasWay: boolean;
  readonly onSaved: () => void;
}

export function AlertForm({ event, tide, current, switches, hasWay, onSaved }: AlertFormProps) {
  const units = useUnits();
  const [draft, setDraft] = useState<AlertDraft>({
    ...emptyDraft,
    event: event ?? emptyDraft.event,
  });
  const [isIncomplete, setIncomplete] = useState(false);
  const [isRefused, setRefused] = useState(false);
  // A fixed id makes resending harmless.
  const [id] = useState(newId);
  const saving = useChangeAlert();
  const download = useCalendarDownload();
  const settings = settingsOf(draft, { tide, current }, units);
  const station = draft.event === "slack" ? current : tide;

  function change(part: Partial<AlertDraft>) {
    setIncomplete(false);
    saving.reset();
    setDraft({ ...draft, ...part });
  }

  function save() {
    if (settings === null) return setIncomplete(true);
    setRefused(!hasWay);
    if (!hasWay) return undefined;
    const onSuccess = (outcome: "saved" | "waiting") => {
      showToast(outcome === "saved" ? wording.saved : wording.savedOnDevice, "ok");
      onSaved();
    };
    return saving.mutate({ kind: "save", subjectId: id, settings }, { onSuccess });
  }

  return (
    <Form onSubmit={save}>
      <SegmentedControl
        legend={wording.which}
        value={draft.event}
        onChange={(chosen) => change({ event: chosen })}
        segments={events.map((value) => ({ value, label: wording.events[value] }))}
      />
      {draft.event === "height" ? (
        <HeightFields
          draft={draft}
          onChange={change}
          error={isIncomplete ? wording.heightWrong(heightRange(units)) : undefined}
        />
      ) : null}
      {station === null ? (
        <Banner tone="info">{wording.noSlack}</Banner>
      ) : (
        <p className="text-small text-ink-soft">
          {stationName(station)}, {station}
        </p>
      )}
      <SelectField
        label={wording.lead_time}
        value={String(draft.leadMinutes)}
        choices={leadChoices}
        onChange={({ target }) => change({ leadMinutes: Number(target.value) })}
      />
      <NextMoment settings={settings} />
      <Failure text={saving.isError ? alertFailure(saving.error) : null} />
      {switches}
      {isRefused && !hasWay ? <Failure text={wording.noWay} /> : null}
      <p className="text-small text-ink-soft">{wording.honest}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        <Button type="submit" size="large" disabled={saving.isPending || station === null}>
          {saving.isPending ? wording.saving : wording.save}
        </Button>
        <Button
          tone="secondary"
          size="large"
          disabled={station === null}
          onClick={() => (settings === null ? setIncomplete(true) : void download(settings))}
        >
          <CalendarPlus size={20} aria-hidden="true" />
          {wording.calendar}
        </Button>
      </div>
    </Form>
  );
}

interface HeightFieldsProps {
  readonly draft: AlertDraft;
  readonly onChange: (part: Partial<AlertDraft>) => void;
  readonly error: string | undefined;
}

function HeightFields({ draft, onChange, error }: HeightFieldsProps) {
  const unit = useUnits() === "us" ? "ft" : "m";
  return (
    <>
      <TextField
        label={wording.height(unit)}
        inputMode="decimal"
        autoComplete="off"
        value={draft.height}
        error={error}
        onChange={(event) => onChange({ height: event.target.value })}
      />
      <SegmentedControl
        legend={wording.direction}
        value={draft.direction}
        onChange={(direction) => onChange({ direction })}
        segments={directions.map((value) => ({ value, label: wording.directions[value] }))}
      />
    </>
  );
}
