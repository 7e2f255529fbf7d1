import { celsiusToFahrenheit } from "@striper/marine/units";
import { hour, type Instant } from "@striper/marine/time";
import {
  bitePlaceAt,
  bitePlaceOfSpot,
  biteSeries,
  bostonHarbor,
  type BitePlace,
  type BiteRequest,
  type BiteScore,
  type BiteWeatherHour,
  type InputOrigins,
} from "#angling/bite-score/index.ts";
import type { AnswerContext } from "#angling/assistant/answers/reply.ts";
import type { NamedPlace } from "#angling/assistant/frame.ts";
import type { KeptWeather } from "#angling/assistant/providers.ts";
import { spotById } from "#angling/spots/index.ts";

export function bitePlaceFor(place: NamedPlace): BitePlace {
  const spot = place.spotId === null ? undefined : spotById(place.spotId);
  if (spot !== undefined) return bitePlaceOfSpot(spot);
  return place.kind === "default"
    ? bostonHarbor
    : { ...bitePlaceAt(place.position), name: place.name };
}

const thunder = /thunder|t-?storm/i;
const rainFrom = 60;

/** A kept hour as the score wants it; normals are no forecast and stay out. */
function weatherHours(weather: KeptWeather | null): readonly BiteWeatherHour[] {
  if (weather === null || !weather.isForecast) return [];
  return weather.hours.map(
    ({ instant, windSpeed, windDirection, cloudCover, description, precipitationProbability }) => ({
      instant,
      windSpeed,
      windDirection,
      cloudCover,
      precipitation:
        description !== null && thunder.test(description)
          ? "thunder"
          : (precipitationProbability ?? 0) >= rainFrom
            ? "rain"
            : "none",
      pressureChange: null,
      quality: "forecast",
    }),
  );
}

/** Where wind, sky and water temperature are from, as far as the score takes them. */
function originsOf(weather: KeptWeather | null): InputOrigins {
  if (weather === null) return {};
  const { isForecast, source, updatedAt, waterTemperature: water } = weather;
  return {
    forecast: isForecast ? { source, at: updatedAt } : undefined,
    water: water === null ? undefined : { source: water.source, at: water.observedAt },
  };
}

export interface BiteData {
  readonly request: Omit<BiteRequest, "from" | "hours">;
  readonly place: BitePlace;
  readonly hasWeather: boolean;
  readonly weather: KeptWeather | null;
  readonly origins: InputOrigins;
}

/** The tide and the current of a place's stations, looked up together. */
export async function waterOf(
  { tide, current }: BitePlace["stations"],
  providers: Pick<AnswerContext["providers"], "tide" | "current">,
) {
  const [heights, flow] = await Promise.all([
    tide === null ? null : providers.tide(tide.id),
    current === null ? null : providers.current(current.id),
  ]);
  return { tide: heights, current: flow };
}

export async function biteData(named: NamedPlace, { providers }: AnswerContext): Promise<BiteData> {
  const place = bitePlaceFor(named);
  const [water, weather] = await Promise.all([
    waterOf(place.stations, providers),
    providers.weather(named.position),
  ]);
  const reading = weather?.waterTemperature ?? null;
  return {
    place,
    weather,
    origins: originsOf(weather),
    hasWeather: weather !== null && weather.isForecast,
    request: {
      place,
      water,
      weather: weatherHours(weather),
      waterTemperature:
        reading === null
          ? null
          : {
              temperature: celsiusToFahrenheit(reading.value),
              dropIn24Hours: null,
              observedAt: reading.observedAt,
            },
    },
  };
}

/** Whole hours from one instant to another, the running hour included. */
export function seriesBetween(data: BiteData, from: Instant, to: Instant): BiteScore[] {
  const first = Math.floor(from / hour) * hour;
  return biteSeries({
    ...data.request,
    from: first,
    hours: Math.max(1, Math.ceil((to - first) / hour)),
  });
}
