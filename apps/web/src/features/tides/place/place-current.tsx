import { slacksToCome, stationName } from "#web/features/tides/place/place-water-view.ts";
import { placeWording as wording } from "#web/features/tides/place/wording.ts";
import { useCurrentStation } from "#web/features/tides/queries.ts";
import { currentSentence } from "#web/features/tides/tide-now-view.ts";
import { SourceChip } from "#web/ui/figures/source-chip.tsx";
import { unbroken } from "#web/ui/figures/unbroken.ts";
import { useNow } from "#web/ui/figures/use-now.ts";
import { Skeleton } from "#web/ui/surfaces/skeleton.tsx";

export function PlaceCurrent({ stationId }: { readonly stationId: string }) {
  const now = useNow();
  const { predictor, isFailed } = useCurrentStation(stationId);
  if (isFailed) return <p className="text-small text-ink-soft">{wording.failed}</p>;
  if (predictor === null) return <Skeleton label={wording.loading} className="h-24" />;
  const slacks = slacksToCome(predictor, now);
  return (
    <div className="min-h-24">
      <p className="font-semibold">{unbroken(currentSentence(predictor, now))}</p>
      <p className="data mt-1 text-small text-ink-soft">
        {slacks.length === 0 ? wording.noSlack : unbroken(`${wording.slack}: ${slacks.join(", ")}`)}
      </p>
      <p className="mt-2">
        <SourceChip source={{ kind: "computed", from: `${stationName(stationId)} ${stationId}` }} />
      </p>
    </div>
  );
}
