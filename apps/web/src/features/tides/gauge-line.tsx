import { gaugeView } from "#web/features/tides/gauge-view.ts";
import { useObservedTide } from "#web/features/tides/queries.ts";
import { tideWording as wording } from "#web/features/tides/wording.ts";
import { useUnits } from "#web/platform/units.ts";
import { classes } from "#web/ui/classes.ts";
import { SourceChip } from "#web/ui/figures/source-chip.tsx";
import { useNow } from "#web/ui/figures/use-now.ts";

/** Shows the harbor gauge against the prediction; once shown, its space stays reserved. */
export function GaugeLine({ isWide = false }: { readonly isWide?: boolean }) {
  const { data, isFetching, isFetchedAfterMount } = useObservedTide();
  const view = gaugeView(data?.observed_level, useNow(), useUnits());
  if (view === null && !isFetching && !isFetchedAfterMount) return null;
  return (
    <span
      className={classes(
        "flex min-h-13.5 w-full flex-wrap content-start items-center gap-x-2 gap-y-1 text-small",
        isWide && "mb-1.5 @xl:min-h-7",
      )}
    >
      {view === null ? (
        <span className="text-ink-soft">{isFetchedAfterMount ? wording.noReading : null}</span>
      ) : (
        <>
          <span className="data">{view.text}</span>
          <SourceChip source={{ kind: "observed", from: wording.gauge, at: view.at }} />
        </>
      )}
    </span>
  );
}
