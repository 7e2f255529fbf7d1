import { hour, minute, parseIso, type Instant } from "@striper/marine/time";
import * as z from "zod/mini";
import { hostOf } from "#server/platform/observations/source.ts";
import type { Source } from "#server/platform/observations/source.ts";
import { expectShape, parseJson, sampleOf } from "#server/platform/upstream/payload.ts";
import { UpstreamError } from "#server/platform/upstream/upstream-error.ts";

const refreshEvery = 3 * minute;
const timeoutMs = 15_000;
const maxBytes = 4 * 1024 * 1024;
/** Larger than usual differences between clocks. */
const futureTolerated = 10 * minute;

const words = z.nullable(z.string());

const feature = z.object({
  properties: z.object({
    id: z.string(),
    sent: z.string(),
    status: z.string(),
    messageType: z.string(),
    event: z.string(),
    severity: z.string(),
    headline: words,
    description: words,
    instruction: words,
    onset: words,
    expires: z.string(),
    ends: words,
    geocode: z.object({ UGC: z.array(z.string()) }),
    references: z.optional(z.array(z.object({ identifier: z.string() }))),
  }),
});
const collection = z.object({ features: z.array(feature) });
type AlertFields = z.output<typeof feature>["properties"];

const alert = z.object({
  id: z.string(),
  event: z.string(),
  severity: z.string(),
  headline: words,
  description: z.string(),
  instruction: words,
  onset: z.nullable(z.number()),
  ends: z.number(),
  zones: z.array(z.string()),
});
export type MarineAlert = z.output<typeof alert>;

function readAlert(fields: AlertFields): MarineAlert | null {
  const { id, event, severity, headline, instruction } = fields;
  // Four of ten alerts name no end; they are valid until they expire.
  const ends = parseIso(fields.ends ?? fields.expires);
  const onset = fields.onset === null ? null : parseIso(fields.onset);
  if (ends === null || (fields.onset !== null && onset === null)) return null;
  const description = fields.description ?? "";
  const zones = fields.geocode.UGC;
  return { id, event, severity, headline, description, instruction, onset, ends, zones };
}

function inForce(all: readonly AlertFields[]): AlertFields[] {
  const replaced = new Set(
    all.flatMap(({ references = [] }) => references.map(({ identifier }) => identifier)),
  );
  return all.filter(
    ({ id, status, messageType }) =>
      status === "Actual" && messageType !== "Cancel" && !replaced.has(id),
  );
}

function refuseFuture(fields: readonly AlertFields[], now: Instant): void {
  const later = fields.find(({ sent }) => (parseIso(sent) ?? now) > now + futureTolerated);
  if (later !== undefined) throw new UpstreamError("dates", `an alert is dated ${later.sent}`);
}

/** Follows alerts by zone code, because three of four have no geometry. */
export function alertsSource(baseUrl: string, zones: readonly string[]): Source<MarineAlert[]> {
  const url = `${baseUrl}/alerts/active?zone=${zones.join(",")}`;
  return {
    key: `marine-forecast/nws-alerts ${hostOf(baseUrl)}`,
    refreshEvery,
    stored: z.array(alert),
    async fetch({ http, now, validators }) {
      const accept = "application/geo+json";
      const body = await http.get({ url, timeoutMs, maxBytes, accept, validators });
      if (body.kind === "unchanged") return body;
      const { features } = expectShape(collection, parseJson(body), body);
      const fields = features.map(({ properties }) => properties);
      refuseFuture(fields, now);
      const value = inForce(fields).map(readAlert);
      const readable = value.filter((one) => one !== null);
      if (readable.length < value.length)
        throw new UpstreamError("schema", "an alert's date cannot be read", {
          payload: sampleOf(body.bytes),
        });
      return { kind: "answer", value: readable, issuedAt: now, validators: body.validators };
    },
  };
}

/** Short, because alerts must not be missed. */
export const alertsLifetime = { live: 15 * minute, useful: hour };
