import type { ComponentProps } from "react";
import { pinMaxDigits } from "#web/features/licenses/officer/lock/pin-policy.ts";
import { PasswordField } from "#web/ui/fields/password-field.tsx";

interface PinFieldProps extends Pick<
  ComponentProps<typeof PasswordField>,
  "ref" | "label" | "name" | "value" | "error" | "disabled"
> {
  readonly onChange: (pin: string) => void;
}

export function PinField({ onChange, ...rest }: PinFieldProps) {
  return (
    <PasswordField
      inputMode="numeric"
      autoComplete="off"
      maxLength={pinMaxDigits}
      onChange={({ target }) => onChange(target.value)}
      {...rest}
    />
  );
}
