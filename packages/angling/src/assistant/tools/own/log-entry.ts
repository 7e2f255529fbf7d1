import { harborDate, instantOfHarborTime, shiftDate, type Instant } from "@striper/marine/time";
import { buildCard, screenWith } from "#angling/assistant/cards/build-card.ts";
import { factsFrom, screens, sources } from "#angling/assistant/facts.ts";
import type { Slots } from "#angling/assistant/slots/slots.ts";
import { shownDate } from "#angling/assistant/tools/shown-time.ts";
import type { Tool, ToolContext } from "#angling/assistant/tools/tool.ts";
import { findPlace } from "#angling/assistant/slots/places.ts";
import { inchesInWords } from "#angling/regulations/index.ts";
import { speciesOf } from "#angling/species/index.ts";

const two = (value: number): string => String(value).padStart(2, "0");

/**
 * Returns the day and time of a catch for the form. An hour without a day is the last such hour. A time
 * in the future is left to the form.
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

async function answer(slots: Slots, context: ToolContext) {
  const { species = "striped_bass", length_inches: length, bait, fate } = slots;
  const own = (await context.providers.ownSpots()) ?? [];
  const place = slots.place === undefined ? null : findPlace(slots.place, own);
  const caught = caughtFields(slots, context.now);
  const fish = speciesOf(species).commonName;
  const filled = [
    length === undefined ? null : `${inchesInWords(length)} in`,
    place?.name ?? slots.place ?? null,
    bait ?? null,
    fate ?? null,
    caught.date === undefined ? null : shownDate(caught.date, context.now),
  ].filter((part) => part !== null);
  return buildCard("log-entry", {
    title: [fish, ...filled].join(", "),
    slots: { ...slots, species },
    assumed: slots.species === undefined ? ["species"] : [],
    headline: { figure: "Log it", unit: null, label: [fish, ...filled].join(", ") },
    text: "Opens the form with these filled in. Nothing is saved until you save it there.",
    facts: factsFrom("Your question", {}, [
      ["species", fish],
      ["asked-length", length ?? null, "in"],
    ]),
    sources: [{ name: sources.app, link: null }],
    actions: [
      {
        label: "Log this catch",
        screen: screenWith(screens.log, {
          log: "new",
          species,
          length,
          spot: place?.spotId,
          place: place?.spotId == null ? (place?.name ?? slots.place) : null,
          bait,
          released: fate === undefined ? null : fate === "released" ? "yes" : "no",
          ...caught,
          mode:
            slots.mode === "boat" ? "private" : slots.mode === "charter" ? "for-hire" : slots.mode,
        }),
      },
    ],
  });
}

export const logEntry: Tool = {
  name: "log-entry",
  title: "Log a catch",
  description: "Prepares the catch form with what the person caught. It saves nothing.",
  takes: ["species", "length_inches", "fate", "place", "date", "hour", "minute", "bait", "mode"],
  required: [],
  aspects: [],
  answer,
};
