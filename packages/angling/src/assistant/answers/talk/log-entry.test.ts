import { askedAt, keptProviders } from "@striper/testkit/assistant/kept";
import { expect, test } from "vitest";
import { answerQuestion } from "#angling/assistant/answer-question.ts";

async function ask(question: string) {
  const { text, actions } = await answerQuestion({
    question,
    conversation: null,
    providers: keptProviders,
    now: askedAt,
    position: null,
  });
  return { text, actions };
}

test.each([
  ["log a 29 in striper castle island on eel", ["Striped bass", "29 in", "Castle Island", "eel"]],
  ["log a bluefish", ["Bluefish"]],
  ["log a catch", []],
])("%s says what the form is filled in with", async (question, parts) => {
  const { text, actions } = await ask(question);
  for (const part of parts) expect(text.toLowerCase()).toContain(part.toLowerCase());
  expect(text.includes("filled in with")).toBe(parts.length > 0);
  expect(text).toContain("Nothing is kept until you save it there.");
  expect(actions.length).toBeGreaterThan(0);
});
