import {
  allRegulations as printAll,
  searchRegulations as search,
  stripedBassRegulations as printStripedBass,
} from "@striper/angling/regulations";
import type { RegulationsTable } from "@striper/angling/regulations";
import * as calls from "@striper/contract/regulations";
import { harborDate } from "@striper/marine/time";
import type { RegulationsDependencies } from "#server/features/regulations/dependencies.ts";
import { presentPublication } from "#server/features/regulations/regulations.presenter.ts";
import { listPublications } from "#server/features/regulations/regulations.store.ts";
import type { TableInForce } from "#server/features/regulations/tables/table-in-force.ts";
import type { CachedAnswer } from "#server/http/answers/cached-answer.ts";
import { cacheAnswer } from "#server/http/answers/send-answer.ts";
import { AppError } from "#server/http/app-error.ts";

type Answer = CachedAnswer | Promise<CachedAnswer>;
type Make = (table: RegulationsTable, today: string) => Promise<CachedAnswer>;

/** Asked again each time, and told by its mark that nothing has changed. */
const maxAgeSeconds = 0;
/** Whatever people search for, this many answers are held; the oldest makes room. */
const mostAnswers = 300;

export interface RegulationAnswers {
  readonly all: () => Answer;
  readonly stripedBass: () => Answer;
  readonly search: (text: string) => Answer;
  readonly table: () => Answer;
  readonly versions: (since: number) => Answer;
}

/** Answers from the table in force, made once for each version and day. */
export function createRegulationAnswers(
  { orm, clock }: Pick<RegulationsDependencies, "orm" | "clock">,
  tables: Pick<TableInForce, "current">,
): RegulationAnswers {
  let madeFor = "";
  let answers = new Map<string, Answer>();

  function held(name: string, make: Make): Answer {
    const table = tables.current();
    const today = harborDate(clock.now());
    const state = `${table.version} ${today}`;
    if (state !== madeFor) {
      answers = new Map();
      madeFor = state;
    }
    const known = answers.get(name);
    if (known !== undefined) return known;
    // Of another state by the time it is made: then it goes into a map that nobody reads.
    const of = answers;
    const made = make(table, today);
    const oldest = of.size >= mostAnswers ? of.keys().next().value : undefined;
    if (oldest !== undefined) of.delete(oldest);
    of.set(name, made);
    made.then(
      (answer) => of.has(name) && of.set(name, answer),
      () => of.delete(name),
    );
    return made;
  }

  return {
    all: () =>
      held("all", (table, today) =>
        cacheAnswer(calls.allRegulations, printAll(today, table), maxAgeSeconds),
      ),
    stripedBass: () =>
      held("striped bass", (table, today) =>
        cacheAnswer(calls.stripedBassRegulations, printStripedBass(today, table), maxAgeSeconds),
      ),
    search: (text) =>
      held(`search ${text}`, async (table, today) => {
        const found = search(text, today, table);
        // Specification, section 7: 404 means zero results.
        if (found.count === 0)
          throw new AppError("regulations_not_found", { answer: { ...found } });
        return cacheAnswer(calls.searchRegulations, found, maxAgeSeconds);
      }),
    table: () => held("table", (table) => cacheAnswer(calls.newestTable, table, maxAgeSeconds)),
    versions: (since) =>
      held(`versions ${Math.min(since, tables.current().version)}`, async () => {
        const publications = await listPublications(orm, since);
        const versions = publications.map(presentPublication);
        return cacheAnswer(calls.regulationVersions, { versions }, maxAgeSeconds);
      }),
  };
}
