import { spotById } from "@striper/angling/spots";
import { nauticalCharts } from "@striper/contract/charts";
import type { Position } from "@striper/marine/geo";
import { findStation } from "@striper/marine/stations";
import type { Instant } from "@striper/marine/time";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { type ComponentProps, useEffect, useState } from "react";
import { LayersSheet } from "#web/app/map/layers-sheet.tsx";
import { StoreCharts } from "#web/app/map/chart/store-charts.tsx";
import { FollowTime, MapChart } from "#web/app/map/chart/map-chart.tsx";
import { type Layers, useLayers } from "#web/app/map/use-layers.ts";
import { SpotsInView, StationsTable } from "#web/app/map/in-view-list.tsx";
import { stationsInView } from "#web/app/map/in-view.ts";
import { ChartNote, ChosenThing } from "#web/app/map/map-notes.tsx";
import { mapMarkers } from "#web/app/map/map-markers.ts";
import { mapStations, requestPredictors, usePredictors } from "#web/app/map/stations/predictors.ts";
import { createStationsPainters } from "#web/app/map/stations/stations-painter.ts";
import { type MapTime, useMapTime, useRestingOffset } from "#web/app/map/time/map-time.ts";
import { shownInstant, timeText } from "#web/app/map/time/time-slider-view.ts";
import { TimeSlider } from "#web/app/map/time/time-slider.tsx";
import { MapTools } from "#web/app/map/tools/map-tools.tsx";
import { useTool } from "#web/app/map/tools/use-tool.ts";
import { mapPageWording as wording } from "#web/app/map/wording.ts";
import { boundsOfCells } from "#web/features/charts/chart-note-view.ts";
import { prepareCharts, useChartSource } from "#web/features/charts/chart-source.ts";
import { ChartLegend } from "#web/features/charts/legend/chart-legend.tsx";
import { useMySpots } from "#web/features/spots/use-my-spots.ts";
import { harborCurrentId, harborTide } from "#web/features/tides/queries.ts";
import { currentSentence, tideNow, tideSentence } from "#web/features/tides/tide-now-view.ts";
import { useOnline } from "#web/platform/online-status.ts";
import { useDevicePosition } from "#web/platform/device-position.ts";
import { useUnits } from "#web/platform/units.ts";
import { Basemap, prepareMap } from "#web/ui/basemap/basemap.tsx";
import { MapAndList } from "#web/ui/basemap/map-and-list.tsx";
import { usePainter } from "#web/ui/basemap/overlay/use-stage.ts";
import type { SeenArea } from "#web/ui/basemap/basemap-types.ts";
import { useNow } from "#web/ui/figures/use-now.ts";
import { Screen } from "#web/ui/surfaces/screen.tsx";

const harborCurrent = findStation(harborCurrentId);

const harbor = { center: { latitude: 42.325, longitude: -70.955 }, zoom: 10.7 };

function startAt(spotId: string | null) {
  const spot = spotId === null ? undefined : spotById(spotId);
  if (spot === undefined) return harbor;
  const [longitude, latitude] = spot.coordinates;
  return { ...harbor, center: { latitude, longitude } };
}

const useStart = (spotId: string | null) => useState(() => startAt(spotId))[0];

// Starts before the first render. The map is about half as high as the screen.
void prepareMap().catch(() => undefined);
const first = startAt(new URLSearchParams(location.search).get("spot"));
prepareCharts({ ...first, width: innerWidth, height: innerHeight / 2 });

export function MapPage() {
  const { spot: spotId = null } = useSearch({ from: "/member/map" });
  const navigate = useNavigate({ from: "/map" });
  const [layers, setLayer] = useLayers();
  const [isChoosingLayers, setChoosingLayers] = useState(false);
  const [stationId, setStationId] = useState<string | null>(null);
  const [place, setPlace] = useState<Position | null>(null);
  const [seen, setSeen] = useState<SeenArea | null>(null);
  const [litId, setLitId] = useState<string | null>(null);
  const { source, online, onlineChart, failed, setFailed } = useCharts(layers);
  const { ownSpots } = useMySpots();
  const own = useDevicePosition();
  const now = useNow();

  const time = useMapTime(now);
  const offset = useRestingOffset(time);
  const read = shownInstant(now, offset);
  const markers = mapMarkers(ownSpots, { ...layers, selectedId: spotId });
  const choose = (spot: string | null, station: string | null, tapped: Position | null = null) => {
    setStationId(station);
    setPlace(tapped);
    void navigate({ search: spot === null ? {} : { spot }, replace: true, resetScroll: false });
  };
  const addSpot = (position: Position) => void navigate(addressToAdd(position));
  const tool = useTool(addSpot);
  const onMarker = (id: string) => {
    const marker = markers.find((other) => other.id === id);
    if (tool.kind === "none") choose(id, null);
    else if (marker !== undefined) tool.onPosition(marker.position);
  };
  return (
    <Screen title={wording.title} lead={useHarborWords(read, offset === 0)}>
      <MapAndList
        map={
          <>
            <Basemap
              label={wording.mapLabel}
              sentence={`${markers.length} spots, tides and currents at ${timeText(now, offset)}. The list below says the same.`}
              view={useStart(spotId)}
              markers={markers}
              litId={litId}
              own={own.state === "known" ? own : null}
              chart={onlineChart}
              charted={source === null ? [] : boundsOfCells(source.index)}
              className="h-[max(22rem,calc(100dvh-29rem))] md:h-[max(26rem,calc(100dvh-18rem))]"
              onSelect={onMarker}
              onMove={(area) => {
                setSeen(area);
                setFailed(false);
              }}
              onTapWater={(position) => {
                if (tool.kind === "none") choose(null, null, position);
                else tool.onPosition(position);
              }}
              onLongPress={addSpot}
            >
              {source === null ? null : (
                <MapChart
                  source={source}
                  seen={seen}
                  time={time}
                  now={now}
                  layers={layers}
                  place={place}
                  onSave={addSpot}
                  onClose={() => choose(null, null)}
                />
              )}
              <FollowTime time={time} />
              <StationsLayer
                seen={seen}
                time={time}
                showsTides={layers.tides}
                showsCurrents={layers.currents}
                selectedId={stationId}
                onSelect={(id) => choose(null, id)}
              />
              <MapTools
                tool={tool}
                onLayers={() => setChoosingLayers(true)}
                onDepth={source === null ? null : (center) => choose(null, null, center)}
              />
              <ChartNote wanted={layers.chart} online={online} failed={failed} />
              <ChosenThing
                spotId={spotId}
                stationId={stationId}
                ownSpots={ownSpots}
                at={read}
                isNow={offset === 0}
                time={timeText(now, offset)}
                onClose={() => choose(null, null)}
              />
            </Basemap>
            <div className="mt-3">
              <TimeSlider time={time} />
            </div>
          </>
        }
        list={
          seen === null ? null : (
            <SpotsInView
              markers={markers}
              seen={seen}
              onSelect={(id) => choose(id, null)}
              onLight={setLitId}
            />
          )
        }
      />
      {seen && <StationsTable seen={seen} at={read} time={timeText(now, offset)} />}
      <LayersSheet
        open={isChoosingLayers}
        layers={layers}
        onChange={setLayer}
        onClose={() => setChoosingLayers(false)}
      >
        {source && <ChartParts source={source} seen={seen} />}
      </LayersSheet>
    </Screen>
  );
}

function ChartParts({ source, seen }: ComponentProps<typeof StoreCharts>) {
  return (
    <>
      <StoreCharts source={source} seen={seen} />
      <ChartLegend />
    </>
  );
}

const addressToAdd = ({ latitude, longitude }: Position) =>
  ({
    to: "/fishing-spots",
    search: { add: `${latitude.toFixed(5)},${longitude.toFixed(5)}` },
  }) as const;

function useCharts(layers: Layers) {
  const online = useOnline();
  const source = useChartSource();
  const [failed, setFailed] = useState(false);
  const isOnline = layers.chart && online;
  return {
    online,
    failed,
    setFailed,
    source: layers.depths && !isOnline ? source : null,
    onlineChart: isOnline ? { ...nauticalCharts, onFailure: () => setFailed(true) } : null,
  };
}

interface StationsLayerProps {
  readonly seen: SeenArea | null;
  readonly time: MapTime;
  readonly showsTides: boolean;
  readonly showsCurrents: boolean;
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
}

function StationsLayer(props: StationsLayerProps) {
  const { seen, time, showsTides, showsCurrents, selectedId, onSelect } = props;
  const predictors = usePredictors();
  const units = useUnits();
  const stations = mapStations.filter(({ kind }) => (kind === "tide" ? showsTides : showsCurrents));

  useEffect(() => {
    if (seen === null) return;
    const wanted = mapStations.filter(({ kind }) => (kind === "tide" ? showsTides : showsCurrents));
    void requestPredictors(stationsInView(wanted, seen));
  }, [seen, showsTides, showsCurrents]);

  const look = { stations, predictors, at: time.instant, units, selectedId, onSelect };
  const { places, symbols } = createStationsPainters(look);
  usePainter(places);
  usePainter(symbols, "on-request");
  return null;
}

function useHarborWords(at: Instant, isNow: boolean): string {
  const predictor = usePredictors().get(harborCurrentId);
  const units = useUnits();
  useEffect(() => {
    if (harborCurrent !== undefined) void requestPredictors([harborCurrent]);
  }, []);
  const tide = `Boston: ${tideSentence(tideNow(harborTide, at, units), isNow)}`;
  if (predictor?.kind !== "current") return tide;
  return `${tide} Deer Island: ${currentSentence(predictor.current, at)}`;
}
