import type { OutputOf } from "@striper/contract/endpoint";
import type { weather } from "@striper/contract/weather";
import { useQuery } from "@tanstack/react-query";
import { keptWeatherQuery } from "#web/platform/api/kept-weather.ts";

export type WeatherAnswer = OutputOf<typeof weather.response>;
export type WeatherEntry = WeatherAnswer["weather"][number];

export const useWeather = () => useQuery(keptWeatherQuery);
