import { formatHarborTime, harborParts, type Instant } from "@striper/marine/time";

const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"] as const;
const months = [
  "Jan",
  "Feb",
  "Mar",
  "Apr",
  "May",
  "Jun",
  "Jul",
  "Aug",
  "Sep",
  "Oct",
  "Nov",
  "Dec",
] as const;

/** "Sat Nov 21", the day in Boston. */
export function dateText(at: Instant): string {
  const { weekday, month, day } = harborParts(at);
  return `${weekdays[weekday] ?? ""} ${months[month - 1] ?? ""} ${day}`;
}

/** "Sat Nov 21, 1:00 pm". */
export const dateTimeText = (at: Instant): string => `${dateText(at)}, ${formatHarborTime(at)}`;
