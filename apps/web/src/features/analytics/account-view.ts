import { harborZone } from "@striper/marine/time";
import type { FoundAccount } from "#web/features/analytics/queries.ts";
import { analyticsWording } from "#web/features/analytics/wording.ts";
import { ageText } from "#web/ui/figures/source-chip-view.ts";

const wording = analyticsWording.accounts;

const mediumDate = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: harborZone });

export function mediumDateText(instant: string): string {
  const date = Date.parse(instant);
  return Number.isNaN(date) ? "N/A" : mediumDate.format(date);
}

export function accountLine(account: FoundAccount, now: number): string {
  const { last_active_at: lastActive } = account;
  const status = account.subscription_status;
  return [
    ...(status === "trial" ? [] : [status.replaceAll("_", " ")]),
    wording.trialEnds(mediumDateText(account.trial_end_date)),
    wording.joined(mediumDateText(account.created_at)),
    lastActive === null
      ? wording.neverActive
      : wording.lastActive(ageText(Date.parse(lastActive), now)),
    wording.sessions(account.sessions),
  ].join(" · ");
}

export interface ActionEntries {
  readonly days: string;
  readonly reason: string;
}

export interface ActionErrors {
  readonly days?: string;
  readonly reason?: string;
}

const mostDays = 90;

export function checkAction(kind: "extend" | "end-sessions", entries: ActionEntries): ActionErrors {
  const days = Number(entries.days);
  const daysWrong = !/^\d{1,2}$/.test(entries.days.trim()) || days < 1 || days > mostDays;
  return {
    ...(kind === "extend" && daysWrong ? { days: wording.daysWrong } : {}),
    ...(entries.reason.trim() === "" ? { reason: wording.reasonMissing } : {}),
  };
}
