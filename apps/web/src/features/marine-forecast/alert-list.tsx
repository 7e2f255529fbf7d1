import { ShieldCheck, ShieldQuestionMark, TriangleAlert } from "lucide-react";
import {
  alertViews,
  checkedText,
  knownAlerts,
  type AlertView,
} from "#web/features/marine-forecast/alerts-view.ts";
import type { ForecastAnswer } from "#web/features/marine-forecast/queries.ts";
import { forecastWording as wording } from "#web/features/marine-forecast/wording.ts";
import { useNow } from "#web/ui/figures/use-now.ts";

interface AlertListProps {
  readonly answer: ForecastAnswer | undefined;
  readonly isLoading: boolean;
}

export function AlertList({ answer, isLoading }: AlertListProps) {
  const now = useNow();
  const alerts = alertViews(answer, now);
  if (alerts.length === 0) {
    return <NoAlerts text={noAlertsText(answer, isLoading, now)} />;
  }
  return (
    <section
      aria-label={wording.alerts}
      className="rounded-card border border-danger bg-danger-tint px-4"
    >
      {alerts.map((alert) => (
        <Alert key={alert.id} alert={alert} checked={checkedText(answer, now)} />
      ))}
    </section>
  );
}

function noAlertsText(answer: ForecastAnswer | undefined, isLoading: boolean, now: number) {
  if (answer === undefined && isLoading) {
    return { sentence: wording.checking, checked: null, isKnown: false };
  }
  const isKnown = knownAlerts(answer, now) !== null;
  return {
    sentence: isKnown ? wording.noAlerts : wording.alertsUnknown,
    checked: checkedText(answer, now),
    isKnown,
  };
}

function NoAlerts({ text }: { readonly text: ReturnType<typeof noAlertsText> }) {
  const Icon = text.isKnown ? ShieldCheck : ShieldQuestionMark;
  return (
    <p className="flex min-h-12.5 items-center gap-x-3 rounded-card border border-line px-4 text-small">
      <Icon size={20} aria-hidden="true" className="shrink-0 text-ink-soft" />
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
        <span>{text.sentence}</span>
        <span className="data text-caption text-ink-soft">{text.checked}</span>
      </span>
    </p>
  );
}

interface AlertProps {
  readonly alert: AlertView;
  readonly checked: string | null;
}

function Alert({ alert, checked }: AlertProps) {
  const paragraphs = [alert.headline, alert.description, alert.instruction, checked];
  return (
    <details>
      <summary className="flex min-h-12 list-none items-center gap-3">
        <TriangleAlert size={20} aria-hidden="true" className="shrink-0 text-danger" />
        <span className="min-w-0 py-1">
          <span className="font-bold underline underline-offset-4">{alert.event}</span>{" "}
          <span className="data text-small">{alert.when}</span>
        </span>
      </summary>
      <div className="pb-3 pl-8">
        {paragraphs.map((text) =>
          text === null || text === "" ? null : (
            <p key={text} className="mb-2 text-small whitespace-pre-line">
              {text}
            </p>
          ),
        )}
      </div>
    </details>
  );
}
