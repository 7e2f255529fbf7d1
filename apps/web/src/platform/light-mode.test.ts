import { describe, expect, test } from "vitest";
import { lightForAltitude, parseLightChoice, resolveLight } from "#web/platform/light-mode.ts";

describe("light mode", () => {
  test("is Day until the sun's upper limb sinks below the horizon", () => {
    expect(lightForAltitude(60)).toBe("day");
    expect(lightForAltitude(-0.833)).toBe("day");
    expect(lightForAltitude(-0.834)).toBe("dusk");
  });

  test("turns red only after nautical twilight", () => {
    expect(lightForAltitude(-12)).toBe("dusk");
    expect(lightForAltitude(-12.01)).toBe("night_red");
  });

  test("ignores the sun when chosen by hand", () => {
    const sun = () => {
      throw new Error("asked");
    };
    expect(resolveLight("night_red", sun, false)).toBe("night_red");
    expect(resolveLight("auto", () => 10, true)).toBe("day");
  });

  test("is automatic when the stored choice is missing or invalid", () => {
    expect(parseLightChoice(null)).toBe("auto");
    expect(parseLightChoice("sepia")).toBe("auto");
    expect(parseLightChoice("dusk")).toBe("dusk");
  });
});
