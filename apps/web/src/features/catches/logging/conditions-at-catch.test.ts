// @vitest-environment jsdom
import { afterEach, describe, expect, test } from "vitest";
import { catchEntry } from "@striper/contract/catch-records";
import { circumstancesThen } from "#web/features/catches/logging/conditions-at-catch.ts";
import { namedPlaces, positionOfName } from "#web/features/catches/logging/named-places.ts";

const dawn = Date.UTC(2026, 5, 13, 9);
const deerIsland = { latitude: 42.3397, longitude: -70.9547 };

afterEach(() => localStorage.clear());

describe("the circumstances of a catch", () => {
  test("are computed on the device, each with its source, and fit the contract", async () => {
    const { conditions, bite_score } = await circumstancesThen(dawn, deerIsland, dawn);
    expect(conditions.tide_height_feet).toMatchObject({ origin: "computed" });
    expect(conditions.tide_height_feet?.source).toBeTruthy();
    expect(conditions.tide_stage?.value).toMatch(/rising|falling|slack/);
    expect(conditions.current_knots?.origin).toBe("computed");
    expect(conditions.sun_altitude_degrees?.value).toBeCloseTo(-1.4, 0);
    expect(conditions.moon_phase?.origin).toBe("computed");
    expect(bite_score?.model_version).toMatch(/^\d{4}\./);
    expect(bite_score?.inputs["tide_relative_speed"]).toBeGreaterThanOrEqual(0);
    const entry = catchEntry.safeParse({ species: "Cod", conditions, bite_score });
    expect(entry.success).toBe(true);
  });

  test("contain only the moon without a place", async () => {
    const { conditions, bite_score } = await circumstancesThen(dawn, null, dawn);
    expect(Object.keys(conditions).toSorted()).toEqual(["moon_illumination", "moon_phase"]);
    expect(bite_score).toBeNull();
  });

  test("contain the sun but no tide far from any station", async () => {
    const { conditions } = await circumstancesThen(dawn, { latitude: 0, longitude: 0 }, dawn);
    expect(conditions.tide_height_feet).toBeUndefined();
    expect(conditions.sun_altitude_degrees).toBeDefined();
  });

  test("contain no score in federal water", async () => {
    const bank = positionOfName("Stellwagen Bank");
    expect((await circumstancesThen(dawn, bank, dawn)).bite_score).toBeNull();
  });
});

// SPEC 5.12
test("places are found by name, whatever its case", () => {
  expect(positionOfName(" boston harbor")).toEqual(namedPlaces[0].position);
  expect(positionOfName("The Graves")).toBeNull();
  expect(positionOfName(null)).toBeNull();
});
