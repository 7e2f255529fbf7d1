import * as z from "zod/mini";
import { readJsonLines } from "#testkit/read-json-lines.ts";

const number = z.optional(z.nullable(z.number()));
const text = z.optional(z.nullable(z.string()));

/** A line of data/ais/truth-pairs.jsonl. Gpsd and libais name the same fields differently. */
const pair = z.object({
  sentences: z.array(z.string()).check(z.minLength(1)),
  source: z.string(),
  truth_scaled: z.boolean(),
  truth: z.looseObject({
    type: number,
    id: number,
    mmsi: z.number(),
    lat: number,
    y: number,
    lon: number,
    x: number,
    speed: number,
    sog: number,
    course: number,
    cog: number,
    heading: number,
    true_heading: number,
    shipname: text,
    name: text,
    callsign: text,
    destination: text,
    shiptype: number,
    type_and_cargo: number,
  }),
  /** In knots and degrees, checked with an independent decoder. */
  normalised: z.optional(
    z.object({
      lat: number,
      lon: number,
      sog_kn: number,
      cog_deg: number,
      heading_deg: number,
      name: text,
      callsign: text,
      destination: text,
      shiptype: number,
    }),
  ),
});
type Pair = z.output<typeof pair>;

export interface AisTruth {
  readonly sentences: readonly string[];
  /** Whether position and speed were converted and checked with an independent decoder. */
  readonly isNormalized: boolean;
  readonly expected: Readonly<Record<string, number | string | null>>;
}

/** Types whose recorded fields mean the same as the decoder's. */
const comparable = new Set([1, 2, 3, 4, 5, 9, 11, 18, 19, 21, 24, 27]);
const aircraft = 9;
const staticReport = 24;
const longRange = 27;

type Given = number | null | undefined;

/** Gpsd prints the values that mean "not available" like any other. */
function scaled(given: Given, by: number, notAvailable: number): Given {
  if (typeof given !== "number") return given;
  const plain = Number((given / by).toFixed(6));
  return plain === notAvailable ? null : plain;
}

/** 0 for part A, 1 for part B: the third and fourth bit of the seventh character. */
function partOf(sentence: string): number {
  const code = sentence.split(",")[5]?.charCodeAt(6) ?? 0;
  return ((code < 96 ? code - 48 : code - 56) >> 2) & 3;
}

/** "@" ends a text on the air; nothing before it means "not available". */
function cleaned(given: string | null | undefined): string | null | undefined {
  if (typeof given !== "string") return given;
  const shown = (given.split("@")[0] ?? "").trim();
  return shown === "" ? null : shown;
}

/** Gpsd writes raw integers unless it was asked to scale. */
function fieldsOfTruth({ truth, truth_scaled: isScaled, sentences }: Pair, type: number) {
  const isCoarse = type === longRange;
  const angle = isScaled ? 1 : isCoarse ? 600 : 600_000;
  const tenths = isScaled || isCoarse ? 1 : 10;
  // Gpsd prints both parts of a static report, also where only one is among the sentences.
  const part = type === staticReport ? partOf(sentences[0] ?? "") : undefined;
  return {
    lat: scaled(truth.lat ?? truth.y, angle, 91),
    lon: scaled(truth.lon ?? truth.x, angle, 181),
    sog_kn: scaled(truth.speed ?? truth.sog, type === aircraft ? 1 : tenths, isCoarse ? 63 : 102.3),
    cog_deg: scaled(truth.course ?? truth.cog, tenths, isCoarse ? 511 : 360),
    heading_deg: scaled(truth.heading ?? truth.true_heading, 1, 511),
    name: part === 1 ? undefined : (truth.shipname ?? truth.name),
    call_sign: part === 0 ? undefined : truth.callsign,
    ship_type: part === 0 ? undefined : (truth.shiptype ?? truth.type_and_cargo),
    destination: truth.destination,
  };
}

const withoutUndefined = <Value>(fields: Readonly<Record<string, Value | undefined>>) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, value]) =>
      value === undefined ? [] : [[field, value]],
    ),
  );

function expectedOf(entry: Pair): AisTruth["expected"] {
  const type = entry.truth.type ?? entry.truth.id ?? 0;
  const identity = { type, mmsi: entry.truth.mmsi };
  if (!comparable.has(type)) return identity;
  const { callsign, shiptype, ...normalized } = entry.normalised ?? {};
  const all = {
    ...fieldsOfTruth(entry, type),
    ...withoutUndefined({ ...normalized, call_sign: callsign, ship_type: shiptype }),
  };
  return {
    ...identity,
    ...withoutUndefined({
      ...all,
      name: cleaned(all.name),
      call_sign: cleaned(all.call_sign),
      destination: cleaned(all.destination),
    }),
  };
}

/** Recorded AIS sentences with what other decoders read in them (data/ais). */
export const aisTruth: readonly AisTruth[] = readJsonLines("ais/truth-pairs.jsonl", pair).map(
  (entry) => ({
    sentences: entry.sentences,
    isNormalized: entry.normalised !== undefined,
    expected: expectedOf(entry),
  }),
);
