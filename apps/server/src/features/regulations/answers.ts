import {
  allRegulations,
  searchRegulations,
  stripedBassRegulations,
} from "@striper/angling/regulations";
import * as calls from "@striper/contract/regulations";
import { harborDate, minute } from "@striper/marine/time";
import type { RegulationsDependencies } from "#server/features/regulations/dependencies.ts";
import { presentPublication } from "#server/features/regulations/regulations.presenter.ts";
import { listPublications } from "#server/features/regulations/regulations.store.ts";
import type { TableInForce } from "#server/features/regulations/tables/table-in-force.ts";
import { watchOfRules } from "#server/features/regulations/watch/watch-of-rules.ts";
import { createAnswerCache } from "#server/http/answers/answer-cache.ts";
import { AppError } from "#server/http/app-error.ts";
import type { Binder } from "#server/http/bind-endpoint.ts";

/** Limits the delay until a change found on an official page is shown. */
const watchKeptMs = minute;

export function bindRegulationAnswers(
  bind: Binder,
  { orm, clock }: Pick<RegulationsDependencies, "orm" | "clock">,
  tables: Pick<TableInForce, "current">,
): void {
  const table = tables.current;
  const today = () => harborDate(clock.now());
  const shared = { now: () => clock.now(), revision: () => `${table().version} ${today()}` };

  const all = createAnswerCache({
    ...shared,
    endpoint: calls.allRegulations,
    answer: () => allRegulations(today(), table()),
  });
  bind.cached(calls.allRegulations, all);

  const stripedBass = createAnswerCache({
    ...shared,
    endpoint: calls.stripedBassRegulations,
    answer: () => stripedBassRegulations(today(), table()),
  });
  bind.cached(calls.stripedBassRegulations, stripedBass);

  const found = createAnswerCache({
    ...shared,
    endpoint: calls.searchRegulations,
    keyOf: ({ params }) => params.species,
    answer({ params }) {
      const matches = searchRegulations(params.species, today(), table());
      // Specification, section 7: 404 means zero results.
      if (matches.count === 0)
        throw new AppError("regulations_not_found", { answer: { ...matches } });
      return matches;
    },
  });
  bind.cached(calls.searchRegulations, found);

  const watch = createAnswerCache({
    ...shared,
    endpoint: calls.watchedRules,
    revision: () => `${table().version} ${Math.floor(clock.now() / watchKeptMs)}`,
    answer: () => watchOfRules(orm, table()),
  });
  bind.cached(calls.watchedRules, watch);

  const newest = createAnswerCache({ ...shared, endpoint: calls.newestTable, answer: table });
  bind.cached(calls.newestTable, newest);

  const versions = createAnswerCache({
    ...shared,
    endpoint: calls.regulationVersions,
    keyOf: ({ query }) => String(Math.min(query.since, table().version)),
    answer: async ({ query }) => {
      const publications = await listPublications(orm, query.since);
      return { versions: publications.map(presentPublication) };
    },
  });
  bind.cached(calls.regulationVersions, versions);
}
