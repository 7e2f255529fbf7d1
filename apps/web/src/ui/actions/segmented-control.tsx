import { useId, type ReactNode } from "react";
import { classes } from "#web/ui/classes.ts";

interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: ReactNode;
}

interface SegmentedControlProps<Value extends string> {
  readonly legend: string;
  readonly showsLegend?: boolean;
  readonly segments: readonly Segment<Value>[];
  readonly value: Value | null;
  readonly errorId?: string | undefined;
  readonly onChange: (value: Value) => void;
}

/** Radio buttons in one frame, with the arrow-key behavior of radio buttons. */
export function SegmentedControl<Value extends string>({
  legend,
  showsLegend = false,
  segments,
  value,
  errorId,
  onChange,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <fieldset
      className="min-w-0"
      // The form focuses what is invalid, and `aria-invalid` needs the radiogroup role.
      {...(errorId === undefined
        ? {}
        : {
            role: "radiogroup",
            "aria-invalid": true,
            "aria-describedby": errorId,
            tabIndex: -1,
          })}
    >
      <legend className={showsLegend ? "mb-1.5 text-small font-semibold" : "sr-only"}>
        {legend}
      </legend>
      <div className="flex flex-wrap gap-1 rounded-control border border-line bg-foam p-1">
        {segments.map((segment) => (
          <label
            key={segment.value}
            className={classes(
              "flex min-h-12 min-w-0 flex-auto cursor-pointer items-center justify-center gap-2 rounded-control px-2",
              "text-small font-semibold has-focus-visible:outline-3 has-focus-visible:outline-focus",
              segment.value === value
                ? "border border-line-strong bg-surface text-ink"
                : "text-ink-soft hover:text-ink",
            )}
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={segment.value}
              checked={segment.value === value}
              aria-describedby={errorId}
              onChange={() => onChange(segment.value)}
            />
            {segment.icon}
            <span className="truncate">{segment.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
