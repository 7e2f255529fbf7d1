import { forecastPointAt } from "@striper/angling/weather";
import type { OutputOf } from "@striper/contract/endpoint";
import type { weather } from "@striper/contract/weather";
import type { Position } from "@striper/marine/geo";
import { useQuery } from "@tanstack/react-query";
import { cachedWeatherQuery } from "#web/platform/api/cached-weather.ts";

export type WeatherAnswer = OutputOf<typeof weather.response>;

export const useWeather = (position: Position) =>
  useQuery(cachedWeatherQuery(forecastPointAt(position)));
