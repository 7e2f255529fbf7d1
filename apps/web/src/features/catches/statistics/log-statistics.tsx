import {
  catchHistograms,
  countBySpecies,
  leastSample,
  type LoggedCatch,
} from "@striper/angling/catches";
import { useState } from "react";
import { loggingWording } from "#web/features/catches/logging/wording.ts";
import { allCharts } from "#web/features/catches/statistics/charts/all-charts.ts";
import { CountChart } from "#web/features/catches/statistics/charts/count-chart.tsx";
import { patternSentences } from "#web/features/catches/statistics/patterns-view.ts";
import { ofSpecies } from "#web/features/catches/statistics/scope.ts";
import { statisticsWording as wording } from "#web/features/catches/statistics/wording.ts";
import { useUnits } from "#web/platform/units.ts";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";

interface LogStatisticsProps {
  readonly catches: readonly LoggedCatch[];
}

export function LogStatistics({ catches }: LogStatisticsProps) {
  const [species, setSpecies] = useState("");
  const units = useUnits();
  const histograms = catchHistograms(ofSpecies(catches, species), units);
  const names = countBySpecies(catches).filter(
    (one) => one.species !== loggingWording.unfinishedSpecies,
  );
  return (
    <div className="@container flex flex-col gap-4">
      {names.length < 2 ? null : (
        <div className="max-w-80">
          <SelectField
            label={wording.scope.species}
            placeholder={wording.scope.everySpecies}
            value={species}
            onChange={({ target }) => setSpecies(target.value)}
            choices={names.map((one) => ({ value: one.species, label: one.species }))}
          />
        </div>
      )}
      <Patterns sentences={patternSentences(histograms, units)} />
      <div className="gap-4 @xl:columns-2">
        {allCharts(histograms, units).map(({ name, shape, view }) => (
          <CountChart
            key={name}
            title={wording.charts[name].title}
            keyName={wording.charts[name].key}
            shape={shape}
            view={view}
          />
        ))}
      </div>
    </div>
  );
}

function Patterns({ sentences }: { readonly sentences: readonly string[] }) {
  return (
    <Card>
      <CardHeader title={wording.patterns.title} />
      {sentences.length === 0 ? (
        <p className="text-small text-ink-soft">{wording.patterns.none(leastSample)}</p>
      ) : (
        <>
          <ul className="flex list-disc flex-col gap-1 pl-5">
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <p className="mt-3 text-small text-ink-soft">{wording.patterns.lead}</p>
        </>
      )}
    </Card>
  );
}
