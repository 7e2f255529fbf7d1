import { expect, test } from "vitest";
import { nonBreaking } from "#web/ui/figures/non-breaking.ts";

const joined = (text: string) => nonBreaking(text).replaceAll("\u00A0", "_");

test("a line does not end between a figure and its unit", () => {
  expect(joined("Low -0.2 ft at 3:01 pm. Ebb is running 0.4 kt, slack at 3:11 pm.")).toBe(
    "Low -0.2_ft at 3:01_pm. Ebb is running 0.4_kt, slack at 3:11_pm.",
  );
  expect(joined("The rule is 28 to less than 31 in total length.")).toBe(
    "The rule is 28 to less than 31_in total length.",
  );
  expect(joined("Strong flood at first light, WSW wind 8 kt.")).toBe(
    "Strong flood at first light, WSW_wind 8_kt.",
  );
});

test("hours stay together, and no line begins with a dot", () => {
  expect(joined("Next best: tomorrow, 6 to 8 am")).toBe("Next best: tomorrow, 6_to_8_am");
  expect(joined("9 am to 12:30 pm")).toBe("9_am to 12:30_pm");
  expect(joined("Boston 8443970 · computed")).toBe("Boston 8443970_· computed");
});

test("a line may break between other words", () => {
  expect(joined("28 to less than 31 fish")).toBe("28 to less than 31 fish");
  expect(joined("5 fish, 2 minutes, 3 from NE")).toBe("5 fish, 2 minutes, 3 from NE");
});
