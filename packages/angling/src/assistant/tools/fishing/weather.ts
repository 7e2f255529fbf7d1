import {
  day,
  formatHarborTime,
  harborDate,
  harborDayBounds,
  hour,
  instantOfHarborTime,
} from "@striper/marine/time";
import { celsiusToFahrenheit, compassPoint, roundTo, type Celsius } from "@striper/marine/units";
import { buildCard, unansweredCard } from "#angling/assistant/cards/build-card.ts";
import type { Headline } from "#angling/assistant/cards/card.ts";
import { factsFrom, screens, type FactRow } from "#angling/assistant/facts.ts";
import type { KeptHour, KeptWeather } from "#angling/assistant/providers.ts";
import type { Slots } from "#angling/assistant/slots/slots.ts";
import { momentText, questionOf, type Question } from "#angling/assistant/tools/shown-moment.ts";
import type { Tool, ToolContext } from "#angling/assistant/tools/tool.ts";
import { usualWater } from "#angling/bite-score/index.ts";
import { normalAirTemperature, normalsSource, normalWindSpeed } from "#angling/normals/index.ts";
import { marineZonesAt } from "#angling/spots/index.ts";
import { bitePlaceFor, greatest, hasFog, hasThunder, hoursIn } from "./conditions.ts";

const fahrenheitOf = (value: Celsius): number => Math.round(celsiusToFahrenheit(value));

const windText = ({ windSpeed, windGusts, windDirection }: KeptHour): string | null => {
  if (windSpeed === null) return null;
  const from = windDirection === null ? "" : `${compassPoint(windDirection)} `;
  const gusts = windGusts === null ? "" : `, gusts ${Math.round(windGusts)} kt`;
  return `${from}${Math.round(windSpeed)} kt${gusts}`;
};

const hourText = (one: KeptHour): string =>
  [
    one.description,
    one.temperature === null ? null : `${fahrenheitOf(one.temperature)} °F`,
    windText(one) === null ? null : `wind ${String(windText(one))}`,
    one.precipitationProbability === null
      ? null
      : `${Math.round(one.precipitationProbability)}% chance of rain`,
  ]
    .filter((part) => part !== null)
    .join(", ");

const hourRows = (one: KeptHour): readonly FactRow[] => {
  const at = one.instant;
  const whole = (value: number | null) => (value === null ? null : Math.round(value));
  return [
    ["air-temperature", one.temperature === null ? null : fahrenheitOf(one.temperature), "°F", at],
    ["wind-speed", whole(one.windSpeed), "kt", at],
    ["wind-gusts", whole(one.windGusts), "kt", at],
    [
      "wind-direction",
      one.windDirection === null ? null : compassPoint(one.windDirection),
      null,
      at,
    ],
    ["rain-chance", whole(one.precipitationProbability), "%", at],
    ["sky", one.description, null, at],
  ];
};

/** The hour of the strongest wind, the wettest, the warmest and the first with fog or thunder. */
function standingOut(hours: readonly KeptHour[]): readonly KeptHour[] {
  const most = (pick: (one: KeptHour) => number | null) =>
    hours.toSorted((a, b) => (pick(b) ?? -1) - (pick(a) ?? -1))[0];
  const chosen = [
    most((one) => greatest([one.windGusts, one.windSpeed])),
    most((one) => one.precipitationProbability),
    most((one) => one.temperature),
    hours.find(hasThunder),
    hours.find(hasFog),
  ];
  return [...new Set(chosen.flatMap((one) => one ?? []))].toSorted((a, b) => a.instant - b.instant);
}

const actions = [{ label: "Open the forecast", screen: screens.dashboard }];

function headlineOf(
  hours: readonly KeptHour[],
  { pressure }: KeptWeather,
  aspect: string,
  where: string,
): Headline {
  const figure = (name: string, unit: string, values: readonly (number | null)[]): Headline => {
    const value = greatest(values);
    const label = `${name}, ${where}`;
    return value === null
      ? { figure: "Not known", unit: null, label }
      : { figure: `${Math.round(value)}`, unit, label };
  };
  const named = (name: string, isSo: (one: KeptHour) => boolean): Headline => {
    const found = hours.find(isSo);
    const words = found === undefined ? "None forecast" : formatHarborTime(found.instant);
    return { figure: words, unit: null, label: `${name}, ${where}` };
  };
  const air = hours.map(({ temperature }) =>
    temperature === null ? null : fahrenheitOf(temperature),
  );
  if (aspect === "gusts")
    return figure(
      "Gusts",
      "kt",
      hours.map(({ windGusts }) => windGusts),
    );
  if (aspect === "air") return figure("Air", "°F", air);
  if (aspect === "thunder") return named("Thunder", hasThunder);
  if (aspect === "fog") return named("Fog", hasFog);
  if (aspect === "pressure") return figure("Pressure", "hPa", [pressure?.value ?? null]);
  const rain = hours.map(({ precipitationProbability }) => precipitationProbability);
  if (aspect === "rain") return figure("Chance of rain", "%", rain);
  return figure(
    "Wind",
    "kt",
    hours.map(({ windSpeed }) => windSpeed),
  );
}

/** A reading of this age no longer tells today's water. */
const readingHolds = 24 * hour;

/** The water's temperature: measured, else the season's usual. */
function waterOf(weather: KeptWeather | null, { place, asked, now }: Question) {
  const reading = weather?.waterTemperature ?? null;
  const isFresh =
    reading !== null && now - reading.observedAt < readingHolds && asked.date === harborDate(now);
  const usual = Math.round(usualWater(bitePlaceFor(place).season, asked.date));
  const figure = isFresh ? fahrenheitOf(reading.value) : usual;
  const source = isFresh ? reading.source : normalsSource;
  const at = isFresh ? reading.observedAt : asked.at;
  const words = isFresh
    ? `The water is ${figure} °F, measured at ${momentText(at, now)}.`
    : `The water is usually about ${figure} °F then: a seasonal normal, good to a few degrees.`;
  const facts = factsFrom(source, { at }, [["water-temperature", figure, "°F"]]);
  return { figure, source, words, facts };
}

/** Why there is no forecast for the time asked about, and what the season usually brings. */
function withoutForecast(
  question: Question,
  weather: KeptWeather | null,
  water: ReturnType<typeof waterOf>,
) {
  const { place, asked, isMoment, now, base } = question;
  const at = isMoment ? asked.at : instantOfHarborTime(asked.date, 12);
  const [zone = ""] = marineZonesAt(place.position);
  const air = fahrenheitOf(normalAirTemperature(at));
  const wind = Math.round(normalWindSpeed(at));
  const why =
    at < now - day
      ? "No past weather is kept. Tides, currents, sun and moon of past days can be computed."
      : `${weather?.isForecast === true ? "The forecast does not reach that time." : "No forecast is at hand."} Read the National Weather Service's zone ${zone} before you go out.`;
  return unansweredCard("weather", {
    ...base,
    text: why,
    details: [
      `Usual then in Boston: ${air} °F and ${wind} kt of wind: a seasonal normal, no forecast.`,
      water.words,
    ],
    facts: [
      ...factsFrom(normalsSource, { at }, [
        ["usual-air-temperature", air, "°F"],
        ["usual-wind-speed", wind, "kt"],
      ]),
      ...water.facts,
    ],
    sources: [{ name: normalsSource, link: null }],
    actions,
  });
}

/** From this age on a forecast is said to be old. */
const stale = 6 * hour;

function detailsOf(weather: KeptWeather, { place, now }: Question, water: string) {
  const { area, updatedAt, pressure } = weather;
  const age = now - updatedAt;
  const isElsewhere = !area.includes(place.name) && !place.name.includes("Boston");
  const old = age > stale ? `, ${Math.round(age / hour)} h old: look for a newer one` : "";
  return [
    water,
    pressure === null
      ? null
      : `The pressure was ${roundTo(pressure.value, 0)} hPa at ${momentText(pressure.observedAt, now)}.`,
    isElsewhere ? `This is the forecast for ${area}, the nearest point that is followed.` : null,
    `Forecast of ${momentText(updatedAt, now)}${old}.`,
  ];
}

async function answer(slots: Slots, context: ToolContext) {
  const question = await questionOf("Weather", slots, context);
  const { place, asked, isMoment, now, base } = question;
  const weather = await context.providers.weather(place.position);
  const bounds = harborDayBounds(asked.date);
  const hours = isMoment
    ? hoursIn(weather, asked.at, asked.at + hour)
    : hoursIn(weather, Math.max(bounds.from, Math.min(now, bounds.to)), bounds.to);
  const water = waterOf(weather, question);
  const { aspect = "wind" } = slots;
  const when = isMoment ? momentText(asked.at, now) : question.day;
  const waterHeadline = {
    figure: `${water.figure}`,
    unit: "°F",
    label: `Water, ${place.name}, ${when}`,
  };
  if (aspect === "water")
    return buildCard("weather", {
      ...base,
      headline: waterHeadline,
      text: water.words,
      facts: water.facts,
      sources: [{ name: water.source, link: null }],
      actions,
    });
  if (hours.length === 0 || weather === null) return withoutForecast(question, weather, water);
  const shown = isMoment ? hours.slice(0, 1) : standingOut(hours);
  const lines = shown.map((one) => `${formatHarborTime(one.instant)}: ${hourText(one)}`);
  const danger = hours.some(hasThunder)
    ? "Thunder is forecast: be off the water before it. "
    : hours.some(hasFog)
      ? "Fog is forecast. "
      : "";
  return buildCard("weather", {
    ...base,
    headline: headlineOf(hours, weather, aspect, `${place.name}, ${when}`),
    text: `${danger}${isMoment ? "" : "The hours that stand out: "}${lines.join("; ")}.`,
    details: detailsOf(weather, question, water.words),
    facts: [
      ...factsFrom(weather.source, { place: weather.area, screen: screens.dashboard }, [
        ...shown.flatMap(hourRows),
        ["forecast-age", Math.round((now - weather.updatedAt) / hour), "h", weather.updatedAt],
        ["pressure", weather.pressure === null ? null : roundTo(weather.pressure.value, 0), "hPa"],
      ]),
      ...water.facts,
    ],
    sources: [{ name: weather.source, link: "https://www.weather.gov/box/" }],
    actions,
  });
}

export const weather: Tool = {
  name: "weather",
  title: "Weather",
  description:
    "Hourly forecast: wind, gusts, air, rain, thunder, fog, pressure; the water's temperature.",
  takes: ["place", "date", "hour", "minute", "aspect"],
  required: [],
  aspects: ["wind", "gusts", "air", "rain", "thunder", "fog", "water", "pressure"],
  answer,
};
