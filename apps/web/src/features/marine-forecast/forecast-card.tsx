import type { ForecastAnswer } from "#web/features/marine-forecast/queries.ts";
import {
  forecastView,
  type Figure,
  type ForecastView,
  type PeriodView,
} from "#web/features/marine-forecast/forecast-view.ts";
import { forecastWording as wording } from "#web/features/marine-forecast/wording.ts";
import { SourceChip } from "#web/ui/figures/source-chip.tsx";
import { useNow } from "#web/ui/figures/use-now.ts";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";
import { Skeleton } from "#web/ui/surfaces/skeleton.tsx";

interface ForecastCardProps {
  readonly answer: ForecastAnswer | undefined;
  readonly isLoading: boolean;
}

export function ForecastCard({ answer, isLoading }: ForecastCardProps) {
  const view = forecastView(answer, useNow());
  if (answer === undefined && isLoading) {
    return (
      <Card>
        <CardHeader title={wording.title} />
        <Skeleton label={wording.loading} className="h-100" />
      </Card>
    );
  }
  if (view.kind === "unavailable") {
    return (
      <Card>
        <CardHeader title={wording.title} />
        <p>{view.message}</p>
        {view.link === null ? null : <FullForecast link={view.link} />}
      </Card>
    );
  }
  return <Forecast view={view} />;
}

type Shown = Extract<ForecastView, { kind: "forecast" }>;

function Forecast({ view }: { readonly view: Shown }) {
  return (
    <Card>
      <CardHeader
        title={wording.title}
        aside={
          <span className="flex flex-wrap items-center gap-2">
            {view.isLimited ? <LimitedBadge /> : null}
            {view.chip === null ? null : <SourceChip source={view.chip} />}
          </span>
        }
      />
      <div className="grid gap-4">
        {view.oldNote === null ? null : <Banner tone="warning">{view.oldNote}</Banner>}
        {view.headlines.map((headline) => (
          <p key={headline} className="font-semibold text-danger">
            {headline}
          </p>
        ))}
        <Current zone={view.zone} period={view.current} />
        <Extended periods={view.extended} />
        {view.text === null ? null : (
          <details className="-my-2">
            <summary className="flex min-h-12 items-center text-small font-semibold text-primary underline underline-offset-4">
              {wording.verbatim}
            </summary>
            <pre className="text-caption whitespace-pre-wrap">{view.text}</pre>
          </details>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-small text-ink-soft">
          <p className="data">
            {view.sourceLine}
            {view.updated === null ? "" : ` · ${view.updated}`}
          </p>
          {view.link === null ? null : <FullForecast link={view.link} />}
        </div>
      </div>
    </Card>
  );
}

function LimitedBadge() {
  return (
    <span
      title={wording.limitedMeans}
      className="inline-flex min-h-7 items-center rounded-pill border border-first-light bg-first-light-tint px-2.5 text-caption font-semibold"
    >
      {wording.limited}
    </span>
  );
}

function Current({ zone, period }: { readonly zone: string; readonly period: PeriodView }) {
  return (
    <div>
      <h3 className="font-semibold">
        {zone}: {period.name}
      </h3>
      <dl className="data mt-2 grid gap-x-4 gap-y-2 sm:grid-cols-3">
        <Value name={wording.wind} figure={period.wind} />
        <Value name={wording.waves} figure={period.waves} />
        <Value name={wording.visibility} figure={{ text: period.visibility, isAssumed: false }} />
      </dl>
      <h4 className="mt-3 text-small text-ink-soft">{wording.detailed}</h4>
      <p>{period.detailed}</p>
    </div>
  );
}

function Value({ name, figure }: { readonly name: string; readonly figure: Figure }) {
  return (
    <div>
      <dt className="text-small text-ink-soft">{name}</dt>
      <dd className="font-semibold">
        {figure.text}
        {figure.isAssumed ? (
          <span className="block text-caption font-normal text-ink-soft">{wording.assumed}</span>
        ) : null}
      </dd>
    </div>
  );
}

function Extended({ periods }: { readonly periods: readonly PeriodView[] }) {
  if (periods.length === 0) return null;
  return (
    <div>
      <h3 className="mb-1 font-semibold">{wording.extended}</h3>
      <ul className="data text-small">
        {periods.map(({ name, wind, waves }) => (
          <li
            key={name}
            className="grid grid-cols-[minmax(0,6.5rem)_minmax(0,1fr)] gap-x-3 border-t border-line py-2.5 wrap-anywhere max-[15rem]:grid-cols-1 max-[15rem]:*:col-start-1 sm:grid-cols-[8rem_1fr_10rem]"
          >
            <span className="font-semibold">{name}</span>
            <span>{wind.text}</span>
            <span className="col-start-2 text-ink-soft sm:col-start-3">
              {wording.waves} {waves.text}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface FullForecastProps {
  readonly link: { readonly href: string; readonly host: string };
}

function FullForecast({ link }: FullForecastProps) {
  return (
    <a
      href={link.href}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
    >
      {wording.full}
      <span className="sr-only">, {wording.opensIn(link.host)}</span>
    </a>
  );
}
