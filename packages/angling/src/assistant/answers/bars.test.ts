import { describe, expect, test } from "vitest";
import { ask, factOf, given, marine } from "@striper/testkit/assistant/ask";

/** Nothing in force, so that only the bar speaks. */
const noAlerts = { marineForecast: given(marine({ alerts: [] })) };

describe("a question about a bar", () => {
  test.each([
    "when can i cross the merrimack bar tomorrow",
    "should i run out the merrimack mouth tomorrow morning",
    "best time at essex river mouth tomorrow",
    "is it ok to go out new inlet tonight at 11 pm",
    "go or no go merrimack river mouth tomorrow",
    "can i cross the bar at plum island sound entrance saturday",
    "when is it safe to cross the merrimack mouth",
    "slack at merrimack mouth, can i get through safely",
    "is it safe to run the merrimack mouth at 6 am tomorrow",
  ])("'%s' is answered with safety first, and names no hour for crossing", async (question) => {
    const { text } = await ask(question, { providers: noAlerts });
    expect(text).toMatch(/^(?:\*\*)?(?:Safety:|No: |Stay in)/);
    expect(text).toContain("no source gives an hour for crossing it");
    expect(text).not.toMatch(/safe to cross|cross it (?:near|at)|safe crossing/i);
  });

  test("in the dark on the ebb says to stay in", async () => {
    // 13 June 2026: the ebb at the Merrimack runs from about 10 pm on.
    const answer = await ask("bite score at merrimack river mouth tonight at 11 pm", {
      providers: noAlerts,
    });
    expect(answer.text).toMatch(
      /^Safety: stay in \(Bar here: ebb in the dark, small boat assumed\)/,
    );
    expect(answer.text).not.toContain("Recommended");
    expect(factOf(answer, "safety")).toBe("NO");
  });

  test("names no window of a dark ebb", async () => {
    const { facts } = await ask("best time at merrimack river mouth this week", {
      providers: noAlerts,
    });
    expect(facts.find(({ kind }) => kind === "safety")?.value).not.toBe("NO");
  });

  test("where nobody rated the bar says so, and not that it is safe", async () => {
    const { text } = await ask("should i go at hampton harbor tomorrow at 6 am", {
      providers: noAlerts,
    });
    expect(text).toMatch(/^Safety:[^]*not rated: no source was found, which does not make it safe/);
  });

  test("tells of the spot what its source says, and when it said so", async () => {
    const { text } = await ask("tell me about the north river mouth");
    expect(text).toMatch(/^\*\*North River Mouth \(New Inlet\)\*\*\. Bar: Worst is a strong ebb/);
    expect(text).toContain("2004-04-29");
  });
});
