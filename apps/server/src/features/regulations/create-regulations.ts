import type { RegulationsTable } from "@striper/angling/regulations";
import { bindRegulationAnswers } from "#server/features/regulations/answers.ts";
import type { RegulationsDependencies } from "#server/features/regulations/dependencies.ts";
import { bindDeskWatch, bindRuleDesk } from "#server/features/regulations/regulations.routes.ts";
import { createTableInForce } from "#server/features/regulations/tables/table-in-force.ts";
import type { Binder } from "#server/http/bind-endpoint.ts";

export interface Regulations {
  readonly routes: (bind: Binder) => void;
  readonly table: () => RegulationsTable;
  /**
   * Loads the published rules and polls for newer ones. Without a database the packaged rules
   * apply.
   */
  readonly start: () => Promise<void>;
  readonly refresh: () => Promise<void>;
  readonly stop: () => void;
}

export function createRegulations(context: RegulationsDependencies): Regulations {
  const tables = createTableInForce(context);
  return {
    routes(bind) {
      bindRegulationAnswers(bind, context, tables);
      bindRuleDesk(bind, context, tables);
      bindDeskWatch(bind, context, tables);
    },
    table: tables.current,
    start: tables.start,
    refresh: tables.refresh,
    stop: tables.stop,
  };
}
