import { ChevronLeft, ChevronRight } from "lucide-react";
import { useId } from "react";
import { harborDate, shiftDate } from "@striper/marine/time";
import { isChartDate } from "#web/features/tides/day/tides-search.ts";
import { dayWording as wording } from "#web/features/tides/day/wording.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { controlStyle } from "#web/ui/fields/field-frame.tsx";
import { classes } from "#web/ui/classes.ts";
import { useNow } from "#web/ui/figures/use-now.ts";

interface DayBarProps {
  readonly date: string;
  /** Null means today, even after midnight. */
  readonly onChange: (date: string | null) => void;
}

export function DayBar({ date, onChange }: DayBarProps) {
  const id = useId();
  const today = harborDate(useNow());
  const change = (next: string) => {
    if (isChartDate(next)) onChange(next === today ? null : next);
  };
  return (
    <div className="flex w-full flex-wrap items-center gap-2 sm:w-auto">
      <IconButton
        label={wording.previousDay}
        framed
        icon={<ChevronLeft size={22} aria-hidden="true" />}
        onClick={() => change(shiftDate(date, -1))}
      />
      <label htmlFor={id} className="sr-only">
        {wording.chooseDay}
      </label>
      <input
        id={id}
        type="date"
        required
        value={date}
        className={classes(controlStyle, "data min-w-36 flex-1 sm:max-w-48")}
        onChange={(event) => change(event.target.value)}
      />
      <IconButton
        label={wording.nextDay}
        framed
        icon={<ChevronRight size={22} aria-hidden="true" />}
        onClick={() => change(shiftDate(date, 1))}
      />
      <Button
        tone="secondary"
        disabled={date === today}
        className="px-4 max-[22rem]:flex-1"
        onClick={() => onChange(null)}
      >
        {wording.today}
      </Button>
    </div>
  );
}
