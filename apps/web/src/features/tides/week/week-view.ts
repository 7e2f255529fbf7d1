import type { CurrentPredictor } from "@striper/marine/currents";
import type { Position } from "@striper/marine/geo";
import type { TidePredictor } from "@striper/marine/tides";
import { formatHarborTime, harborDayBounds, shiftDate } from "@striper/marine/time";
import { shortDate } from "#web/features/tides/day/day-words.ts";
import { heightText } from "@striper/angling/words";
import { skyView } from "#web/features/tides/place/sky-view.ts";
import { weekWording as wording } from "#web/features/tides/week/wording.ts";
import type { UnitSystem } from "#web/platform/units.ts";

export type WeekDay = ReturnType<typeof weekView>[number];

const daysOfWeek = 7;

export function weekView(
  from: string,
  at: {
    readonly tide: TidePredictor;
    readonly current: CurrentPredictor | null;
    readonly position: Position;
  },
  units: UnitSystem,
) {
  return Array.from({ length: daysOfWeek }, (_, index) => {
    const date = shiftDate(from, index);
    const bounds = harborDayBounds(date);
    const sky = skyView(date, at.position);
    return {
      date,
      name: shortDate(date),
      tides: at.tide.extremes(bounds.from, bounds.to).map(({ type, instant, height }) => ({
        type,
        time: formatHarborTime(instant),
        height: heightText(height, units),
      })),
      slacks: (at.current?.events(bounds.from, bounds.to) ?? [])
        .filter(({ kind }) => kind === "slack")
        .map(({ instant }) => formatHarborTime(instant)),
      sun: [`${wording.up} ${sky.sunrise}`, `${wording.down} ${sky.sunset}`],
      sky,
    };
  });
}
