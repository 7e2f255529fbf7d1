import { dangerWordings, ordinaryQuestions } from "@striper/testkit/assistant/dangers/dangers";
import { describe, expect, test } from "vitest";
import { dangers } from "#angling/assistant/emergencies/danger-texts.ts";
import { recogniseDanger } from "./signs.ts";

const missed = (change: (message: string) => string) =>
  dangerWordings
    .filter(
      ({ danger, message }) => !recogniseDanger(change(message)).some((one) => one === danger),
    )
    .map(({ danger, message }) => `${danger}: ${change(message)}`);

describe("a danger", () => {
  test.each(["lightning", "cold-water", "bar", "fog", "overboard", "hook", "stranded"])(
    "of %s is tried in at least 25 wordings",
    (danger) => {
      expect(dangerWordings.filter((one) => one.danger === danger).length).toBeGreaterThanOrEqual(
        25,
      );
    },
  );

  test("has at least ten wordings, whichever it is", () => {
    for (const danger of dangers)
      expect(dangerWordings.filter((one) => one.danger === danger).length).toBeGreaterThanOrEqual(
        10,
      );
  });

  test("of a fish hook in a person is not a question about fish", () => {
    expect(recogniseDanger("my daughter has a fish hook in her EYE what do I do")).toEqual([
      "hook",
    ]);
  });

  test("is water all round a bar, and no question of the tide", () => {
    const caught =
      "we are out on a sandbar, water is all round us now and rising, two kids with us";
    expect(recogniseDanger(caught)).toEqual(["stranded"]);
    expect(recogniseDanger("is the water coming in or going out at the moment")).toEqual([]);
  });

  test("is recognised in every wording", () => {
    expect(missed((message) => message)).toEqual([]);
  });

  test.each([
    ["in capitals", (message: string) => `${message.toUpperCase()}!!!`],
    ["after other words", (message: string) => `yo quick question for ya ${message}`],
    ["before other words", (message: string) => `${message} thx man`],
    [
      "between two questions",
      (message: string) => `what time is high tide at hull? ${message}. whats the limit on fluke?`,
    ],
  ])("is recognised %s", (_how, change) => {
    expect(missed(change)).toEqual([]);
  });

  test.each([
    ["hok in my hnad", "hook"],
    ["lghtning on the baot what do i do", "lightning"],
    ["budy fel in", "overboard"],
    ["tide cam in im stcuk on the bar", "stranded"],
    ["fgo rolled in cnat see", "fog"],
    ["boqt sikming wht do i do", "sinking"],
  ])("is recognised in '%s'", (message, danger) => {
    expect(recogniseDanger(message)).toContain(danger);
  });
});

test.each(["buddy slipped on the rocks and banged his head", "he fell on the jetty"])(
  "'%s' is a hurt, not someone in the water",
  (message) => {
    expect(recogniseDanger(message)).toEqual(["hurt"]);
  },
);

test("a person who fell off the same rocks is in the water", () => {
  expect(recogniseDanger("buddy slipped off the rocks into the water")).toEqual(["overboard"]);
});

describe("an ordinary question", () => {
  test("near a danger is none", () => {
    expect(ordinaryQuestions.filter((question) => recogniseDanger(question).length > 0)).toEqual(
      [],
    );
  });
});
