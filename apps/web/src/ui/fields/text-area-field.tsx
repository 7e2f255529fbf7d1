import { useId, type ComponentProps } from "react";
import { classes } from "#web/ui/classes.ts";
import { controlStyle, fieldAttributes, FieldFrame } from "#web/ui/fields/field-frame.tsx";

interface TextAreaFieldProps extends ComponentProps<"textarea"> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

export function TextAreaField({ label, hint, error, className, ...rest }: TextAreaFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <textarea
        {...fieldAttributes(id, hint, error)}
        className={classes(controlStyle, "min-h-28 py-3", className)}
        {...rest}
      />
    </FieldFrame>
  );
}
