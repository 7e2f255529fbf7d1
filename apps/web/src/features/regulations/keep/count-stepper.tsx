import { Minus, Plus } from "lucide-react";
import { useId } from "react";
import { keepWording as wording } from "#web/features/regulations/keep/wording.ts";
import { mostKept } from "#web/platform/day/tapped-day.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";

interface CountStepperProps {
  readonly label: string;
  readonly value: number;
  readonly least?: number;
  readonly most?: number;
  readonly onChange: (value: number) => void;
}

export function CountStepper({
  label,
  value,
  least = 0,
  most = mostKept,
  onChange,
}: CountStepperProps) {
  const id = useId();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
      <span id={id} className="min-w-24 flex-1 text-small font-semibold">
        {label}
      </span>
      <fieldset className="flex items-center gap-2" aria-labelledby={id}>
        <IconButton
          framed
          label={wording.fewer(label)}
          icon={<Minus size={20} aria-hidden="true" />}
          disabled={value <= least}
          onClick={() => onChange(value - 1)}
        />
        <output className="data w-10 text-center text-title font-bold">{value}</output>
        <IconButton
          framed
          label={wording.more(label)}
          icon={<Plus size={20} aria-hidden="true" />}
          disabled={value >= most}
          onClick={() => onChange(value + 1)}
        />
      </fieldset>
    </div>
  );
}
