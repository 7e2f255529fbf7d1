import { ChevronDown } from "lucide-react";
import { useId, type ComponentProps } from "react";
import { classes } from "#web/ui/classes.ts";
import { controlStyle, fieldAttributes, FieldFrame } from "#web/ui/fields/field-frame.tsx";

interface Choice {
  readonly value: string;
  readonly label: string;
}

interface SelectFieldProps extends Omit<ComponentProps<"select">, "children"> {
  readonly label: string;
  readonly choices: readonly Choice[];
  /** Shown while nothing is chosen. */
  readonly placeholder?: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

/** A native select, the most reliable control on a phone. */
export function SelectField(props: SelectFieldProps) {
  const { label, choices, placeholder, hint, error, className, ...rest } = props;
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className="relative">
        <select
          {...fieldAttributes(id, hint, error)}
          className={classes(controlStyle, "appearance-none pr-11", className)}
          {...rest}
        >
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <ChevronDown
          size={20}
          aria-hidden="true"
          className="pointer-events-none absolute top-3.5 right-3.5"
        />
      </div>
    </FieldFrame>
  );
}
