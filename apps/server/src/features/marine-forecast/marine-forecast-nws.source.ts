import { hour, minute, parseIso, type Instant } from "@striper/marine/time";
import * as z from "zod/mini";
import { issueTimeOf } from "#server/features/marine-forecast/text/issue-time.ts";
import { readZoneForecast } from "#server/features/marine-forecast/text/periods.ts";
import { segmentsOf } from "#server/features/marine-forecast/text/segments.ts";
import { nearZones, zoneIds } from "#server/features/marine-forecast/zones.ts";
import type { Office } from "#server/features/marine-forecast/zones.ts";
import { hostOf } from "#server/platform/observations/source.ts";
import type { Attempt, Source } from "#server/platform/observations/source.ts";
import { expectShape, parseJson } from "#server/platform/upstream/payload.ts";
import { UpstreamError } from "#server/platform/upstream/upstream-error.ts";
import { noValidators } from "#server/platform/upstream/upstream-http.ts";
import type { UpstreamHttp } from "#server/platform/upstream/upstream-http.ts";

/** Forecasts are issued four times a day and amended in between. */
const refreshEvery = 20 * minute;
const timeoutMs = 15_000;
const listBytes = 1024 * 1024;
const textBytes = 256 * 1024;

const words = z.nullable(z.string());
const zoneForecast = z.object({
  headlines: z.array(z.string()),
  periods: z.array(
    z.object({
      name: z.string(),
      windDirection: words,
      windSpeed: words,
      waves: words,
      visibility: words,
      text: z.string(),
    }),
  ),
  text: z.string(),
});
const zoneForecasts = z.record(z.string(), zoneForecast);
export type ZoneForecasts = z.output<typeof zoneForecasts>;

const productList = z.object({
  "@graph": z.array(z.object({ id: z.string(), issuanceTime: z.string() })),
});
const product = z.object({ productText: z.string(), issuanceTime: z.string() });

interface IssuedText {
  readonly text: string;
  readonly issuedAt: Instant;
}

function forecastsIn(text: string): ZoneForecasts {
  const forecasts: ZoneForecasts = {};
  for (const segment of segmentsOf(text))
    for (const zone of segment.zones)
      if (zoneIds.includes(zone)) forecasts[zone] = readZoneForecast(segment.text);
  return forecasts;
}

function expectForecasts(text: string): ZoneForecasts {
  const forecasts = forecastsIn(text);
  if (Object.keys(forecasts).length > 0) return forecasts;
  throw new UpstreamError("empty", "names none of the zones", { payload: text });
}

async function getBody(http: UpstreamHttp, url: string, maxBytes: number) {
  const body = await http.get({ url, timeoutMs, maxBytes });
  if (body.kind === "unchanged") throw new UpstreamError("empty", "answered 304 unasked");
  return body;
}

/** Returns null when the newest product is the stored one. */
async function newestProduct(baseUrl: string, office: Office, attempt: Attempt) {
  const { http, validators } = attempt;
  const listUrl = `${baseUrl}/products/types/CWF/locations/${office}`;
  const listBody = await getBody(http, listUrl, listBytes);
  const list = expectShape(productList, parseJson(listBody), listBody)["@graph"];
  const [newest] = list.toSorted((a, b) => b.issuanceTime.localeCompare(a.issuanceTime));
  if (newest === undefined) throw new UpstreamError("empty", "lists no products");
  if (newest.id === validators.etag) return null;
  const body = await getBody(
    http,
    `${baseUrl}/products/${encodeURIComponent(newest.id)}`,
    textBytes,
  );
  const { productText, issuanceTime } = expectShape(product, parseJson(body), body);
  const issuedAt = parseIso(issuanceTime);
  if (issuedAt === null)
    throw new UpstreamError("schema", "issuanceTime is no date", { payload: productText });
  // Products never change, so their id serves as the ETag.
  return { text: productText, issuedAt, validators: { etag: newest.id, lastModified: null } };
}

async function zoneText(http: UpstreamHttp, baseUrl: string, zone: string, now: Instant) {
  const url = `${baseUrl}/data/forecasts/marine/coastal/an/${zone.toLowerCase()}.txt`;
  const text = (await getBody(http, url, textBytes)).bytes.toString("latin1");
  const issuedAt = issueTimeOf(text, now);
  if (issuedAt === null || segmentsOf(text).length === 0)
    throw new UpstreamError("damaged", "is no marine forecast", { payload: text });
  return { text, issuedAt } satisfies IssuedText;
}

/** Reads zones near the harbor, one file each, from the service's older host. */
async function zoneTexts(baseUrl: string, office: Office, { http, now }: Attempt) {
  const texts: IssuedText[] = [];
  for (const zone of nearZones[office]) texts.push(await zoneText(http, baseUrl, zone, now));
  return {
    text: texts.map(({ text }) => text).join("\n"),
    issuedAt: Math.min(...texts.map(({ issuedAt }) => issuedAt)),
    validators: noValidators,
  };
}

export function marineTextSource(
  baseUrl: string,
  textBaseUrl: string,
  office: Office,
): Source<ZoneForecasts> {
  return {
    key: `marine-forecast/nws-cwf/${office} ${hostOf(baseUrl)}`,
    refreshEvery,
    stored: zoneForecasts,
    async fetch(attempt) {
      const found = await newestProduct(baseUrl, office, attempt).catch((error: unknown) => {
        if (error instanceof UpstreamError)
          return zoneTexts(textBaseUrl, office, attempt).catch(() => {
            throw error;
          });
        throw error;
      });
      if (found === null) return { kind: "unchanged" };
      const { text, issuedAt, validators } = found;
      return { kind: "answer", value: expectForecasts(text), issuedAt, validators };
    },
  };
}

export const marineTextLifetime = { live: 9 * hour, useful: 36 * hour };
