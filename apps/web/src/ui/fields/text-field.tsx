import { useId, type ComponentProps } from "react";
import { classes } from "#web/ui/classes.ts";
import { controlStyle, fieldAttributes, FieldFrame } from "#web/ui/fields/field-frame.tsx";

interface TextFieldProps extends ComponentProps<"input"> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

export function TextField({ label, hint, error, className, ...rest }: TextFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <input
        {...fieldAttributes(id, hint, error)}
        className={classes(controlStyle, className)}
        {...rest}
      />
    </FieldFrame>
  );
}
