import type { WeatherView, HourLine } from "#web/features/weather/weather-view.ts";
import { weatherWording as wording } from "#web/features/weather/wording.ts";
import { classes } from "#web/ui/classes.ts";
import { SourceChip } from "#web/ui/figures/source-chip.tsx";
import { Skeleton } from "#web/ui/surfaces/skeleton.tsx";
import { nonBreaking } from "#web/ui/figures/non-breaking.ts";
import { Tile } from "#web/ui/actions/tile.tsx";

const hoursApart = { columns: 3, lines: 2 } as const;

interface WeatherTileProps {
  readonly view: WeatherView;
  readonly isLoading: boolean;
  readonly onOpen: () => void;
}

export function WeatherTile({ view, isLoading, onOpen }: WeatherTileProps) {
  return (
    <Tile title={wording.title} hint={wording.tileHint} onOpen={onOpen} className="min-h-52">
      {isLoading ? (
        <Skeleton label={wording.loading} className="mt-2 min-h-36 flex-1" />
      ) : (
        <Present view={view} />
      )}
    </Tile>
  );
}

function Present({ view }: { readonly view: WeatherView }) {
  return (
    <>
      <span className="mt-1 flex w-full flex-wrap items-baseline justify-between gap-x-3">
        <span className="figure text-figure">{view.temperature}</span>
        <span className="text-title font-semibold">{view.sky}</span>
      </span>
      <span className="data mt-2 block text-small font-semibold">{nonBreaking(view.wind)}</span>
      <span className="data block text-small text-ink-soft first-letter:uppercase">
        {[
          view.gusts === null ? null : `${wording.gusts} ${view.gusts}`,
          view.rain === null ? null : `${view.rain} ${wording.rain}`,
        ]
          .filter((part) => part !== null)
          .join(", ")}
      </span>
      <span className="data block text-small text-ink-soft">{view.range}</span>
      <Ahead hours={view.hours} />
      <span className="mt-auto flex w-full flex-wrap pt-3">
        <SourceChip source={view.source} />
      </span>
    </>
  );
}

const places = { columns: "grid sm:hidden", lines: "hidden sm:grid", both: "grid" } as const;

function Ahead({ hours }: { readonly hours: WeatherView["hours"] }) {
  return (
    <span className="data mt-3 grid w-full grid-cols-[repeat(auto-fit,minmax(4.5rem,1fr))] gap-2 border-t border-line pt-2 text-caption sm:grid-cols-1 sm:gap-0 sm:pt-1 sm:text-small">
      {hoursAhead(hours).map(({ instant, name, sky, temperature, wind, on }) => (
        <span
          key={instant}
          className={classes(
            places[on],
            "sm:grid-cols-[4.5rem_2.5rem_minmax(0,1fr)] sm:items-center sm:gap-2 sm:border-line sm:py-1.5 sm:not-last:border-b",
            "xl:grid-cols-[4.125rem_minmax(0,1fr)_2.25rem_5.75rem]",
          )}
        >
          <span className="whitespace-nowrap text-ink-soft">{name}</span>
          <span className="hidden xl:block">{sky}</span>
          <span className="text-small font-semibold">{temperature}</span>
          <span className="sm:text-right">{nonBreaking(wind)}</span>
        </span>
      ))}
    </span>
  );
}

interface HourAhead extends HourLine {
  readonly on: "columns" | "lines" | "both";
}

export function hoursAhead(hours: readonly HourLine[]): HourAhead[] {
  return hours.flatMap((hour, index): HourAhead[] => {
    const isInColumns = index > 0 && index % hoursApart.columns === 0;
    const isInLines = index > 0 && index % hoursApart.lines === 0;
    if (isInColumns && isInLines) return [{ ...hour, on: "both" }];
    if (isInColumns) return [{ ...hour, on: "columns" }];
    return isInLines ? [{ ...hour, on: "lines" }] : [];
  });
}
