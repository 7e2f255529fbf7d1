// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { linkHost } from "#web/features/assistant/link-host.ts";
import { MessageText, withLinks } from "#web/features/assistant/message-text.tsx";

afterEach(cleanup);

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
