import { expect, test } from "vitest";
import { signInReason } from "#web/app/pages/entry-page.tsx";

// SPEC 5.10, 6.6
test.each([
  ["/licenses", "Please log in to view licenses"],
  ["/licenses?add=new", "Please log in to view licenses"],
  ["/catch-logger", "Please log in to access catch logger"],
  ["/ai-chat", "Please log in to use the AI assistant"],
  ["/dashboard?modal=catch-log", "Please log in to log catches"],
  ["/dashboard?modal=my-catches", "Please log in to view catches"],
  ["/catch-logger?tab=records", "Please log in to view your catch log"],
  ["/catch-logger?catch=0b8a4c1e", "Please log in to view your catch log"],
  ["/fishing-spots/deer-island-rip", "Please log in first"],
  ["/dashboard", undefined],
  [undefined, undefined],
])("a visitor on the way to %s is told: %s", (next, sentence) => {
  expect(signInReason(next, false)).toBe(sentence);
});
