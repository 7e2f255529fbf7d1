import { describe, expect, test } from "vitest";
import { readRobots } from "#server/features/regulations/watch/robots.ts";

const agent = "striper-conditions (https://s.example)";
const allows = (text: string, path: string): boolean => readRobots(text, agent).allows(path);

describe("robots.txt", () => {
  test("allows what it does not name, and refuses what it names", () => {
    expect(allows("", "/a")).toBe(true);
    expect(allows("User-agent: *\nDisallow: /a # no\n", "/a/b")).toBe(false);
    expect(allows("User-agent: *\nDisallow: /a\n", "/b")).toBe(true);
    expect(allows("User-agent: *\nDisallow:\n", "/a")).toBe(true);
  });

  test("applies the group of our name before the group of all agents", () => {
    const text =
      "User-agent: *\nDisallow: /\n\nUser-agent: Other\nUser-agent: Striper-Conditions\nDisallow: /private\n";
    expect(allows(text, "/law")).toBe(true);
    expect(allows(text, "/private/law")).toBe(false);
  });

  test("applies the longest rule, and of equally long ones the one that allows", () => {
    const text = "User-agent: *\nDisallow: /law\nAllow: /law/limits\nDisallow: /x\nAllow: /x\n";
    expect(allows(text, "/law/limits")).toBe(true);
    expect(allows(text, "/law/other")).toBe(false);
    expect(allows(text, "/x")).toBe(true);
  });

  test("supports * and $ without slow matching", () => {
    const text = "User-agent: *\nDisallow: /*.pdf$\nDisallow: /a*b*c\n";
    expect(allows(text, "/law.pdf")).toBe(false);
    expect(allows(text, "/law.pdf?page=1")).toBe(true);
    expect(allows(text, "/a1b2c3")).toBe(false);
    expect(
      allows(`User-agent: *\nDisallow: /${"a*".repeat(5000)}b`, `/${"a".repeat(20_000)}`),
    ).toBe(true);
  });
});
