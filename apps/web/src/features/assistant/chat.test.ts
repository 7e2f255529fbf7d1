import { describe, expect, test } from "vitest";
import {
  answerEntry,
  cardInView,
  newChat,
  nextChat,
  plainEntry,
  sendState,
  showsQuickStarts,
  type Chat,
  type ChatEvent,
} from "#web/features/assistant/chat.ts";
import { someCard } from "#web/features/assistant/testing/some-card.ts";
import { assistantWording } from "#web/features/assistant/wording.ts";

const welcome = plainEntry("w", "assistant", "Ask me.");
const question = plainEntry("q", "user", "tide?");
const after = (...events: ChatEvent[]): Chat => events.reduce(nextChat, newChat);
const opened: ChatEvent = {
  type: "opened",
  session: { kind: "server", id: "s" },
  entries: [welcome],
};
const card = someCard();
const asked: ChatEvent = { type: "asked", entry: question, answerId: "a" };

describe("a chat", () => {
  test("shows each card as it is computed, and keeps them when it is stopped", () => {
    const chat = after(opened, asked, { type: "computed", card }, { type: "stopped" });
    expect(chat.answering).toBeNull();
    expect(chat.entries.at(-1)).toMatchObject({
      content: assistantWording.stopped,
      answer: { cards: [{ card, isOpen: true }] },
    });
  });

  test("goes on from the card that was opened or changed last", () => {
    const other = someCard({ title: "Tide, Hull" });
    const answer = { emergency: null, cards: [card, other], open: 1, unread: [] };
    const told = { content: "told in words", engine: "built-in", answer } as const;
    const chat = after(opened, asked, { type: "answered", entry: answerEntry("a", told) });
    expect(chat.entries.at(-1)).toMatchObject({ content: "" });
    expect(cardInView(chat)).toEqual({ card, isOpen: true });
    const next = nextChat(chat, { type: "shown", entryId: "a", index: 1, card: other });
    expect(next.entries.at(-1)?.answer?.cards.map(({ isOpen }) => isOpen)).toEqual([true, true]);
    expect(cardInView(next)).toEqual({ card: other, isOpen: true });
  });

  test("offers no other card below a model's words", () => {
    const answer = { emergency: null, cards: [], open: 0, unread: [] };
    const entry = answerEntry("a", { content: "Hello.", engine: "model", answer });
    expect(entry).toMatchObject({ content: "Hello.", answer: { isChoice: false } });
  });

  // SPEC 8.20
  test("says that an answer failed where the answer would stand", () => {
    const failed = after(opened, asked, { type: "computed", card }, { type: "failed" });
    expect(failed.entries.at(-1)).toMatchObject({
      content: assistantWording.answerFailedInChat,
      isError: true,
      answer: null,
    });
  });

  test("ignores the late end of an earlier answer", () => {
    const chat = after(opened);
    expect(nextChat(chat, { type: "stopped" })).toBe(chat);
    expect(nextChat(chat, { type: "failed" })).toBe(chat);
    expect(nextChat(chat, { type: "computed", card })).toBe(chat);
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
