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

export function OptionFields({ matching, options, onChange }: OptionFieldsProps) {
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-title font-semibold">{wording.how}</h2>
      <SegmentedControl
        showsLegend
        legend={wording.dates}
        value={options.dates}
        segments={[
          { value: "month-first", label: wording.monthFirst },
          { value: "day-first", label: wording.dayFirst },
        ]}
        onChange={(dates) => onChange({ dates })}
      />
      {matching.length === undefined ? null : (
        <SegmentedControl
          showsLegend
          legend={wording.lengths}
          value={options.length}
          segments={[
            { value: "in", label: wording.inches },
            { value: "cm", label: wording.centimeters },
          ]}
          onChange={(length) => onChange({ length })}
        />
      )}
      {matching.weight === undefined ? null : (
        <SegmentedControl
          showsLegend
          legend={wording.weights}
          value={options.weight}
          segments={[
            { value: "lb", label: wording.pounds },
            { value: "kg", label: wording.kilograms },
          ]}
          onChange={(weight) => onChange({ weight })}
        />
      )}
      {matching.water === undefined ? null : (
        <SegmentedControl
          showsLegend
          legend={wording.water}
          value={options.water}
          segments={[
            { value: "f", label: wording.fahrenheit },
            { value: "c", label: wording.celsius },
          ]}
          onChange={(water) => onChange({ water })}
        />
      )}
    </section>
  );
}
