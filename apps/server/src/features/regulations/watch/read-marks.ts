import { createHash } from "node:crypto";
import { canonicalText } from "#server/features/regulations/tables/content-hash.ts";
import {
  acceptPassages,
  listPassages,
  type StoredPassage,
} from "#server/features/regulations/watch/watch.store.ts";
import { AppError } from "#server/http/app-error.ts";
import type { Connection } from "#server/platform/database/connection.ts";

export interface ReadRule {
  readonly ruleId: string;
  readonly mark: string;
}

export function markOf(passages: readonly StoredPassage[]): string | null {
  const shown = passages
    .filter(({ accepted, current }) => (current ?? accepted).groups.length > 0)
    .map(({ url, accepted, current }) => ({ url, words: current ?? accepted }));
  if (shown.length === 0) return null;
  return createHash("sha256").update(canonicalText(shown)).digest("base64url");
}

/** Accepts the read text as the reference; throws if it has changed since. */
export async function acceptRead(
  connection: Connection,
  rules: readonly ReadRule[],
): Promise<void> {
  for (const { ruleId, mark } of rules) {
    if (markOf(await listPassages(connection, { ruleId })) !== mark)
      throw new AppError("invalid_request", {
        message: `The official text of ${ruleId} has changed since you read it. Read it once more.`,
      });
    await acceptPassages(connection, ruleId);
  }
}
