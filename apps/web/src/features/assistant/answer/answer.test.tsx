// @vitest-environment jsdom
import { blankDay } from "@striper/angling/regulations";
import { packagedProviders } from "@striper/angling/assistant";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { cleanup, configure, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { AssistantScreen } from "#web/features/assistant/assistant-screen.tsx";
import { plainEntry, type Edit, type Entry } from "#web/features/assistant/chat.ts";
import { MessageList } from "#web/features/assistant/message-list.tsx";
import { stubApi } from "#web/testing/stub-api.ts";

configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(content: () => React.ReactNode): void {
  const router = createRouter({
    routeTree: createRootRoute({ component: content }),
    history: createMemoryHistory(),
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

const nothing = { cases: [], unread: [], choices: [], actions: [], more: null };

function showAnswer(entry: Partial<Entry>) {
  const onAsk = vi.fn<(question: string) => void>();
  const onChange = vi.fn<(answerId: string, edit: Edit) => void>();
  const entries = [
    plainEntry("q", "user", "can i keep it"),
    plainEntry("a", "assistant", "Yes.", entry),
  ];
  show(() => (
    <MessageList
      chat={{ session: { kind: "device" }, entries, answering: null }}
      onAsk={onAsk}
      onChange={onChange}
    />
  ));
  return { onAsk, onChange };
}

const button = (name: string | RegExp) => screen.findByRole("button", { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));

const striper = {
  name: "species",
  label: "Striped bass",
  value: "striped_bass",
  from: "read",
} as const;
const length = { name: "length", label: "30 in", value: 30, from: "read" } as const;
const shore = { name: "mode", label: "Shore", value: "shore", from: "before" } as const;
const place = { name: "place", label: "MA", value: "MA", from: "assumed" } as const;
const reading = { ...nothing, cases: [{ topic: "keep", slots: [striper, length, shore, place] }] };

describe("the chips above an answer", () => {
  test("tell what was said, what is assumed and what is from before", async () => {
    showAnswer({ reading });
    await button("Fish: Striped bass, as you said");
    await button("Length: 30 in, as you said");
    await button("From shore or a boat: Shore, from before");
    const assumed = await button("Where: MA, assumed");
    expect(assumed.className).toContain("border-dashed");
    expect((await button(/^Length/)).className).not.toContain("border-dashed");
  });

  test("change one of some values", async () => {
    const { onChange } = showAnswer({ reading });
    await press(/^From shore or a boat/);
    const sheet = within(
      await screen.findByRole("dialog", { name: "Change: From shore or a boat" }),
    );
    const shoreButton = await sheet.findByRole("button", { name: "Shore" });
    expect(shoreButton.getAttribute("aria-pressed")).toBe("true");
    await userEvent.click(sheet.getByRole("button", { name: "Charter" }));
    expect(onChange).toHaveBeenCalledWith("a", { part: 0, slot: "mode", value: "for-hire" });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  test("change a number, within its limits", async () => {
    const { onChange } = showAnswer({ reading });
    await press(/^Length/);
    const field = await screen.findByLabelText("Length in inches");
    await userEvent.clear(field);
    await userEvent.type(field, "200");
    expect((await button("Answer again")).hasAttribute("disabled")).toBe(true);
    await userEvent.clear(field);
    await userEvent.type(field, "26.5{Enter}");
    expect(onChange).toHaveBeenCalledWith("a", { part: 0, slot: "length", value: 26.5 });
  });

  test("change a place by words", async () => {
    const { onChange } = showAnswer({ reading });
    await press(/^Where/);
    await userEvent.type(await screen.findByLabelText("Where, in your words"), "Hampton{Enter}");
    expect(onChange).toHaveBeenCalledWith("a", { part: 0, slot: "place", value: "Hampton" });
  });
});

describe("an answer", () => {
  test("offers other readings as buttons that ask them", async () => {
    const choices = [{ label: "High and low tide", question: "high and low tide" }];
    const { onAsk } = showAnswer({ reading: { ...nothing, choices } });
    await press("High and low tide");
    expect(onAsk).toHaveBeenCalledWith("high and low tide");
  });

  test("says which words were not read", async () => {
    showAnswer({ reading: { ...nothing, unread: ["foobar", "day"] } });
    expect(await screen.findByText("I did not read: “foobar”, “day”.")).not.toBeNull();
  });

  test("leads to a screen with its form filled in, and never out of the app", async () => {
    const actions = [
      { label: "Log this fish", screen: "/catch-logger?length=29" },
      { label: "Elsewhere", screen: "https://example.com" },
    ];
    showAnswer({ reading: { ...nothing, actions } });
    const link = await screen.findByRole("link", { name: "Log this fish" });
    expect(link.getAttribute("href")).toContain("/catch-logger?length=29");
    expect(screen.queryByText("Elsewhere")).toBeNull();
  });

  test("folds what is longer than forty words, and never a safety text", async () => {
    const long = `Yes. ${"Word ".repeat(50)}end.`;
    showAnswer({ content: long, reading });
    expect((await screen.findByText("More")).tagName).toBe("SUMMARY");
    cleanup();
    const danger = { kind: "danger", value: "fog", unit: null, place: null, time: null };
    const facts = [{ ...danger, source: "Striper Conditions", screen: null }];
    showAnswer({ content: long, reading: nothing, facts });
    await screen.findByText(/Word end/);
    expect(screen.queryByText("More")).toBeNull();
  });
});

describe("a changed chip", () => {
  test("answers anew on the device, and what follows goes on from it", async () => {
    const failing = () => Promise.reject(new TypeError("Failed to fetch"));
    stubApi({ "POST /api/ai/chat/session": failing });
    show(() => (
      <AssistantScreen
        providers={() => Promise.resolve(packagedProviders)}
        position={null}
        day={blankDay("2026-06-13")}
      />
    ));
    const field = await screen.findByLabelText("Your question");
    await waitFor(() => expect(field.closest("form")).not.toBeNull());
    await screen.findByText(/^No connection/);
    await userEvent.type(field, "can i keep a 30 inch striper from shore{Enter}");
    await press(/^Length: 30 in/);
    const inches = await screen.findByLabelText("Length in inches");
    await userEvent.clear(inches);
    await userEvent.type(inches, "26{Enter}");
    await button(/^Length: 26 in/);
    expect(screen.queryByRole("button", { name: /^Length: 30 in/ })).toBeNull();
    expect(screen.getAllByRole("article", { name: "Assistant" })).toHaveLength(2);
    expect(screen.getAllByRole("article", { name: "Assistant" }).at(-1)?.textContent).toMatch(
      /No, it must go back/,
    );
  });
});
