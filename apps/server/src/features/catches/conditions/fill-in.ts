import { skyConditions, waterConditions } from "@striper/angling/catches";
import { predictorsFor, stationsNear } from "@striper/angling/spots";
import type { Position } from "@striper/marine/geo";
import { readFromOutside } from "@striper/contract/validation";
import { day, minute, type Instant } from "@striper/marine/time";
import * as z from "zod/mini";
import {
  figuresBetween,
  forgetFigures,
  rememberFigures,
} from "#server/features/catches/conditions/observed.store.ts";
import type { ObservedFigure } from "#server/features/catches/conditions/observed.store.ts";
import { longestReach, pickObserved } from "#server/features/catches/conditions/pick-observed.ts";
import { placeOf } from "#server/features/catches/conditions/place.ts";
import { seekUntil } from "#server/features/catches/conditions/seek.ts";
import { observedFields } from "#server/features/catches/dependencies.ts";
import {
  addConditions,
  findSeeking,
  type PlaceInLine,
} from "#server/features/catches/conditions/seeking.store.ts";
import type { CatchesDependencies } from "#server/features/catches/dependencies.ts";
import { takeChanges } from "#server/features/catches/entries/catches.store.ts";
import type { CatchRow } from "#server/features/catches/entries/catches.store.ts";
import { isWritten } from "#server/features/catches/entries/catches.presenter.ts";
import type { Conditions } from "#server/features/catches/entries/catches.presenter.ts";
import { noteJobPlace, placeOfJob } from "#server/platform/jobs/job-places.store.ts";
import { createPauses } from "#server/platform/work/pauses.ts";
import { timeLimit } from "#server/platform/work/time-limit.ts";

type Context = Pick<CatchesDependencies, "orm" | "clock" | "observedNow" | "spotPosition">;

/** Assumes that a phone sends a catch within 14 days. */
const figuresRetention = 14 * day;
const atOnce = 200;

function figuresNow({ observedNow }: Context): ObservedFigure[] {
  return observedNow().flatMap(({ source, position, figures }) =>
    observedFields.flatMap((field) => {
      const figure = figures[field];
      return figure === undefined ? [] : [{ source, field, ...position, ...figure }];
    }),
  );
}

async function computeConditions(at: Instant, position: Position | undefined): Promise<Conditions> {
  if (position === undefined) return skyConditions(at, null);
  const stations = stationsNear(position);
  const water = waterConditions(stations, await predictorsFor(stations), at);
  return { ...water, ...skyConditions(at, position) };
}

async function findConditions(context: Context, row: CatchRow): Promise<Conditions> {
  const { caughtAt, conditions, addedConditions } = row;
  const position = await placeOf(context, row);
  const computed = await computeConditions(caughtAt, position);
  const figures =
    position === undefined
      ? []
      : await figuresBetween(context.orm, caughtAt - longestReach, caughtAt + longestReach);
  const observed = position === undefined ? {} : pickObserved(figures, position, caughtAt);
  const found = Object.entries({ ...computed, ...observed, ...addedConditions });
  const known = new Set(Object.keys(conditions));
  return Object.fromEntries(found.filter(([field]) => !known.has(field)));
}

function nextLook(row: CatchRow, added: Conditions, now: Instant): Instant | null {
  const isLast = row.seekUntil === null || row.seekUntil <= now;
  const isComplete =
    seekUntil({ ...row, conditions: { ...added, ...row.conditions } }, now) === null;
  return isLast || isComplete ? null : row.seekUntil;
}

async function fillIn(context: Context, row: CatchRow, now: Instant): Promise<void> {
  const addedConditions = await findConditions(context, row);
  const added = { addedConditions, seekUntil: nextLook(row, addedConditions, now) };
  if (isWritten(row, added)) return;
  const isNews = !isWritten(row, { addedConditions });
  await context.orm.transaction(async (transaction) => {
    const change = isNews ? await takeChanges(transaction, row.accountId, 1) : undefined;
    await addConditions(transaction, row, added, change);
  });
}

export const fillInJob = "catches-fill-in";
/** The next run continues where this one stopped. */
const longestRunMs = 4 * minute;

const storedPlace = z.object({ seekUntil: z.number(), accountId: z.string(), id: z.string() });

async function placeOfLastRun({ orm }: Context): Promise<PlaceInLine | undefined> {
  const read = readFromOutside(storedPlace, await placeOfJob(orm, fillInJob));
  return read.success ? read.data : undefined;
}

export async function fillInConditions(
  context: Context,
  stopping: AbortSignal,
  runMs = longestRunMs,
): Promise<void> {
  const { orm, clock } = context;
  const signal = timeLimit(runMs, stopping);
  const now = clock.now();
  await rememberFigures(orm, figuresNow(context));
  await forgetFigures(orm, now - figuresRetention);
  const pause = createPauses();
  for (let last = await placeOfLastRun(context); ;) {
    const rows = await findSeeking(orm, atOnce, last);
    for (const row of rows) {
      await fillIn(context, row, now);
      last = { seekUntil: row.seekUntil, accountId: row.accountId, id: row.id };
      if (signal.aborted) return noteJobPlace(orm, fillInJob, last);
      await pause();
    }
    if (rows.length < atOnce) return noteJobPlace(orm, fillInJob, undefined);
  }
}
