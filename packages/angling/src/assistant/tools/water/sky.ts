import { moonAt, moonEvents, solunarPeriods, sunEvents } from "@striper/marine/astronomy";
import {
  day,
  formatHarborTime,
  harborDate,
  harborDayBounds,
  hour,
  instantOfHarborTime,
  minute,
  second,
  shiftDate,
  type Instant,
} from "@striper/marine/time";
import { screenWith, screens, sources, type FactRow } from "#angling/assistant/facts.ts";
import type { NamedPlace } from "#angling/assistant/slots/places.ts";
import type { Slots } from "#angling/assistant/slots/slots.ts";
import { questionOf, type AskedMoment } from "#angling/assistant/tools/asked.ts";
import {
  capital,
  dayText,
  momentText,
  shownDate,
  spanText,
  timesText,
} from "#angling/assistant/tools/shown-words.ts";
import { defineTool } from "#angling/assistant/tools/tool.ts";

/** Returns the next minute of a moon phase angle: 0 is new, 180 full. */
function nextPhase(from: Instant, angle: number): Instant {
  const toGo = (at: Instant): number => (angle - moonAt(at).phaseAngle + 720) % 360;
  let at = from;
  for (const step of [day, hour, minute, second]) while (toGo(at + step) < toGo(at)) at += step;
  return Math.round(at / minute) * minute;
}

const phases = { "full-moon": 180, "new-moon": 0, "first-quarter": 90, "last-quarter": 270 };

interface SkyEntry {
  readonly kind: string;
  readonly name: string;
  readonly figure: string;
  readonly unit?: string | null;
  readonly at: Instant;
}

function sunAndMoonOf(date: string, { position }: NamedPlace): readonly SkyEntry[] {
  const sun = sunEvents(date, position);
  const moon = moonEvents(date, position);
  const times = {
    "first-light": sun.civilDawn,
    sunrise: sun.rise,
    sunset: sun.set,
    "last-light": sun.civilDusk,
    moonrise: moon.rise,
    moonset: moon.set,
  };
  return Object.entries(times).flatMap(([kind, at]) =>
    at === null ? [] : [{ kind, name: kind.replace("-", " "), figure: formatHarborTime(at), at }],
  );
}

function lightAt(at: Instant, { position }: NamedPlace): string | null {
  const { rise, set, civilDawn, civilDusk } = sunEvents(harborDate(at), position);
  if (rise === null || set === null || civilDawn === null || civilDusk === null) return null;
  if (at < civilDawn || at > civilDusk) return "Dark";
  return at < rise || at > set ? "Twilight" : "Daylight";
}

function skyOf(
  { at, date, isNow, hasHour }: AskedMoment,
  place: NamedPlace,
  now: Instant,
): readonly SkyEntry[] {
  const { from, to } = harborDayBounds(date);
  const isMoment = isNow || hasHour;
  const noon = isMoment ? at : instantOfHarborTime(date, 12);
  const { phase, illumination } = moonAt(noon);
  const { rise, set } = sunEvents(date, place.position);
  const light = isMoment ? lightAt(at, place) : null;
  const lit = String(Math.round(illumination * 100));
  return [
    ...(light === null ? [] : [{ kind: "light", name: momentText(at, now), figure: light, at }]),
    ...sunAndMoonOf(date, place),
    ...(rise === null || set === null
      ? []
      : [{ kind: "daylight", name: "daylight", figure: spanText(set - rise), at: noon }]),
    { kind: "moon", name: phase.toLowerCase(), figure: lit, unit: "%", at: noon },
    ...Object.entries(phases).map(([kind, angle]) => {
      const then = nextPhase(isNow ? at : from, angle);
      const name = `next ${kind.replace("-", " ")}`;
      return { kind, name, figure: capital(dayText(then, now)), at: then };
    }),
    ...solunarPeriods(from, to, place.position).map((period) => ({
      kind: "solunar",
      name: `${period.kind} solunar period`,
      figure: timesText(period),
      at: period.from,
    })),
  ];
}

/** Moves to tomorrow when today's event is over: "when is sunset" after sunset. */
function nextDayOnceOver(asked: AskedMoment, place: NamedPlace, slots: Slots): AskedMoment {
  const wanted = slots.aspect ?? "sunset";
  const event = sunAndMoonOf(asked.date, place).find(({ kind }) => kind === wanted);
  const isOver = event !== undefined && event.at < asked.at;
  return asked.isNow && slots.date === undefined && isOver
    ? { ...asked, isNow: false, date: shiftDate(asked.date, 1) }
    : asked;
}

/** Returns the default aspect: the light of a stated hour, else the next sunrise or sunset. */
function usualAspect(sky: readonly SkyEntry[], { at, isNow, hasHour }: AskedMoment): string {
  if (hasHour) return "light";
  const coming = sky.find(({ kind, at: then }) => kind.startsWith("sun") && (!isNow || then > at));
  return coming?.kind ?? "sunset";
}

const entryText = ({ name, figure, unit, kind, at }: SkyEntry): string =>
  unit === "%"
    ? `${name}, ${figure}% lit`
    : `${name} ${figure}${kind in phases ? ` at ${formatHarborTime(at)}` : ""}`;

export const sky = defineTool({
  name: "sky",
  title: "Sun and moon",
  description: "Sun, twilight, moon, its phases, solunar periods, whether it is dark at an hour.",
  takes: ["place", "date", "hour", "minute", "aspect"],
  aspects:
    "sunrise sunset first-light last-light light daylight moon moonrise moonset full-moon new-moon first-quarter last-quarter solunar".split(
      " ",
    ),
  answer: async (slots, context) => {
    const { place, now, base, ...question } = await questionOf("Sun and moon", slots, context);
    const { name } = place;
    const asked = nextDayOnceOver(question.asked, place, slots);
    const entries = skyOf(asked, place, now);
    const aspect = slots.aspect ?? usualAspect(entries, asked);
    const found = entries.find(({ kind }) => kind === aspect);
    const where = `${name}, ${shownDate(asked.date, now)}`;
    return {
      ...base,
      slots: { ...base.slots, date: asked.date },
      headline: {
        figure: found?.figure ?? "None",
        unit: found?.unit ?? null,
        label: `${capital(found?.name ?? aspect)}, ${where}`,
      },
      text:
        found === undefined
          ? `There is no ${aspect} at ${name} on that day.`
          : `${capital(entryText(found))}, at ${where}.`,
      details: [
        `${capital(entries.map(entryText).join(", "))}.`,
        "Solunar periods count for little: the evidence is thin.",
      ],
      facts: entries.map(({ kind, figure, unit = null, at }): FactRow => [
        kind,
        unit === null ? figure : Number(figure),
        unit,
        at,
      ]),
      sources: [{ name: sources.sky, link: null }],
      actions: [
        { label: "Open tides and light", screen: screenWith(screens.tides, { date: asked.date }) },
      ],
    };
  },
});
