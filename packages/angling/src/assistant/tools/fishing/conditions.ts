import { hour, type Instant } from "@striper/marine/time";
import {
  celsiusToFahrenheit,
  compassPoints,
  fahrenheit,
  feet,
  type Fahrenheit,
} from "@striper/marine/units";
import type { KeptHour, KeptWeather } from "#angling/assistant/providers.ts";
import type { NamedPlace } from "#angling/assistant/slots/places.ts";
import type { Slots } from "#angling/assistant/slots/slots.ts";
import type { ToolContext } from "#angling/assistant/tools/tool.ts";
import {
  bitePlaceAt,
  bitePlaceOfSpot,
  bostonHarbor,
  safetyOf,
  usualWater,
  type BitePlace,
  type BiteRequest,
  type BarSource,
  type KnownWind,
  type Safety,
} from "#angling/bite-score/index.ts";
import { craftOfExposure, safetyInputsOf, type SafetyCraft } from "#angling/safety/index.ts";
import { spotById } from "#angling/spots/index.ts";
import { marineForecastHolds, marineSpans } from "#angling/weather/index.ts";

export function bitePlaceFor(place: NamedPlace): BitePlace {
  const spot = place.spotId === null ? undefined : spotById(place.spotId);
  if (spot !== undefined) return bitePlaceOfSpot(spot);
  return place.kind === "default"
    ? bostonHarbor
    : { ...bitePlaceAt(place.position), name: place.name };
}

export async function conditionsAt(named: NamedPlace, { providers, now }: ToolContext) {
  const place = bitePlaceFor(named);
  const { tide, current } = place.stations;
  const [heights, flow, weather, kept] = await Promise.all([
    tide === null ? null : providers.tide(tide.id),
    current === null ? null : providers.current(current.id),
    providers.weather(named.position),
    providers.marineForecast(named.position),
  ]);
  const isOld =
    kept !== null && kept.issuedAt !== null && now - kept.issuedAt > marineForecastHolds;
  const marine = isOld ? null : kept;
  const spans = marine?.issuedAt == null ? [] : marineSpans(marine.periods, marine.issuedAt, now);
  return { place, water: { tide: heights, current: flow }, weather, marine, spans, now };
}
export type Conditions = Awaited<ReturnType<typeof conditionsAt>>;

/** Returns the forecast hours that overlap a span; seasonal normals do not count. */
export const hoursIn = (weather: KeptWeather | null, from: Instant, to: Instant) =>
  weather === null || !weather.isForecast
    ? []
    : weather.hours.filter(({ instant }) => instant > from - hour && instant < to);

export function greatest(values: readonly (number | null | undefined)[]): number | null {
  const known = values.flatMap((value) => value ?? []);
  return known.length === 0 ? null : Math.max(...known);
}

export const hasThunder = ({ description }: KeptHour): boolean =>
  /thunder|t-?storm/i.test(description ?? "");
export const hasFog = ({ description }: KeptHour): boolean => /\bfog/i.test(description ?? "");

/** Rain chance from which an hour counts as wet, percent. */
const rainFrom = 60;

export function biteRequest({
  place,
  water,
  weather,
}: Conditions): Omit<BiteRequest, "from" | "hours"> {
  const reading = weather?.waterTemperature ?? null;
  return {
    place,
    water,
    weather:
      weather === null || !weather.isForecast
        ? []
        : weather.hours.map((one) => ({
            instant: one.instant,
            windSpeed: one.windSpeed,
            windDirection: one.windDirection,
            cloudCover: one.cloudCover,
            precipitation: hasThunder(one)
              ? "thunder"
              : (one.precipitationProbability ?? 0) >= rainFrom
                ? "rain"
                : "none",
            pressureChange: null,
            quality: "forecast",
          })),
    waterTemperature:
      reading === null
        ? null
        : {
            temperature: celsiusToFahrenheit(reading.value),
            dropIn24Hours: null,
            observedAt: reading.observedAt,
          },
  };
}

const readingHolds = 48 * hour;

export function waterTemperatureOn(
  slots: Slots,
  known: Conditions,
  date: string,
  at: Instant,
): Fahrenheit {
  const reading = known.weather?.waterTemperature ?? null;
  if (slots.water_temperature_f !== undefined) return fahrenheit(slots.water_temperature_f);
  return reading !== null && Math.abs(at - reading.observedAt) < readingHolds
    ? celsiusToFahrenheit(reading.value)
    : usualWater(known.place.season, date);
}

/** Returns the stated craft, else the one implied by mode or place. */
export const craftOf = ({ craft, mode, hazards = [] }: Slots, place: BitePlace): SafetyCraft =>
  craft ??
  // Only people in the water mention waders or a wading belt.
  (hazards.includes("no-belt") || hazards.includes("no-waders")
    ? "wading"
    : mode === undefined
      ? craftOfExposure(place.preferences.exposure)
      : mode === "shore"
        ? "shore"
        : "small-boat");

export interface JudgedHours extends Safety {
  readonly wind: number | null;
  readonly gusts: number | null;
  readonly sea: number | null;
  readonly isFoggy: boolean;
  readonly headlines: readonly string[] | null;
}

const wavesHold = 2 * hour;

/**
 * Judges hours at a place by stated and known conditions; the worse figure counts. Statements never
 * soften the forecast.
 */
export function judgeHours(
  slots: Slots,
  known: Conditions,
  { from, to, date }: { readonly from: Instant; readonly to: Instant; readonly date: string },
): JudgedHours {
  const { place, water, weather, marine, spans } = known;
  const hours = hoursIn(weather, from, to);
  const said = new Set(slots.hazards);
  const buoy = weather?.waves ?? null;
  const isBuoyNow = buoy !== null && Math.max(from, to) - buoy.observedAt <= wavesHold + hour;
  const running = marine?.alerts?.filter(({ ends }) => ends === null || ends > from) ?? null;
  const events = running?.map(({ event }) => event) ?? null;
  const source: BarSource =
    weather?.area === "Boston Harbor" ? "Boston forecast" : "marine forecast";
  const inputs = safetyInputsOf({
    place,
    water,
    from,
    to,
    craft: craftOf(slots, place),
    headlines: said.has("advisory")
      ? [...(events ?? []), "Small Craft Advisory (as you said)"]
      : events,
    winds: [
      ...saidWinds(slots),
      ...hours.map(({ windSpeed, windGusts, windDirection }) => ({
        speed: windSpeed,
        gusts: windGusts,
        from: windDirection,
        source,
      })),
    ],
    thunder: said.has("thunder") || hours.some(hasThunder),
    fog: said.has("fog") || hours.some(hasFog),
    waves: isBuoyNow ? buoy.value : null,
    saidSea: slots.sea_feet === undefined ? null : feet(slots.sea_feet),
    marine: spans,
    waterTemperature: waterTemperatureOn(slots, known, date, from),
  });
  const { wind, gusts, sea = null, fog = false } = inputs;
  return { ...safetyOf(inputs), wind, gusts, sea, isFoggy: fog, headlines: events };
}

function saidWinds({ wind_knots: speed, gust_knots: gusts, wind_from: side }: Slots): KnownWind[] {
  if (speed === undefined && gusts === undefined) return [];
  const from =
    side === undefined ? null : compassPoints.indexOf(side) * (360 / compassPoints.length);
  return [{ speed: speed ?? null, gusts: gusts ?? null, from, source: "as you said" }];
}

export function unknownOf(
  judged: JudgedHours,
  craft: SafetyCraft,
  isAtBar: boolean,
): readonly string[] {
  const needsSea = isAtBar || !(craft === "pier" || craft === "shore");
  return [
    ...(judged.wind === null ? ["the wind"] : []),
    ...(judged.sea === null && needsSea ? ["the sea"] : []),
    ...(judged.headlines === null ? ["warnings in force"] : []),
  ];
}
