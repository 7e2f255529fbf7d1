import { describe, expect, test } from "vitest";
import { watchView } from "#web/features/regulations/pieces/watch-view.ts";

const watch = { rule_id: "ma/scup", since: "2026-09-03", read_on: "2026-11-20" } as const;

describe("what a program found at the official page", () => {
  test("that its text is as it was is no verification", () => {
    const view = watchView({ ...watch, state: "unchanged" });
    expect(view?.text).toBe("Official text unchanged since Sep 3, 2026");
    expect(view?.meaning).toContain("not checked by a person");
    expect(view?.isWarning).toBe(false);
  });

  test("that it has changed asks to check it", () => {
    expect(watchView({ ...watch, state: "changed", since: "2026-11-20" })).toMatchObject({
      text: "The official text changed on Nov 20, 2026; check it",
      isWarning: true,
    });
  });

  test("that the page cannot be read is said, with when it was read last", () => {
    const view = watchView({ ...watch, state: "unreadable" });
    expect(view?.isWarning).toBe(true);
    expect(view?.meaning).toContain("last seen on Nov 20, 2026");
    expect(watchView({ ...watch, read_on: null, state: "unreadable" })?.meaning).toContain(
      "open it yourself",
    );
  });

  test("nothing where nobody has looked, or the page names nothing of the rule", () => {
    expect(watchView(undefined)).toBeNull();
    expect(watchView({ ...watch, state: "silent" })).toBeNull();
  });
});
