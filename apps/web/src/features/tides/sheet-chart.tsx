import { ZoomIn, ZoomOut } from "lucide-react";
import { useState, type ReactNode } from "react";
import { NextHours, type NextHoursProps } from "#web/features/tides/next-hours.tsx";
import { tideWording as wording } from "#web/features/tides/wording.ts";
import { useIsMobile } from "#web/platform/use-is-mobile.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { SegmentedControl } from "#web/ui/actions/segmented-control.tsx";

const zoomSteps = { least: 0.5, most: 2, by: 0.25 } as const;

const modes = ["curve", "bars"] as const;

export function SheetChart({ water, tide }: Pick<NextHoursProps, "water" | "tide">) {
  const [mode, setMode] = useState<(typeof modes)[number]>("curve");
  const [zoom, setZoom] = useState(1);
  const isMobile = useIsMobile();
  const { hours, widths } = zoomedChart(isMobile ? zoom : 1);
  return (
    <section aria-label={wording.next24Hours} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div className="min-w-44">
          <SegmentedControl
            legend={wording.picture}
            value={mode}
            onChange={setMode}
            segments={modes.map((value) => ({ value, label: wording.modes[value] }))}
          />
        </div>
        {isMobile ? <ZoomButtons zoom={zoom} onChange={setZoom} /> : null}
      </div>
      <NextHours water={water} tide={tide} mode={mode} hours={hours} widths={widths} />
    </section>
  );
}

function ZoomButtons({
  zoom,
  onChange,
}: {
  readonly zoom: number;
  readonly onChange: (zoom: number) => void;
}) {
  const button = (direction: 1 | -1, label: string, icon: ReactNode) => (
    <IconButton
      label={label}
      framed
      disabled={zoomed(zoom, direction) === zoom}
      icon={icon}
      className="disabled:opacity-55"
      onClick={() => onChange(zoomed(zoom, direction))}
    />
  );
  return (
    <fieldset className="flex items-center">
      <legend className="sr-only">{wording.zoom}</legend>
      {button(-1, wording.zoomOut, <ZoomOut size={20} aria-hidden="true" />)}
      <output className="data w-12 text-center text-small">{Math.round(zoom * 100)}%</output>
      {button(1, wording.zoomIn, <ZoomIn size={20} aria-hidden="true" />)}
    </fieldset>
  );
}

export function zoomed(zoom: number, direction: 1 | -1): number {
  const next = zoom + direction * zoomSteps.by;
  return Math.min(zoomSteps.most, Math.max(zoomSteps.least, next));
}

/**
 * Maps zoom to hours and width: zoomed in, a day is wider than the screen; zoomed out, more hours
 * fit.
 */
export function zoomedChart(zoom: number): { readonly hours: number; readonly widths: number } {
  return { hours: Math.round(24 / Math.min(1, zoom)), widths: Math.max(1, zoom) };
}
