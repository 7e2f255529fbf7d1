import { gradeLog, tripRow, type OwnTripRow } from "@striper/angling/bite-score/grading";
import { modelVersion } from "@striper/angling/bite-score";
import { tripEntry, type Trip } from "@striper/contract/catch-records";
import { day, hour } from "@striper/marine/time";
import { describe, expect, test } from "vitest";
import { gradeViews } from "#web/features/catches/grading/grade-view.ts";
import { rowsOfLog, tripOfDay, withTrip } from "#web/features/catches/grading/rows-of-log.ts";
import { localTrip, type LocalTrip } from "#web/features/catches/log/local-catch.ts";
import { someCatch, someId } from "#web/features/catches/log/testing/some-catch.ts";
import { emptyTrip } from "#web/features/catches/trips/trip-draft.ts";
import { tripToGrade } from "#web/features/catches/trips/trips-to-grade.ts";

const noon = Date.UTC(2026, 5, 13, 16);

interface Plan {
  readonly version?: string;
  readonly score?: number;
  readonly more?: Partial<Trip>;
}

function someTrip(number: number, { version = modelVersion, score = 70, more = {} }: Plan = {}) {
  const startedAt = noon - number * day;
  const from = new Date(startedAt).toISOString();
  const hours = { scores: [score, score], low_light: [1, 0], moving_water: [1, 1], inputs: {} };
  return localTrip(
    {
      ...emptyTrip(startedAt),
      ended_at: new Date(startedAt + 2 * hour).toISOString(),
      stripers_caught: number % 3,
      bite_score: { model_version: version, stored: "at_start", from, ...hours },
      trip_id: someId(number),
      created_at: from,
      updated_at: from,
      revision: 1,
      ...more,
    },
    [],
  );
}

const someTrips = (count: number, plan: (index: number) => Plan = () => ({})): LocalTrip[] =>
  Array.from({ length: count }, (_, index) => someTrip(index + 1, plan(index)));

const views = (rows: readonly OwnTripRow[]) => gradeViews(gradeLog(rows));

describe("the grade page", () => {
  test("says how many trips an empty log needs", () => {
    const { present, older } = views(rowsOfLog([], []).rows);
    expect(present.sentence).toBe("Too early to say: 0 of the 20 trips it takes.");
    expect([present.left, older.length]).toEqual([20, 0]);
    expect(present.bands.map(({ length }) => length)).toEqual([null, null, null, null]);
  });

  test("shows for three trips no rate, but how many are left", () => {
    const { present } = views(rowsOfLog(someTrips(3), []).rows);
    expect(present.left).toBe(17);
    expect(present.bands.map(({ text }) => text)).toEqual([
      "too few: 0 of 20 trips",
      "too few: 3 of 20 trips",
      "too few: 0 of 20 trips",
      "too few: 0 of 20 trips",
    ]);
  });
});

describe("the missing data", () => {
  test("is sorted by how to add it", () => {
    const { rows, missing } = rowsOfLog(
      [
        someTrip(1),
        someTrip(2, { more: { stripers_caught: null } }),
        someTrip(3, { more: { ended_at: new Date(noon + 9 * day).toISOString() } }),
        someTrip(4, { more: { bite_score: null } }),
        someTrip(5, { more: { targets: ["Tautog"] } }),
        someTrip(6, { more: { ended_at: null } }),
      ],
      [],
    );
    expect(rows).toHaveLength(1);
    expect(missing.count.map(({ id }) => id)).toEqual([someId(2)]);
    expect(missing.hours.map(({ id }) => id)).toEqual([someId(3)]);
    expect(missing.score.map(({ id }) => id)).toEqual([someId(4)]);
    expect(missing["other-fish"].map(({ id }) => id)).toEqual([someId(5)]);
    expect(missing.running.map(({ id }) => id)).toEqual([someId(6)]);
  });

  const bite_score = {
    score: 72,
    model_version: modelVersion,
    inputs: { sun_altitude_degrees: 3, tide_relative_speed: 0.2 },
  };

  test("asks for the hours of past days with scored stripers, newest first", () => {
    const catches = [
      someCatch(1, { bite_score }),
      someCatch(2, { bite_score }),
      someCatch(3, { bite_score, species: "Bluefish" }),
      someCatch(4, { bite_score, trip_id: someId(9) }),
      someCatch(5),
      someCatch(6, { bite_score, date_caught: "2026-06-10T16:00:00.000Z" }),
    ];
    const { days } = rowsOfLog([], catches);
    expect(days.map(({ date, catches: own }) => [date, own.length])).toEqual([
      ["2026-06-13", 2],
      ["2026-06-10", 1],
    ]);
  });

  test("becomes a trip around the catches of a past day, with their score", () => {
    const one = someCatch(1, { bite_score });
    const later = someCatch(2, { bite_score, date_caught: "2026-06-13T17:00:00.000Z" });
    const trip = tripOfDay({ date: "2026-06-13", catches: [one, later] }, 4, noon + day);
    if (trip === null) throw new Error("no trip");
    expect(trip).toMatchObject({
      started_at: "2026-06-13T14:30:00.000Z",
      ended_at: "2026-06-13T18:30:00.000Z",
      stripers_caught: 2,
      bite_score: { stored: "from_catch", scores: [72, 72, 72, 72], low_light: [1, 1, 1, 1] },
    });
    expect(tripEntry.safeParse({ ...trip, revision: null }).error).toBeUndefined();
    const kept = { trip_id: someId(1), created_at: "", updated_at: "", revision: 1 };
    const row = tripRow(tripToGrade(localTrip({ ...trip, ...kept }, []), 0));
    expect(row).toMatchObject({ row: { fish: 2, hours: 4, score: 72, movingWater: 0 } });
    expect(withTrip(one, someId(1))).toMatchObject({ trip_id: someId(1), bite_score });
  });

  test("a trip made of a day never ends in the future, and covers its catches", () => {
    const one = someCatch(1, { bite_score });
    const today = tripOfDay({ date: "2026-06-13", catches: [one] }, 4, noon + hour);
    expect(today?.ended_at).toBe(new Date(noon + hour).toISOString());
    const later = someCatch(2, { bite_score, date_caught: "2026-06-13T19:00:00.000Z" });
    const long = tripOfDay({ date: "2026-06-13", catches: [one, later] }, 1, noon + day);
    expect(long).toMatchObject({
      started_at: "2026-06-13T16:00:00.000Z",
      ended_at: "2026-06-13T19:00:00.000Z",
    });
  });
});
