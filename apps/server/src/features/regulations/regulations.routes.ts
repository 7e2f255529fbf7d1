import type { OutputOf } from "@striper/contract/endpoint";
import * as calls from "@striper/contract/regulations";
import { watchedRules, type Passage } from "@striper/angling/regulations/watch";
import { formatIso, harborDate } from "@striper/marine/time";
import type { RegulationsDependencies } from "#server/features/regulations/dependencies.ts";
import {
  previewEdit,
  publishEdit,
  restoreVersion,
} from "#server/features/regulations/desk/rule-desk.ts";
import type { TableEdit } from "#server/features/regulations/desk/table-edit.ts";
import {
  presentCatches,
  presentPublication,
} from "#server/features/regulations/regulations.presenter.ts";
import type { TableInForce } from "#server/features/regulations/tables/table-in-force.ts";
import { markOf } from "#server/features/regulations/watch/read-marks.ts";
import { listPages, listPassages } from "#server/features/regulations/watch/watch.store.ts";
import type { StoredPassage } from "#server/features/regulations/watch/watch.store.ts";
import type { Binder } from "#server/http/bind-endpoint.ts";

const editOf = (body: OutputOf<(typeof calls.previewRegulations)["body"]>): TableEdit => ({
  records: body.records,
  removedRecordIds: body.removed_record_ids,
  notices: body.notices,
  removedNoticeIds: body.removed_notice_ids,
});

const dayOf = (at: number | null): string | null => (at === null ? null : harborDate(at));

function presentPassage(passage: StoredPassage, readAt: number | null) {
  return {
    rule_id: passage.ruleId,
    url: passage.url,
    accepted: copyOf(passage.accepted),
    since: harborDate(passage.acceptedSince),
    current: passage.current === null ? null : copyOf(passage.current),
    changed_on: dayOf(passage.changedAt),
    read_on: dayOf(readAt),
  };
}

const copyOf = ({ groups }: Passage) => ({
  groups: groups.map(({ cells }) => ({ cells: cells.map((cell) => ({ ...cell })) })),
});

export function bindDeskWatch(
  bind: Binder,
  { orm, isWatching }: Pick<RegulationsDependencies, "orm" | "isWatching">,
  tables: Pick<TableInForce, "current">,
): void {
  bind.signedIn(calls.deskWatch, async () => {
    const [pages, passages] = [await listPages(orm), await listPassages(orm)];
    const rules = watchedRules(tables.current());
    const readAt = new Map(pages.map((page) => [page.url, page.readAt]));
    return {
      is_watching: isWatching,
      pages: pages.map((page) => ({
        url: page.url,
        rule_ids: rules.filter((rule) => rule.pages.includes(page.url)).map(({ id }) => id),
        read_on: dayOf(page.readAt),
        next_at: formatIso(page.nextAt),
        fault:
          page.fault === null
            ? null
            : {
                kind: page.fault,
                detail: page.faultDetail ?? "",
                since: harborDate(page.faultSince ?? page.nextAt),
                failures: page.failures,
              },
      })),
      changes: passages
        .filter(({ current }) => current !== null)
        .map((one) => presentPassage(one, readAt.get(one.url) ?? null)),
    };
  });
  bind.signedIn(calls.deskPassages, async ({ query }) => {
    const passages = await listPassages(orm, { ruleId: query.rule });
    const pages = await listPages(orm);
    return {
      passages: passages.map((one) =>
        presentPassage(one, pages.find(({ url }) => url === one.url)?.readAt ?? null),
      ),
      mark: markOf(passages),
    };
  });
}

export function bindRuleDesk(
  bind: Binder,
  context: RegulationsDependencies,
  tables: Pick<TableInForce, "refresh">,
): void {
  bind.signedIn(calls.previewRegulations, async ({ body }) => {
    const preview = await previewEdit(context, body.base_version, editOf(body));
    return { ...preview, catches: presentCatches(preview.catches) };
  });
  bind.signedIn(calls.publishRegulations, async ({ account, requester, body }) => {
    await context.confirmPassword({ account, requester, password: body.password });
    const order = {
      adminId: account.accountId,
      baseVersion: body.base_version,
      note: body.note,
      read: body.read.map(({ rule_id, mark }) => ({ ruleId: rule_id, mark })),
    };
    const published = await publishEdit(context, order, editOf(body));
    await tables.refresh();
    return presentPublication(published);
  });
  bind.signedIn(calls.rollBackRegulations, async ({ account, requester, params, body }) => {
    await context.confirmPassword({ account, requester, password: body.password });
    const order = {
      adminId: account.accountId,
      baseVersion: body.base_version,
      note: body.note,
    };
    const published = await restoreVersion(context, order, params.version);
    await tables.refresh();
    return presentPublication(published);
  });
}
