import { hour, weekdayName, type Instant } from "@striper/marine/time";
import { roundTo } from "@striper/marine/units";
import { fact, screens, type Fact } from "#angling/assistant/facts.ts";
import type { Frame } from "#angling/assistant/frame.ts";
import type { KeptMarineForecast, KeptWeather } from "#angling/assistant/providers.ts";
import { marineZonesAt } from "#angling/spots/marine-zones.ts";
import { weekdayOn } from "#angling/assistant/slots/calendar.ts";
import {
  answered,
  declinedWith,
  listWords,
  momentWords,
  placeFor,
  type AnswerContext,
  type Reply,
} from "#angling/assistant/answers/reply.ts";

function alertWords(
  { alerts, source }: KeptMarineForecast,
  now: Instant,
): { words: string; facts: Fact[] } {
  if (alerts === null)
    return { words: "The alerts could not be read: do not take that for an all-clear.", facts: [] };
  const running = alerts.filter(({ ends }) => ends === null || ends > now);
  if (running.length === 0)
    return {
      words: "No alert is in force for the zone.",
      facts: [fact("alert", "none", source, { at: now, screen: screens.dashboard })],
    };
  const words = running.map(
    ({ event, ends }) => `${event}${ends === null ? "" : ` until ${momentWords(ends, now)}`}`,
  );
  return {
    words: `In force: ${listWords(words)}. Take it seriously.`,
    facts: running.map(({ event, ends }) =>
      fact("alert", event, source, { at: ends, screen: screens.dashboard }),
    ),
  };
}

/** The periods of the text that a question is about; the first two when none is named. */
function periodsFor(
  { when }: Frame,
  { periods }: KeptMarineForecast,
): KeptMarineForecast["periods"] {
  if (when === null) return periods.slice(0, 2);
  // The text names its days "SUN", "SUN NIGHT".
  const name = weekdayName(weekdayOn(when.date)).slice(0, 3).toUpperCase();
  const named = periods.filter((period) => period.name.toUpperCase().startsWith(name));
  const tonight =
    when.part === "night" ? periods.filter((period) => /night/i.test(period.name)) : [];
  return [...(tonight.length > 0 ? tonight.slice(0, 1) : named), ...periods].slice(
    0,
    Math.max(1, named.length, 2),
  );
}

function wavesReply(
  weather: KeptWeather | null,
  now: Instant,
): { words: string; facts: Fact[] } | null {
  const waves = weather?.waves ?? null;
  if (waves === null || now - waves.observedAt > outdatedWaves) return null;
  const height = roundTo(waves.value, 1);
  return {
    words: `Waves were ${height.toFixed(1)} ft at ${momentWords(waves.observedAt, now)} (${waves.source}).`,
    facts: [fact("wave-height", height, waves.source, { unit: "ft", at: waves.observedAt })],
  };
}

const kindsOfWarning = [
  "gale",
  "storm",
  "small craft",
  "hurricane",
  "fog",
  "flood",
  "freezing spray",
];

/** "Is there a gale warning?", and another one is in force, or none. */
function notInForce({ words }: Frame, { alerts }: KeptMarineForecast): string | null {
  const asked = kindsOfWarning.find((kind) =>
    new RegExp(`\\b${kind} (?:warning|watch|advisory|alert)`).test(words),
  );
  const isThere = (alerts ?? []).some(({ event }) => event.toLowerCase().includes(asked ?? ""));
  return asked === undefined || alerts === null || isThere
    ? null
    : `No ${asked} warning is in force.`;
}

/** A buoy reading half a day old does not describe the present sea. */
const outdatedWaves = 12 * hour;

/** A text that speaks of "today" and "tonight" says nothing of later days. */
const outdated = 36 * hour;

/** The zone by its number; the harbor's also by its name. */
const unavailable = (zone: string) =>
  `No marine forecast is at hand here, and I will not guess waves or warnings. Read the National Weather Service forecast for zone ${zone}${zone === harborZone ? " (Boston Harbor)" : ""} before you go out.`;
const harborZone = "ANZ230";

export async function answerMarine(frame: Frame, context: AnswerContext): Promise<Reply> {
  const { providers, now } = context;
  const { position } = placeFor(frame, context);
  const [zone = harborZone] = marineZonesAt(position);
  const [kept, weather] = await Promise.all([
    providers.marineForecast(position),
    providers.weather(position),
  ]);
  const isOutdated = kept?.issuedAt != null && now - kept.issuedAt > outdated;
  const marine = isOutdated ? null : kept;
  const waves = frame.cues.includes("waves") ? wavesReply(weather, now) : null;
  if (marine === null) {
    return waves === null
      ? declinedWith(unavailable(zone), [fact("marine-zone", zone, "National Weather Service")])
      : answered([waves.words, "No marine forecast is at hand beside it."], waves.facts);
  }
  const alerts = alertWords(marine, now);
  const onlyAlerts =
    frame.cues.includes("alerts") &&
    !frame.cues.includes("marine") &&
    !frame.cues.includes("waves");
  const periods = onlyAlerts ? [] : periodsFor(frame, marine);
  const issued = marine.issuedAt === null ? "" : `, issued ${momentWords(marine.issuedAt, now)}`;
  const old =
    marine.issuedAt !== null && now - marine.issuedAt > 12 * hour
      ? " It is old: look for a newer one."
      : "";
  return answered(
    [
      notInForce(frame, marine),
      alerts.words,
      ...periods.map(({ name, text }) => `**${name}**: ${text}`),
      waves?.words ?? null,
      `Source: ${marine.source}, zone ${marine.zoneId}${issued}.${old}`,
    ],
    [
      ...alerts.facts,
      ...periods.map(({ name, text }) =>
        fact("marine-forecast", `${name}: ${text}`, marine.source, {
          place: marine.zoneName,
          at: marine.issuedAt,
          screen: screens.dashboard,
        }),
      ),
      fact("marine-zone", marine.zoneId, marine.source, {
        place: marine.zoneName,
        at: marine.issuedAt,
      }),
      ...(waves?.facts ?? []),
    ],
  );
}
