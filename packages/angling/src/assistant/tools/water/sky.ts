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
import { fact, screens, sources } from "#angling/assistant/facts.ts";
import type { NamedPlace } from "#angling/assistant/slots/places.ts";
import type { Slots } from "#angling/assistant/slots/slots.ts";
import type { AskedMoment } from "#angling/assistant/tools/asked.ts";
import {
  capital,
  dayText,
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
  ["full-moon", "next full moon", 180],
  ["new-moon", "next new moon", 0],
  ["first-quarter", "next first quarter", 90],
  ["last-quarter", "next last quarter", 270],
] as const;

/** One thing the sky does or is; its kind is both the aspect and the fact. */
interface SkyEntry {
  readonly kind: string;
  readonly name: string;
  readonly figure: string;
  readonly unit: string | null;
  readonly at: Instant;
}

const timed = (kind: string, name: string, at: Instant | null): readonly SkyEntry[] =>
  at === null ? [] : [{ kind, name, figure: formatHarborTime(at), unit: null, at }];

function sunAndMoonOf(date: string, { position }: NamedPlace): readonly SkyEntry[] {
  const sun = sunEvents(date, position);
  const moon = moonEvents(date, position);
  return [
    ...timed("first-light", "first light", sun.civilDawn),
    ...timed("sunrise", "sunrise", sun.rise),
    ...timed("sunset", "sunset", sun.set),
    ...timed("last-light", "last light", sun.civilDusk),
    ...timed("moonrise", "moonrise", moon.rise),
    ...timed("moonset", "moonset", moon.set),
  ];
}

function lightAt(at: Instant, { position }: NamedPlace): string | null {
  const { rise, set, civilDawn, civilDusk } = sunEvents(harborDate(at), position);
  if (rise === null || set === null || civilDawn === null || civilDusk === null) return null;
  if (at < civilDawn || at > civilDusk) return "Dark";
  return at < rise || at > set ? "Twilight" : "Daylight";
}

/** Everything the sky does on a day, in the order in which it is told. */
function skyOf(
  { at, date, isNow }: AskedMoment,
  place: NamedPlace,
  isMoment: boolean,
  now: Instant,
): readonly SkyEntry[] {
  const { from, to } = harborDayBounds(date);
  const noon = isMoment ? at : instantOfHarborTime(date, 12);
  const { phase, illumination } = moonAt(noon);
  const { rise, set } = sunEvents(date, place.position);
  const light = isMoment ? lightAt(at, place) : null;
  const figure = (kind: string, name: string, words: string, unit: string | null = null) => [
    { kind, name, figure: words, unit, at: noon },
  ];
  return [
    ...(light === null ? [] : figure("light", momentText(at, now), light)),
    ...sunAndMoonOf(date, place),
    ...(rise === null || set === null ? [] : figure("daylight", "daylight", spanText(set - rise))),
    ...figure("moon", phase.toLowerCase(), String(Math.round(illumination * 100)), "%"),
    ...phases.map(([kind, name, angle]) => {
      const then = nextPhase(isNow ? at : from, angle);
      return { kind, name, figure: capital(dayText(then, now)), unit: null, at: then };
    }),
    ...solunarPeriods(from, to, place.position).map((period) => ({
      kind: "solunar",
      name: `${period.kind} solunar period`,
      figure: `${formatHarborTime(period.from)} to ${formatHarborTime(period.to)}`,
      unit: null,
      at: period.from,
    })),
  ];
}

/** "When is sunset", asked after it, means tomorrow's. */
function nextDayOnceOver(asked: AskedMoment, place: NamedPlace, slots: Slots): AskedMoment {
  const isOpen = asked.isNow && slots.date === undefined;
  const wanted = slots.aspect ?? "sunset";
  const event = sunAndMoonOf(asked.date, place).find(({ kind }) => kind === wanted);
  if (!isOpen || event === undefined || event.at >= asked.at) return asked;
  return { ...asked, isNow: false, date: shiftDate(asked.date, 1) };
}

/** Without an aspect: the light of a named hour, else the sunrise or sunset that comes next. */
function usualAspect(sky: readonly SkyEntry[], { at, isNow, hasHour }: AskedMoment): string {
  if (hasHour) return "light";
  const coming = sky.find(({ kind, at: then }) => kind.startsWith("sun") && (!isNow || then > at));
  return coming?.kind ?? "sunset";
}

const entryText = ({ name, figure, unit, kind, at }: SkyEntry): string =>
  unit === "%"
    ? `${name}, ${figure}% lit`
    : `${name} ${figure}${/moon$|quarter/.test(kind) ? ` at ${formatHarborTime(at)}` : ""}`;

async function answer(slots: Slots, context: ToolContext) {
  const { place, now, base, ...question } = await questionOf("Sun and moon", slots, context);
  const { name } = place;
  const asked = nextDayOnceOver(question.asked, place, slots);
  const sky = skyOf(asked, place, asked.isNow || asked.hasHour, now);
  const aspect = slots.aspect ?? usualAspect(sky, asked);
  const found = sky.find(({ kind }) => kind === aspect);
  const where = `${name}, ${shownDate(asked.date, now)}`;
  const words = found === undefined ? "" : capital(entryText(found));
  return buildCard("sky", {
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
        : `${words}, at ${where}.`,
    details: [
      `${capital(sky.map(entryText).join(", "))}.`,
      "Solunar periods count for little: the evidence is thin.",
    ],
    facts: sky.map(({ kind, figure, unit, at }) =>
      fact(kind, unit === "%" ? Number(figure) : figure, sources.sky, {
        unit,
        place: name,
        at,
        screen: screens.tides,
      }),
    ),
    sources: [{ name: sources.sky, link: null }],
    actions: [
      { label: "Open tides and light", screen: screenWith(screens.tides, { date: asked.date }) },
    ],
  });
}

export const sky: Tool = {
  name: "sky",
  title: "Sun and moon",
  description: "Sun, twilight, moon, its phases, solunar periods, whether it is dark at an hour.",
  takes: ["place", "date", "hour", "minute", "aspect"],
  required: [],
  aspects:
    "sunrise sunset first-light last-light light daylight moon moonrise moonset full-moon new-moon first-quarter last-quarter solunar".split(
      " ",
    ),
  answer,
};
