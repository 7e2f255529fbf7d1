import { catchFields } from "@striper/contract/catch-fields";
import { ChevronDown } from "lucide-react";
import { temperatureMeasure } from "#web/features/catches/logging/form/measure.ts";
import { ModeField } from "#web/features/catches/logging/form/mode-field.tsx";
import type { CatchForm } from "#web/features/catches/logging/form/use-catch-form.ts";
import { loggingWording as wording } from "#web/features/catches/logging/wording.ts";
import { TextAreaField } from "#web/ui/fields/text-area-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";

/** What a catch can say beyond the quick form; folded until wanted. */
export function MoreDetails({
  form,
  isOpen,
}: {
  readonly form: CatchForm;
  readonly isOpen: boolean;
}) {
  const { draft, problems, change, units } = form;
  const hasProblem = ["date", "weather", "bait_lure", "waterTemperature", "notes"].some(
    (field) => field in problems,
  );
  return (
    <details
      open={isOpen || hasProblem}
      className="group rounded-card border border-line bg-surface px-4"
    >
      <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-3 font-semibold">
        {wording.moreDetails}
        <ChevronDown
          size={22}
          aria-hidden="true"
          className="shrink-0 transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="flex flex-col gap-4 pb-4">
        <div className="grid grid-cols-[repeat(auto-fit,minmax(10.5rem,1fr))] gap-3">
          <TextField
            label={wording.date}
            type="date"
            value={draft.date}
            error={problems.date}
            onChange={(event) => change({ date: event.target.value })}
          />
          <TextField
            label={wording.time}
            type="time"
            value={draft.time}
            hint={wording.timeHint}
            onChange={(event) => change({ time: event.target.value })}
          />
        </div>
        <TextField
          label={wording.labels.bait_lure}
          autoComplete="off"
          value={draft.bait_lure}
          error={problems.bait_lure}
          onChange={(event) => change({ bait_lure: event.target.value })}
        />
        <ModeField value={draft.mode} onChange={(event) => change({ mode: event.target.value })} />
        <TextField
          label={wording.labels.weather}
          autoComplete="off"
          value={draft.weather}
          error={problems.weather}
          onChange={(event) => change({ weather: event.target.value })}
        />
        <TextField
          label={wording.waterTemperature(temperatureMeasure.unitOf(units))}
          inputMode="decimal"
          autoComplete="off"
          hint={wording.waterHint}
          value={draft.waterTemperature}
          error={problems.waterTemperature}
          onChange={(event) => change({ waterTemperature: event.target.value })}
        />
        <TextAreaField
          label={wording.labels.notes}
          placeholder={wording.noNotes}
          maxLength={catchFields.notes.maxLength}
          value={draft.notes}
          error={problems.notes}
          onChange={(event) => change({ notes: event.target.value })}
        />
      </div>
    </details>
  );
}
