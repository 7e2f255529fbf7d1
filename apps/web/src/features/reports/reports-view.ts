import { parseIso } from "@striper/marine/time";
import type { ReportsAnswer } from "#web/features/reports/queries.ts";
import { reportsWording as wording } from "#web/features/reports/wording.ts";
import { dateText } from "#web/ui/figures/date-text.ts";

export interface ReportView {
  readonly title: string;
  readonly href: string;
  readonly host: string;
  readonly date: string;
  readonly summary: string;
}

const shownAtMost = 5;

/** Returns the newest reports with http or https links. */
export function reportViews(answer: ReportsAnswer | undefined): ReportView[] {
  const views = (answer?.reports ?? []).flatMap(({ title, link, date, summary }) => {
    if (!URL.canParse(link)) return [];
    const { protocol, host, href } = new URL(link);
    if (protocol !== "https:" && protocol !== "http:") return [];
    const at = date === null ? null : parseIso(date);
    const text = at === null ? wording.undated : dateText(at);
    return [{ title, href, host: host.replace(/^www\./, ""), date: text, summary }];
  });
  // Two feeds may contain the same post.
  const byLink = new Map(views.map((view) => [view.href, view]));
  return [...byLink.values()].slice(0, shownAtMost);
}
