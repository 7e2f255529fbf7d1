// @vitest-environment jsdom
import { render } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { factChips, isOwnPath } from "#web/features/assistant/fact-chips.tsx";
import { MessageText, linkHost, withLinks } from "#web/features/assistant/message-text.tsx";

const shown = (text: string) => render(<MessageText text={text} />).container;

describe("an answer's Markdown", () => {
  test("is lists, stress and links that name their host", () => {
    const page = shown("**No.** See [the rule](https://www.ecfr.gov/x).\n\n- one\n- two");
    expect(page.querySelector("strong")?.textContent).toBe("No.");
    expect(page.querySelectorAll("li")).toHaveLength(2);
    expect(page.querySelector("a")?.textContent).toBe("the rule (www.ecfr.gov)");
    expect(page.querySelector("a")?.getAttribute("rel")).toContain("noopener");
  });

  test("goes on after a list in a paragraph of its own", () => {
    const page = shown("Near Hull:\n- **One**: a pier.\n- **Two**: a park.\n Source: the spots.");
    expect(Array.from(page.querySelectorAll("li"), (point) => point.textContent)).toEqual([
      "One: a pier.",
      "Two: a park.",
    ]);
    expect(page.querySelector("p:last-child")?.textContent).toBe("Source: the spots.");
  });

  test.each([
    "<script>alert(1)</script>",
    '<img src=x onerror="alert(1)">',
    "![x](https://evil.example/pixel.png)",
    "[click](javascript:alert(1))",
    "[click](data:text/html,x)",
    "<iframe src='https://evil.example'></iframe>",
    "[click](https://user:pass@evil.example)",
    "[click](//evil.example)",
  ])("turns %s into harmless text", (text) => {
    const page = shown(text);
    expect(page.querySelector("script, img, iframe, a")).toBeNull();
  });

  test("shows a bare address as its host", () => {
    const page = shown("Source (https://www.ecfr.gov/current/title-50?a=1), verified.");
    expect(page.querySelector("a")?.textContent).toBe("www.ecfr.gov");
    expect(page.textContent).toBe("Source (www.ecfr.gov), verified.");
  });
});

test("addresses in links stay as they are", () => {
  expect(withLinks("[rule](https://a.example/x)")).toBe("[rule](https://a.example/x)");
  expect(withLinks("see https://a.example/x.")).toBe("see [a.example](https://a.example/x).");
  expect(linkHost(undefined)).toBeNull();
});

const fact = (source: string, screen: string | null, place: string | null = null) => ({
  kind: "slack",
  value: "x",
  unit: null,
  place,
  time: null,
  source,
  screen,
});

test("each source of an answer is one chip, whether its figures have a view or not", () => {
  const facts = [
    fact("NOAA", null),
    fact("NOAA", "/tides"),
    fact("NOAA", "/tides"),
    fact("Rules", "/regulations"),
    fact("Your question", null),
    fact("National Weather Service", null),
  ];
  expect(factChips(facts)).toEqual([
    { label: "NOAA", screen: "/tides" },
    { label: "Rules", screen: "/regulations" },
    { label: "National Weather Service", screen: null },
  ]);
});

test("a source that a more exact one names is not shown beside it, unless it leads elsewhere", () => {
  const exact = "MA regulations (322 CMR 6.07), rule table 4, verified Sep 3, 2026";
  const facts = [
    fact("Rule table", "/regulations"),
    fact(exact, "/regulations"),
    fact("MA regulations, rule table 4", "/regulations"),
    fact("Striper Conditions", "/help"),
    fact("Striper Conditions bite score", "/dashboard"),
  ];
  expect(factChips(facts).map(({ label }) => label)).toEqual([
    exact,
    "Striper Conditions",
    "Striper Conditions bite score",
  ]);
  expect(factChips([fact("Rule table", "/regulations")])).toHaveLength(1);
});

test("a source with a view for each place is told apart by the places, and shown once", () => {
  const facts = [
    fact("Spots", "/fishing-spots/a", "Hull Gut"),
    fact("Spots", "/fishing-spots/a", "Hull Gut"),
    fact("Spots", "/fishing-spots/b", "Nut Island"),
  ];
  expect(factChips(facts)).toEqual([
    { label: "Spots: Hull Gut", screen: "/fishing-spots/a" },
    { label: "Nut Island", screen: "/fishing-spots/b", spokenPrefix: "Spots: " },
  ]);
});

test("a chip leads within the app only", () => {
  expect(
    ["/tides", "//evil.example", "/\\evil.example", "https://evil.example"].map(isOwnPath),
  ).toEqual([true, false, false, false]);
});
