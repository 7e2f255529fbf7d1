import type { Matching } from "#web/features/catches/archive/match/fields.ts";
import type { ImportOptions } from "#web/features/catches/archive/match/options.ts";
import { archiveWording } from "#web/features/catches/archive/wording.ts";
import { SegmentedControl } from "#web/ui/actions/segmented-control.tsx";

const wording = archiveWording.import;

interface OptionFieldsProps {
  readonly matching: Matching;
  readonly options: ImportOptions;
  readonly onChange: (change: Partial<ImportOptions>) => void;
}

/** Units and the order of dates, for the columns that are there. */
export function OptionFields({ matching, options, onChange }: OptionFieldsProps) {
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-title font-semibold">{wording.how}</h2>
      <Choice
        label={wording.dates}
        value={options.dates}
        choices={[
          ["month-first", wording.monthFirst],
          ["day-first", wording.dayFirst],
        ]}
        onChange={(dates) => onChange({ dates })}
      />
      {matching.length === undefined ? null : (
        <Choice
          label={wording.lengths}
          value={options.length}
          choices={[
            ["in", wording.inches],
            ["cm", wording.centimeters],
          ]}
          onChange={(length) => onChange({ length })}
        />
      )}
      {matching.weight === undefined ? null : (
        <Choice
          label={wording.weights}
          value={options.weight}
          choices={[
            ["lb", wording.pounds],
            ["kg", wording.kilograms],
          ]}
          onChange={(weight) => onChange({ weight })}
        />
      )}
      {matching.water === undefined ? null : (
        <Choice
          label={wording.water}
          value={options.water}
          choices={[
            ["f", wording.fahrenheit],
            ["c", wording.celsius],
          ]}
          onChange={(water) => onChange({ water })}
        />
      )}
    </section>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly (readonly [Value, string])[];
  readonly onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, choices, onChange }: ChoiceProps<Value>) {
  return (
    <div>
      <p className="mb-1 text-small font-semibold" aria-hidden="true">
        {label}
      </p>
      <SegmentedControl<Value>
        legend={label}
        value={value}
        onChange={onChange}
        segments={choices.map(([choice, name]) => ({ value: choice, label: name }))}
      />
    </div>
  );
}
