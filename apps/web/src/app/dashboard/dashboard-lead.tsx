import type { Water } from "@striper/angling/home-waters";
import { formatHarborTime, harborOffset, type Instant } from "@striper/marine/time";
import { ChevronDown } from "lucide-react";
import type { FreshnessBadge } from "#web/app/dashboard/freshness-badge.ts";
import { dashboardWording as wording } from "#web/app/dashboard/wording.ts";
import { classes } from "#web/ui/classes.ts";
import { dateText } from "#web/ui/figures/date-text.ts";

/** Reports a device outside Boston's time zone, where times need the zone's name. */
const isElsewhere = (now: Instant): boolean =>
  -new Date(now).getTimezoneOffset() * 60_000 !== harborOffset(now);

function momentText(now: Instant): string {
  const moment = `${formatHarborTime(now)}, ${dateText(now)}`;
  return isElsewhere(now) ? `${moment} · ${wording.bostonTime}` : moment;
}

interface DashboardLeadProps {
  readonly water: Water;
  readonly now: Instant;
  readonly freshness: FreshnessBadge;
  readonly onChooseWater: () => void;
}

export function DashboardLead({ water, now, freshness, onChooseWater }: DashboardLeadProps) {
  return (
    <header className="mb-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h1 tabIndex={-1} className="text-small font-semibold text-ink-soft outline-none">
          {wording.title}
        </h1>
        <p className="data text-caption text-ink-soft">{momentText(now)}</p>
      </div>
      <button
        type="button"
        aria-haspopup="dialog"
        className="-ml-1 flex min-h-12 max-w-full items-center gap-1.5 rounded-control px-1 text-left text-title leading-6 font-bold hover:bg-foam"
        onClick={onChooseWater}
      >
        <span className="line-clamp-2 min-w-0">{water.name}</span>
        <ChevronDown size={24} aria-hidden="true" className="shrink-0 text-primary" />
        <span className="sr-only">. {wording.chooseWater}</span>
      </button>
      <p
        title={freshness.meaning}
        className="data flex min-h-5 items-center gap-2 text-caption font-semibold"
      >
        <span
          className={classes(
            "size-2.5 shrink-0 rounded-pill",
            freshness.isLive ? "bg-ok" : "border-2 border-line-strong",
          )}
          aria-hidden="true"
        />
        <span>{freshness.text}</span>
        <span className="sr-only">. {freshness.meaning}</span>
      </p>
    </header>
  );
}
