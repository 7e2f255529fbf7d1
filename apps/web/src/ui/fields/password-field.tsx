import { Eye, EyeOff } from "lucide-react";
import { useId, useState, type ComponentProps } from "react";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { classes } from "#web/ui/classes.ts";
import { controlStyle, fieldAttributes, FieldFrame } from "#web/ui/fields/field-frame.tsx";

interface PasswordFieldProps extends Omit<ComponentProps<"input">, "type"> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

export function PasswordField({ label, hint, error, className, ...rest }: PasswordFieldProps) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className="relative">
        <input
          {...fieldAttributes(id, hint, error)}
          type={shown ? "text" : "password"}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          className={classes(controlStyle, "pr-13", className)}
          {...rest}
        />
        <IconButton
          label={shown ? "Hide password" : "Show password"}
          icon={<Icon size={20} aria-hidden="true" />}
          aria-pressed={shown}
          className="absolute top-0 right-0"
          onClick={() => setShown(!shown)}
        />
      </div>
    </FieldFrame>
  );
}
