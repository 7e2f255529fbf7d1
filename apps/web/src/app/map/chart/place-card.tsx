import type { Position } from "@striper/marine/geo";
import { stationsNear } from "@striper/angling/spots";
import { parseIso, type Instant } from "@striper/marine/time";
import { feet, feetToMetres, type Metres } from "@striper/marine/units";
import { Link } from "@tanstack/react-router";
import { MapCard } from "#web/app/map/map-card.tsx";
import { chartPlaceWording as wording } from "#web/app/map/chart/wording.ts";
import { type MapTime, useShownInstant } from "#web/app/map/time/map-time.ts";
import type { ChartSource } from "#web/features/charts/chart-source.ts";
import { type PlaceReport, placeReport } from "#web/features/charts/place/place-report.ts";
import { useChartAround } from "#web/features/charts/place/use-chart-around.ts";
import { useWaterNear } from "#web/features/charts/use-water-near.ts";
import { chartWording } from "#web/features/charts/wording.ts";
import { useMarkCatch } from "#web/features/catches/logging/use-mark-catch.ts";
import { placeView } from "#web/features/regulations/place/place-view.ts";
import { type TidesAnswer, useObservedTide } from "#web/features/tides/queries.ts";
import { useUnits } from "#web/platform/units.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { buttonStyle } from "#web/ui/actions/button-style.ts";
import { mapSigns } from "#web/ui/basemap/overlay/map-signs.ts";
import { usePainter } from "#web/ui/basemap/overlay/use-stage.ts";
import { classes } from "#web/ui/classes.ts";
import type { Painter } from "#web/ui/basemap/overlay/painter.ts";

interface PlaceCardProps {
  readonly source: ChartSource;
  readonly position: Position;
  readonly time: MapTime;
  readonly now: Instant;
  readonly onSave: (position: Position) => void;
  readonly onClose: () => void;
}

/** Maximum age of a surge reading, ms. */
const surgeHolds = 3 * 3_600_000;

export function surgeNow(
  observed: TidesAnswer["observed_level"] | undefined,
  now: Instant,
): Metres | null {
  if (observed === undefined || observed.above_prediction === null) return null;
  const at = observed.observed_at === null ? null : parseIso(observed.observed_at);
  if (at === null || now - at > surgeHolds) return null;
  return feetToMetres(feet(observed.above_prediction));
}

function useReport({ source, position, time, now }: PlaceCardProps): PlaceReport | string {
  const units = useUnits();
  const at = useShownInstant(time);
  const around = useChartAround(source, position);
  const water = useWaterNear(position);
  const { data } = useObservedTide();
  if (around.kind === "missing") return chartWording.missing;
  if (water === "none") return chartWording.noTide;
  if (around.kind === "loading" || water === "loading") return chartWording.loading;
  const surge = surgeNow(data?.observed_level, now);
  return placeReport({ chart: around.chart, position, water, at, now, surge, units });
}

const positionText = ({ latitude, longitude }: Position): string =>
  `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`;

const addressText = ({ latitude, longitude }: Position): string =>
  `${latitude.toFixed(5)},${longitude.toFixed(5)}`;

export function PlaceCard(props: PlaceCardProps) {
  const { position, onSave, onClose } = props;
  usePainter(createTapPainter(position));
  const report = useReport(props);
  const waters = placeView(position, 0);
  const isKnown = typeof report !== "string";
  return (
    <MapCard isTall title={isKnown ? report.title : wording.here} onClose={onClose}>
      <output className="data block space-y-1.5 text-small">
        {isKnown ? (
          <>
            {report.margin === null ? null : <p className="font-semibold">{report.margin}</p>}
            {report.sentences.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </>
        ) : (
          <p>{report}</p>
        )}
        <p className="font-semibold">{waters.headline}</p>
        <p>{waters.line}</p>
        {waters.doubt === null ? null : <p>{waters.doubt}</p>}
        <p className="text-caption text-ink-soft">
          {isKnown && report.source !== null ? `${report.source} ` : ""}
          {positionText(position)}
        </p>
      </output>
      {isKnown && report.dries ? (
        <Link
          to="/wading"
          search={{ place: addressText(position) }}
          className={classes(buttonStyle("primary", "regular", true), "mt-2")}
        >
          {wording.wading}
        </Link>
      ) : null}
      <PlaceActions position={position} onSave={onSave} />
    </MapCard>
  );
}

/** Makes three buttons fit one row on a phone. */
const narrow = "px-1!";

function PlaceActions({ position, onSave }: Pick<PlaceCardProps, "position" | "onSave">) {
  const mark = useMarkCatch();
  const { tide, current } = stationsNear(position);
  return (
    <div className="sticky -bottom-3 -mx-3 mt-2 -mb-3 grid grid-cols-3 gap-2 bg-surface p-3">
      <Link
        to="/tides"
        search={{
          alert: "slack",
          ...(tide === null ? {} : { station: Number(tide.id) }),
          ...(current === null ? {} : { current: current.id }),
        }}
        className={classes(buttonStyle("secondary", "regular", true), narrow)}
      >
        {wording.alert}
      </Link>
      <Button tone="secondary" className={narrow} onClick={() => onSave(position)}>
        {wording.save}
      </Button>
      <Button tone="secondary" className={narrow} onClick={() => void mark(null, position)}>
        {wording.log}
      </Button>
    </div>
  );
}

const createTapPainter = ({ latitude, longitude }: Position): Painter => ({
  order: 42,
  paint: (scene) => mapSigns.tapped(scene, scene.project(longitude, latitude)),
});
