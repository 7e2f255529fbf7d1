import type { Instant } from "@striper/marine/time";
import type { TimelineRow, WayHomeView } from "#web/features/trip-plans/timeline-view.ts";
import type { AlarmState } from "#web/features/trip-plans/trip-plan.ts";
import { tripPlanWording as wording } from "#web/features/trip-plans/wording.ts";
import { classes } from "#web/ui/classes.ts";
import { durationText } from "#web/ui/figures/date-text.ts";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";

interface Countdown {
  readonly turnBackBy: Instant;
  readonly alarm: AlarmState;
  /** The float plan's question once its time is up. It is shown here to avoid two alarms. */
  readonly asks: string | null;
}

function countdownText({ turnBackBy, alarm, asks }: Countdown, now: Instant) {
  if (asks !== null) return { title: wording.alarm.late, more: asks };
  if (alarm === "late") return { title: wording.alarm.late, more: null };
  const left = wording.turnBackIn(durationText(turnBackBy - now));
  return { title: alarm === "now" ? wording.alarm.now : left, more: wording.alarm.honest };
}

interface WayHomeCardProps {
  readonly view: WayHomeView;
  readonly rows: readonly TimelineRow[];
  readonly countdown: Countdown | null;
  readonly now: Instant;
}

const alarmTones = { none: "info", soon: "warning", now: "danger", late: "danger" } as const;

export function WayHomeCard({ view, rows, countdown, now }: WayHomeCardProps) {
  const said = countdown === null ? null : countdownText(countdown, now);
  return (
    <Card>
      <CardHeader title={wording.way} />
      <p className="text-heading font-bold">{view.title}</p>
      {view.isImpossible ? <Banner tone="danger">{wording.tooLate}</Banner> : null}
      {countdown === null || said === null ? null : (
        <div className="my-3">
          <Banner
            tone={countdown.asks === null ? alarmTones[countdown.alarm] : "danger"}
            urgent={countdown.alarm === "now" || countdown.asks !== null}
          >
            <span className="data block text-title font-semibold">{said.title}</span>
            {said.more === null ? null : <span className="block">{said.more}</span>}
          </Banner>
        </div>
      )}
      <h3 className="mt-3 text-small font-semibold">{wording.because}</h3>
      <ul className="data list-disc pl-5 text-small">
        {view.reasons.map((reason, index) => (
          <li key={reason} className={index === 0 ? "font-semibold" : undefined}>
            {reason}
          </li>
        ))}
      </ul>
      {view.avoid.length === 0 ? null : (
        <div className="mt-3">
          <Banner tone="danger">
            {view.avoid.map((line) => (
              <span key={line} className="data block">
                {line}
              </span>
            ))}
            <span className="block">{wording.neverSafe}</span>
          </Banner>
        </div>
      )}
      {view.unknown.length === 0 ? null : (
        <ul className="mt-3 list-disc pl-5 text-small text-ink-soft">
          {view.unknown.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <Timeline rows={rows} />
    </Card>
  );
}

const weights = {
  plain: "border-line text-ink-soft",
  strong: "border-primary font-semibold",
  danger: "border-danger font-semibold",
} as const satisfies Record<TimelineRow["weight"], string>;

export function Timeline({ rows }: { readonly rows: readonly TimelineRow[] }) {
  return (
    <ol className="data mt-4 flex flex-col text-small">
      {rows.map(({ at, time, text, weight }) => (
        <li
          key={`${at} ${text}`}
          className={classes("flex gap-1 border-l-4 py-1 pl-3", weights[weight])}
        >
          <span className="max-w-1/2 min-w-20 shrink-0">{time}</span> <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}
