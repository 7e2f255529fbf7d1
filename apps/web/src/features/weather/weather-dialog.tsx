import type { MeasuredLine } from "#web/features/weather/measured-view.ts";
import type { HourLine, ImpactLine, WeatherView } from "#web/features/weather/weather-view.ts";
import { weatherWording as wording } from "#web/features/weather/wording.ts";
import { ScrollingTable } from "#web/ui/figures/scrolling-table.tsx";
import { SourceChip } from "#web/ui/figures/source-chip.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";

interface WeatherDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly view: WeatherView;
  readonly measured: readonly MeasuredLine[];
}

export function WeatherDialog({ open, onClose, view, measured }: WeatherDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={wording.title}>
      <div className="grid grid-cols-1 gap-6">
        {view.isEstimate ? <Banner tone="info">{wording.estimateNote}</Banner> : null}
        <Current view={view} />
        <ImpactPanel impacts={view.impacts} />
        <HourList hours={view.hours} />
        <Measured lines={measured} />
        <p className="text-small text-ink-soft">{wording.hourly}</p>
      </div>
    </Dialog>
  );
}

function Current({ view }: { readonly view: WeatherView }) {
  const rain = view.rain === null ? null : `${view.rain} ${wording.rain}`;
  const gusts = view.gusts === null ? null : `${wording.gusts} ${view.gusts}`;
  const details = [gusts, rain, view.range].filter((part) => part !== null);
  return (
    <section aria-label={wording.current} className="grid gap-1">
      <h3 className="font-semibold">{wording.current}</h3>
      <p className="flex flex-wrap items-baseline gap-x-4">
        <span className="figure text-figure">{view.temperature}</span>
        <span className="text-title font-semibold">{view.sky}</span>
      </p>
      <p className="data font-semibold">{view.wind}</p>
      <p className="data text-small text-ink-soft first-letter:uppercase">{details.join(" · ")}</p>
      <p className="mt-1">
        <SourceChip source={view.source} />
      </p>
    </section>
  );
}

/** Distinguishes impacts by filled steps and words, not by color. */
function ImpactPanel({ impacts }: { readonly impacts: readonly ImpactLine[] }) {
  return (
    <section aria-label={wording.impact} className="rounded-card bg-foam p-4">
      <h3 className="mb-2 font-semibold">{wording.impact}</h3>
      <dl className="grid gap-2 text-small">
        {impacts.map(({ name, text, step }) => (
          <div key={name} className="flex flex-wrap items-center justify-between gap-x-3">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="flex items-center gap-2 text-right font-semibold">
              {text}
              <Steps step={step} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Steps({ step }: { readonly step: ImpactLine["step"] }) {
  return (
    <span className="flex shrink-0 gap-0.5" aria-hidden="true">
      {[0, 1, 2].map((mark) => (
        <span
          key={mark}
          className={
            step !== null && mark <= step
              ? "h-4 w-1.5 rounded-pill bg-primary"
              : "h-4 w-1.5 rounded-pill border border-line-strong"
          }
        />
      ))}
    </span>
  );
}

function HourList({ hours }: { readonly hours: readonly HourLine[] }) {
  return (
    <section aria-label={wording.next12}>
      <h3 className="mb-1 font-semibold">{wording.next12}</h3>
      <ScrollingTable columns={wording.hourColumns}>
        {hours.map((hour) => (
          <tr key={hour.instant} className="border-b border-line">
            <th scope="row" className="py-2.5 pr-2 font-semibold whitespace-nowrap">
              {hour.name}
            </th>
            <td className="py-2.5 pr-2 text-ink-soft">{hour.sky}</td>
            <td className="py-2.5 pr-2 font-semibold">{hour.temperature}</td>
            <td className="py-2.5 pr-2 whitespace-nowrap">{hour.wind}</td>
            <td className="py-2.5 whitespace-nowrap">{hour.rain}</td>
          </tr>
        ))}
      </ScrollingTable>
    </section>
  );
}

function Measured({ lines }: { readonly lines: readonly MeasuredLine[] }) {
  if (lines.length === 0) return null;
  return (
    <section aria-label={wording.measured}>
      <h3 className="mb-2 font-semibold">{wording.measured}</h3>
      <dl className="grid gap-2 text-small">
        {lines.map(({ name, text, source }) => (
          <div key={name} className="flex justify-between gap-x-3">
            <dt className="shrink-0 py-0.5 text-ink-soft">{name}</dt>
            <dd className="data flex min-w-0 flex-wrap items-center justify-end gap-x-2 gap-y-1 text-right">
              <span className="font-semibold">{text}</span>
              <SourceChip source={source} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
