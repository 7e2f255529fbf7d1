/** Calendars of phones and desktops subscribe to addresses of this kind. */
export const subscriptionOf = (address: string): string => address.replace(/^https?:/, "webcal:");

export type CalendarView = "none" | "fresh" | "made";

/** An address that has just been made can be read now, and never again. */
export function calendarView(madeAt: string | null, address: string | null): CalendarView {
  if (madeAt === null) return "none";
  return address === null ? "made" : "fresh";
}
