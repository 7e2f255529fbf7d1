import type { Position } from "@striper/marine/geo";
import type { NearbyStation } from "@striper/marine/stations";
import { harborDate } from "@striper/marine/time";
import { PlaceTide } from "#web/features/tides/place/place-tide.tsx";
import { slacksToCome } from "#web/features/tides/place/place-water-view.ts";
import { SkyFacts } from "#web/features/tides/place/sky-facts.tsx";
import { skyView } from "#web/features/tides/place/sky-view.ts";
import { placeWording as wording } from "#web/features/tides/place/wording.ts";
import { skyWording } from "#web/platform/day/sky-wording.ts";
import { useCurrentStation } from "#web/features/tides/queries.ts";
import { currentSentence } from "#web/features/tides/tide-now-view.ts";
import { stationText } from "#web/features/tides/tide-of-water.ts";
import { useUnits } from "#web/platform/units.ts";
import { SourceChip } from "#web/ui/figures/source-chip.tsx";
import { nonBreaking } from "#web/ui/figures/non-breaking.ts";
import { useNow } from "#web/ui/figures/use-now.ts";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";
import { Skeleton } from "#web/ui/surfaces/skeleton.tsx";

interface PlaceTideCardProps {
  readonly tide: NearbyStation;
  /** Null when no current station is close enough. */
  readonly current: NearbyStation | null;
  readonly position: Position;
}

export function PlaceTideCard({ tide, current, position }: PlaceTideCardProps) {
  const now = useNow();
  return (
    <Card>
      <CardHeader title={wording.title} />
      <div className="flex flex-col gap-5">
        <PlaceTide station={tide} />
        {current === null ? (
          <p className="text-small text-ink-soft">{wording.noCurrent}</p>
        ) : (
          <PlaceCurrent station={current} />
        )}
        <section aria-label={skyWording.title}>
          <h3 className="mb-2 font-semibold">{skyWording.title}</h3>
          <SkyFacts sky={skyView(harborDate(now), position)} />
        </section>
        <p className="text-caption font-semibold">{wording.notForNavigation}</p>
      </div>
    </Card>
  );
}

function PlaceCurrent({ station }: { readonly station: NearbyStation }) {
  const now = useNow();
  const units = useUnits();
  const { predictor, isFailed } = useCurrentStation(station.id);
  if (isFailed) return <p className="text-small text-ink-soft">{wording.failed}</p>;
  if (predictor === null) return <Skeleton label={wording.loading} className="h-24" />;
  const slacks = slacksToCome(predictor, now);
  return (
    <div className="min-h-24">
      <p className="font-semibold">{nonBreaking(currentSentence(predictor, now))}</p>
      <p className="data mt-1 text-small text-ink-soft">
        {slacks.length === 0
          ? wording.noSlack
          : nonBreaking(`${wording.slack}: ${slacks.join(", ")}`)}
      </p>
      <p className="mt-2">
        <SourceChip source={{ kind: "computed", from: stationText(station, units) }} />
      </p>
    </div>
  );
}
