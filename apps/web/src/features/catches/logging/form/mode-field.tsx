import { loggingWording as wording, modeChoices } from "#web/features/catches/logging/wording.ts";
import { SelectField } from "#web/ui/fields/select-field.tsx";

const choices = modeChoices.map((value) => ({ value, label: wording.modes[value] }));

interface ModeFieldProps {
  readonly value: string;
  readonly onChange: (mode: string) => void;
}

/** From the shore, a private boat or a boat for hire: rules differ by it. */
export function ModeField({ value, onChange }: ModeFieldProps) {
  return (
    <SelectField
      label={wording.mode}
      choices={choices}
      placeholder={wording.noMode}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
