import { typicalSizeOf } from "@striper/angling/species";
import {
  lengthMeasure,
  averageText,
  weightMeasure,
} from "#web/features/catches/logging/form/measure.ts";
import type { CatchForm } from "#web/features/catches/logging/form/use-catch-form.ts";
import { loggingWording as wording } from "#web/features/catches/logging/wording.ts";
import { Switch } from "#web/ui/actions/switch.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";

/** Averages shown before a species is chosen: specification, section 5. */
const unnamed = { length: 18, weight: 2.5 };

const figures = {
  length: { field: "length_inches", measure: lengthMeasure },
  weight: { field: "weight_pounds", measure: weightMeasure },
} as const;

interface SizeFieldProps {
  readonly form: CatchForm;
  readonly name: keyof typeof figures;
  readonly average: number;
}

function SizeField({ form: { field, units }, name, average }: SizeFieldProps) {
  const { measure, field: entry } = figures[name];
  return (
    <TextField
      {...field(entry)}
      label={wording[name](measure.unitOf(units))}
      inputMode="decimal"
      autoComplete="off"
      placeholder={wording.typical(averageText(measure, average, units))}
    />
  );
}

/** Shows averages as placeholders; they are never stored. */
export function SizeFields({ form }: { readonly form: CatchForm }) {
  const { draft, change } = form;
  const typical = typicalSizeOf(draft.species);
  const isNamed = draft.species !== "";
  const length = isNamed ? typical.length.average : unnamed.length;
  const weight = isNamed ? typical.weight.average : unnamed.weight;
  const hasFigure = draft.length_inches !== "" || draft.weight_pounds !== "";
  return (
    <div className="flex flex-col gap-3">
      <div className="grid grid-cols-2 gap-3 max-[15rem]:grid-cols-1">
        <SizeField form={form} name="length" average={length} />
        <SizeField form={form} name="weight" average={weight} />
      </div>
      {hasFigure ? (
        <Switch
          label={wording.measured}
          hint={wording.measuredHint}
          checked={draft.is_measured}
          onChange={(is_measured) => change({ is_measured })}
        />
      ) : (
        <p className="text-caption text-ink-soft">{wording.leaveBlank}</p>
      )}
    </div>
  );
}
