import { formatHarborTime, harborDate, parseIso, type Instant } from "@striper/marine/time";

/** "2:14 pm" today, "Nov 20" this year, "Nov 20, 2025" before. */
export function activityText(activity: string, now: Instant): string {
  const at = parseIso(activity);
  if (at === null) return "";
  const date = harborDate(at);
  if (date === harborDate(now)) return formatHarborTime(at);
  const isThisYear = date.slice(0, 4) === harborDate(now).slice(0, 4);
  return new Intl.DateTimeFormat("en-US", {
    timeZone: "America/New_York",
    month: "short",
    day: "numeric",
    ...(isThisYear ? {} : { year: "numeric" }),
  }).format(at);
}
