import * as sync from "@striper/contract/catch-sync";
import * as contract from "@striper/contract/catches";
import type { CatchesDependencies } from "#server/features/catches/dependencies.ts";
import {
  presentCatch,
  contentOfQuickEntry,
} from "#server/features/catches/entries/catches.presenter.ts";
import { editCatch } from "#server/features/catches/entries/edit-catch.ts";
import { cachePages } from "#server/features/catches/entries/cached-pages.ts";
import type { CachedPages } from "#server/features/catches/entries/cached-pages.ts";
import { listRecent } from "#server/features/catches/entries/list-catches.ts";
import { logCatch } from "#server/features/catches/entries/log-catch.ts";
import type { LoggingContext } from "#server/features/catches/entries/log-catch.ts";
import { prepareLogging } from "#server/features/catches/entries/logging.store.ts";
import { removeCatch, restoreCatch } from "#server/features/catches/entries/remove-catch.ts";
import { bindPhotos } from "#server/features/catches/photos/photos.routes.ts";
import {
  analyticsFigures,
  logBookFigures,
  quickFigures,
  recordFigures,
} from "#server/features/catches/statistics/figures.ts";
import { importBatch } from "#server/features/catches/sync/import-batch.ts";
import { listChanges } from "#server/features/catches/sync/list-changes.ts";
import { removeTrip, saveTrip } from "#server/features/catches/trips/save-trip.ts";
import { presentTrip } from "#server/features/catches/trips/trips.presenter.ts";
import { wording } from "#server/features/catches/wording.ts";
import type { Binder } from "#server/http/bind-endpoint.ts";
import type { CatchRow } from "#server/features/catches/entries/catches.store.ts";
import { cacheFigures } from "#server/features/catches/statistics/cached-figures.ts";

const succeeded = (message: string) => ({ success: true as const, message });

const answerWith = (message: string, row: CatchRow) => ({
  ...succeeded(message),
  catch: presentCatch(row),
});

function createFigures(context: CatchesDependencies) {
  const cached = cacheFigures(context.orm, () => context.clock.now());
  return {
    quick: cached((accountId) => quickFigures(context, accountId)),
    logBook: cached((accountId) => logBookFigures(context, accountId)),
    analytics: cached((accountId, days) => analyticsFigures(context, accountId, days)),
    records: cached((accountId) => recordFigures(context, accountId)),
  };
}

type Context = CatchesDependencies &
  LoggingContext & {
    readonly page: CachedPages;
    readonly figures: ReturnType<typeof createFigures>;
  };

function bindQuickFamily(bind: Binder, context: Context): void {
  bind.signedIn(contract.logQuickCatch, async ({ body, account }) => {
    const toLog = { id: body.catch_id, entered: contentOfQuickEntry(body) };
    const row = await logCatch(context, account.accountId, toLog);
    return answerWith(wording.logged(row.species), row);
  });
  bind.signedIn(contract.myCatches, ({ query, account }) => context.page(account.accountId, query));
  bind.signedIn(contract.quickStats, ({ account }) => context.figures.quick(account.accountId));
  bind.signedIn(contract.removeQuickCatch, async ({ params, account }) => {
    await removeCatch(context, account.accountId, params.catch_id);
    return succeeded(wording.deleted);
  });
}

function bindLogBook(bind: Binder, context: Context): void {
  bind.signedIn(contract.logCatch, async ({ body, account }) => {
    const { catch_id: id, date_caught = null, ...fields } = body;
    const entered = { ...fields, date_caught };
    const row = await logCatch(context, account.accountId, { id, entered });
    return answerWith(wording.logged(row.species), row);
  });
  bind.signedIn(contract.editCatch, async ({ params, body, account }) =>
    answerWith(wording.saved, await editCatch(context, account.accountId, params.catch_id, body)),
  );
  bind.signedIn(contract.removeCatch, async ({ params, account }) => {
    await removeCatch(context, account.accountId, params.catch_id);
    return succeeded(wording.deleted);
  });
  bind.signedIn(contract.restoreCatch, async ({ params, account }) =>
    answerWith(wording.restored, await restoreCatch(context, account.accountId, params.catch_id)),
  );
  bind.signedIn(contract.recentCatches, ({ query, account }) =>
    listRecent(context, account.accountId, query.limit),
  );
  bind.signedIn(contract.logBookStats, ({ account }) => context.figures.logBook(account.accountId));
  bind.signedIn(contract.catchAnalytics, ({ query, account }) =>
    context.figures.analytics(account.accountId, query.days),
  );
  bind.signedIn(contract.catchRecords, ({ account }) => context.figures.records(account.accountId));
}

function bindSync(bind: Binder, context: CatchesDependencies): void {
  bind.signedIn(sync.saveTrip, async ({ params, body, account }) =>
    presentTrip(await saveTrip(context, account.accountId, params.trip_id, body)),
  );
  bind.signedIn(sync.removeTrip, async ({ params, account }) => {
    await removeTrip(context, account.accountId, params.trip_id);
    return succeeded(wording.tripDeleted);
  });
  bind.signedIn(sync.catchChanges, ({ query, account }) =>
    listChanges(context, account.accountId, query),
  );
  bind.signedIn(sync.importCatches, ({ body, account }) =>
    importBatch(context, account.accountId, body.catches),
  );
}

export function bindCatches(bind: Binder, dependencies: CatchesDependencies): void {
  const { orm } = dependencies;
  const context = {
    ...dependencies,
    logging: prepareLogging(orm),
    page: cachePages(orm),
    figures: createFigures(dependencies),
  };
  bindQuickFamily(bind, context);
  bindLogBook(bind, context);
  bindSync(bind, context);
  bindPhotos(bind, context);
}
