import { expect, test } from "vitest";
import { activityText } from "#web/features/assistant/history-panel.tsx";

const now = Date.parse("2026-06-14T03:30:00Z");

test.each([
  ["2026-06-14T01:05:00Z", "9:05 pm"],
  ["2026-06-13T03:59:00Z", "Jun 12"],
  ["2025-12-31T22:00:00Z", "Dec 31, 2025"],
  ["nonsense", ""],
])("%s is told as %j, in the harbor's days", (activity, text) => {
  expect(activityText(activity, now)).toBe(text);
});
