import type { WeatherView } from "#web/features/weather/now/weather-view.ts";
import { weatherWording as wording } from "#web/features/weather/wording.ts";
import { SourceChip } from "#web/ui/figures/source-chip.tsx";
import { Skeleton } from "#web/ui/surfaces/skeleton.tsx";
import { Tile } from "#web/ui/actions/tile.tsx";

interface WeatherTileProps {
  readonly view: WeatherView;
  /** Nothing is kept from an earlier visit and the first answer is on its way. */
  readonly isLoading: boolean;
  readonly onOpen: () => void;
}

/** The weather this hour; opens the forecast. */
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
      <span className="data mt-2 block text-small font-semibold">{view.wind}</span>
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

/** Every third of the hours to come. */
const aheadEvery = 3;

/** A glance ahead; the overlay has every hour. */
function Ahead({ hours }: { readonly hours: WeatherView["hours"] }) {
  const shown = hours.filter((_, index) => index > 0 && index % aheadEvery === 0);
  return (
    <span className="data mt-3 grid w-full grid-cols-3 gap-2 border-t border-line pt-2 text-caption xl:grid-cols-1 xl:gap-0 xl:pt-1 xl:text-small">
      {shown.map(({ instant, name, sky, temperature, wind }) => (
        <span
          key={instant}
          className="grid xl:grid-cols-[3.5rem_minmax(0,1fr)_2.5rem_7rem] xl:items-center xl:gap-2 xl:border-line xl:py-1.5 xl:not-last:border-b"
        >
          <span className="text-ink-soft">{name}</span>
          <span className="hidden truncate xl:block">{sky}</span>
          <span className="text-small font-semibold">{temperature}</span>
          <span className="xl:text-right">{wind}</span>
        </span>
      ))}
    </span>
  );
}
