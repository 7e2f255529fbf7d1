import type { OutputOf } from "@striper/contract/endpoint";
import * as calls from "@striper/contract/regulations";
import type { RegulationsDependencies } from "#server/features/regulations/dependencies.ts";
import {
  previewEdit,
  publishEdit,
  restoreVersion,
} from "#server/features/regulations/desk/rule-desk.ts";
import type { TableEdit } from "#server/features/regulations/desk/table-edit.ts";
import { presentPublication } from "#server/features/regulations/regulations.presenter.ts";
import type { TableInForce } from "#server/features/regulations/tables/table-in-force.ts";
import type { Binder } from "#server/http/bind-endpoint.ts";

const editOf = (body: OutputOf<(typeof calls.previewRegulations)["body"]>): TableEdit => ({
  records: body.records,
  removedRecordIds: body.removed_record_ids,
  notices: body.notices,
  removedNoticeIds: body.removed_notice_ids,
});

export function bindRuleDesk(
  bind: Binder,
  context: RegulationsDependencies,
  tables: Pick<TableInForce, "refresh">,
): void {
  bind.signedIn(calls.previewRegulations, ({ body }) =>
    previewEdit(context, body.base_version, editOf(body)),
  );
  bind.signedIn(calls.publishRegulations, async ({ account, body }) => {
    const order = {
      adminId: account.accountId,
      baseVersion: body.base_version,
      note: body.note,
    };
    const published = await publishEdit(context, order, editOf(body));
    await tables.refresh();
    return presentPublication(published);
  });
  bind.signedIn(calls.rollBackRegulations, async ({ account, params, body }) => {
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
