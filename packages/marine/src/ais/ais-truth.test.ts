import { aisTruth } from "@striper/testkit/ais-truth";
import { describe, expect, test } from "vitest";
import { createAisDecoder } from "./index.ts";

function decodeAll(sentences: readonly string[]) {
  const decoder = createAisDecoder();
  const results = sentences.map((sentence) => decoder.decode(sentence, 0));
  const last = results.at(-1);
  if (last?.kind !== "message") return { ...last };
  const { latitude, longitude, speed, course, heading, callSign, shipType, ...rest } = last.message;
  return {
    ...rest,
    lat: latitude,
    lon: longitude,
    sog_kn: speed,
    cog_deg: course,
    heading_deg: heading,
    call_sign: callSign,
    ship_type: shipType,
  };
}

const rounded = (fields: Readonly<Record<string, unknown>>, places: number) =>
  Object.fromEntries(
    Object.entries(fields).map(([field, content]) => [
      field,
      typeof content === "number" ? Number(content.toFixed(places)) : content,
    ]),
  );

describe("878 recorded messages", () => {
  test.each([
    ["converted and checked with another decoder", true, 797, 6],
    // Printed by the two projects, some to four places, so the last digit may be rounded twice.
    ["as gpsd and libais print them", false, 81, 3],
  ])("%s decode correctly in every field", (_name, isNormalized, count, places) => {
    const chosen = aisTruth.filter((row) => row.isNormalized === isNormalized);
    expect(chosen).toHaveLength(count);
    for (const { sentences, expected } of chosen)
      expect({ sentences, ...rounded(decodeAll(sentences), places) }).toMatchObject({
        sentences,
        ...rounded(expected, places),
      });
  });

  test("they include every type with a reader", () => {
    const types = new Set(aisTruth.map(({ expected }) => expected["type"]));
    for (const type of [1, 2, 3, 4, 5, 9, 11, 18, 19, 21, 24, 27]) expect(types).toContain(type);
  });

  test("fragments decode the same in any order and mixed with other messages", () => {
    const parted = aisTruth.filter(({ sentences }) => sentences.length > 1);
    expect(parted.length).toBeGreaterThan(50);
    for (const { sentences } of parted)
      expect(decodeAll(sentences.toReversed())).toEqual(decodeAll(sentences));
  });
});
