import { useEffect } from "react";
import { mapStations, requestPredictors, usePredictors } from "#web/app/map/stations/predictors.ts";
import { createStationsPainter } from "#web/app/map/stations/stations-painter.ts";
import { useUnits } from "#web/platform/units/units-store.ts";
import { usePainter } from "#web/ui/basemap/overlay/use-stage.ts";
import type { SeenArea } from "#web/ui/basemap/seam.ts";
import { stationsInView } from "#web/app/map/list/in-view.ts";

interface StationsLayerProps {
  readonly seen: SeenArea | null;
  readonly at: number;
  readonly showsTides: boolean;
  readonly showsCurrents: boolean;
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
}

/** Stations of what is seen; the others are loaded when somebody looks there. */
export function StationsLayer(props: StationsLayerProps) {
  const { seen, at, showsTides, showsCurrents, selectedId, onSelect } = props;
  const predictors = usePredictors();
  const units = useUnits();
  const stations = mapStations.filter(({ kind }) => (kind === "tide" ? showsTides : showsCurrents));

  useEffect(() => {
    if (seen === null) return;
    const wanted = mapStations.filter(({ kind }) => (kind === "tide" ? showsTides : showsCurrents));
    void requestPredictors(stationsInView(wanted, seen));
  }, [seen, showsTides, showsCurrents]);

  usePainter(createStationsPainter({ stations, predictors, at, units, selectedId, onSelect }));
  return null;
}
