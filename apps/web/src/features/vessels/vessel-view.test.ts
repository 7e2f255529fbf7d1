import { distanceBetween } from "@striper/marine/geo";
import { minute } from "@striper/marine/time";
import { describe, expect, test } from "vitest";
import { feedView } from "#web/features/vessels/feed-view.ts";
import { ferry, noon } from "#web/features/vessels/testing/some-vessel.ts";
import { countKinds, parseHiddenKinds } from "#web/features/vessels/vessel-kinds.ts";
import { inView, vesselList } from "#web/features/vessels/vessel-list-view.ts";
import {
  motionOf,
  pointsTo,
  predictedPosition,
  reportAge,
  shownPosition,
  speedText,
  vesselFacts,
  vesselName,
} from "#web/features/vessels/vessel-view.ts";

describe("a vessel", () => {
  test("moves on as reported for three minutes at most", () => {
    const motion = motionOf(ferry);
    const after = (ms: number) => distanceBetween(ferry, shownPosition(motion, noon + ms));
    // At 20 kt a vessel covers a third of a nautical mile, or 0.384 statute miles, per minute.
    expect(after(minute)).toBeCloseTo(0.384, 2);
    expect(after(3 * minute)).toBeCloseTo(1.151, 2);
    expect(after(20 * minute)).toBeCloseTo(1.151, 2);
    expect(after(-minute)).toBe(0);
  });

  test("is predicted six minutes ahead, unless it lies still", () => {
    const ahead = predictedPosition(motionOf(ferry), noon);
    expect(ahead === null ? 0 : distanceBetween(ferry, ahead)).toBeCloseTo(2.3, 1);
    expect(predictedPosition(motionOf({ ...ferry, speed_kt: 0.2 }), noon)).toBeNull();
    expect(predictedPosition(motionOf({ ...ferry, course_degrees: null }), noon)).toBeNull();
    expect(predictedPosition(motionOf({ ...ferry, speed_kt: null }), noon)).toBeNull();
  });

  test("points along its heading, else its course, else nowhere", () => {
    expect(pointsTo(ferry)).toBe(88);
    expect(pointsTo({ ...ferry, heading_degrees: null })).toBe(90);
    expect(pointsTo({ ...ferry, heading_degrees: null, speed_kt: 0 })).toBeNull();
  });

  test("shows its known facts, and names unreported ones", () => {
    expect(vesselFacts(ferry, noon + 8000)).toEqual({
      kind: "Ferry",
      speed: "20.0 kt, course 090°",
      destination: "HINGHAM",
      age: "8 s ago",
    });
    expect(vesselName({ ...ferry, name: " " })).toBe("MMSI 366000001");
    expect(speedText({ ...ferry, speed_kt: null })).toBe("Speed not reported");
    expect(speedText({ ...ferry, speed_kt: 0 })).toBe("Not moving");
    expect(vesselFacts({ ...ferry, destination: null }, noon).destination).toBe("Not reported");
    expect(reportAge(noon, noon + 130_000)).toBe("2 min ago");
    expect(reportAge(noon, noon - 5000)).toBe("0 s ago");
  });
});

describe("the vessels of a page", () => {
  const cargo = { ...ferry, mmsi: 2, kind: "cargo_or_tanker" as const, longitude: -70.9 };

  test("are counted by kind, and filters are remembered by name", () => {
    expect(countKinds([ferry, cargo])).toMatchObject({ ferry: 1, cargo_or_tanker: 1, fishing: 0 });
    expect([...parseHiddenKinds("fishing,spaceship,ferry")]).toEqual(["ferry", "fishing"]);
    expect(parseHiddenKinds(null).size).toBe(0);
  });

  test("are listed nearest first, within the view, and up to a limit", () => {
    const seen = {
      bounds: { south: 42, west: -71.2, north: 42.6, east: -70.6 },
      center: { latitude: 42.33, longitude: -70.9 },
    };
    const far = { ...ferry, mmsi: 3, latitude: 43 };
    const inSight = inView([ferry, cargo, far], seen.bounds);
    expect(vesselList(inSight, seen.center)).toEqual({ total: 2, listed: [cargo, ferry] });
    expect(countKinds(inSight)).toMatchObject({ ferry: 1, cargo_or_tanker: 1 });
    const many = Array.from({ length: 500 }, (_, mmsi) => ({ ...ferry, mmsi }));
    const list = vesselList(many, seen.center);
    expect([list.total, list.listed.length]).toEqual([500, 40]);
  });
});

describe("the health of the feed", () => {
  const newest_message_at = new Date(noon).toISOString();

  test("is the age of the newest message while it is received", () =>
    expect(feedView("open", { state: "receiving", newest_message_at }, noon + 4000)).toEqual({
      tone: "ok",
      title: "Receiving",
      text: "Newest message 4 s ago.",
    }));

  test("is no data when the receiver is connected and silent", () =>
    expect(feedView("open", { state: "silent", newest_message_at }, noon + 300_000)).toEqual({
      tone: "warning",
      title: "No data",
      text: "The receiver is connected and silent. Newest message 5 min ago.",
    }));

  test.each(["connecting", "busy", "signed-out", "lapsed"] as const)(
    "has words for %s",
    (connection) => expect(feedView(connection, null, noon).title).not.toBe(""),
  );
});
