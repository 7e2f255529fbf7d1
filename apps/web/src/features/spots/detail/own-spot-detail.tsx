import { formatCoordinates } from "@striper/angling/spots";
import type { PlacePieces } from "#web/features/spots/detail/spot-detail.tsx";
import { PlaceColumns } from "#web/features/spots/detail/spot-detail.tsx";
import { FactCard } from "#web/features/spots/detail/fact-card.tsx";
import { MapLink } from "#web/features/spots/detail/map-link.tsx";
import type { MySpot } from "#web/features/spots/my-spots.ts";
import { spotsWording } from "#web/features/spots/wording.ts";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";

interface OwnSpotDetailProps {
  readonly spot: MySpot;
  readonly pieces: PlacePieces;
}

export function OwnSpotDetail({ spot, pieces }: OwnSpotDetailProps) {
  const { latitude, longitude } = spot.position;
  return (
    <>
      {spot.refusal === null ? null : (
        <div className="mb-4">
          <Banner tone="warning">
            {spotsWording.refused}: {spot.refusal}
          </Banner>
        </div>
      )}
      <PlaceColumns
        pieces={pieces}
        beside={
          <Card>
            <CardHeader title={spotsWording.notes} />
            <p className="wrap-anywhere whitespace-pre-line">
              {spot.notes ?? spotsWording.noNotes}
            </p>
            <p className="mt-3 text-small text-ink-soft">{spotsWording.privateNote}</p>
          </Card>
        }
        location={
          <FactCard
            title={spotsWording.location}
            facts={[
              {
                label: spotsWording.coordinates,
                values: [formatCoordinates([longitude, latitude])],
              },
            ]}
          >
            <MapLink id={spot.spot_id} />
            <p className="text-caption font-semibold">{spotsWording.notForNavigation}</p>
          </FactCard>
        }
      />
    </>
  );
}
