import { ratingOrDefault, spotPosition } from "@striper/angling/spots";
import { Ban, CloudUpload, Lock } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "#web/features/spots/badge.tsx";
import { BackToSpots } from "#web/features/spots/detail/back-to-spots.tsx";
import { distanceInWords } from "#web/features/spots/detail/distance-view.ts";
import { syncStateText } from "#web/features/spots/list/spot-card-view.ts";
import type { ListedSpot } from "#web/features/spots/listed-spot.ts";
import { Rating } from "#web/features/spots/rating.tsx";
import { SpotIcon } from "#web/features/spots/spot-icon.tsx";
import { spotsWording } from "#web/features/spots/wording.ts";
import { useDevicePosition } from "#web/platform/device-position.ts";
import { useUnits } from "#web/platform/units.ts";
import { useNow } from "#web/ui/figures/use-now.ts";

interface SpotHeaderProps {
  readonly spot: ListedSpot;
  readonly actions: ReactNode;
}

export function SpotHeader({ spot, actions }: SpotHeaderProps) {
  const { builtIn, own } = spot;
  const device = useDevicePosition();
  const distance = distanceInWords(device, spotPosition(spot), useUnits(), useNow());
  const syncState = own === null ? null : syncStateText(own.syncState);
  return (
    <header className="mb-4">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <BackToSpots />
        <div className="flex gap-2">{actions}</div>
      </div>
      <div className="flex items-start gap-3">
        <span className="max-[15rem]:hidden">
          <SpotIcon type={spot.type} />
        </span>
        <div className="min-w-0">
          <h1 tabIndex={-1} className="text-heading font-bold wrap-anywhere outline-none">
            {spot.name}
          </h1>
          <p className="data mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
            {builtIn === null ? null : (
              <>
                <span>
                  {spotsWording.types[builtIn.type]} · {builtIn.region}
                </span>
                <Rating rating={ratingOrDefault(builtIn)} />
              </>
            )}
            <span>{distance}</span>
          </p>
        </div>
      </div>
      <p className="mt-2 flex flex-wrap gap-2 empty:hidden">
        {builtIn?.waters === "federal" ? (
          <Badge tone="danger" icon={Ban}>
            {spotsWording.federalBadge}
          </Badge>
        ) : null}
        {own === null ? null : (
          <Badge tone="plain" icon={Lock}>
            {spotsWording.ownBadge}
          </Badge>
        )}
        {syncState === null ? null : (
          <Badge tone="plain" icon={CloudUpload}>
            {syncState}
          </Badge>
        )}
      </p>
    </header>
  );
}
