import { describe, expect, test } from "vitest";
import {
  newChat,
  nextChat,
  plainEntry,
  sendState,
  showsQuickStarts,
  type Chat,
  type ChatEvent,
} from "#web/features/assistant/chat.ts";
import { assistantWording } from "#web/features/assistant/wording.ts";

const welcome = plainEntry("w", "assistant", "Ask me.", { isWelcome: true });
const question = plainEntry("q", "user", "tide?");
const fact = {
  kind: "tide-height",
  value: 9.9,
  unit: "ft",
  place: "Boston",
  time: null,
  source: "NOAA",
  screen: "/tides",
};
const after = (...events: ChatEvent[]): Chat => events.reduce(nextChat, newChat);
const opened: ChatEvent = {
  type: "opened",
  session: { kind: "server", id: "s" },
  entries: [welcome],
};
const asked: ChatEvent = { type: "asked", entry: question, answerId: "a" };

describe("a chat", () => {
  test("grows with what is said, and ends with the whole answer", () => {
    const talking = after(opened, asked, { type: "said", text: "High " }, { type: "fact", fact });
    expect(talking.answering).toMatchObject({ content: "High ", facts: [fact] });
    const whole = plainEntry("a", "assistant", "High at 7.", { facts: [fact] });
    const done = nextChat(talking, { type: "answered", entry: whole });
    expect(done.answering).toBeNull();
    expect(done.entries.map(({ id }) => id)).toEqual(["w", "q", "a"]);
  });

  test("takes back what did not hold, and says why", () => {
    const restarted = after(
      opened,
      asked,
      { type: "said", text: "Keep 5." },
      { type: "fact", fact },
      { type: "restarted", reason: "It did not agree." },
      { type: "said", text: "Keep 1." },
    );
    expect(restarted.answering).toMatchObject({
      content: "Keep 1.",
      facts: [],
      remark: "It did not agree.",
    });
  });

  test("keeps what was said before it was stopped", () => {
    const stopped = after(opened, asked, { type: "said", text: "High" }, { type: "stopped" });
    expect(stopped.entries.at(-1)?.content).toBe(`High ${assistantWording.stopped}`);
    expect(stopped.answering).toBeNull();
  });

  // SPEC 8.20
  test("says that an answer failed where the answer would stand", () => {
    const failed = after(opened, asked, { type: "said", text: "High" }, { type: "failed" });
    expect(failed.entries.at(-1)).toMatchObject({
      content: assistantWording.answerFailedInChat,
      isError: true,
    });
  });

  test("is not disturbed by the end of an answer that is over", () => {
    const chat = after(opened);
    expect(nextChat(chat, { type: "stopped" })).toBe(chat);
    expect(nextChat(chat, { type: "failed" })).toBe(chat);
    expect(nextChat(chat, { type: "said", text: "late" })).toBe(chat);
  });
});

describe("sending", () => {
  test.each([
    ["while the chat opens", newChat, "tide?", "no-session"],
    [
      "when it could not be opened",
      after({ ...opened, session: { kind: "failed" } }),
      "t",
      "no-session",
    ],
    ["while an answer is under way", after(opened, asked), "tide?", "busy"],
    ["of blanks", after(opened), "  \n", "blank"],
  ] as const)("is blocked %s", (_when, chat, draft, state) => {
    expect(sendState(chat, draft)).toBe(state);
  });

  // SPEC 4.18
  test("works with a session, also on the device", () => {
    expect(sendState(after(opened), "tide?")).toBe("ready");
    expect(sendState(after({ ...opened, session: { kind: "device" } }), "tide?")).toBe("ready");
  });
});

// SPEC 4.19
test("the quick starts go with the first question and stay away", () => {
  expect(showsQuickStarts(after(opened))).toBe(true);
  expect(showsQuickStarts(after(opened, asked))).toBe(false);
  const answered: ChatEvent = { type: "answered", entry: plainEntry("a", "assistant", "7 am") };
  expect(showsQuickStarts(after(opened, asked, answered))).toBe(false);
});
