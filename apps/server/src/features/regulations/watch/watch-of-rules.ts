import type { RegulationsTable } from "@striper/angling/regulations";
import { watchedRules } from "@striper/angling/regulations/watch";
import type { OutputOf } from "@striper/contract/endpoint";
import type { watchedRules as call } from "@striper/contract/regulations";
import { harborDate } from "@striper/marine/time";
import type { Instant } from "@striper/marine/time";
import {
  listPages,
  listPassages,
  type StoredPage,
  type StoredPassage,
} from "#server/features/regulations/watch/watch.store.ts";
import type { Connection } from "#server/platform/database/connection.ts";

type Watched = OutputOf<(typeof call)["response"]>["rules"][number];

const earliest = (instants: readonly Instant[]): string => harborDate(Math.min(...instants));

/** Returns the most urgent status of a rule over its pages, or undefined before the first check. */
function stateOf(
  ruleId: string,
  passages: readonly StoredPassage[],
  pages: readonly StoredPage[],
): Watched | undefined {
  const readAt = pages.flatMap((page) => page.readAt ?? []);
  const shared = { rule_id: ruleId, read_on: readAt.length === 0 ? null : earliest(readAt) };
  const changed = passages.flatMap(({ changedAt }) => changedAt ?? []);
  if (changed.length > 0) return { ...shared, state: "changed", since: earliest(changed) };
  const faulty = pages.flatMap(({ faultSince }) => faultSince ?? []);
  if (faulty.length > 0) return { ...shared, state: "unreadable", since: earliest(faulty) };
  const spoken = passages.filter(({ accepted }) => accepted.groups.length > 0);
  if (spoken.length > 0)
    return {
      ...shared,
      state: "unchanged",
      since: harborDate(Math.max(...spoken.map(({ acceptedSince }) => acceptedSince))),
    };
  if (passages.length === 0) return undefined;
  return {
    ...shared,
    state: "silent",
    since: earliest(passages.map(({ acceptedSince }) => acceptedSince)),
  };
}

export async function watchOfRules(connection: Connection, table: RegulationsTable) {
  const [pages, passages] = [await listPages(connection), await listPassages(connection)];
  const rules = watchedRules(table).flatMap(
    ({ id, pages: urls }) =>
      stateOf(
        id,
        passages.filter(({ ruleId, url }) => ruleId === id && urls.includes(url)),
        pages.filter(({ url }) => urls.includes(url)),
      ) ?? [],
  );
  return { rules };
}
