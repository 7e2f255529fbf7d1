import { readFromOutside } from "@striper/contract/validation";
import type { AisMessage } from "@striper/marine/ais";
import { degrees, knots } from "@striper/marine/units";
import type { Instant } from "@striper/marine/time";
import * as z from "zod/mini";

export type Frame =
  | { readonly kind: "message"; readonly message: AisMessage; readonly at: Instant }
  | { readonly kind: "error"; readonly text: string }
  | { readonly kind: "other" }
  | { readonly kind: "unreadable" };

/** AIS message number of each of the service's types. */
const typeNumbers: Readonly<Record<string, number>> = {
  PositionReport: 1,
  BaseStationReport: 4,
  ShipStaticData: 5,
  StandardSearchAndRescueAircraftReport: 9,
  StandardClassBPositionReport: 18,
  ExtendedClassBPositionReport: 19,
  AidsToNavigationReport: 21,
  StaticDataReport: 24,
  LongRangeAisBroadcastMessage: 27,
};

export const messageTypes = Object.keys(typeNumbers);

const printedByGo =
  /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,9}))? ([+-]\d\d)(\d\d)(?: [\w+-]{1,8})?$/u;

/** Parses a time as Go prints it (`2026-04-25 09:47:25.26746452 +0000 UTC`), or returns null. */
export function parseGoTime(text: string): Instant | null {
  const match = printedByGo.exec(text);
  if (match === null) return null;
  const [, date = "", time = "", fraction = "", hours = "", minutes = ""] = match;
  const milliseconds = fraction.padEnd(3, "0").slice(0, 3);
  const instant = Date.parse(`${date}T${time}.${milliseconds}${hours}:${minutes}`);
  return Number.isNaN(instant) ? null : instant;
}

const number = z.optional(z.number());
const text = z.optional(z.string().check(z.maxLength(200)));

const body = z.object({
  UserID: z.int().check(z.minimum(0), z.maximum(999_999_999)),
  Valid: z.optional(z.boolean()),
  Latitude: number,
  Longitude: number,
  Sog: number,
  Cog: number,
  TrueHeading: number,
  Name: text,
  CallSign: text,
  Type: number,
  Destination: text,
  ReportA: z.optional(z.object({ Valid: z.optional(z.boolean()), Name: text })),
  ReportB: z.optional(
    z.object({ Valid: z.optional(z.boolean()), CallSign: text, ShipType: number }),
  ),
});
type Body = z.output<typeof body>;

const envelope = z.object({
  MessageType: z.string(),
  Message: z.record(z.string(), z.unknown()),
  MetaData: z.optional(z.object({ ShipName: text, time_utc: text })),
});
const errorFrame = z.object({ error: z.string() });

/** Cleans AIS text, which is printable ASCII that ends at the first "@". */
function textOf(given: string | undefined): string | null | undefined {
  if (given === undefined) return undefined;
  const [carried = ""] = given.split("@");
  const clean = carried
    .replaceAll(/[^\x20-\x7E]/gu, "")
    .trim()
    .slice(0, 40);
  return clean === "" ? null : clean;
}

const unless = (notAvailable: number, value: number | undefined): number | null | undefined =>
  value === notAvailable ? null : value;

function valued<Made>(
  value: number | null | undefined,
  make: (value: number) => Made,
): Made | null | undefined {
  return value === null || value === undefined ? value : make(value);
}

function shipTypeOf(value: number | undefined): number | undefined {
  return value !== undefined && Number.isInteger(value) && value >= 0 && value <= 255
    ? value
    : undefined;
}

function messageOf(type: number, given: Body, shipName: string | undefined): AisMessage {
  const { ReportA: a, ReportB: b } = given;
  const partA = a?.Valid === false ? undefined : a;
  const partB = b?.Valid === false ? undefined : b;
  return {
    type,
    mmsi: given.UserID,
    latitude: unless(91, given.Latitude),
    longitude: unless(181, given.Longitude),
    speed: valued(unless(102.3, given.Sog), knots),
    course: valued(unless(360, given.Cog), degrees),
    heading: valued(unless(511, given.TrueHeading), degrees),
    // The service adds names known from earlier messages.
    name: textOf(given.Name ?? partA?.Name) ?? textOf(shipName),
    callSign: textOf(given.CallSign ?? partB?.CallSign),
    shipType: shipTypeOf(given.Type ?? partB?.ShipType),
    destination: textOf(given.Destination),
  };
}

export function readFrame(frame: string, now: Instant): Frame {
  let content: unknown;
  try {
    content = JSON.parse(frame);
  } catch {
    return { kind: "unreadable" };
  }
  const error = readFromOutside(errorFrame, content);
  if (error.success) return { kind: "error", text: error.data.error };
  const outer = readFromOutside(envelope, content);
  if (!outer.success) return { kind: "unreadable" };
  const { MessageType, Message, MetaData } = outer.data;
  const type = Object.hasOwn(typeNumbers, MessageType) ? typeNumbers[MessageType] : undefined;
  if (type === undefined) return { kind: "other" };
  const inner = readFromOutside(body, Message[MessageType]);
  if (!inner.success || inner.data.Valid === false) return { kind: "unreadable" };
  return {
    kind: "message",
    message: messageOf(type, inner.data, MetaData?.ShipName),
    at: parseGoTime(MetaData?.time_utc ?? "") ?? now,
  };
}
