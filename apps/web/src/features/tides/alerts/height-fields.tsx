import type { AlertDraft } from "#web/features/tides/alerts/alert-view.ts";
import { alertWording as wording } from "#web/features/tides/alerts/wording.ts";
import { useUnits } from "#web/platform/units/units-store.ts";
import { SegmentedControl } from "#web/ui/actions/segmented-control.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";

interface HeightFieldsProps {
  readonly draft: AlertDraft;
  readonly onChange: (part: Partial<AlertDraft>) => void;
  readonly error: string | undefined;
}

const directions = ["rising", "falling"] as const;

/** The level the water passes, and on which way. */
export function HeightFields({ draft, onChange, error }: HeightFieldsProps) {
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
