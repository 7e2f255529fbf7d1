import * as z from "zod";
import { DataError, readData } from "./read-data.ts";
import { linesOfJson, type GeneratedFiles } from "./generated-files.ts";

const text = z.string().trim().min(1);
const sourced = {
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  name: text,
  source: text,
  year: z.int().min(1990).max(2100).nullable(),
  standing: z.enum(["official", "second-hand"]),
};
const spots = z.array(text).min(1);

const access = z.strictObject({
  emergency: z.array(
    z.strictObject({
      ...sourced,
      call: z.string().regex(/^[\d-]+$/),
      kind: z.enum(["radio", "phone"]),
      coast: z.array(z.enum(["MA", "NH"])).min(1),
      says: text,
    }),
  ),
  launches: z.array(
    z.strictObject({
      ...sourced,
      kind: z.enum(["ramp", "kayak", "ramp-and-kayak"]),
      tide: z.enum(["any", "mud-at-low", "unknown"]),
      fee: text.nullable(),
      hours: text.nullable(),
      note: text.nullable(),
      spots,
    }),
  ),
  parking: z.array(
    z.strictObject({
      ...sourced,
      says: text,
      residents: z.enum(["only", "in-season", "open"]).nullable(),
      hours: text.nullable(),
      spots,
    }),
  ),
  closed: z.array(
    z.strictObject({ ...sourced, says: text, to: z.enum(["paddled", "fishing-boats"]), spots }),
  ),
});

const namedSpots = z.array(z.looseObject({ id: z.string() }));

/** Checks that spots named by launches and parking exist. */
export function generateAccess(data: string): GeneratedFiles {
  const content = readData(data, "access/access.json", access);
  const known = new Set(readData(data, "spots/spots.json", namedSpots).map(({ id }) => id));
  const unknown = [...content.launches, ...content.parking, ...content.closed].flatMap(
    ({ id, spots: named }) =>
      named.filter((spot) => !known.has(spot)).map((spot) => `  ${id}: there is no spot ${spot}`),
  );
  if (unknown.length > 0)
    throw new DataError(["data/access/access.json is not as it should be:", ...unknown].join("\n"));
  return new Map([["packages/angling/src/access/catalogue/access.json", linesOfJson(content, 2)]]);
}
