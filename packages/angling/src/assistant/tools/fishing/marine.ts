import { harborDate, harborDayBounds, hour, weekdayName, type Instant } from "@striper/marine/time";
import { roundTo } from "@striper/marine/units";
import { buildCard, unansweredCard } from "#angling/assistant/cards/build-card.ts";
import type { Headline } from "#angling/assistant/cards/card.ts";
import { factsFrom, screens, type FactRow } from "#angling/assistant/facts.ts";
import type {
  KeptMarineAlert,
  KeptMarineForecast,
  KeptMarinePeriod,
  KeptWeather,
} from "#angling/assistant/providers.ts";
import type { Slots } from "#angling/assistant/slots/slots.ts";
import type { AskedMoment } from "#angling/assistant/tools/asked.ts";
import {
  capital,
  listText,
  momentText,
  questionOf,
} from "#angling/assistant/tools/shown-moment.ts";
import { weekdayOn } from "#angling/assistant/slots/calendar.ts";

import type { Tool, ToolContext } from "#angling/assistant/tools/tool.ts";
import { marineZonesAt } from "#angling/spots/index.ts";
import { marineSpans } from "#angling/weather/index.ts";
import { conditionsAt, greatest } from "./conditions.ts";

const service = "National Weather Service";
const link = (zone: string): string =>
  `https://tgftp.nws.noaa.gov/data/forecasts/marine/coastal/an/${zone.toLowerCase()}.txt`;

/** Returns the periods that speak of the time asked about, by their hours or by their names. */
function periodsFor(
  { periods, issuedAt }: KeptMarineForecast,
  { date, at, isNow, hasHour }: AskedMoment,
  now: Instant,
) {
  const bounds = harborDayBounds(date);
  const [from, to] = hasHour || isNow ? [at, at + 6 * hour] : [bounds.from, bounds.to];
  const inTime = periods.filter((period) => {
    const [span] = issuedAt === null ? [] : marineSpans([period], issuedAt, now);
    return span !== undefined && span.from < to && span.to > from;
  });
  if (inTime.length > 0) return inTime;
  const day = weekdayName(weekdayOn(date)).slice(0, 3).toUpperCase();
  const named = periods.filter(({ name }) => name.toUpperCase().startsWith(day));
  return named.length > 0 || date !== harborDate(now) ? named : periods.slice(0, 2);
}

const actions = [{ label: "Open the forecast", screen: screens.dashboard }];

/** What the buoy measured; a reading half a day old does not describe the present sea. */
function measuredWaves(weather: KeptWeather | null, now: Instant) {
  const waves = weather?.waves ?? null;
  if (waves === null || now - waves.observedAt > 12 * hour) return { words: null, facts: [] };
  const height = roundTo(waves.value, 1);
  return {
    words: `Waves were ${height.toFixed(1)} ft at ${momentText(waves.observedAt, now)} (${waves.source}).`,
    facts: factsFrom(waves.source, { at: waves.observedAt }, [["wave-height", height, "ft"]]),
  };
}

type Running = readonly KeptMarineAlert[] | null;

function warningText(running: Running, now: Instant): string {
  if (running === null) return "Warnings could not be read: do not take that for an all-clear.";
  const words = running.map(({ event, ends }) =>
    ends === null ? event : `${event} until ${momentText(ends, now)}`,
  );
  return words.length === 0
    ? "No warning is in force for the zone."
    : `In force: ${listText(words)}.`;
}

/** The highest sea, the strongest wind and fog of some periods; null where nothing is said. */
function figuresOf(
  { issuedAt }: KeptMarineForecast,
  periods: readonly KeptMarinePeriod[],
  now: Instant,
) {
  const spans = issuedAt === null ? [] : marineSpans(periods, issuedAt, now);
  return {
    sea: greatest(spans.map(({ waves }) => waves)),
    wind: greatest(spans.flatMap(({ winds }) => winds.map(({ speed }) => speed))),
    fog: spans.some(({ fog }) => fog) || periods.some(({ text }) => /\bfog\b/i.test(text)),
  };
}

function headlineOf(
  aspect: string,
  running: Running,
  { sea, wind, fog }: ReturnType<typeof figuresOf>,
  where: string,
): Headline {
  const upTo = (name: string, value: number | null, unit: string): Headline => ({
    figure: value === null ? "Not said" : `${value}`,
    unit: value === null ? null : unit,
    label: `${name}, ${where}`,
  });
  if (aspect === "wind") return upTo("Wind up to", wind, "kt");
  if (aspect === "seas") return upTo("Seas up to", sea, "ft");
  if (aspect === "fog")
    return { figure: fog ? "Fog" : "Not named", unit: null, label: `Fog, ${where}` };
  const figure = running === null ? "Not known" : (running[0]?.event ?? "None");
  return { figure, unit: null, label: `Warnings, ${where}` };
}

async function answer(slots: Slots, context: ToolContext) {
  const { place, asked, now, day, base } = await questionOf("Marine forecast", slots, context);
  const { marine, weather } = await conditionsAt(place, context);
  const waves = measuredWaves(weather, now);
  if (marine === null) {
    const [zone = ""] = marineZonesAt(place.position);
    return unansweredCard("marine", {
      ...base,
      text: `No marine forecast is at hand, and waves or warnings are not guessed. Read the National Weather Service's zone ${zone} before you go out.`,
      details: [waves.words],
      facts: [...factsFrom(service, {}, [["marine-zone", zone]]), ...waves.facts],
      sources: [{ name: `${service}, zone ${zone}`, link: link(zone) }],
      actions,
    });
  }
  const { zoneId, zoneName, issuedAt, source, alerts } = marine;
  const periods = periodsFor(marine, asked, now);
  const figures = figuresOf(marine, periods, now);
  const running = alerts?.filter(({ ends }) => ends === null || ends > now) ?? null;
  const usual = running === null || running.length > 0 ? "alerts" : "seas";
  const issued = issuedAt === null ? "" : `, issued ${momentText(issuedAt, now)}`;
  const isOld = issuedAt !== null && now - issuedAt > 12 * hour;
  const texts = periods.map(({ name, text }) => `${capital(name.toLowerCase())}: ${text}`);
  return buildCard("marine", {
    ...base,
    headline: headlineOf(slots.aspect ?? usual, running, figures, `${zoneName}, ${day}`),
    text: `${warningText(running, now)} ${texts[0] ?? "The forecast does not reach that day."}`,
    details: [
      ...texts.slice(1),
      waves.words,
      `Zone ${zoneId}${issued}.${isOld ? " It is old: look for a newer one." : ""}`,
    ],
    facts: [
      ...factsFrom(source, { place: zoneName, screen: screens.dashboard }, [
        ["marine-zone", zoneId, null, issuedAt],
        ...(running ?? []).map(({ event, ends }): FactRow => ["alert", event, null, ends]),
        ["alert", running?.length === 0 ? "none" : null, null, now],
        ...texts.map((text): FactRow => ["marine-forecast", text]),
        ["sea-height", figures.sea, "ft"],
        ["wind-speed", figures.wind, "kt"],
        ["fog", figures.fog],
      ]),
      ...waves.facts,
    ],
    sources: [{ name: `${source}, zone ${zoneId}`, link: link(zoneId) }],
    actions,
    isUnanswered: periods.length === 0 && running === null,
  });
}

export const marine: Tool = {
  name: "marine",
  title: "Marine forecast",
  description:
    "The National Weather Service's coastal forecast: warnings in force, wind, seas, fog.",
  takes: ["place", "date", "hour", "minute", "aspect"],
  required: [],
  aspects: ["seas", "wind", "fog", "alerts"],
  answer,
};
