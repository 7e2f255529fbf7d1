import { harborOffset, type Instant } from "@striper/marine/time";
import type { FreshnessBadge } from "#web/app/dashboard/freshness-badge.ts";
import { dashboardWording as wording } from "#web/app/dashboard/wording.ts";
import { classes } from "#web/ui/classes.ts";
import { dateText } from "#web/ui/figures/date-text.ts";

/** Whether the device shows another time than Boston's; the zone is named then. */
const isElsewhere = (now: Instant): boolean =>
  -new Date(now).getTimezoneOffset() * 60_000 !== harborOffset(now);

function leadText(now: Instant): string {
  const place = `${wording.place} · ${dateText(now)}`;
  return isElsewhere(now) ? `${place} · ${wording.bostonTime}` : place;
}

interface DashboardLeadProps {
  readonly now: Instant;
  readonly freshness: FreshnessBadge;
}

/** Place and time, and whether the data is current. */
export function DashboardLead({ now, freshness }: DashboardLeadProps) {
  return (
    <div className="-mt-4 flex flex-wrap items-center justify-between gap-x-3">
      <p className="text-small text-ink-soft sm:text-body">{leadText(now)}</p>
      <p
        title={freshness.meaning}
        className="data flex min-h-6 items-center gap-2 text-small font-semibold"
      >
        <span
          className={classes(
            "size-2.5 rounded-pill",
            freshness.isLive ? "bg-ok" : "border-2 border-line-strong",
          )}
          aria-hidden="true"
        />
        <span>{freshness.text}</span>
        <span className="sr-only">. {freshness.meaning}</span>
      </p>
    </div>
  );
}
