import { spotById } from "@striper/angling/spots";
import { Link } from "@tanstack/react-router";
import { Ban } from "lucide-react";
import { MapCard } from "#web/app/map/map-card.tsx";
import { mapPageWording as wording, signWording } from "#web/app/map/wording.ts";
import { Badge } from "#web/features/spots/badge.tsx";
import { distanceText, useUnits } from "#web/platform/units.ts";
import type { MySpot } from "#web/features/spots/my-spots.ts";
import { SpotIcon } from "#web/features/spots/spot-icon.tsx";
import { useDevicePosition } from "#web/platform/device-position.ts";
import { buttonStyle } from "#web/ui/actions/button-style.ts";

interface SpotCardProps {
  readonly id: string;
  readonly ownSpots: readonly MySpot[];
  readonly onClose: () => void;
}

export function SpotCard({ id, ownSpots, onClose }: SpotCardProps) {
  const units = useUnits();
  const here = useDevicePosition().position;
  const builtIn = spotById(id);
  const own = ownSpots.find(({ spot_id }) => spot_id === id);
  const name = builtIn?.name ?? own?.name;
  if (name === undefined) return null;
  const [longitude, latitude] = builtIn?.coordinates ?? [
    own?.position.longitude ?? 0,
    own?.position.latitude ?? 0,
  ];
  const facts = [
    builtIn === undefined ? signWording.ownSpot : builtIn.region,
    builtIn?.access,
    here === null ? undefined : `${distanceText(here, { latitude, longitude }, units)} away`,
  ].filter((fact) => fact !== undefined);
  return (
    <MapCard title={name} icon={<SpotIcon type={builtIn?.type ?? null} />} onClose={onClose}>
      <p className="text-caption text-ink-soft">{facts.join(" · ")}</p>
      <p className="mt-1 line-clamp-3 text-small">{builtIn?.note ?? own?.notes ?? ""}</p>
      {builtIn?.waters === "federal" ? (
        <p className="mt-2">
          <Badge tone="danger" icon={Ban}>
            {wording.federal}
          </Badge>
        </p>
      ) : null}
      <Link
        to="/fishing-spots/$id"
        params={{ id }}
        className={`${buttonStyle("primary", "regular", true)} mt-3`}
      >
        {wording.openSpot}
      </Link>
    </MapCard>
  );
}
