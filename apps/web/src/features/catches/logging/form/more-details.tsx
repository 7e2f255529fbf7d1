import { catchFields } from "@striper/contract/catch-fields";
import { ChevronDown } from "lucide-react";
import { temperatureMeasure } from "#web/features/catches/logging/form/measure.ts";
import { ModeField } from "#web/features/catches/logging/form/mode-field.tsx";
import type { CatchForm } from "#web/features/catches/logging/form/use-catch-form.ts";
import { loggingWording as wording } from "#web/features/catches/logging/wording.ts";
import { TextAreaField } from "#web/ui/fields/text-area-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";

const folded = ["date", "weather", "bait_lure", "waterTemperature", "notes"] as const;

export function MoreDetails({
  form,
  isOpen,
}: {
  readonly form: CatchForm;
  readonly isOpen: boolean;
}) {
  const { field, units } = form;
  const hasProblem = folded.some((name) => field(name).error !== undefined);
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
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(10.5rem,100%),1fr))] gap-3">
          <TextField {...field("date")} label={wording.date} type="date" />
          <TextField {...field("time")} label={wording.time} type="time" hint={wording.timeHint} />
        </div>
        <TextField {...field("bait_lure")} label={wording.labels.bait_lure} autoComplete="off" />
        <ModeField {...field("mode")} />
        <TextField {...field("weather")} label={wording.labels.weather} autoComplete="off" />
        <TextField
          {...field("waterTemperature")}
          label={wording.waterTemperature(temperatureMeasure.unitOf(units))}
          inputMode="decimal"
          autoComplete="off"
          hint={wording.waterHint}
        />
        <TextAreaField
          {...field("notes")}
          label={wording.labels.notes}
          placeholder={wording.noNotes}
          maxLength={catchFields.notes.maxLength}
        />
      </div>
    </details>
  );
}
