import type { ComponentProps } from "react";
import { SelectField } from "#web/ui/fields/select-field.tsx";

interface ChoiceFieldProps extends Omit<ComponentProps<typeof SelectField>, "choices"> {
  readonly names: Readonly<Record<string, string>>;
}

export function ChoiceField({ names, ...rest }: ChoiceFieldProps) {
  const choices = Object.entries(names).map(([value, label]) => ({ value, label }));
  return <SelectField {...rest} choices={choices} />;
}
