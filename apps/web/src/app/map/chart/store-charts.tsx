import { useState } from "react";
import type { ChartSource } from "#web/features/charts/chart-source.ts";
import {
  bytesOf,
  type ChartArea,
  everywhere,
  filesFor,
} from "#web/features/charts/offline/store-charts.ts";
import { megabytes, storedChartsView } from "#web/features/charts/offline/stored-charts-view.ts";
import {
  storeCharts,
  removeStoredCharts,
  stopStoringCharts,
  useStoredCharts,
} from "#web/features/charts/offline/stored-charts.ts";
import { chartPlaceWording as wording } from "#web/app/map/chart/wording.ts";
import type { SeenArea } from "#web/ui/basemap/basemap-types.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { ProgressBar } from "#web/ui/figures/progress-bar.tsx";

interface StoreChartsProps {
  readonly source: ChartSource;
  readonly seen: SeenArea | null;
}

const steps = 1e6;

const areaOf = ({ bounds: { west, south, east, north } }: SeenArea): ChartArea => [
  Math.floor(west * steps),
  Math.floor(south * steps),
  Math.ceil(east * steps),
  Math.ceil(north * steps),
];

const choices = ["harbor", "view", "all"] as const;
type Choice = (typeof choices)[number];

export function StoreCharts({ source, seen }: StoreChartsProps) {
  const state = useStoredCharts();
  const [chosen, setChosen] = useState<Choice>("harbor");
  const areas: Record<Choice, ChartArea | null> = {
    harbor: null,
    view: seen === null ? null : areaOf(seen),
    all: everywhere,
  };
  const area = areas[chosen];
  const view = storedChartsView(state, bytesOf(filesFor(source.index, area)));
  const act = () => {
    if (view.action === "keep") void storeCharts(source.index, area);
    else if (view.action === "stop") stopStoringCharts();
    else void removeStoredCharts();
  };
  return (
    <section aria-label={wording.keeping} className="mt-4 space-y-2 border-y border-line py-4">
      <h3 className="text-small font-semibold">{wording.keeping}</h3>
      {view.action === "keep" ? (
        <SelectField
          label={wording.which}
          choices={choices.map((value) => ({
            value,
            label: wording.area(value, megabytes(bytesOf(filesFor(source.index, areas[value])))),
          }))}
          value={chosen}
          onChange={({ target }) =>
            setChosen(choices.find((choice) => choice === target.value) ?? "harbor")
          }
        />
      ) : null}
      {view.percent === null ? null : (
        <ProgressBar
          label={wording.coming}
          done={view.percent}
          total={100}
          text={`${view.percent} %`}
        />
      )}
      <output className="data block text-small">{view.sentence}</output>
      <Button tone="secondary" wide onClick={act}>
        {view.label}
      </Button>
    </section>
  );
}
