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

test.each([
  [
    "log a 29 in striper yesterday at 6 am castle island, let it go",
    [
      "species=striped_bass",
      "length=29",
      "spot=castle-island",
      "released=yes",
      "date=2026-06-12",
      "time=06%3A00",
    ],
    [],
  ],
  [
    "log a 24 inch striper i kept yesterday",
    ["length=24", "released=no", "date=2026-06-12"],
    ["time=", "spot="],
  ],
  ["log a bluefish", ["species=bluefish"], ["released=", "date=", "time=", "length="]],
])("%s opens the form with what was said, and no more", async (question, said, unsaid) => {
  const { actions } = await ask(question);
  const screen = actions[0]?.screen ?? "";
  for (const part of said) expect(screen).toContain(part);
  for (const part of unsaid) expect(screen).not.toContain(part);
});
