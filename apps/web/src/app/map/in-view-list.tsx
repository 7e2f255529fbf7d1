import type { Instant } from "@striper/marine/time";
import { inView, stationsInView } from "#web/app/map/in-view.ts";
import { mapStations, usePredictors } from "#web/app/map/stations/predictors.ts";
import { currentReading, tideReading } from "#web/app/map/stations/station-view.ts";
import { mapPageWording as wording } from "#web/app/map/wording.ts";
import { useUnits } from "#web/platform/units.ts";
import type { BasemapMarker, SeenArea } from "#web/ui/basemap/basemap-types.ts";
import { DataTable } from "#web/ui/figures/data-table.tsx";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";

const mostListed = 24;

interface SpotsInViewProps {
  readonly markers: readonly BasemapMarker[];
  readonly seen: SeenArea;
  readonly onSelect: (id: string) => void;
  readonly onLight: (id: string | null) => void;
}

export function SpotsInView({ markers, seen, onSelect, onLight }: SpotsInViewProps) {
  const listed = inView(markers, seen);
  return (
    <Card aria-label={wording.list}>
      <CardHeader title={`${wording.list} (${listed.length})`} />
      {listed.length === 0 ? <p className="text-small text-ink-soft">{wording.listEmpty}</p> : null}
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-1">
        {listed.slice(0, mostListed).map(({ id, label, isSelected }) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={isSelected === true}
              className="min-h-12 w-full rounded-control border border-line px-3 text-left text-small font-medium hover:bg-foam aria-pressed:border-primary aria-pressed:bg-primary-tint"
              onClick={() => onSelect(id)}
              onMouseEnter={() => onLight(id)}
              onMouseLeave={() => onLight(null)}
              onFocus={() => onLight(id)}
              onBlur={() => onLight(null)}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface StationsTableProps {
  readonly seen: SeenArea;
  readonly at: Instant;
  readonly time: string;
}

export function StationsTable({ seen, at, time }: StationsTableProps) {
  const predictors = usePredictors();
  const units = useUnits();
  const rows = stationsInView(mapStations, seen).flatMap(({ id, name }) => {
    const predictor = predictors.get(id);
    if (predictor === undefined) return [];
    const reading =
      predictor.kind === "tide"
        ? tideReading(predictor.tide, at, units)
        : currentReading(predictor.current, at);
    return [[name, predictor.kind === "tide" ? "Tide" : "Current", reading.sentence, `NOAA ${id}`]];
  });
  return (
    <Card className="mt-4" aria-label={wording.stationTable}>
      <CardHeader title={wording.stationTable} />
      <p className="text-small text-ink-soft">
        {rows.length === 0
          ? wording.stationsEmpty
          : `${time}. ${wording.computed}. ${wording.notForNavigation}`}
      </p>
      {rows.length === 0 ? null : (
        <DataTable
          caption={wording.stationTable}
          columns={["Station", "What", "How much", "Source"]}
          rows={rows}
        />
      )}
    </Card>
  );
}
