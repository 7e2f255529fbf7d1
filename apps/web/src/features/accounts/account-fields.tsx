import { displayNameMaxLength } from "@striper/contract/limits";
import type { ReactNode } from "react";
import { PasswordField } from "#web/ui/fields/password-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";

interface AccountFieldProps {
  readonly error: string | undefined;
}

interface DisplayNameFieldProps extends AccountFieldProps {
  readonly defaultValue?: string;
}

export function DisplayNameField({ error, ...rest }: DisplayNameFieldProps) {
  return (
    <TextField
      label="Display Name"
      name="display_name"
      autoComplete="nickname"
      maxLength={displayNameMaxLength}
      required
      error={error}
      {...rest}
    />
  );
}

export function EmailField({ error }: AccountFieldProps) {
  return (
    <TextField
      label="Email Address"
      name="email"
      type="email"
      autoComplete="username"
      inputMode="email"
      required
      error={error}
    />
  );
}

interface KnownPasswordFieldProps extends AccountFieldProps {
  readonly children: ReactNode;
}

export function KnownPasswordField({ error, children }: KnownPasswordFieldProps) {
  return (
    <div>
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        error={error}
      />
      {children}
    </div>
  );
}
