import type { ComponentProps } from "react";
import { loggingWording as wording, modeChoices } from "#web/features/catches/logging/wording.ts";
import { SelectField } from "#web/ui/fields/select-field.tsx";

const choices = modeChoices.map((value) => ({ value, label: wording.modes[value] }));

type ModeFieldProps = Omit<ComponentProps<typeof SelectField>, "label" | "choices" | "placeholder">;

/** Asks for shore, private boat or boat for hire, because some rules differ by mode. */
export function ModeField(props: ModeFieldProps) {
  return (
    <SelectField {...props} label={wording.mode} choices={choices} placeholder={wording.noMode} />
  );
}
