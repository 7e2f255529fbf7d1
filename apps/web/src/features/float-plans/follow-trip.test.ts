import { hour } from "@striper/marine/time";
import { describe, expect, test } from "vitest";
import { choiceText, followTrip } from "#web/features/float-plans/float-plan-view.ts";
import { localFloatPlans } from "#web/features/float-plans/float-plans-collection.ts";
import { back, contact, known } from "#web/features/float-plans/testing/some-float-plan.ts";

describe("a float plan whose trip is changed", () => {
  const [plan] = localFloatPlans([known], [contact], []).plans;
  if (plan === undefined) throw new Error("no plan");
  const trip = {
    starts_at: known.starts_at,
    back_at: known.back_at,
    people: 2,
    where: "Graves",
    coast: "MA",
  } as const;
  const later = new Date(back + hour).toISOString();

  test("takes its times, people, coast and place", () => {
    const after = { ...trip, back_at: later, people: 3, where: "Hampton", coast: "NH" } as const;
    expect(followTrip(plan, trip, after)).toEqual({
      entry: expect.objectContaining({
        ...after,
        contact_id: "c",
        boat: null,
        overdue_minutes: 45,
      }),
      keptWhere: null,
    });
    const moved = { ...trip, starts_at: "2026-06-13T10:00:00Z" };
    expect(followTrip(plan, trip, moved).entry).toMatchObject(moved);
  });

  test("is not sent again when nothing in it changed", () => {
    expect(followTrip(plan, trip, trip)).toEqual({ entry: null, keptWhere: null });
  });

  test("keeps an hour that was added from another device", () => {
    const extended = { ...plan, back_at: later };
    expect(followTrip(extended, trip, { ...trip, people: 4 }).entry).toMatchObject({
      back_at: later,
      people: 4,
    });
  });

  test("keeps the place in the person's own words, and says that it does", () => {
    const own = { ...plan, where: "behind the third can" };
    expect(followTrip(own, trip, { ...trip, where: "Hull Gut" })).toEqual({
      entry: null,
      keptWhere: "behind the third can",
    });
  });
});

test("a contact who has not agreed is marked in the choice", () => {
  expect(choiceText(contact)).toBe("Bo");
  expect(choiceText({ ...contact, state: "asked" })).toBe("Bo (has not agreed yet)");
});
