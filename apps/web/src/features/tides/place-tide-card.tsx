import type { Position } from "@striper/marine/geo";
import { harborDate } from "@striper/marine/time";
import { PlaceCurrent } from "#web/features/tides/place/place-current.tsx";
import { PlaceTide } from "#web/features/tides/place/place-tide.tsx";
import { SkyFacts } from "#web/features/tides/place/sky-facts.tsx";
import { skyView } from "#web/features/tides/place/sky-view.ts";
import { placeWording as wording, skyWording } from "#web/features/tides/place/wording.ts";
import { useNow } from "#web/ui/figures/use-now.ts";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";

interface PlaceTideCardProps {
  readonly tideStationId: string;
  /** Null when no station's current speaks for the place. */
  readonly currentStationId: string | null;
  readonly position: Position;
}

/** The water at a place: tide and current now and next, slack water, sun and moon. */
export function PlaceTideCard({ tideStationId, currentStationId, position }: PlaceTideCardProps) {
  const now = useNow();
  return (
    <Card>
      <CardHeader title={wording.title} />
      <div className="flex flex-col gap-5">
        <PlaceTide stationId={tideStationId} />
        {currentStationId === null ? (
          <p className="text-small text-ink-soft">{wording.noCurrent}</p>
        ) : (
          <PlaceCurrent stationId={currentStationId} />
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
