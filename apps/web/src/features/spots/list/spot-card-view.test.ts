import { spotById } from "@striper/angling/spots";
import { describe, expect, test } from "vitest";
import { spotCardView } from "#web/features/spots/list/spot-card-view.ts";
import { listedBuiltIn, listedOwn } from "#web/features/spots/listed-spot.ts";

function builtIn(id: string) {
  const spot = spotById(id);
  if (spot === undefined) throw new Error("no such spot");
  return listedBuiltIn(spot);
}

const own = listedOwn({
  spot_id: "0198a000-0000-7000-8000-0000000000a1",
  name: "The ledge",
  notes: null,
  position: { latitude: 42.3, longitude: -70.9 },
  created_at: "2026-06-13T12:00:00.000Z",
  updated_at: "2026-06-13T12:00:00.000Z",
  syncState: "waiting",
  refusal: null,
});

describe("a card", () => {
  test("shows type, region, target, access and difficulty", () => {
    expect(spotCardView(builtIn("hull-gut"), null, "us")).toMatchObject({
      kind: "Structure · Boston Harbor",
      facts: ["Striped Bass", "Boat Only", "Advanced"],
      rating: 5,
      distance: null,
      isFederal: false,
    });
  });

  test("shows the distance once the position is known, in the user's units", () => {
    const from = { latitude: 42.35, longitude: -71 };
    expect(spotCardView(own, from, "us").distance).toBe("6.2 mi");
    expect(spotCardView(own, from, "metric").distance).toBe("9.9 km");
    expect(spotCardView(own, { latitude: 42.3, longitude: -70.9001 }, "us").distance).toBe("27 ft");
    expect(spotCardView(own, { latitude: 42.3, longitude: -70.9001 }, "metric").distance).toBe(
      "8 m",
    );
  });

  test("says in federal water that striped bass are closed, and does not list them", () => {
    const view = spotCardView(builtIn("stellwagen-middle"), null, "us");
    expect(view.isFederal).toBe(true);
    expect(view.facts).not.toContain("Striped Bass");
  });

  test("says that an own spot is private, and whether it is unsent", () => {
    expect(spotCardView(own, null, "us")).toMatchObject({
      kind: "Yours, private",
      rating: null,
      facts: [],
      syncState: "Not sent to your account yet",
    });
  });
});
