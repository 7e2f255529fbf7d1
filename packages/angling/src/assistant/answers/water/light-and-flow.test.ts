import { ask, factOf } from "@striper/testkit/assistant/ask";
import { describe, expect, test } from "vitest";

describe("light at an hour", () => {
  test.each([
    ["is it dark at 11 pm", "At 11:00 pm it is dark."],
    ["is it dark at 4 am", "At 4:00 am it is dark."],
    ["is it dark at 4:45 am", "At 4:45 am it is twilight."],
    ["is it dark at 8:40 pm", "At 8:40 pm it is twilight."],
    ["is it light at noon", "At 12:00 pm it is daylight."],
  ])("%s", async (question, words) => {
    const { text } = await ask(question);
    expect(text).toContain(words);
  });
});

describe("hours of the ebb and the flood are counted from the turn they belong to", () => {
  test.each([
    ["first two hours of the ebb boston", "2.0 h after the 10:06 am high tide"],
    ["last hour of the flood boston", "1.0 h before the 10:06 am high tide"],
    ["last hour of the ebb boston", "1.0 h before the 4:07 pm low tide"],
    ["first hour of the flood boston", "1.0 h after the 4:07 pm low tide"],
  ])("%s", async (question, words) => {
    const { text } = await ask(question);
    expect(text).toContain(words);
  });
});

describe("the water at the sun's moment", () => {
  test.each([
    ["tide at sunrise tomorrow", "At sunrise, 5:06 am"],
    ["tide at sunset tomorrow", "At sunset, 8:22 pm"],
    ["tide at first light tomorrow", "At first light, 4:32 am"],
    ["tide at last light tomorrow", "At last light, 8:5"],
  ])("%s", async (question, words) => {
    const { text } = await ask(question);
    expect(text).toContain(words);
  });
});

test.each([
  ["remind me at low", "/tides?alert=low"],
  ["remind me at high tide", "/tides?alert=high"],
])("%s opens the alert filled in", async (question, screen) => {
  const { actions } = await ask(question);
  expect(actions[0]?.screen).toContain(screen);
  expect(factOf(await ask(question), "bite-score")).toBeUndefined();
});

describe("half tide in a span of hours", () => {
  test("is told with its height", async () => {
    const { text } = await ask("when is half tide between 1 am and 2 am tomorrow at boston");
    expect(text).toContain("1:43 am, 5.3 ft and falling");
  });

  test("is said not to fall into it", async () => {
    const { text } = await ask("when is half tide between 5 am and 6 am tomorrow at boston");
    expect(text).toContain("No half tide falls in that time at Boston.");
  });
});
