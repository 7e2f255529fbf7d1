import {
  day,
  formatHarborTime,
  harborDate,
  harborDayBounds,
  hour,
  instantOfHarborTime,
} from "@striper/marine/time";
import { celsiusToFahrenheit, compassPoint, type Celsius } from "@striper/marine/units";
import { screens, type FactRow } from "#angling/assistant/facts.ts";
import type { KeptHour, KeptWeather } from "#angling/assistant/providers.ts";
import { questionOf, type Question } from "#angling/assistant/tools/asked.ts";
import { momentText } from "#angling/assistant/tools/shown-words.ts";
import { defineTool } from "#angling/assistant/tools/tool.ts";
import { usualWater } from "#angling/bite-score/index.ts";
import { normalAirTemperature, normalsSource, normalWindSpeed } from "#angling/normals/index.ts";
import { marineZonesAt } from "#angling/spots/index.ts";
import { bitePlaceFor, greatest, hasFog, hasThunder, hoursIn } from "./conditions.ts";

const fahrenheitOf = (value: Celsius): number => Math.round(celsiusToFahrenheit(value));

type Measure = readonly [name: string, unit: string, of: (one: KeptHour) => number | null];

const measures = {
  wind: ["Wind", "kt", ({ windSpeed }) => windSpeed],
  gusts: ["Gusts", "kt", ({ windGusts }) => windGusts],
  air: ["Air", "°F", ({ temperature: air }) => (air === null ? null : fahrenheitOf(air))],
  rain: ["Chance of rain", "%", (one) => one.precipitationProbability],
} as const satisfies Readonly<Record<string, Measure>>;
const isMeasure = (aspect: string): aspect is keyof typeof measures => aspect in measures;

const figuresOf = (one: KeptHour) =>
  Object.entries<Measure>(measures).flatMap(([kind, [name, unit, of]]) => {
    const value = of(one);
    return value === null ? [] : [{ kind, name, unit, value: Math.round(value) }];
  });

function hourText(one: KeptHour): string {
  const { description, windDirection, instant } = one;
  const from = windDirection === null ? "" : `${compassPoint(windDirection)} `;
  const figures = figuresOf(one).map(
    ({ name, value, unit }) => `${name.toLowerCase()} ${value} ${unit}`,
  );
  const sky = description === null ? "" : `${description}, `;
  return `${formatHarborTime(instant)}: ${sky}${from}${figures.join(", ")}`;
}

/** Picks notable hours: strongest wind, wettest, warmest, and the first with thunder or fog. */
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

function headlineOf(
  hours: readonly KeptHour[],
  { pressure }: KeptWeather,
  aspect: string,
  where: string,
) {
  if (aspect === "thunder" || aspect === "fog") {
    const found = hours.find(aspect === "fog" ? hasFog : hasThunder);
    const figure = found === undefined ? "None forecast" : formatHarborTime(found.instant);
    return { figure, label: `${aspect === "fog" ? "Fog" : "Thunder"}, ${where}` };
  }
  const [measured, unit, of] = measures[isMeasure(aspect) ? aspect : "wind"];
  const isPressure = aspect === "pressure";
  const value = isPressure ? (pressure?.value ?? null) : greatest(hours.map(of));
  const label = `${isPressure ? "Pressure" : measured}, ${where}`;
  return value === null
    ? { figure: "Not known", label }
    : { figure: `${Math.round(value)}`, unit: isPressure ? "hPa" : unit, label };
}

const readingHolds = 24 * hour;

function waterOf(weather: KeptWeather | null, { place, asked, now }: Question) {
  const reading = weather?.waterTemperature ?? null;
  if (
    reading !== null &&
    now - reading.observedAt < readingHolds &&
    asked.date === harborDate(now)
  ) {
    const { source, observedAt: at } = reading;
    const figure = fahrenheitOf(reading.value);
    const words = `The water is ${figure} °F, measured at ${momentText(at, now)}.`;
    return { figure, source, at, words };
  }
  const figure = Math.round(usualWater(bitePlaceFor(place).season, asked.date));
  const words = `The water is usually about ${figure} °F then: a seasonal normal, good to a few degrees.`;
  return { figure, source: normalsSource, at: asked.at, words };
}

/** Explains a missing forecast and gives the seasonal averages. */
function withoutForecast({ place, asked, isMoment, now }: Question, hasForecast: boolean) {
  const at = isMoment ? asked.at : instantOfHarborTime(asked.date, 12);
  const [zone = ""] = marineZonesAt(place.position);
  const why = hasForecast ? "The forecast does not reach that time." : "No forecast is at hand.";
  const air = fahrenheitOf(normalAirTemperature(at));
  const wind = Math.round(normalWindSpeed(at));
  return {
    text:
      at < now - day
        ? "No past weather is kept. Tides, currents, sun and moon of past days can be computed."
        : `${why} Read the National Weather Service's zone ${zone} before you go out.`,
    usual: `Usual then in Boston: ${air} °F and ${wind} kt of wind: a seasonal normal, no forecast.`,
  };
}

const stale = 6 * hour;

function ageLines({ area, updatedAt, pressure }: KeptWeather, { place, now }: Question) {
  const age = now - updatedAt;
  const isElsewhere = !area.includes(place.name) && !place.name.includes("Boston");
  const old = age > stale ? `, ${Math.round(age / hour)} h old: look for a newer one` : "";
  return [
    pressure === null
      ? null
      : `The pressure was ${Math.round(pressure.value)} hPa at ${momentText(pressure.observedAt, now)}.`,
    isElsewhere ? `This is the forecast for ${area}, the nearest point that is followed.` : null,
    `Forecast of ${momentText(updatedAt, now)}${old}.`,
  ];
}

export const weather = defineTool({
  name: "weather",
  title: "Weather",
  description:
    "Hourly forecast: wind, gusts, air, rain, thunder, fog, pressure; the water's temperature.",
  takes: ["place", "date", "hour", "minute", "aspect"],
  aspects: ["wind", "gusts", "air", "rain", "thunder", "fog", "water", "pressure"],
  answer: async (slots, context) => {
    const question = await questionOf("Weather", slots, context);
    const { place, asked, isMoment, now } = question;
    const kept = await context.providers.weather(place.position);
    const bounds = harborDayBounds(asked.date);
    const hours = isMoment
      ? hoursIn(kept, asked.at, asked.at + hour)
      : hoursIn(kept, Math.max(bounds.from, Math.min(now, bounds.to)), bounds.to);
    const { aspect = "wind" } = slots;
    const where = `${place.name}, ${isMoment ? momentText(asked.at, now) : question.day}`;
    const water = waterOf(kept, question);
    const waterFact: FactRow = ["water-temperature", water.figure, "°F", water.at, water.source];
    const base = {
      ...question.base,
      actions: [{ label: "Open the forecast", screen: screens.dashboard }],
      sources: [{ name: water.source, link: null }],
      facts: [waterFact],
    };
    if (aspect === "water") {
      const headline = { figure: `${water.figure}`, unit: "°F", label: `Water, ${where}` };
      return { ...base, headline, text: water.words };
    }
    if (hours.length === 0 || kept === null) {
      const { text, usual } = withoutForecast(question, kept?.isForecast === true);
      const sources = [{ name: normalsSource, link: null }];
      return { ...base, text, details: [usual, water.words], sources };
    }
    const shown = isMoment ? hours.slice(0, 1) : standingOut(hours);
    const danger = hours.some(hasThunder)
      ? "Thunder is forecast: be off the water before it. "
      : hours.some(hasFog)
        ? "Fog is forecast. "
        : "";
    const lead = isMoment ? "" : "The hours that stand out: ";
    return {
      ...base,
      headline: headlineOf(hours, kept, aspect, where),
      text: `${danger}${lead}${shown.map(hourText).join("; ")}.`,
      details: [water.words, ...ageLines(kept, question)],
      facts: [
        ...shown.flatMap((one) =>
          figuresOf(one).map(({ kind, value, unit }): FactRow => [kind, value, unit, one.instant]),
        ),
        waterFact,
      ],
      sources: [{ name: kept.source, link: "https://www.weather.gov/box/" }],
    };
  },
});
