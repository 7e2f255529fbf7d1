import * as fc from "fast-check";
import { askedAt } from "@striper/testkit/assistant/kept";
import { describe, expect, test } from "vitest";
import { intents } from "#angling/assistant/frame.ts";
import { likelyTopics } from "#angling/assistant/guess/likely-topics.ts";
import { cueNames, type Cue } from "#angling/assistant/understanding/cues.ts";
import { readAll } from "#angling/assistant/understanding/several/read-all.ts";
import { chooseTopic } from "./choose-topic.ts";
import { topics } from "./index.ts";
import { foundIn, namesInSigns, signOf } from "./signs.ts";

type Named = Parameters<typeof foundIn>[1];

const nothing: Named = {
  FISH: false,
  PLACE: false,
  SPOT: false,
  WHEN: false,
  LENGTH: false,
  COUNT: false,
  KEPT: false,
  AGE: false,
  OFFSET: false,
  WIND: false,
  GOING: false,
  CHOICE: false,
  SAYS: true,
  ASKS: false,
  FEW: true,
  SHORT: true,
};

const read = (question: string) =>
  readAll({ question, before: [], now: askedAt, position: null, ownSpots: [] }).frames;

const chosen = (cues: readonly string[], named: Partial<Named>, among = topics) =>
  chooseTopic(among, foundIn(cues, { ...nothing, ...named }), () => likelyTopics("tide"));

test.each<[string, readonly Cue[], Partial<Named>, string | null]>([
  ["a bare hello", ["greeting"], {}, "greeting"],
  ["a hello with a question", ["greeting", "tide"], {}, "tide"],
  ["bare thanks", ["thanks"], {}, "thanks"],
  ["what it can do", ["capabilities"], {}, "capabilities"],
  ["a license elsewhere", ["license", "reciprocity"], {}, "permit"],
  ["one's own license", ["license", "mine"], {}, "license"],
  ["how long a license is good", ["license"], {}, "permit"],
  ["who needs a permit", ["permit"], {}, "permit"],
  ["new rules", ["changed"], {}, "rule-changes"],
  ["whose water", ["lineQuestion"], { PLACE: true }, "jurisdiction"],
  ["what is open", ["openList"], {}, "rules"],
  ["a length and a yes", ["approved"], { LENGTH: true }, "keep"],
  ["a fish and a length", ["keep"], { FISH: true, LENGTH: true }, "keep"],
  ["where one handled with care swims off", ["handling", "where"], { FISH: true }, "rules"],
  ["where to cast a lure", ["gear", "where"], {}, "spots"],
  ["how many may be kept", ["keep", "bag"], { FISH: true }, "rules"],
  ["when slack is", ["slack"], { PLACE: true }, "current"],
  ["how fast the tide runs", ["tide", "speed"], { PLACE: true }, "current"],
  ["so long before high water", [], { OFFSET: true }, "tide"],
  ["how deep a spot is", ["depth"], { SPOT: true }, "spot"],
  ["its best time of tide", ["bestTime", "tideStage"], { SPOT: true }, "spot"],
  [
    "the tide for tonight's best time",
    ["bestTime", "tideStage"],
    { SPOT: true, WHEN: true },
    "best-time",
  ],
  ["how deep the harbor is", ["depth"], {}, "tide"],
  ["the score", ["score"], {}, "bite"],
  ["how the bite has been", ["score", "lately", "reports"], {}, "reports"],
  ["the bite just lately", ["score", "lately"], {}, "bite"],
  ["when the bite is best", ["bestTime"], {}, "best-time"],
  ["which of two places is better", ["better"], { CHOICE: true }, "best-time"],
  ["wind", ["wind"], {}, "weather"],
  ["alerts", ["alerts"], {}, "marine"],
  ["reports", ["reports"], {}, "reports"],
  ["which bait", ["bait"], {}, "tackle"],
  ["somewhere near", ["nearMe"], {}, "spots"],
  ["how a stretch of coast fishes", ["facts", "fishes"], { PLACE: true }, "spots"],
  ["a spot by its name", [], { SPOT: true }, "spot"],
  ["nothing known", [], {}, null],
])("%s is understood", (_what, cues, named, intent) => {
  expect(chosen(cues, named)).toBe(intent);
});

test.each(topics.flatMap(({ name, examples }) => examples.map((one) => [one, name] as const)))(
  "%s is about %s",
  (example, name) => {
    expect(read(example).map(({ intent }) => intent)).toEqual([name]);
  },
);

test("a sign is made of cues and of names alone, so none is misspelled", () => {
  const known = new Set([...cueNames, ...namesInSigns]);
  const written = topics.flatMap(({ signs, goesOn }) => [
    ...Object.values(signs).flat(),
    ...(goesOn === undefined ? [] : [goesOn]),
  ]);
  const parts = written.flatMap((one) => signOf(one).flatMap(({ oneOf }) => oneOf));
  expect(parts.filter((part) => !known.has(part))).toEqual([]);
});

describe("of two topics told alike", () => {
  const [one, other] = topics.filter(({ name }) => name === "tide" || name === "weather");
  const alike = [one, other].flatMap((topic) =>
    topic === undefined ? [] : [{ ...topic, signs: { 1: ["next"] } }],
  );
  const among = (text: string) =>
    chooseTopic(alike, foundIn(["next"], nothing), () => likelyTopics(text));

  test("the one the guess prefers is chosen", () => {
    expect(among("high tide at hull")).toBe("tide");
    expect(among("wind and rain")).toBe("weather");
  });

  test("neither is, where the guess prefers none by far", () => {
    expect(chooseTopic(alike, foundIn(["next"], nothing), () => [])).toBe("unknown");
  });
});

describe("the choice of a topic", () => {
  const flag = fc.boolean();
  const named: fc.Arbitrary<Named> = fc.record({
    FISH: flag,
    PLACE: flag,
    SPOT: flag,
    WHEN: flag,
    LENGTH: flag,
    COUNT: flag,
    KEPT: flag,
    AGE: flag,
    OFFSET: flag,
    WIND: flag,
    GOING: flag,
    CHOICE: flag,
    SAYS: flag,
    ASKS: flag,
    FEW: flag,
    SHORT: flag,
  });
  const cues = fc.uniqueArray(fc.constantFrom(...cueNames), { maxLength: 4 });
  const shuffled = fc.shuffledSubarray([...topics], { minLength: topics.length });

  test("depends neither on the order of the topics nor on that of the cues", () => {
    const known: readonly (string | null)[] = [...intents, null];
    fc.assert(
      fc.property(cues, named, shuffled, (found, about, others) => {
        const intent = chosen(found, about);
        expect(known).toContain(intent);
        expect(chosen(found.toReversed(), about, others)).toBe(intent);
      }),
      { numRuns: 3000 },
    );
  });
});
