import { contentOf } from "@striper/contract/catch-content";
import type { CatchContent, CatchRecord } from "@striper/contract/catch-records";
import { type Answer, type Operation, unsentRecord } from "#web/features/catches/log/log-writes.ts";
import { ApiError, OfflineError } from "#web/platform/api/api-errors.ts";
import type { LogChanges, LogServer } from "#web/features/catches/log/log-collection.ts";

interface Row {
  record: CatchRecord;
  readonly logged: string;
  change: number;
  isDeleted: boolean;
}

/** Outcome of a call: success; request lost; answer lost; delivered twice; status 503. */
export type RequestOutcome = "fine" | "lost" | "unanswered" | "twice" | "trouble";

const statuses = { edit_conflict: 409, conflict: 409, not_found: 404, unavailable: 503 } as const;

const refusal = (code: keyof typeof statuses): ApiError =>
  new ApiError(statuses[code], { code, message: "", detail: "", request_id: "r" });

export function logServerInMemory() {
  const rows = new Map<string, Row>();
  let change = 0;
  let outcomes: RequestOutcome[] = [];

  const nextChange = (): number => (change += 1);

  function log(id: string, content: CatchContent): Answer {
    const row = rows.get(id);
    const text = JSON.stringify(content);
    if (row === undefined) {
      const record = { ...unsentRecord(id, content, content.date_caught), revision: 1 };
      rows.set(id, { record, logged: text, change: nextChange(), isDeleted: false });
      return { kind: "catch", record };
    }
    if (row.logged !== text) throw refusal("conflict");
    if (row.isDeleted) row.change = nextChange();
    return { kind: "catch", record: row.record };
  }

  function edit(id: string, content: CatchContent, revision: number): Answer {
    const row = rows.get(id);
    if (row === undefined || row.isDeleted) throw refusal("not_found");
    if (JSON.stringify(contentOf(row.record)) === JSON.stringify(content))
      return { kind: "catch", record: row.record };
    if (row.record.revision !== revision) throw refusal("edit_conflict");
    const { created_at } = row.record;
    row.record = { ...unsentRecord(id, content, created_at), revision: revision + 1 };
    row.change = nextChange();
    return { kind: "catch", record: row.record };
  }

  function remove(id: string): Answer {
    const row = rows.get(id);
    if (row === undefined) throw refusal("not_found");
    if (!row.isDeleted) Object.assign(row, { isDeleted: true, change: nextChange() });
    return { kind: "removed" };
  }

  function restore(id: string): Answer {
    const row = rows.get(id);
    if (row === undefined) throw refusal("not_found");
    if (row.isDeleted) Object.assign(row, { isDeleted: false, change: nextChange() });
    return { kind: "catch", record: row.record };
  }

  function apply(operation: Operation): Answer {
    const { subjectId } = operation;
    if (operation.kind === "log") return log(subjectId, operation.content);
    if (operation.kind === "edit")
      return edit(
        subjectId,
        operation.content,
        operation.basis === "previous" ? 1 : operation.basis,
      );
    if (operation.kind === "remove") return remove(subjectId);
    if (operation.kind === "restore") return restore(subjectId);
    throw new Error("this server knows no trips");
  }

  function attempt(operation: Operation): null {
    try {
      apply(operation);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
    return null;
  }

  function changesAfter(since: number): LogChanges {
    const changed = [...rows.values()].filter((row) => row.change > since);
    return {
      catches: changed.filter((row) => !row.isDeleted).map(({ record }) => record),
      deleted_catch_ids: changed
        .filter((row) => row.isDeleted)
        .map(({ record }) => record.catch_id),
      trips: [],
      deleted_trip_ids: [],
      cursor: `c${change}`,
      has_more: false,
    };
  }

  const server: LogServer = {
    async send(operation) {
      const outcome = outcomes.shift() ?? "fine";
      if (outcome === "lost") throw new OfflineError("lost");
      if (outcome === "trouble") throw refusal("unavailable");
      if (outcome === "twice") attempt(operation);
      const answer = outcome === "unanswered" ? attempt(operation) : apply(operation);
      if (answer === null) throw new OfflineError("unanswered");
      return answer;
    },
    async changesSince(cursor) {
      if ((outcomes.shift() ?? "fine") !== "fine") throw new OfflineError("lost");
      return changesAfter(cursor === null ? 0 : Number(cursor.slice(1)));
    },
    sendPhoto: async () => undefined,
  };

  return {
    server,
    decide(coming: readonly RequestOutcome[]): void {
      outcomes = [...coming];
    },
    content: (): Map<string, CatchContent> =>
      new Map(
        [...rows.values()]
          .filter((row) => !row.isDeleted)
          .map(({ record }) => [record.catch_id, contentOf(record)]),
      ),
  };
}
