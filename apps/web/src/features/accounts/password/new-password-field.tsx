import { passwordMinLength } from "@striper/contract/limits";
import { useState } from "react";
import { StrengthMeter } from "#web/features/accounts/password/strength-meter.tsx";
import { accountsWording as wording } from "#web/features/accounts/wording.ts";
import { PasswordField } from "#web/ui/fields/password-field.tsx";

interface NewPasswordFieldProps {
  readonly label: string;
  readonly error: string | undefined;
}

/** A password that is chosen, and how strong it is so far. */
export function NewPasswordField({ label, error }: NewPasswordFieldProps) {
  const [password, setPassword] = useState("");
  return (
    <div className="flex flex-col gap-2">
      <PasswordField
        label={label}
        name="password"
        autoComplete="new-password"
        required
        hint={wording.passwordTooShort(passwordMinLength)}
        error={error}
        onChange={(event) => setPassword(event.target.value)}
      />
      <StrengthMeter password={password} />
    </div>
  );
}
