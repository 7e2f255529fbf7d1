// @vitest-environment jsdom
import { tripEntry } from "@striper/contract/catch-records";
import { bostonHarbor } from "@striper/angling/bite-score";
import { tripRow } from "@striper/angling/bite-score/grading";
import { hour } from "@striper/marine/time";
import { describe, expect, test } from "vitest";
import { localTrip } from "#web/features/catches/log/local-catch.ts";
import { someId } from "#web/features/catches/log/testing/some-catch.ts";
import { movedTrip, startedTrip } from "#web/features/catches/trips/trip-draft.ts";
import { endedTrip, enteredTrip, tripScoreAt } from "#web/features/catches/trips/trip-score.ts";
import { tripToGrade } from "#web/features/catches/trips/trips-to-grade.ts";

const dawn = Date.UTC(2026, 5, 13, 9);
const { position } = bostonHarbor;

describe("the score of a trip", () => {
  test("is stored for a whole day when it starts, and cut to its hours when it ends", async () => {
    const bite_score = await tripScoreAt(dawn, position, dawn, "at_start");
    expect(bite_score?.scores).toHaveLength(24);
    const ended = await endedTrip(startedTrip(dawn, { position, bite_score }), dawn + 2.5 * hour);
    expect(ended.bite_score).toMatchObject({
      stored: "at_start",
      scores: bite_score?.scores.slice(0, 3),
    });
    expect(tripEntry.safeParse({ ...ended, revision: null }).error).toBeUndefined();
  });

  test("is that of Boston Harbor without a known position, as on the dashboard", async () => {
    const here = await tripScoreAt(dawn, null, dawn, "at_start");
    expect(here?.scores.filter((score) => score !== null)).toHaveLength(24);
  });

  test("is cut to the hours of a trip entered later, and does not count for grading a day afterwards", async () => {
    const begun = startedTrip(dawn, { position: null, bite_score: null });
    const trip = { ...begun, ended_at: new Date(dawn + 3 * hour).toISOString() };
    const sameDay = await enteredTrip(trip, dawn + 8 * hour);
    expect(sameDay.bite_score).toMatchObject({ stored: "at_end" });
    expect(sameDay.bite_score?.scores).toHaveLength(3);
    const later = await enteredTrip(
      { ...trip, location_name: "Gloucester Harbor" },
      dawn + 50 * hour,
    );
    expect(later.bite_score).toMatchObject({ stored: "afterwards" });
    // The score is that of the named place, not of Boston.
    expect(later.bite_score?.scores).not.toEqual(sameDay.bite_score?.scores);
    expect(tripEntry.safeParse({ ...later, revision: null }).error).toBeUndefined();
    const facts = { trip_id: someId(1), created_at: "", updated_at: "", revision: 1 };
    const graded = (content: typeof later) =>
      tripRow(tripToGrade(localTrip({ ...facts, ...content, stripers_caught: 2 }, []), 0));
    expect(graded(sameDay)).toMatchObject({ kind: "row" });
    expect(graded(later)).toEqual({ kind: "missing", missing: "score" });
  });

  test("is stored at the end of a trip begun by an older version, if it ends the same day", async () => {
    const begun = startedTrip(dawn, { position, bite_score: null });
    expect((await endedTrip(begun, dawn + hour)).bite_score).toMatchObject({ stored: "at_end" });
    expect((await endedTrip(begun, dawn + 30 * hour)).bite_score).toBeNull();
  });
});

describe("a trip as input of the grade", () => {
  const trip = { trip_id: someId(1), created_at: "", updated_at: "", revision: 1 };

  test("is not graded if it is from an older version or targets other fish", () => {
    const {
      stripers_caught: _,
      bite_score: __,
      ...older
    } = startedTrip(dawn, {
      position: null,
      bite_score: null,
    });
    const kept = { ...trip, ...older, ended_at: new Date(dawn + hour).toISOString() };
    expect(tripRow(tripToGrade(localTrip(kept, []), 2))).toMatchObject({ missing: "score" });
    const after = localTrip({ ...kept, targets: ["Tautog"] }, []);
    expect(tripRow(tripToGrade(after, 0))).toMatchObject({ missing: "other-fish" });
  });
});

describe("a running trip whose plan was changed", () => {
  const boston = { location_name: "Boston Harbor", position, mode: "private" } as const;
  const merrimack = {
    location_name: "Merrimack River Mouth",
    position: { latitude: 42.82, longitude: -70.81 },
    mode: "private",
  } as const;

  test("continues at the new water, whose score is computed at the end", async () => {
    const bite_score = await tripScoreAt(dawn, position, dawn, "at_start");
    const begun = { ...startedTrip(dawn, { position, bite_score }), ...boston, notes: "fog" };
    const moved = movedTrip(begun, boston, merrimack);
    expect(moved).toMatchObject({ ...merrimack, notes: "fog", bite_score: null });
    const there = await tripScoreAt(dawn, merrimack.position, dawn + hour, "at_end");
    expect((await endedTrip(moved, dawn + hour)).bite_score?.scores).toEqual(
      there?.scores.slice(0, 1),
    );
  });

  test("keeps a place typed into the log, and its score, if the plan did not change them", async () => {
    const bite_score = await tripScoreAt(dawn, position, dawn, "at_start");
    const begun = startedTrip(dawn, { position, bite_score });
    const typed = { ...begun, ...boston, location_name: "Off Long Island" };
    expect(movedTrip(typed, boston, boston)).toBe(typed);
    const ashore = movedTrip(typed, boston, { ...boston, mode: "shore" });
    expect(ashore).toEqual({ ...typed, mode: "shore" });
  });
});
