/** Phone and desktop calendars subscribe through "webcal:" addresses. */
export const subscriptionOf = (address: string): string => address.replace(/^https?:/, "webcal:");

export type CalendarView = "none" | "fresh" | "made";

export function calendarView(madeAt: string | null, address: string | null): CalendarView {
  if (madeAt === null) return "none";
  return address === null ? "made" : "fresh";
}
