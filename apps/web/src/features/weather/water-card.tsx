import { MoveDown, MoveRight, MoveUp } from "lucide-react";
import type { WaterView } from "#web/features/weather/water-view.ts";
import { weatherWording } from "#web/features/weather/wording.ts";
import { SourceChip } from "#web/ui/figures/source-chip.tsx";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";

const wording = weatherWording.water;

const arrows = { up: MoveUp, down: MoveDown, steady: MoveRight, unknown: null } as const;

export function WaterCard({ view }: { readonly view: WaterView }) {
  const Arrow = arrows[view.trend];
  return (
    <Card className="@container min-h-46">
      <CardHeader title={wording.title} />
      <dl className="grid gap-4 @sm:grid-cols-2">
        <div>
          <dt className="sr-only">{wording.temperature}</dt>
          <dd>
            <p className="flex items-center gap-2">
              <span className="figure text-figure">{view.temperature}</span>
              {Arrow === null ? null : <Arrow size={24} aria-hidden="true" />}
            </p>
            <p className="data min-h-5.5 text-small">{view.trendText}</p>
            <p className="mt-2">
              <SourceChip source={view.temperatureSource} />
            </p>
          </dd>
        </div>
        <div>
          <dt className="text-small text-ink-soft">{wording.waves}</dt>
          <dd>
            <p className="data font-semibold @sm:min-h-11">{view.waves}</p>
            <p className="mt-2">
              {view.wavesSource === null ? null : <SourceChip source={view.wavesSource} />}
            </p>
          </dd>
        </div>
      </dl>
    </Card>
  );
}
