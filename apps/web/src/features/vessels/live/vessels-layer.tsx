import type { Vessel } from "@striper/contract/vessels";
import { useEffect } from "react";
import { useTrack } from "#web/features/vessels/queries.ts";
import { motionOf, shownPosition } from "#web/features/vessels/vessel-view.ts";
import { createVesselsPainter } from "#web/features/vessels/live/vessels-painter.ts";
import { centerAboveCard } from "#web/ui/basemap/geography/camera.ts";
import type { Painter } from "#web/ui/basemap/overlay/painter.ts";
import { usePainter, useStage } from "#web/ui/basemap/overlay/use-stage.ts";

/** With reduced motion, vessels move in steps of this many ms. */
const calmStep = 5000;

function clock(): number {
  const now = Date.now();
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return isCalm ? Math.floor(now / calmStep) * calmStep : now;
}

interface VesselsLayerProps {
  readonly vessels: readonly Vessel[];
  readonly chosen: number | null;
  readonly onSelect: (mmsi: number) => void;
}

export function VesselsLayer({ vessels, chosen, onSelect }: VesselsLayerProps) {
  usePainter(createVesselsPainter({ vessels, chosen, onSelect, clock }), "in-frames");
  return null;
}

type Place = Pick<Vessel, "latitude" | "longitude">;

function createTrackPainter(track: readonly Place[]): Painter {
  return {
    order: 24,
    paint: ({ context, project, palette }) => {
      context.beginPath();
      track.forEach(({ latitude, longitude }, index) => {
        const at = project(longitude, latitude);
        if (index === 0) context.moveTo(at.x, at.y);
        else context.lineTo(at.x, at.y);
      });
      context.setLineDash([4, 4]);
      context.lineWidth = 2;
      context.strokeStyle = palette.color("focus");
      context.stroke();
      context.setLineDash([]);
    },
  };
}

export function TrackLayer({ vessel }: { readonly vessel: Vessel }) {
  const track = useTrack(vessel.mmsi);
  usePainter(createTrackPainter([...track, vessel]));
  return null;
}

export function Follow({ vessel }: { readonly vessel: Vessel }) {
  const stage = useStage();
  useEffect(() => {
    const place = shownPosition(motionOf(vessel), Date.now());
    const center = centerAboveCard(stage.camera(), place);
    if (center !== null) stage.moveTo({ center }, true);
  }, [stage, vessel]);
  return null;
}
