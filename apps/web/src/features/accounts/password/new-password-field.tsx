import { passwordMinLength } from "@striper/contract/limits";
import { useState } from "react";
import { accountsWording as wording } from "#web/features/accounts/wording.ts";
import { classes } from "#web/ui/classes.ts";
import { PasswordField } from "#web/ui/fields/password-field.tsx";

const labels = ["Very Weak", "Weak", "Fair", "Good", "Strong"] as const;

const tests = [/^.{8,}$/su, /[A-Z]/, /[a-z]/, /\d/, /[^A-Za-z0-9]/] as const;

const segments = [1, 2, 3, 4, 5] as const;

interface NewPasswordFieldProps {
  readonly label: string;
  readonly error: string | undefined;
}

export function NewPasswordField({ label, error }: NewPasswordFieldProps) {
  const [password, setPassword] = useState("");
  return (
    <div className="flex flex-col gap-2">
      <PasswordField
        label={label}
        name="password"
        autoComplete="new-password"
        required
        hint={wording.passwordHint(passwordMinLength)}
        error={error}
        onChange={(event) => setPassword(event.target.value)}
      />
      <StrengthMeter password={password} />
    </div>
  );
}

/** Reserves its height while the field is empty, so that nothing moves. */
function StrengthMeter({ password }: { readonly password: string }) {
  const { score, label } = passwordStrength(password);
  return (
    <div className="flex items-center gap-3">
      <div className="flex flex-1 gap-1" aria-hidden="true">
        {segments.map((segment) => (
          <span
            key={segment}
            className={classes(
              "h-2 flex-1 rounded-pill border border-line-strong",
              segment <= score && "bg-primary",
            )}
          />
        ))}
      </div>
      <output className="min-w-24 text-right text-caption font-semibold text-ink-soft">
        <span className="sr-only">Password strength: </span>
        {password === "" ? "" : label}
      </output>
    </div>
  );
}

interface PasswordStrength {
  readonly score: number;
  readonly label: (typeof labels)[number];
}

export function passwordStrength(password: string): PasswordStrength {
  const score = tests.filter((test) => test.test(password)).length;
  return { score, label: labels[score] ?? "Strong" };
}
