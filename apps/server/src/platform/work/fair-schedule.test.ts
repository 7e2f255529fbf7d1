import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FairSchedule } from "#server/platform/work/fair-schedule.ts";
import type { WorkLimits } from "#server/platform/work/fair-schedule.ts";

interface Piece {
  readonly key: string;
  readonly number: number;
}

/** Returns a schedule with its pieces and everything started so far, in order. */
function follow(limits: WorkLimits) {
  const schedule = new FairSchedule<Piece>(limits);
  const running: Piece[] = [];
  const waiting: Piece[] = [];
  const started: Piece[] = [];
  let count = 0;

  function start(): Piece[] {
    const next = schedule.start();
    for (const piece of next) {
      waiting.splice(waiting.indexOf(piece), 1);
      running.push(piece);
      started.push(piece);
    }
    return next;
  }
  return {
    running,
    waiting,
    started,
    offer(key: string, isStep = false) {
      const piece = { key, number: count++ };
      const offer = schedule.offer(key, piece, isStep);
      if (offer === "taken") waiting.push(piece);
      start();
      return offer;
    },
    end(piece: Piece) {
      running.splice(running.indexOf(piece), 1);
      schedule.end(piece.key);
      return start();
    },
    withdraw(piece: Piece) {
      const isBack = schedule.withdraw(piece.key, piece);
      if (isBack) waiting.splice(waiting.indexOf(piece), 1);
      start();
      return isBack;
    },
  };
}

const keysOf = (pieces: readonly Piece[]): string => pieces.map(({ key }) => key).join("");

describe("of two accounts, one greedy", () => {
  test("the other one waits for one piece of the greedy one, not for all", () => {
    const work = follow({ running: 1, waitingEach: 20, waiting: 50 });
    for (let time = 0; time < 10; time++) work.offer("g");
    work.offer("h");
    work.offer("h");
    while (work.running[0] !== undefined) work.end(work.running[0]);
    expect(keysOf(work.started)).toBe("ghghgggggggg");
  });

  test("the greedy one has one running and two waiting, even when others would fit", () => {
    const work = follow({ running: 5, waiting: 50 });
    const offers = Array.from({ length: 5 }, () => work.offer("g"));
    expect(offers).toEqual([
      "taken",
      "taken",
      "taken",
      "too-many-of-one-key",
      "too-many-of-one-key",
    ]);
    expect(keysOf(work.running)).toBe("g");
    expect(work.offer("h")).toBe("taken");
    expect(keysOf(work.running)).toBe("gh");
  });

  test("a step of admitted work is accepted beyond the share", () => {
    const work = follow({ running: 1, waiting: 2 });
    for (let time = 0; time < 3; time++) work.offer("g");
    expect(work.offer("h")).toBe("too-many-of-all");
    expect(work.offer("g", true)).toBe("taken");
    expect(work.offer("h", true)).toBe("taken");
  });

  test("a withdrawn piece frees its share, and a running one cannot be withdrawn", () => {
    const work = follow({ running: 1, waiting: 50 });
    for (let time = 0; time < 3; time++) work.offer("g");
    const [first, last] = [work.running[0], work.waiting.at(-1)];
    if (first === undefined || last === undefined) throw new Error("nothing was taken");
    expect(work.withdraw(first)).toBe(false);
    expect(work.withdraw(last)).toBe(true);
    expect(work.offer("g")).toBe("taken");
  });
});

type Step =
  | { readonly kind: "offer"; readonly key: string; readonly isStep: boolean }
  | { readonly kind: "end" | "withdraw"; readonly at: number };

const key = fc.constantFrom("a", "b", "c", "d", "e");
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant("offer" as const), key, isStep: fc.boolean() }),
  fc.record({ kind: fc.constantFrom("end" as const, "withdraw" as const), at: fc.nat(30) }),
);
const limits = fc.record({
  running: fc.integer({ min: 1, max: 4 }),
  runningEach: fc.integer({ min: 1, max: 3 }),
  waitingEach: fc.integer({ min: 0, max: 4 }),
  waiting: fc.integer({ min: 0, max: 12 }),
});

const count = (pieces: readonly Piece[], of: string): number =>
  pieces.filter((piece) => piece.key === of).length;

describe("whatever is asked, ended and withdrawn", () => {
  test("the limit holds, no place stays free needlessly, and nobody is overtaken twice", () => {
    fc.assert(
      fc.property(limits, fc.array(step, { maxLength: 80 }), (given, steps) => {
        const work = follow(given);
        /** For each key that could run, the number of starts of every other key since. */
        const overtaken = new Map<string, Map<string, number>>();
        let seen = 0;
        const could = (of: string) =>
          count(work.waiting, of) > 0 && count(work.running, of) < given.runningEach;

        for (const one of steps) {
          const at = one.kind === "offer" ? undefined : one.at;
          const ending = work.running[(at ?? 0) % Math.max(1, work.running.length)];
          const leaving = work.waiting[(at ?? 0) % Math.max(1, work.waiting.length)];
          if (one.kind === "offer") work.offer(one.key, one.isStep);
          else if (one.kind === "end" && ending !== undefined) work.end(ending);
          else if (one.kind === "withdraw" && leaving !== undefined) work.withdraw(leaving);

          for (const { key: runs } of work.started.slice(seen)) {
            overtaken.delete(runs);
            for (const counts of overtaken.values()) counts.set(runs, (counts.get(runs) ?? 0) + 1);
          }
          seen = work.started.length;
          for (const of of ["a", "b", "c", "d", "e"]) {
            if (!could(of)) overtaken.delete(of);
            else if (!overtaken.has(of)) overtaken.set(of, new Map());
            expect(count(work.running, of)).toBeLessThanOrEqual(given.runningEach);
          }
          expect(work.running.length).toBeLessThanOrEqual(given.running);
          const isIdle = overtaken.size > 0 && work.running.length < given.running;
          expect(isIdle).toBe(false);
          for (const counts of overtaken.values())
            for (const times of counts.values()) expect(times).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 500 },
    );
  });
});
