import { instantOfHarborTime } from "@striper/marine/time";
import { expect, test } from "vitest";
import { dateText, dateTimeText } from "#web/ui/figures/date-text.ts";

test("days and times are Boston's", () => {
  expect(dateText(instantOfHarborTime("2026-11-21", 23, 30))).toBe("Sat Nov 21");
  expect(dateTimeText(instantOfHarborTime("2026-06-01", 0, 5))).toBe("Mon Jun 1, 12:05 am");
});
