/**
 * Trims a collection of NMEA messages with their decoded truth to what the decoder's test compares.
 * `npx tsx scripts/ais/generate-truth.ts <ais_truth_pairs.jsonl>`
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";

const target = join(import.meta.dirname, "../../packages/marine/src/ais/generated/truth.jsonl");

const value = z.optional(z.nullable(z.number()));
const text = z.optional(z.nullable(z.string()));
const row = z.object({
  sentences: z.array(z.string()),
  source: z.string(),
  truth_scaled: z.boolean(),
  /** Gpsd and libais name the same things differently. */
  truth: z.looseObject({
    type: value,
    id: value,
    mmsi: z.number(),
    lat: value,
    y: value,
    lon: value,
    x: value,
    speed: value,
    sog: value,
    course: value,
    cog: value,
    heading: value,
    true_heading: value,
    shipname: text,
    name: text,
    callsign: text,
    destination: text,
    shiptype: value,
    type_and_cargo: value,
  }),
  normalised: z.optional(
    z.object({
      lat: value,
      lon: value,
      sog_kn: value,
      cog_deg: value,
      heading_deg: value,
      name: text,
      callsign: text,
      destination: text,
      shiptype: value,
    }),
  ),
});
type Row = z.output<typeof row>;

/** Types whose truth has the fields below in the meaning that the decoder gives them. */
const described = new Set([1, 2, 3, 4, 5, 9, 11, 18, 19, 21, 24, 27]);
const longRange = 27;
const aircraft = 9;

type Given = number | null | undefined;
/** Gpsd tells the values for "not available" like any other. */
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
function fromTruth({ truth, truth_scaled: isScaled, sentences }: Row, type: number) {
  const isCoarse = type === longRange;
  const angle = isScaled ? 1 : isCoarse ? 600 : 600_000;
  const tenths = isScaled || isCoarse ? 1 : 10;
  // Of a static report gpsd tells both parts, also where only one is among the sentences.
  const part = type === 24 ? partOf(sentences[0] ?? "") : undefined;
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

function expectedOf(entry: Row) {
  const type = entry.truth.type ?? entry.truth.id ?? 0;
  const identity = { type, mmsi: entry.truth.mmsi };
  if (!described.has(type)) return identity;
  const { normalised } = entry;
  const told = fromTruth(entry, type);
  const { callsign, shiptype, ...rest } = normalised ?? {};
  const given = Object.fromEntries(
    Object.entries({ ...rest, call_sign: callsign, ship_type: shiptype }).filter(
      ([, content]) => content !== undefined,
    ),
  );
  const all = { ...told, ...given };
  return {
    ...identity,
    ...all,
    name: cleaned(all.name),
    call_sign: cleaned(all.call_sign),
    destination: cleaned(all.destination),
  };
}

const [source] = process.argv.slice(2);
if (source === undefined) throw new Error("usage: generate-truth.ts <ais_truth_pairs.jsonl>");
const lines = readFileSync(source, "utf8")
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => row.parse(JSON.parse(line)))
  .map((entry) =>
    JSON.stringify({
      sentences: entry.sentences,
      source: entry.source.split(" ")[0],
      normalized: entry.normalised !== undefined,
      expected: expectedOf(entry),
    }),
  );
writeFileSync(target, `${lines.join("\n")}\n`);
console.log(`${lines.length} messages written`);
