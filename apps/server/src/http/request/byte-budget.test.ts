import { describe, expect, test } from "vitest";
import type { AppError } from "#server/http/app-error.ts";
import { createByteBudget, uncountedBytes } from "#server/http/request/byte-budget.ts";
import type { Reservation } from "#server/http/request/byte-budget.ts";

const most = { bytes: 1000, bytesOfCaller: 600 };

function ledger() {
  const byteBudget = createByteBudget(most);
  const gaveWay: string[] = [];
  const open = (caller: string, announced?: number): Reservation => {
    const reservation = byteBudget.open(caller, announced, ({ code }: AppError) =>
      gaveWay.push(`${caller} ${code}`),
    );
    reservation.add(uncountedBytes);
    return reservation;
  };
  return { open, gaveWay };
}

describe("the memory of bodies", () => {
  test("gives one caller at most its share, however many bodies it sends", () => {
    const { open } = ledger();
    open("a").add(300);
    const second = open("a");
    second.add(300);
    expect(() => second.add(1)).toThrow(expect.objectContaining({ code: "rate_limited" }));
    second.release();
    open("a").add(300);
    open("b").add(300);
  });

  test("refuses a caller who announces more than its share, before any of it arrives", () => {
    const { open } = ledger();
    const first = open("a", uncountedBytes + 400);
    expect(() => open("a", uncountedBytes + 201)).toThrow(
      expect.objectContaining({ code: "rate_limited" }),
    );
    open("a", uncountedBytes);
    open("b", uncountedBytes + 600);
    first.release();
    first.release();
    open("a", uncountedBytes + 600);
    expect(() => open("a", uncountedBytes + 1)).toThrow(
      expect.objectContaining({ code: "rate_limited" }),
    );
  });

  test("is taken from a caller who holds much more than the one who needs it", () => {
    const { open, gaveWay } = ledger();
    open("greedy").add(600);
    open("b").add(250);
    open("c").add(200);
    expect(gaveWay).toEqual(["greedy unavailable"]);
    // The greedy caller's bytes are free again.
    open("d").add(500);
    expect(gaveWay).toEqual(["greedy unavailable"]);
  });
});
