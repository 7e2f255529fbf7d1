import { day, formatIso, hour, minute, type Instant } from "@striper/marine/time";

/** What each outside source would answer as of a moment: small, whole and well-formed. */

export const outsideSources = [
  "points",
  "grid",
  "alerts",
  "marine-text",
  "water-level",
  "water-temperature",
  "buoy",
  "feed",
] as const;
export type OutsideSource = (typeof outsideSources)[number];

const layer = (uom: string, value: number, at: Instant) => ({
  uom: `wmoUnit:${uom}`,
  values: [{ validTime: `${formatIso(Math.floor(at / hour) * hour)}/P7DT12H`, value }],
});

export function gridPayload(at: Instant): string {
  const dry = [{ coverage: null, weather: null, intensity: null }];
  const validTime = `${formatIso(Math.floor(at / hour) * hour)}/P7DT12H`;
  return JSON.stringify({
    properties: {
      updateTime: formatIso(at - 10 * minute),
      temperature: layer("degC", 21, at),
      windSpeed: layer("km_h-1", 18.52, at),
      windGust: layer("km_h-1", 27.78, at),
      windDirection: layer("degree_(angle)", 230, at),
      probabilityOfPrecipitation: layer("percent", 20, at),
      skyCover: layer("percent", 50, at),
      weather: { values: [{ validTime, value: dry }] },
      pressure: { values: [] },
    },
  });
}

const pointsPayload = JSON.stringify({ properties: { gridId: "BOX", gridX: 71, gridY: 90 } });

export function alertsPayload(at: Instant): string {
  const properties = {
    id: "urn:test:1",
    sent: formatIso(at - 30 * minute),
    status: "Actual",
    messageType: "Alert",
    event: "Small Craft Advisory",
    severity: "Minor",
    headline: "Small Craft Advisory",
    description: "* WHAT...Wind.",
    instruction: null,
    onset: formatIso(at - 30 * minute),
    expires: formatIso(at + 12 * hour),
    ends: null,
    geocode: { UGC: ["ANZ230"] },
  };
  return JSON.stringify({ features: [{ geometry: null, properties }] });
}

const two = (value: number): string => String(value).padStart(2, "0");

export function marineText(at: Instant): string {
  const date = new Date(at);
  const issued = `${two(date.getUTCDate())}${two(date.getUTCHours())}${two(date.getUTCMinutes())}`;
  return `FZUS51 KBOX ${issued}
CWFBOX

ANZ230-260300-
Boston Harbor-
1003 AM EDT Wed Jul 15 2026

.TODAY...SW winds 10 to 15 kt. Waves 1 foot or less.
.TONIGHT...SW winds 10 kt. Waves 1 foot or less.

$$
`;
}

const listPayload = (at: Instant): string =>
  JSON.stringify({ "@graph": [{ id: `p${at}`, issuanceTime: formatIso(at) }] });

const coopsPayload = (at: Instant, value: (before: number) => number): string =>
  JSON.stringify({
    data: [26, 25, 24, 3, 2, 1, 0].map((before) => {
      const t = new Date(at - 6 * minute - before * hour).toISOString();
      return { t: t.slice(0, 16).replace("T", " "), v: value(before).toFixed(2) };
    }),
  });

export function buoyPayload(at: Instant): string {
  const lines = Array.from({ length: 160 }, (_, index) => {
    const time = new Date(Math.floor(at / (10 * minute)) * 10 * minute - index * 10 * minute);
    const date = `${time.getUTCFullYear()} ${two(time.getUTCMonth() + 1)} ${two(time.getUTCDate())}`;
    const clock = `${two(time.getUTCHours())} ${two(time.getUTCMinutes())}`;
    return `${date} ${clock} 210  5.0  6.0    MM    MM    MM  MM 1013.0  20.0  18.0  15.0   MM -0.4    MM`;
  });
  return `#YY  MM DD hh mm WDIR WSPD GST  WVHT   DPD   APD MWD   PRES  ATMP  WTMP  DEWP  VIS PTDY  TIDE
#yr  mo dy hr mn degT m/s  m/s     m   sec   sec degT   hPa  degC  degC  degC  nmi  hPa    ft
${lines.join("\n")}
`;
}

export const feedPayload = (at: Instant): string =>
  `<rss><channel><item><title>Bass in the harbor</title><link>https://example.com/bass</link>
<pubDate>${new Date(at - day).toUTCString()}</pubDate><description>On the ebb.</description></item></channel></rss>`;

/** Which source a request is for; undefined for what nobody should ask. */
export function sourceOf(address: string): OutsideSource | undefined {
  if (address.startsWith("/points/")) return "points";
  if (address.startsWith("/gridpoints/")) return "grid";
  if (address.startsWith("/alerts/")) return "alerts";
  if (/^\/(?:products|data\/forecasts)\//u.test(address)) return "marine-text";
  if (address.includes("product=water_level")) return "water-level";
  if (address.includes("product=water_temperature")) return "water-temperature";
  if (address.startsWith("/data/realtime2/")) return "buoy";
  return address.startsWith("/feed") ? "feed" : undefined;
}

export function payloadOf(source: OutsideSource, address: string, at: Instant): string {
  if (source === "points") return pointsPayload;
  if (source === "grid") return gridPayload(at);
  if (source === "alerts") return alertsPayload(at);
  if (source === "water-level") return coopsPayload(at, () => 5);
  if (source === "water-temperature") return coopsPayload(at, (before) => 18 - before / 24);
  if (source === "buoy") return buoyPayload(at);
  if (source === "feed") return feedPayload(at);
  if (address.startsWith("/products/types/")) return listPayload(at - hour);
  if (address.startsWith("/data/")) return marineText(at - hour);
  const issuedAt = Number(/\/p(\d+)$/u.exec(address)?.[1] ?? "0");
  const issuanceTime = formatIso(issuedAt);
  return JSON.stringify({ issuanceTime, productText: marineText(issuedAt) });
}
