import { bostonWater } from "@striper/angling/home-waters";
import type { CalendarEvent } from "@striper/contract/calendar-file";
import type { Instant } from "@striper/marine/time";
import { expiryEvent } from "#server/features/licenses/expiry-calendar.ts";
import { createTideEvents } from "#server/features/tides/tide-events.ts";
import { createCalendars } from "#server/features/calendars/create-calendars.ts";
import type { CalendarsDependencies } from "#server/features/calendars/create-calendars.ts";
import type { createPersonalData } from "#server/composition/personal-data.ts";

type Own = ReturnType<typeof createPersonalData>["own"];

/** Returns an account's calendar events: tides of its first home water, and license expiries. */
function calendarEventsOf({ homeWater, licenses }: Pick<Own, "homeWater" | "licenses">) {
  const tideEvents = createTideEvents();
  return async (accountId: string, dayStart: Instant): Promise<readonly CalendarEvent[]> => {
    const [water, owned] = await Promise.all([homeWater(accountId), licenses(accountId)]);
    const { tide } = (water ?? bostonWater).place.stations;
    const tides = tide === null ? [] : await tideEvents(tide.id, tide.name, dayStart);
    const ends = owned.flatMap((license) => expiryEvent(license, dayStart) ?? []);
    return [...ends, ...tides];
  };
}

type Dependencies = Omit<CalendarsDependencies, "eventsOf" | "publicUrl"> & {
  readonly config: Pick<CalendarsDependencies, "publicUrl">;
  readonly personal: { readonly own: Pick<Own, "homeWater" | "licenses"> };
};

export const calendarsOf = ({ orm, clock, config, hasAccess, personal }: Dependencies) =>
  createCalendars({
    orm,
    clock,
    hasAccess,
    publicUrl: config.publicUrl,
    eventsOf: calendarEventsOf(personal.own),
  });
