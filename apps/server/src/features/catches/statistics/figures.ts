import { day } from "@striper/marine/time";
import { roundTo } from "@striper/marine/units";
import type { CatchesDependencies } from "#server/features/catches/dependencies.ts";
import { iso } from "#server/features/catches/entries/catches.presenter.ts";
import * as store from "#server/features/catches/statistics/figures.store.ts";

type Context = Pick<CatchesDependencies, "orm" | "clock">;

const recentDays = { quick: 7, logBook: 30 } as const;

const lastDays = ({ clock }: Context, days: number): store.Window => {
  const now = clock.now();
  return { from: now - days * day, now };
};

export async function quickFigures(context: Context, accountId: string) {
  const { orm } = context;
  const counts = await store.countCatches(orm, accountId, lastDays(context, recentDays.quick));
  return {
    total_catches: counts.total,
    recent_catches: counts.recent,
    species_breakdown: await store.countBySpecies(orm, accountId),
  };
}

export async function logBookFigures(context: Context, accountId: string) {
  const window = lastDays(context, recentDays.logBook);
  const counts = await store.countCatches(context.orm, accountId, window);
  return {
    total_catches: counts.total,
    species_count: counts.species,
    personal_bests: counts.personalBests,
    recent_catches_30d: counts.recent,
  };
}

/** Species are free text, so a name may equal a property of Object.prototype. */
function bySpecies<Value>(pairs: readonly (readonly [string, Value])[]): Record<string, Value> {
  return Object.fromEntries(pairs);
}

export async function analyticsFigures(context: Context, accountId: string, days: number) {
  const { orm } = context;
  const window = lastDays(context, days);
  const { recent } = await store.countCatches(orm, accountId, window);
  const species = await store.countBySpecies(orm, accountId, window);
  const { fishing, withCatch } = await store.countDays(orm, accountId, window);
  return {
    total_catches: recent,
    species_breakdown: bySpecies(species.map(({ species: name, count }) => [name, count])),
    success_patterns: {
      fishing_days: fishing,
      success_rate: fishing === 0 ? null : roundTo((withCatch / fishing) * 100, 1),
    },
  };
}

export async function recordFigures({ orm }: Pick<Context, "orm">, accountId: string) {
  const species = await store.readMeasuredSpecies(orm, accountId);
  const keys = species.map(({ key }) => key);
  const greatest = async (figure: "lengthInches" | "weightPounds") => {
    const rows = await store.readGreatest(orm, accountId, { figure, keys });
    return new Map(rows.map((row) => [row.key, row]));
  };
  const [longest, heaviest] = [await greatest("lengthInches"), await greatest("weightPounds")];
  const pairs = species.map(({ key, species: name }) => {
    const [long, heavy] = [longest.get(key), heaviest.get(key)];
    const fish = ({ id, caughtAt }: { id: string; caughtAt: number }) => ({
      catch_id: id,
      date_caught: iso(caughtAt),
    });
    const best = {
      longest: long === undefined ? null : { length_inches: long.value, ...fish(long) },
      heaviest: heavy === undefined ? null : { weight_pounds: heavy.value, ...fish(heavy) },
    };
    return [name.trim(), best] as const;
  });
  pairs.sort(([a], [b]) => a.localeCompare(b, "en-US"));
  return { species_records: bySpecies(pairs) };
}
