import type { Position } from "@striper/marine/geo";
import { nauticalCharts } from "@striper/contract/charts";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useLayers } from "#web/app/map/layers/use-layers.ts";
import { LayersSheet } from "#web/app/map/layers/layers-sheet.tsx";
import { SpotsInView, StationsTable } from "#web/app/map/list/in-view-list.tsx";
import { ChartNote, ChosenThing } from "#web/app/map/map-notes.tsx";
import { mapMarkers } from "#web/app/map/spots/map-markers.ts";
import { useHarborWords } from "#web/app/map/stations/use-harbor-words.ts";
import { StationsLayer } from "#web/app/map/stations/stations-layer.tsx";
import { shownInstant, timeText } from "#web/app/map/time/time-slider-view.ts";
import { TimeSlider } from "#web/app/map/time/time-slider.tsx";
import { MapTools } from "#web/app/map/tools/map-tools.tsx";
import { useTool } from "#web/app/map/tools/use-tool.ts";
import { mapPageWording as wording } from "#web/app/map/wording.ts";
import { useMySpots } from "#web/features/spots/mine/use-my-spots.ts";
import { useOnline } from "#web/platform/online-status.ts";
import { useDevicePosition } from "#web/platform/position/device-position.ts";
import { Basemap } from "#web/ui/basemap/basemap.tsx";
import { MapAndList } from "#web/ui/basemap/map-and-list.tsx";
import type { SeenArea } from "#web/ui/basemap/seam.ts";
import { useNow } from "#web/ui/figures/use-now.ts";
import { Screen } from "#web/ui/surfaces/screen.tsx";

/** The harbor and its islands. */
const start = { center: { latitude: 42.335, longitude: -70.93 }, zoom: 10.4 };

export function MapPage() {
  const search = useSearch({ from: "/member/map" });
  const navigate = useNavigate({ from: "/map" });
  const [layers, setLayer] = useLayers();
  const [isChoosingLayers, setChoosingLayers] = useState(false);
  const [stationId, setStationId] = useState<string | null>(null);
  const [seen, setSeen] = useState<SeenArea | null>(null);
  const [offset, setOffset] = useState(0);
  const [litId, setLitId] = useState<string | null>(null);
  const [chartFailed, setChartFailed] = useState(false);
  const { ownSpots } = useMySpots();
  const own = useDevicePosition();
  const online = useOnline();
  const now = useNow();

  const spotId = search.spot ?? null;
  const at = shownInstant(now, offset);
  const markers = mapMarkers(ownSpots, { ...layers, selectedId: spotId });
  const choose = (spot: string | null, station: string | null) => {
    setStationId(station);
    const next = spot === null ? {} : { spot };
    void navigate({ search: next, replace: true, resetScroll: false });
  };
  const addSpot = ({ latitude, longitude }: Position) =>
    void navigate({
      to: "/fishing-spots",
      search: { add: `${latitude.toFixed(5)},${longitude.toFixed(5)}` },
    });
  const tool = useTool(addSpot);
  const onMarker = (id: string) => {
    const marker = markers.find((other) => other.id === id);
    if (tool.kind === "none") choose(id, null);
    else if (marker !== undefined) tool.onPosition(marker.position);
  };
  const showsChart = layers.chart && online;
  const chart = showsChart ? { ...nauticalCharts, onFailure: () => setChartFailed(true) } : null;

  return (
    <Screen title={wording.title} lead={useHarborWords(at)}>
      <MapAndList
        map={
          <>
            <Basemap
              label={wording.mapLabel}
              sentence={`${markers.length} spots, tides and currents at ${timeText(now, offset)}. The list below says the same.`}
              view={start}
              markers={markers}
              litId={litId}
              own={own.state === "known" ? own : null}
              chart={chart}
              className="h-[max(22rem,calc(100dvh-23rem))] md:h-[max(26rem,calc(100dvh-18rem))]"
              onSelect={onMarker}
              onMove={(area) => {
                setSeen(area);
                setChartFailed(false);
              }}
              onTapWater={(position) => {
                if (tool.kind === "none") choose(null, null);
                else tool.onPosition(position);
              }}
              onLongPress={addSpot}
            >
              <StationsLayer
                seen={seen}
                at={at}
                showsTides={layers.tides}
                showsCurrents={layers.currents}
                selectedId={stationId}
                onSelect={(id) => choose(null, id)}
              />
              <MapTools tool={tool} onLayers={() => setChoosingLayers(true)} />
              <ChartNote wanted={layers.chart} online={online} failed={chartFailed} />
              <ChosenThing
                spotId={spotId}
                stationId={stationId}
                ownSpots={ownSpots}
                at={at}
                time={timeText(now, offset)}
                onClose={() => choose(null, null)}
              />
            </Basemap>
            <div className="mt-3">
              <TimeSlider now={now} offset={offset} onChange={setOffset} />
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
      {seen === null ? null : (
        <div className="mt-4">
          <StationsTable seen={seen} at={at} time={timeText(now, offset)} />
        </div>
      )}
      <LayersSheet
        open={isChoosingLayers}
        layers={layers}
        onChange={setLayer}
        onClose={() => setChoosingLayers(false)}
      />
    </Screen>
  );
}
