import type { HourLine } from "#web/features/weather/now/weather-view.ts";

interface HourAhead extends HourLine {
  /** Where three stand beside each other, or where there is a line for each. */
  readonly on: "columns" | "lines" | "both";
}

/** Hours between those that are shown. */
const apart = { columns: 3, lines: 2 } as const;

/** Of the twelve hours those for a glance: three in columns on a phone, five in lines on a wider tile. */
export function hoursAhead(hours: readonly HourLine[]): HourAhead[] {
  return hours.flatMap((hour, index): HourAhead[] => {
    const isInColumns = index > 0 && index % apart.columns === 0;
    const isInLines = index > 0 && index % apart.lines === 0;
    if (isInColumns && isInLines) return [{ ...hour, on: "both" }];
    if (isInColumns) return [{ ...hour, on: "columns" }];
    return isInLines ? [{ ...hour, on: "lines" }] : [];
  });
}
