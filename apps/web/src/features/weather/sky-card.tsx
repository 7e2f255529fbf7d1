import type { Position } from "@striper/marine/geo";
import { harborDate } from "@striper/marine/time";
import { dayShare, skyView, type SkyView } from "#web/features/weather/sky-view.ts";
import { skyWording as wording } from "#web/platform/day/sky-wording.ts";
import { SourceChip } from "#web/ui/figures/source-chip.tsx";
import { useNow } from "#web/ui/figures/use-now.ts";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";

const moonRadius = 20;

export function SkyCard({ position }: { readonly position: Position }) {
  const now = useNow();
  const date = harborDate(now);
  const view = skyView(date, position);
  return (
    <Card className="@container">
      <CardHeader
        title={wording.title}
        aside={<SourceChip source={{ kind: "computed", from: wording.title }} />}
      />
      <DayBar day={view.day} share={dayShare(date, now)} />
      <Times times={view.times} />
      <div className="mt-4 grid items-center gap-x-6 gap-y-3 border-t border-line pt-4 @xs:grid-cols-2">
        <div className="flex items-center gap-3">
          <MoonDrawing phaseAngle={view.phaseAngle} />
          <div>
            <p className="font-semibold">{view.phase}</p>
            <p className="data text-small text-ink-soft">{view.lit}</p>
          </div>
        </div>
        <dl className="data text-small">
          {view.moonTimes.map(({ name, text }) => (
            <div key={name} className="flex justify-between gap-3">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="font-semibold">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Card>
  );
}

function Times({ times }: { readonly times: SkyView["times"] }) {
  return (
    <dl className="data mt-3 grid gap-x-6 @xs:grid-cols-2 gap-y-1 text-small">
      {times.map(({ name, text }) => (
        <div key={name} className="flex justify-between gap-2">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="font-semibold">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

interface DayBarProps {
  readonly day: SkyView["day"];
  readonly share: number;
}

/**
 * Draws the day with night, twilight, daylight and the current time; the times below say the same
 * in words.
 */
function DayBar({ day, share }: DayBarProps) {
  const span = (from: number, to: number) => ({ left: `${from}%`, width: `${to - from}%` });
  return (
    <div className="relative h-7" aria-hidden="true">
      <div className="absolute inset-x-0 inset-y-2 overflow-hidden rounded-pill border border-line bg-night-shade">
        <span
          className="absolute inset-y-0 bg-first-light opacity-45"
          style={span(day.dawn, day.dusk)}
        />
        <span className="absolute inset-y-0 bg-first-light" style={span(day.rise, day.set)} />
      </div>
      <span
        className="absolute inset-y-0 w-1 -translate-x-1/2 rounded-pill border border-surface bg-ink"
        style={{ left: `${share}%` }}
      />
    </div>
  );
}

/**
 * Returns the lit part of the moon as a path: half the rim and half an ellipse of the phase's
 * width.
 */
export function litPath(phaseAngle: number): string {
  const isWaxing = phaseAngle < 180;
  const cosine = Math.cos((phaseAngle * Math.PI) / 180);
  const width = Math.abs(cosine) * moonRadius;
  const rim = isWaxing ? 1 : 0;
  const bulgesBack = cosine < 0 ? rim : 1 - rim;
  return `M0 ${-moonRadius}A${moonRadius} ${moonRadius} 0 0 ${rim} 0 ${moonRadius}A${width.toFixed(2)} ${moonRadius} 0 0 ${bulgesBack} 0 ${-moonRadius}Z`;
}

function MoonDrawing({ phaseAngle }: { readonly phaseAngle: number }) {
  return (
    <svg viewBox="-22 -22 44 44" className="size-14 shrink-0" aria-hidden="true">
      <circle r={moonRadius} className="fill-foam stroke-line-strong" />
      <path d={litPath(phaseAngle)} className="fill-first-light" />
    </svg>
  );
}
