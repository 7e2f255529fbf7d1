// @vitest-environment jsdom
import { packagedProviders } from "@striper/angling/assistant";
import type { WireAnswer } from "@striper/contract/assistant";
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { cleanup, configure, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { AnswerCards } from "#web/features/assistant/answer/answer-cards.tsx";
import { shownAnswer, withCard } from "#web/features/assistant/chat.ts";
import { someCard } from "#web/features/assistant/testing/some-card.ts";
import { loadEngine } from "#web/features/assistant/use-engine.ts";

configure({ asyncUtilTimeout: 10_000 });
beforeAll(loadEngine, 60_000);
afterEach(cleanup);

const now = Date.parse("2026-06-13T09:00:00Z");
const context = () =>
  Promise.resolve({ providers: packagedProviders, now, position: null, home: null, day: null });

function Answer({ first }: { readonly first: WireAnswer }) {
  const [answer, setAnswer] = useState(shownAnswer(first, "built-in"));
  return (
    <AnswerCards
      answer={answer}
      context={context}
      onShow={(index, card) => setAnswer(withCard(answer, index, card))}
    />
  );
}

async function show(parts: Partial<WireAnswer>): Promise<void> {
  const first = { emergency: null, cards: [], open: 1, unread: [], ...parts };
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <Answer first={first} /> }),
    history: createMemoryHistory(),
  });
  render(<RouterProvider router={router} />);
  await waitFor(() => expect(document.body.textContent).not.toBe(""));
}

const button = (name: string | RegExp) => screen.findByRole("button", { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));
const card = (name: string | RegExp) => screen.findByRole("region", { name });

const keep = someCard({
  tool: "keep",
  title: "Striped bass, 30 in, Massachusetts waters",
  slots: {
    species: "striped_bass",
    length_inches: 30,
    date: "2026-06-13",
    mode: "shore",
    kept_today: 0,
    count: 1,
  },
  assumed: ["kept_today", "count", "date"],
  headline: { figure: "KEEP", unit: null, label: "Striped bass, 30 in, Massachusetts waters" },
  verdict: "keep",
  text: "Legal to keep.",
});

describe("a card", () => {
  test("shows at most four chips, what was said first and what was assumed dashed", async () => {
    await show({ cards: [keep] });
    await button("Fish: Striped bass");
    const chips = within(screen.getByRole("list", { name: "How this was understood" }));
    expect(chips.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "Striped bass",
      "30 in",
      "Shore",
      "1 fish",
      "+ more",
    ]);
    const style = async (name: string) => (await button(name)).firstElementChild?.className;
    expect(await style("How many fish: 1 fish, assumed")).toContain("border-dashed");
    expect(await style("Length: 30 in")).not.toContain("border-dashed");
    await press("+ more");
    await button("Kept already: 0 kept, assumed");
    await button("+ Whose water");
  });

  test("is computed again in its place when a chip is changed", async () => {
    await show({ cards: [keep] });
    await press("Length: 30 in");
    const inches = await screen.findByLabelText("Length in inches");
    await userEvent.clear(inches);
    await userEvent.type(inches, "200");
    expect((await button("Answer again")).hasAttribute("disabled")).toBe(true);
    await userEvent.clear(inches);
    await userEvent.type(inches, "26{Enter}");
    const changed = await card(/^Striped bass, 26 in/);
    expect(changed.textContent).toContain("RELEASE");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.queryByRole("region", { name: keep.title })).toBeNull();
  });

  test("takes a slot that nobody said, and leaves one out again", async () => {
    await show({ cards: [keep] });
    await press("From shore or a boat: Shore");
    const sheet = within(
      await screen.findByRole("dialog", { name: "Change: From shore or a boat" }),
    );
    expect((await sheet.findByRole("button", { name: "Shore" })).ariaPressed).toBe("true");
    await userEvent.click(sheet.getByRole("button", { name: "Leave it out" }));
    await waitFor(() => expect(screen.queryByRole("button", { name: /: Shore$/ })).toBeNull());
    await press("+ more");
    await press("+ Where");
    await userEvent.type(
      await screen.findByLabelText("Where, in your words"),
      "Nowhere Bay{Enter}",
    );
    expect(await screen.findByText(/the name of a spot, town or station/)).not.toBeNull();
    const field = screen.getByLabelText("Where, in your words");
    await userEvent.clear(field);
    await userEvent.type(field, "Hampton Beach{Enter}");
    await button("Where: Hampton Beach");
  });

  test("says a verdict with a sign and a word, and why it has no answer", async () => {
    const text = "No chart covers this place.";
    const rules = someCard({ tool: "rules", title: "Rules", verdict: "closed" });
    const depth = someCard({ title: "Depth", text, is_unanswered: true });
    await show({ cards: [rules, depth], open: 2 });
    expect((await card("Rules")).textContent).toContain("CLOSED");
    expect((await card("Depth")).textContent).toContain(text);
  });

  test("leads to a screen with its form filled in, and never out of the app", async () => {
    const actions = [
      { label: "Log this fish", screen: "/catch-logger?length=29" },
      { label: "Elsewhere", screen: "https://evil.example" },
      { label: "Elsewhere", screen: "//evil.example" },
    ];
    const sources = [{ name: "A script", link: "javascript:alert(1)" }];
    await show({ cards: [someCard({ actions, sources })] });
    const links = await screen.findAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/catch-logger?length=29"]);
  });
});

describe("an answer", () => {
  test("has its safety text first and whole, and says what was not understood", async () => {
    const emergency = { id: "sinking", text: "A boat in danger.\nLife jackets on." };
    await show({ cards: [keep], open: 0, unread: ["foobar"], emergency });
    const first = document.querySelector("section");
    expect(first?.textContent).toBe("A boat in danger.Life jackets on.");
    expect(first?.querySelector("details")).toBeNull();
    expect(screen.getByText("Not understood: foobar.")).not.toBeNull();
  });

  test("offers the other cards without their verdict; one tap opens one in its place", async () => {
    await show({ cards: [someCard(), keep], open: 1 });
    const row = await button(/^Striped bass, 30 in/);
    expect(screen.getByRole("heading", { name: "Did you mean" })).not.toBeNull();
    expect(document.body.textContent).not.toContain("KEEP");
    await userEvent.click(row);
    expect(document.activeElement).toBe(await card(keep.title));
    expect(screen.getAllByRole("region").map((one) => one.ariaLabel)).toEqual([
      someCard().title,
      keep.title,
    ]);
  });

  test("that no card fits leads to topics and to the held texts", async () => {
    await show({ open: 0 });
    await press("What I can answer");
    await press("Sun and moon");
    expect((await card(/^Sun and moon/)).textContent).toContain("5:06 am");
    await press("None of these");
    await userEvent.type(await screen.findByLabelText("Search the answers"), "measure bass");
    await press("How do I measure a striped bass?");
    await card("How do I measure a striped bass?");
  });
});
