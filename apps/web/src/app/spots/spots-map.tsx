import type { Position } from "@striper/marine/geo";
import { Link } from "@tanstack/react-router";
import { Map as MapIcon } from "lucide-react";
import { boundsOf, markersOf } from "#web/app/spots/spots-map-view.ts";
import type { BesideList } from "#web/features/spots/list/spots-screen.tsx";
import { spotsWording } from "#web/features/spots/wording.ts";
import { useIsMobile } from "#web/platform/use-is-mobile.ts";
import { useDevicePosition } from "#web/platform/device-position.ts";
import { Basemap } from "#web/ui/basemap/basemap.tsx";

interface SpotsMapProps {
  readonly list: BesideList;
  readonly onAddAt: (position: Position) => void;
}

export function SpotsMap({ list, onAddAt }: SpotsMapProps) {
  const { spots, litId, onPoint, onChoose } = list;
  const device = useDevicePosition();
  return (
    <>
      <Basemap
        label={spotsWording.mapLabel}
        sentence={spotsWording.mapSentence(spots.length)}
        view={{ bounds: boundsOf(spots, useIsMobile()) }}
        markers={markersOf(spots, litId)}
        litId={litId}
        own={device.state === "known" ? device : null}
        onSelect={onChoose}
        onHover={onPoint}
        onLongPress={onAddAt}
        className="h-[max(20rem,calc(100dvh-24rem))] md:h-[max(24rem,calc(100dvh-14rem))]"
      />
      <Link
        to="/map"
        className="mt-1 inline-flex min-h-12 items-center gap-2 text-small font-semibold text-primary underline underline-offset-4"
      >
        <MapIcon size={18} aria-hidden="true" />
        {spotsWording.fullMap}
      </Link>
    </>
  );
}
