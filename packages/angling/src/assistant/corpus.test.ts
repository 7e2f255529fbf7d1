import { askCorpusQuestion, type CorpusOutcome } from "@striper/testkit/assistant/ask-corpus";
import { failedChecks } from "@striper/testkit/assistant/check";
import { corpus, corpusGroups, type CorpusGroup } from "@striper/testkit/assistant/corpus";
import { beforeAll, describe, expect, test } from "vitest";

const outcomes: CorpusOutcome[] = [];

beforeAll(async () => {
  for (const question of corpus) outcomes.push(await askCorpusQuestion(question));
}, 120_000);

const ofGroup = (group: CorpusGroup) => outcomes.filter(({ question }) => question.group === group);
const isRight = ({ failed }: CorpusOutcome) => failed.length === 0;
const asked = ({ question, failed }: CorpusOutcome) =>
  `${question.turns.join(" >> ")}: ${failed.join("; ")}`;

describe("the corpus", () => {
  test("holds as many questions of each kind as the product promises", () => {
    const counts = Object.fromEntries(corpusGroups.map((group) => [group, ofGroup(group).length]));
    expect(corpus.length).toBeGreaterThanOrEqual(300);
    expect(counts["rules"]).toBeGreaterThanOrEqual(80);
    expect(counts["water"]).toBeGreaterThanOrEqual(80);
    expect(counts["spots"]).toBeGreaterThanOrEqual(40);
    expect(counts["log"]).toBeGreaterThanOrEqual(30);
    expect(counts["follow-ups"]).toBeGreaterThanOrEqual(30);
    expect(counts["refusals"]).toBeGreaterThanOrEqual(40);
    expect(corpus.filter(({ isHeldOut }) => isHeldOut).length).toBeGreaterThanOrEqual(150);
  });

  test("is answered rightly in at least 95 of 100 questions", () => {
    const wrong = outcomes.filter((outcome) => !isRight(outcome));
    expect(wrong.length * 20 <= outcomes.length ? [] : wrong.map(asked)).toEqual([]);
  });

  test.each(corpusGroups)("of %s has at least 95 of 100 right", (group) => {
    const wrong = ofGroup(group).filter((outcome) => !isRight(outcome));
    expect(wrong.length * 20 <= ofGroup(group).length ? [] : wrong.map(asked)).toEqual([]);
  });

  test("has every question about rules right or declined", () => {
    const wrong = ofGroup("rules").filter(
      (outcome) => !isRight(outcome) && !outcome.answer.declined,
    );
    expect(wrong.map(asked)).toEqual([]);
  });

  test("has no number in any answer that no fact of its turn holds", () => {
    const invented = outcomes.filter((outcome) => outcome.invented.length > 0);
    expect(invented.map(({ question, invented: numbers }) => [question.turns, numbers])).toEqual(
      [],
    );
  });
});

describe("a check", () => {
  const answer = {
    text: "Nothing.",
    facts: [
      {
        kind: "high-tide",
        value: 9.5,
        unit: "ft",
        place: "Hull",
        time: null,
        source: "x",
        screen: null,
      },
    ],
    declined: false,
    followUpContext: { frame: null },
  };

  test.each([
    ["high-tide", true],
    ["high-tide=9.6", true],
    ["high-tide==9.6", false],
    ["!high-tide", false],
    ["!low-tide", true],
    ["high-tide@11:06", false],
    ["place=Hull", true],
    ["place=Salem", false],
    ["text:/Nothing/", true],
    ["text:!/Nothing/", false],
    ["declined", false],
    ["!declined", true],
  ])("%s holds: %s", (check, holds) => {
    expect(failedChecks(answer, [check]).length === 0).toBe(holds);
  });

  test("that cannot be read is a fault of the corpus", () => {
    expect(() => failedChecks(answer, ["?"])).toThrow("not a check");
  });
});
