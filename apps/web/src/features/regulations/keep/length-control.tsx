import { speciesOf, type SpeciesId } from "@striper/angling/species";
import { Minus, Plus } from "lucide-react";
import { useId } from "react";
import { readLength } from "#web/features/regulations/keep/read-length.ts";
import { keepWording as wording } from "#web/features/regulations/keep/wording.ts";
import { useUnits } from "#web/platform/units.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { controlStyle } from "#web/ui/fields/field-frame.tsx";
import { classes } from "#web/ui/classes.ts";

interface LengthControlProps {
  readonly species: SpeciesId;
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** Drawn by hand, because the browser's slider is not fully red in night mode. */
const rangeStyle =
  "mt-1 h-12 w-full cursor-pointer appearance-none bg-transparent [&::-webkit-slider-runnable-track]:h-2.5 [&::-webkit-slider-runnable-track]:rounded-pill [&::-webkit-slider-runnable-track]:border [&::-webkit-slider-runnable-track]:border-line-strong [&::-webkit-slider-runnable-track]:bg-foam [&::-webkit-slider-thumb]:-mt-3 [&::-webkit-slider-thumb]:size-8 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-pill [&::-webkit-slider-thumb]:bg-primary [&::-moz-range-track]:h-2.5 [&::-moz-range-track]:rounded-pill [&::-moz-range-track]:bg-foam [&::-moz-range-thumb]:size-8 [&::-moz-range-thumb]:rounded-pill [&::-moz-range-thumb]:border-0 [&::-moz-range-thumb]:bg-primary";

const cmPerInch = 2.54;
/** Step of buttons and slider in the displayed unit. */
const notch = { us: 0.25, metric: 0.5 } as const;

export function LengthControl({ species, text, onChange }: LengthControlProps) {
  const units = useUnits();
  const id = useId();
  const read = readLength(text, units === "metric");
  const perUnit = units === "metric" ? cmPerInch : 1;
  const shown = read.kind === "read" ? read.length * perUnit : null;
  const typical = speciesOf(species).typicalSize.length;
  const end = Math.ceil(typical.maximum * 1.2 * perUnit);
  const step = notch[units];
  const set = (value: number) => {
    const notches = Math.round(Math.max(0, value) / step);
    onChange(String(Math.round(notches * step * 100) / 100));
  };
  const from = shown ?? typical.average * perUnit;
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-small font-semibold">
        {wording.length[units]}
      </label>
      <div className="flex items-center gap-2">
        <IconButton
          framed
          className="size-14 max-[15rem]:w-10"
          label={wording.shorter[units]}
          icon={<Minus size={24} aria-hidden="true" />}
          onClick={() => set(from - step)}
        />
        <input
          id={id}
          value={text}
          onChange={(event) => onChange(event.target.value)}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          maxLength={12}
          className={classes(
            controlStyle,
            "data min-h-14 min-w-0 flex-1 text-center max-[15rem]:px-1 text-heading font-bold",
          )}
          aria-invalid={read.kind === "unreadable" ? true : undefined}
        />
        <IconButton
          framed
          className="size-14 max-[15rem]:w-10"
          label={wording.longer[units]}
          icon={<Plus size={24} aria-hidden="true" />}
          onClick={() => set(from + step)}
        />
      </div>
      <input
        type="range"
        aria-label={wording.lengthSlider}
        min={0}
        max={end}
        step={step}
        value={Math.min(from, end)}
        onChange={(event) => set(event.target.valueAsNumber)}
        className={classes(rangeStyle, shown === null && "opacity-55")}
      />
    </div>
  );
}
