import { describe, expect, test } from "vitest";
import { watchView } from "#web/features/regulations/pieces/watch-view.ts";

const watch = { rule_id: "ma/scup", since: "2026-09-03", read_on: "2026-11-20" } as const;

describe("the automatic check of an official page", () => {
  test("does not count as a verification when the text is unchanged", () => {
    const view = watchView({ ...watch, state: "unchanged" });
    expect(view?.text).toBe("Official text unchanged since Sep 3, 2026");
    expect(view?.meaning).toContain("not checked by a person");
    expect(view?.isWarning).toBe(false);
  });

  test("asks to check a changed text", () => {
    expect(watchView({ ...watch, state: "changed", since: "2026-11-20" })).toMatchObject({
      text: "The official text changed on Nov 20, 2026; check it",
      isWarning: true,
    });
  });

  test("reports an unreadable page with its last reading", () => {
    const view = watchView({ ...watch, state: "unreadable" });
    expect(view?.isWarning).toBe(true);
    expect(view?.meaning).toContain("last seen on Nov 20, 2026");
    expect(watchView({ ...watch, read_on: null, state: "unreadable" })?.meaning).toContain(
      "open it yourself",
    );
  });

  test("shows nothing before the first check, or when the page does not name the rule", () => {
    expect(watchView(undefined)).toBeNull();
    expect(watchView({ ...watch, state: "silent" })).toBeNull();
  });
});
