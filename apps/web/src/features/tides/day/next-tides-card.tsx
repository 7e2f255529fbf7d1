import { useTideStation } from "#web/features/tides/queries.ts";
import { TideList } from "#web/features/tides/tide-list.tsx";
import { tideNow } from "#web/features/tides/tide-now-view.ts";
import { tideWording as wording } from "#web/features/tides/wording.ts";
import { useIsMobile } from "#web/platform/media.ts";
import { useUnits } from "#web/platform/units/units-store.ts";
import { useNow } from "#web/ui/figures/use-now.ts";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";
import { Skeleton } from "#web/ui/surfaces/skeleton.tsx";

/** Specification, section 9: how many highs and lows the chart's list shows. */
const shown = { mobile: 6, desk: 8 } as const;

/** The highs and lows to come at a station, whatever day is looked at. */
export function NextTidesCard({ stationId }: { readonly stationId: string }) {
  const now = useNow();
  const units = useUnits();
  const count = useIsMobile() ? shown.mobile : shown.desk;
  const tide = useTideStation(stationId);
  if (tide.predictor === null && !tide.isFailed)
    return <Skeleton label={wording.loading} className="h-80" />;
  const tides = tide.predictor === null ? [] : tideNow(tide.predictor, now, units).next;
  return (
    <Card>
      <CardHeader title={wording.nextTides} />
      <TideList tides={tides.slice(0, count)} />
    </Card>
  );
}
