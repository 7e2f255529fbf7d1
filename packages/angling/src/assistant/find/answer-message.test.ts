import { packagedProviders } from "#angling/assistant/packaged-providers.ts";
import { expect, test } from "vitest";
import { answerMessage } from "./answer-message.ts";

const context = {
  providers: packagedProviders,
  now: Date.UTC(2026, 5, 13, 14),
  position: null,
  home: null,
  day: null,
};

test("a message is answered with cards that their tools computed", async () => {
  const { cards, shown, emergency } = await answerMessage(
    "can i keep a 30 inch striper from shore",
    null,
    context,
  );
  expect(cards[0]).toMatchObject({ tool: "keep", verdict: "keep" });
  expect({ shown, emergency }).toEqual({ shown: 0, emergency: null });
});

test("an emergency is told with whom to call and the cards stay below it", async () => {
  const { cards, emergency } = await answerMessage(
    "my buddy fell overboard, can i keep a 30 inch striper",
    null,
    context,
  );
  expect(emergency?.text).toMatch(/channel 16/);
  expect(cards.length).toBeGreaterThan(0);
});

test("a value a tool cannot use is said on its card", async () => {
  const { cards } = await answerMessage("what water is it here", null, context);
  const line = cards.find(({ tool }) => tool === "line");
  expect(line).toMatchObject({ isUnanswered: true, verdict: null });
  expect(line?.text).toMatch(/position is not shared/);
});

test("what is longer than may be asked is read to its limit and opens nothing by itself", async () => {
  const message = `can i keep a 30 inch striper ${"from shore ".repeat(60)}`;
  const { shown } = await answerMessage(message, null, context);
  expect(shown).toBeNull();
});
