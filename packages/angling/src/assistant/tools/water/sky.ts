import { moonAt, moonEvents, solunarPeriods, sunEvents } from "@striper/marine/astronomy";
import {
  day,
  formatHarborTime,
  harborDate,
  harborDayBounds,
  instantOfHarborTime,
  shiftDate,
  type Instant,
} from "@striper/marine/time";
import { buildCard, screenWith } from "#angling/assistant/cards/build-card.ts";
import type { Headline } from "#angling/assistant/cards/card.ts";
import { factsFrom, screens, sources, type FactRow } from "#angling/assistant/facts.ts";
import type { NamedPlace } from "#angling/assistant/slots/places.ts";
import type { Slots } from "#angling/assistant/slots/slots.ts";
import type { AskedMoment } from "#angling/assistant/tools/asked.ts";
import {
  capital,
  listText,
  momentText,
  questionOf,
  spanText,
} from "#angling/assistant/tools/shown-moment.ts";
import { shownDate } from "#angling/assistant/tools/shown-time.ts";
import type { Tool, ToolContext } from "#angling/assistant/tools/tool.ts";

/** Returns the next instant at which the moon stands at a phase angle: 0 is new, 180 full. */
function nextPhase(from: Instant, angle: number): Instant {
  const ahead = (instant: Instant): number =>
    (((moonAt(instant).phaseAngle - angle) % 360) + 360) % 360;
  let low = from;
  while (!(ahead(low) > 300 && ahead(low + day) < 60)) low += day;
  let high = low + day;
  while (high - low > 1000) {
    const middle = (low + high) / 2;
    if (ahead(middle) > 180) low = middle;
    else high = middle;
  }
  return Math.round(high / 60_000) * 60_000;
}

const phases = [
  ["full-moon", "full moon", 180],
  ["new-moon", "new moon", 0],
  ["first-quarter", "first quarter", 90],
  ["last-quarter", "last quarter", 270],
] as const;

interface SkyEvent {
  readonly kind: string;
  readonly name: string;
  readonly at: Instant;
}

function eventsOf(date: string, { position }: NamedPlace): readonly SkyEvent[] {
  const sun = sunEvents(date, position);
  const moon = moonEvents(date, position);
  const all = [
    ["first-light", "first light", sun.civilDawn],
    ["sunrise", "sunrise", sun.rise],
    ["sunset", "sunset", sun.set],
    ["last-light", "last light", sun.civilDusk],
    ["moonrise", "moonrise", moon.rise],
    ["moonset", "moonset", moon.set],
  ] as const;
  return all.flatMap(([kind, name, at]) => (at === null ? [] : [{ kind, name, at }]));
}

/** Returns what light there is at a moment. */
function lightAt(at: Instant, { position }: NamedPlace): "dark" | "twilight" | "daylight" | null {
  const { rise, set, civilDawn, civilDusk } = sunEvents(harborDate(at), position);
  if (rise === null || set === null || civilDawn === null || civilDusk === null) return null;
  if (at < civilDawn || at > civilDusk) return "dark";
  return at < rise || at > set ? "twilight" : "daylight";
}

interface Sky {
  readonly events: readonly SkyEvent[];
  readonly phaseDays: readonly SkyEvent[];
  readonly phase: string;
  readonly lit: number;
  readonly light: string | null;
  readonly daylight: number | null;
  readonly solunar: ReturnType<typeof solunarPeriods>;
}

function skyOf({ at, date, hasHour, isNow }: AskedMoment, place: NamedPlace): Sky {
  const { from, to } = harborDayBounds(date);
  const moment = hasHour || isNow ? at : instantOfHarborTime(date, 12);
  const { phase, illumination } = moonAt(moment);
  const { rise, set } = sunEvents(date, place.position);
  return {
    events: eventsOf(date, place),
    phaseDays: phases.map(([kind, name, angle]) => ({
      kind,
      name,
      at: nextPhase(isNow ? at : from, angle),
    })),
    phase,
    lit: Math.round(illumination * 100),
    light: hasHour || isNow ? lightAt(at, place) : null,
    daylight: rise === null || set === null ? null : set - rise,
    solunar: solunarPeriods(from, to, place.position),
  };
}

function headlineOf(sky: Sky, aspect: string, place: string, asked: AskedMoment, now: Instant) {
  const label = (name: string): string =>
    `${capital(name)}, ${place}, ${shownDate(asked.date, now)}`;
  const time = (one: SkyEvent, text = label(one.name)): Headline => ({
    figure: formatHarborTime(one.at),
    unit: null,
    label: text,
  });
  const event = sky.events.find(({ kind }) => kind === aspect);
  if (event !== undefined) return time(event);
  const phase = sky.phaseDays.find(({ kind }) => kind === aspect);
  if (phase !== undefined) {
    const figure = capital(shownDate(harborDate(phase.at), now));
    return { figure, unit: null, label: `Next ${phase.name}, at ${formatHarborTime(phase.at)}` };
  }
  if (aspect === "moon") return { figure: `${sky.lit}`, unit: "%", label: label(sky.phase) };
  if (aspect === "daylight" && sky.daylight !== null)
    return { figure: spanText(sky.daylight), unit: null, label: label("daylight") };
  if (aspect === "light" && sky.light !== null)
    return {
      figure: capital(sky.light),
      unit: null,
      label: `${place}, ${momentText(asked.at, now)}`,
    };
  const [period] = sky.solunar;
  if (aspect === "solunar" && period !== undefined) {
    const figure = `${formatHarborTime(period.from)} to ${formatHarborTime(period.to)}`;
    return { figure, unit: null, label: label(`${period.kind} solunar period`) };
  }
  const none = label(aspect.replace("-", " "));
  return { figure: "None", unit: null, label: none };
}

/** Without an aspect, the sunrise or sunset that comes next. */
function usualAspect({ events }: Sky, { at, isNow, hasHour }: AskedMoment): string {
  if (hasHour) return "light";
  const coming = events.find(
    ({ kind, at: then }) => kind.startsWith("sun") && (!isNow || then > at),
  );
  return coming?.kind ?? "sunset";
}

/** "When is sunset", asked after it, means tomorrow's. */
function nextDayOnceOver(asked: AskedMoment, place: NamedPlace, slots: Slots): AskedMoment {
  const isOpen = asked.isNow && slots.date === undefined;
  const wanted = slots.aspect ?? "sunset";
  const event = eventsOf(asked.date, place).find(({ kind }) => kind === wanted);
  if (!isOpen || event === undefined || event.at >= asked.at) return asked;
  return { ...asked, isNow: false, date: shiftDate(asked.date, 1) };
}

function detailsOf(sky: Sky, { at }: AskedMoment, now: Instant) {
  const phaseDays = sky.phaseDays
    .toSorted((a, b) => a.at - b.at)
    .map((one) => `${one.name} ${momentText(one.at, now)}`);
  const periods = sky.solunar.map(
    ({ kind, from, to }) => `${kind} ${formatHarborTime(from)} to ${formatHarborTime(to)}`,
  );
  return [
    `${capital(listText(sky.events.map((one) => `${one.name} ${formatHarborTime(one.at)}`)))}.`,
    sky.light === null ? null : `At ${momentText(at, now)}: ${sky.light}.`,
    sky.daylight === null ? null : `${spanText(sky.daylight)} from sunrise to sunset.`,
    `The moon is a ${sky.phase}, ${sky.lit}% lit. Next ${listText(phaseDays)}.`,
    `Solunar periods: ${listText(periods)}. They count for little: the evidence is thin.`,
  ];
}

function rowsOf(sky: Sky, at: Instant): readonly FactRow[] {
  const time = (kind: string, then: Instant): FactRow => [kind, formatHarborTime(then), null, then];
  return [
    ...sky.events.map((one) => time(one.kind, one.at)),
    ["light", sky.light, null, at],
    ["day-length", sky.daylight === null ? null : spanText(sky.daylight)],
    ["moon-phase", sky.phase, null, at],
    ["moon-illumination", sky.lit, "%", at],
    ...sky.phaseDays.map((one): FactRow => [one.kind, harborDate(one.at), "date", one.at]),
    ...sky.solunar.flatMap(({ kind, from, to }) => [
      time(`solunar-${kind}-from`, from),
      time(`solunar-${kind}-to`, to),
    ]),
  ];
}

async function answer(slots: Slots, context: ToolContext) {
  const { place, now, base, ...question } = await questionOf("Sun and moon", slots, context);
  const { name } = place;
  const asked = nextDayOnceOver(question.asked, place, slots);
  const sky = skyOf(asked, place);
  const aspect = slots.aspect ?? usualAspect(sky, asked);
  const headline = headlineOf(sky, aspect, name, asked, now);
  const { figure, unit, label } = headline;
  const isMissing = /^moon(?:rise|set)$/.test(aspect) && figure === "None";
  return buildCard("sky", {
    ...base,
    slots: { ...base.slots, date: asked.date },
    headline,
    text: isMissing
      ? `There is no ${aspect} at ${name} on that day.`
      : `${label}: ${figure}${unit === "%" ? "% lit" : ""}.`,
    details: detailsOf(sky, asked, now),
    facts: factsFrom(sources.sky, { place: name, screen: screens.tides }, rowsOf(sky, asked.at)),
    sources: [{ name: sources.sky, link: null }],
    actions: [
      { label: "Open tides and light", screen: screenWith(screens.tides, { date: asked.date }) },
    ],
  });
}

export const sky: Tool = {
  name: "sky",
  title: "Sun and moon",
  description:
    "Sunrise, sunset, first and last light, moonrise, moonset, moon phase, the next full and new moon, solunar periods, and whether it is dark at an hour.",
  takes: ["place", "date", "hour", "minute", "aspect"],
  required: [],
  aspects: [
    "sunrise",
    "sunset",
    "first-light",
    "last-light",
    "light",
    "daylight",
    "moon",
    "moonrise",
    "moonset",
    "full-moon",
    "new-moon",
    "first-quarter",
    "last-quarter",
    "solunar",
  ],
  answer,
};
