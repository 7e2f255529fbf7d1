import {
  newestTable,
  previewRegulations,
  publishRegulations,
  rollBackRegulations,
} from "@striper/contract/regulations";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { versionsKey } from "#web/features/regulations/changes/queries.ts";
import { effectsOf } from "#web/features/regulations/desk/effects.ts";
import { bodyOf, readOf, type TableEdit } from "#web/features/regulations/desk/table-edit.ts";
import { deskWatchKey } from "#web/features/regulations/desk/watch/queries.ts";
import { deskWording as wording } from "#web/features/regulations/desk/wording.ts";
import { call } from "#web/platform/api/api-client.ts";
import { ApiError, isConnectionFailure } from "#web/platform/api/api-errors.ts";
import { currentRuleTable, storeTable } from "#web/platform/rule-table/rule-table.ts";

/** Stores the newest table at once, because further edits start from it. */
async function renewTable(): Promise<void> {
  storeTable(await call(newestTable, {}), Date.now());
}

function useDeskMutation<Order, Answer>(
  act: (order: Order) => Promise<Answer>,
  publishes: boolean,
) {
  const queries = useQueryClient();
  const renew = async () => {
    await renewTable();
    await queries.invalidateQueries({ queryKey: versionsKey });
    await queries.invalidateQueries({ queryKey: deskWatchKey });
  };
  return useMutation({
    mutationFn: act,
    onSuccess: () => (publishes ? renew() : undefined),
    onError: (error) => (isConflict(error) ? renew() : undefined),
    networkMode: "always",
  });
}

const isConflict = (error: unknown): boolean =>
  error instanceof ApiError && error.code === "edit_conflict";

export const usePreview = () =>
  useDeskMutation(async ({ edit, today }: { readonly edit: TableEdit; readonly today: string }) => {
    const before = currentRuleTable();
    const preview = await call(previewRegulations, { body: bodyOf(edit, before.version) });
    return { ...preview, effects: effectsOf(before, preview.table, today) };
  }, false);

export type EditPreview = NonNullable<ReturnType<typeof usePreview>["data"]>;

export const usePublish = () =>
  useDeskMutation(
    ({
      edit,
      note,
      password,
      base,
    }: {
      readonly edit: TableEdit;
      readonly note: string;
      readonly password: string;
      readonly base: number;
    }) =>
      call(publishRegulations, {
        body: { ...bodyOf(edit, base), read: readOf(edit), note, password },
      }),
    true,
  );

export const useRollBack = () =>
  useDeskMutation(
    ({
      version,
      note,
      password,
    }: {
      readonly version: number;
      readonly note: string;
      readonly password: string;
    }) =>
      call(rollBackRegulations, {
        params: { version: String(version) },
        body: { base_version: currentRuleTable().version, note, password },
      }),
    true,
  );

const saidByServer: ReadonlySet<string> = new Set([
  "invalid_request",
  "wrong_password",
  "rate_limited",
]);

export function deskFailure(error: Error | null): string | null {
  if (error === null) return null;
  if (isConflict(error)) return wording.conflict(currentRuleTable().version);
  if (isConnectionFailure(error)) return wording.offline;
  if (error instanceof ApiError && saidByServer.has(error.code)) return error.message;
  return wording.failed;
}
