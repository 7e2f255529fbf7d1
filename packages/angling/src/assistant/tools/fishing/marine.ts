import { harborDate, harborDayBounds, hour, type Instant } from "@striper/marine/time";
import { roundTo } from "@striper/marine/units";
import { screens, type FactRow } from "#angling/assistant/facts.ts";
import type { KeptMarineForecast, KeptWeather } from "#angling/assistant/providers.ts";
import { questionOf, type AskedMoment } from "#angling/assistant/tools/asked.ts";
import { capital, listText, momentText } from "#angling/assistant/tools/shown-words.ts";
import { defineTool } from "#angling/assistant/tools/tool.ts";
import { marineZonesAt } from "#angling/spots/index.ts";
import { marineSpans, type MarinePeriod } from "#angling/weather/index.ts";
import { conditionsAt, greatest } from "./conditions.ts";

const sourceOf = (source: string, zone: string) => ({
  name: `${source}, zone ${zone}`,
  link: `https://tgftp.nws.noaa.gov/data/forecasts/marine/coastal/an/${zone.toLowerCase()}.txt`,
});

const spansOf = (periods: readonly MarinePeriod[], issuedAt: Instant | null, now: Instant) =>
  issuedAt === null ? [] : marineSpans(periods, issuedAt, now);

function periodsFor(
  { periods, issuedAt }: KeptMarineForecast,
  { date, at, isNow, hasHour }: AskedMoment,
  now: Instant,
) {
  const bounds = harborDayBounds(date);
  const [from, to] = hasHour || isNow ? [at, at + 6 * hour] : [bounds.from, bounds.to];
  const inTime = periods.filter((period) => {
    const [span] = spansOf([period], issuedAt, now);
    return span !== undefined && span.from < to && span.to > from;
  });
  return inTime.length > 0 || date !== harborDate(now) ? inTime : periods.slice(0, 2);
}

/** Describes buoy waves; half a day later they no longer describe the sea. */
function measuredWaves(weather: KeptWeather | null, now: Instant): string | null {
  const waves = weather?.waves ?? null;
  if (waves === null || now - waves.observedAt > 12 * hour) return null;
  return `Waves were ${roundTo(waves.value, 1).toFixed(1)} ft at ${momentText(waves.observedAt, now)} (${waves.source}).`;
}

type Running = KeptMarineForecast["alerts"];

function warningText(running: Running, now: Instant): string {
  if (running === null) return "Warnings could not be read: do not take that for an all-clear.";
  const words = running.map(({ event, ends }) =>
    ends === null ? event : `${event} until ${momentText(ends, now)}`,
  );
  return words.length === 0
    ? "No warning is in force for the zone."
    : `In force: ${listText(words)}.`;
}

function figureOf(
  aspect: string,
  running: Running,
  { sea, wind, fog }: { sea: number | null; wind: number | null; fog: boolean },
) {
  const upTo = (name: string, value: number | null, unit: string) =>
    value === null ? { name, figure: "Not said" } : { name, figure: `${value}`, unit };
  if (aspect === "wind") return upTo("Wind up to", wind, "kt");
  if (aspect === "seas") return upTo("Seas up to", sea, "ft");
  if (aspect === "fog") return { name: "Fog", figure: fog ? "Fog" : "Not named" };
  const [first] = running ?? [];
  return { name: "Warnings", figure: running === null ? "Not known" : (first?.event ?? "None") };
}

export const marine = defineTool({
  name: "marine",
  title: "Marine forecast",
  description:
    "The National Weather Service's coastal forecast: warnings in force, wind, seas, fog.",
  takes: ["place", "date", "hour", "minute", "aspect"],
  aspects: ["seas", "wind", "fog", "alerts"],
  answer: async (slots, context) => {
    const question = await questionOf("Marine forecast", slots, context);
    const { place, asked, now, day } = question;
    const { marine: kept, weather } = await conditionsAt(place, context);
    const actions = [{ label: "Open the forecast", screen: screens.dashboard }];
    const base = { ...question.base, actions };
    const waves = measuredWaves(weather, now);
    if (kept === null) {
      const [zone = ""] = marineZonesAt(place.position);
      return {
        ...base,
        text: `No marine forecast is at hand, and waves or warnings are not guessed. Read the National Weather Service's zone ${zone} before you go out.`,
        details: [waves],
        sources: [sourceOf("National Weather Service", zone)],
      };
    }
    const { zoneId, zoneName, issuedAt, source, alerts } = kept;
    const periods = periodsFor(kept, asked, now);
    const spans = spansOf(periods, issuedAt, now);
    const sea = greatest(spans.map((span) => span.waves));
    const wind = greatest(spans.flatMap(({ winds }) => winds.map(({ speed }) => speed)));
    const fog = spans.some((span) => span.fog) || periods.some(({ text }) => /\bfog\b/i.test(text));
    const running = alerts?.filter(({ ends }) => ends === null || ends > now) ?? null;
    const usual = running === null || running.length > 0 ? "alerts" : "seas";
    const { name, ...figure } = figureOf(slots.aspect ?? usual, running, { sea, wind, fog });
    const issued = issuedAt === null ? "" : `, issued ${momentText(issuedAt, now)}`;
    const isOld = issuedAt !== null && now - issuedAt > 12 * hour;
    const texts = periods.map((period) => `${capital(period.name.toLowerCase())}: ${period.text}`);
    const facts: readonly FactRow[] = [
      ...(running ?? []).map(({ event, ends }): FactRow => ["alert", event, null, ends]),
      ["sea-height", sea, "ft"],
      ["wind-speed", wind, "kt"],
    ];
    return {
      ...base,
      headline: { ...figure, label: `${name}, ${zoneName}, ${day}` },
      text: `${warningText(running, now)} ${texts[0] ?? "The forecast does not reach that day."}`,
      details: [
        ...texts.slice(1),
        waves,
        `Zone ${zoneId}${issued}.${isOld ? " It is old: look for a newer one." : ""}`,
      ],
      facts,
      sources: [sourceOf(source, zoneId)],
      isUnanswered: periods.length === 0 && running === null,
    };
  },
});
