const hourMs = 3_600_000;

/** Hours the grid reaches from the last whole hour. */
const hours = 180;

interface Entry {
  validTime: string;
  value: unknown;
}

/** Equal neighbors become one entry with a longer duration, as the real grid has them. */
function merged(from: number, valueAt: (hour: number) => unknown): Entry[] {
  const entries: Entry[] = [];
  let start = 0;
  for (let hour = 1; hour <= hours; hour++) {
    const text = JSON.stringify(valueAt(start));
    if (hour < hours && JSON.stringify(valueAt(hour)) === text) continue;
    const length = hour - start;
    const days = Math.floor(length / 24);
    const rest = length % 24;
    const duration = `P${days > 0 ? `${days}D` : ""}${rest > 0 ? `T${rest}H` : ""}`;
    const validTime = `${iso(from + start * hourMs)}/${duration}`;
    entries.push({ validTime, value: valueAt(start) });
    start = hour;
  }
  return entries;
}

const iso = (at: number): string => `${new Date(at).toISOString().slice(0, 19)}+00:00`;
const wave = (hour: number, period: number, shift: number): number =>
  Math.sin(((hour + shift) / period) * 2 * Math.PI);
const tenth = (value: number): number => Math.round(value * 10) / 10;

const kilometresPerKnot = 1.852;
const wholeKnots = (knots: number): number => tenth(Math.round(knots) * kilometresPerKnot);

/** A raw grid as of `now`: made up, smooth, and of the real one's shape. */
export function rawGrid(now: number, office: string, x: number, y: number) {
  const from = Math.floor(now / hourMs) * hourMs;
  const clock = (hour: number): number => (new Date(from).getUTCHours() + 20 + hour) % 24;
  const layer = (uom: string, valueAt: (hour: number) => unknown) => ({
    uom: `wmoUnit:${uom}`,
    values: merged(from, valueAt),
  });
  const rain = (hour: number): number => Math.max(0, Math.round(wave(hour, 60, 20) * 9) * 10);
  const raining = (hour: number): boolean => rain(hour) > 70;
  const nothing = { coverage: null, weather: null, intensity: null, attributes: [] };
  const shower = {
    coverage: "likely",
    weather: "rain_showers",
    intensity: "light",
    attributes: [],
  };
  return {
    type: "Feature",
    geometry: null,
    properties: {
      "@id": `STAND-IN gridpoints/${office}/${x},${y}`,
      updateTime: iso(now - 20 * 60_000),
      validTimes: `${iso(from)}/P7DT12H`,
      gridId: office,
      gridX: String(x),
      gridY: String(y),
      temperature: layer("degC", (hour) => tenth(14 + 4 * wave(clock(hour), 24, -9))),
      windSpeed: layer("km_h-1", (hour) => wholeKnots(10 + 5 * wave(hour, 31, 4))),
      windGust: layer("km_h-1", (hour) => wholeKnots(15 + 7 * wave(hour, 31, 4))),
      windDirection: layer("degree_(angle)", (hour) => (200 + Math.floor(hour / 6) * 10) % 360),
      skyCover: layer("percent", (hour) => Math.round(50 + 45 * wave(hour, 60, 20))),
      probabilityOfPrecipitation: layer("percent", rain),
      weather: { values: merged(from, (hour) => [raining(hour) ? shower : nothing]) },
      pressure: { values: [] },
      hazards: { values: [] },
      primarySwellHeight: { values: [] },
    },
  };
}
