import { typicalSizeOf } from "@striper/angling/species";
import {
  lengthMeasure,
  textOf,
  weightMeasure,
} from "#web/features/catches/logging/form/measure.ts";
import type { CatchForm } from "#web/features/catches/logging/form/use-catch-form.ts";
import { loggingWording as wording } from "#web/features/catches/logging/wording.ts";
import { Switch } from "#web/ui/actions/switch.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";

/** The form's own averages before a species is chosen: specification, section 5. */
const unnamed = { length: 18, weight: 2.5 };

/** Averages stand in the fields as a hint and are never stored. */
export function SizeFields({ form }: { readonly form: CatchForm }) {
  const { draft, units, field, change } = form;
  const typical = typicalSizeOf(draft.species);
  const isNamed = draft.species !== "";
  const length = isNamed ? typical.length.average : unnamed.length;
  const weight = isNamed ? typical.weight.average : unnamed.weight;
  const hasFigure = draft.length_inches !== "" || draft.weight_pounds !== "";
  return (
    <div className="flex flex-col gap-3">
      <div className="grid grid-cols-2 gap-3">
        <TextField
          {...field("length_inches")}
          label={wording.length(lengthMeasure.unitOf(units))}
          inputMode="decimal"
          autoComplete="off"
          placeholder={wording.typical(textOf(lengthMeasure, length, units))}
        />
        <TextField
          {...field("weight_pounds")}
          label={wording.weight(weightMeasure.unitOf(units))}
          inputMode="decimal"
          autoComplete="off"
          placeholder={wording.typical(textOf(weightMeasure, weight, units))}
        />
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
