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
  readonly placeholder?: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

/** Draws the chosen label over the control in as many lines as it needs, because browsers cut it after one. */
const wrapping = classes(
  "grid before:pointer-events-none before:z-1 before:col-start-1 before:row-start-1 before:self-center",
  "before:py-2.5 before:pr-11 before:pl-3.5 before:text-body before:text-ink before:wrap-anywhere",
  "before:content-[attr(data-chosen)] has-disabled:before:opacity-55 forced-colors:before:hidden",
);

export function SelectField(props: SelectFieldProps) {
  const { label, choices, placeholder, hint, error, className, ...rest } = props;
  const id = useId();
  const chosen =
    rest.value === "" ? placeholder : choices.find(({ value }) => value === rest.value)?.label;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className={classes("relative", chosen !== undefined && wrapping)} data-chosen={chosen}>
        <select
          {...fieldAttributes(id, hint, error)}
          className={classes(
            controlStyle,
            "col-start-1 row-start-1 appearance-none pr-11",
            chosen !== undefined && "text-transparent!",
            className,
          )}
          {...rest}
        >
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value} className="bg-surface text-ink">
              {choice.label}
            </option>
          ))}
        </select>
        <ChevronDown
          size={20}
          aria-hidden="true"
          className="pointer-events-none absolute top-[calc(50%-0.625rem)] right-3.5"
        />
      </div>
    </FieldFrame>
  );
}
