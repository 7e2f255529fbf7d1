import { harborDate, instantOfHarborTime, shiftDate, type Instant } from "@striper/marine/time";
import { screenWith, screens, sources } from "#angling/assistant/facts.ts";
import { findPlace } from "#angling/assistant/slots/places.ts";
import type { Slots } from "#angling/assistant/slots/slots.ts";
import { fishingModeOf } from "#angling/assistant/tools/law/rule-parts.ts";
import { shownDate } from "#angling/assistant/tools/shown-words.ts";
import { defineTool } from "#angling/assistant/tools/tool.ts";
import { inchesInWords } from "#angling/regulations/index.ts";
import { speciesOf } from "#angling/species/index.ts";

const two = (value: number): string => String(value).padStart(2, "0");

/**
 * Returns day and time of a catch for the form. An hour without a day is the last such hour; a
 * future time stays open.
 */
function caughtFields({ date, hour, minute = 0 }: Slots, now: Instant) {
  if (date === undefined && hour === undefined) return {};
  const today = harborDate(now);
  const isToday = hour === undefined || instantOfHarborTime(today, hour, minute) <= now;
  const day = date ?? (isToday ? today : shiftDate(today, -1));
  const from = instantOfHarborTime(day, hour ?? 0, minute);
  if (from > now) return {};
  return { date: day, time: hour === undefined ? null : `${two(hour)}:${two(minute)}` };
}

export const logEntry = defineTool({
  name: "log-entry",
  title: "Log a catch",
  description: "Prepares the catch form with what the person caught. It saves nothing.",
  takes: ["species", "length_inches", "fate", "place", "date", "hour", "minute", "bait", "mode"],
  answer: async (slots, { providers, now }) => {
    const { species = "striped_bass", length_inches: length, bait, fate, mode } = slots;
    const own = (await providers.ownSpots()) ?? [];
    const found = slots.place === undefined ? null : findPlace(slots.place, own);
    const place = found?.name ?? slots.place;
    const caught = caughtFields(slots, now);
    const title = [
      speciesOf(species).commonName,
      length === undefined ? undefined : `${inchesInWords(length)} in`,
      place,
      bait,
      fate,
      caught.date === undefined ? undefined : shownDate(caught.date, now),
    ]
      .filter((part) => part !== undefined)
      .join(", ");
    const fields = {
      log: "new",
      species,
      length,
      spot: found?.spotId,
      place: found?.spotId == null ? place : null,
      bait,
      released: fate && (fate === "released" ? "yes" : "no"),
      ...caught,
      mode: mode && fishingModeOf[mode],
    };
    return {
      title,
      slots: { ...slots, species },
      headline: { figure: "Log it", label: title },
      text: "Opens the form with these filled in. Nothing is saved until you save it there.",
      sources: [{ name: sources.app, link: null }],
      actions: [{ label: "Log this catch", screen: screenWith(screens.log, fields) }],
    };
  },
});
