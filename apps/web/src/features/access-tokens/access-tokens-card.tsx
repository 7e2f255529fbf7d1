import {
  accessTokenNameMaxLength,
  listAccessTokens,
  makeAccessToken,
  mcp,
  revokeAccessToken,
  type AccessToken,
} from "@striper/contract/access-tokens";
import { harborDate } from "@striper/marine/time";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { accessTokensWording as wording } from "#web/features/access-tokens/wording.ts";
import { call } from "#web/platform/api/api-client.ts";
import { ApiError } from "#web/platform/api/api-errors.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { DangerChoice } from "#web/ui/actions/danger-choice.tsx";
import { Switch } from "#web/ui/actions/switch.tsx";
import { useEntryForm, type EntryForm } from "#web/ui/fields/use-entry-form.ts";
import { ShownOnceField } from "#web/ui/fields/shown-once-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { calendarDateText } from "#web/ui/figures/date-text.ts";
import { Failure } from "#web/ui/surfaces/banner.tsx";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { showToast } from "#web/ui/surfaces/toast-store.ts";

const tokensQuery = queryOptions({
  queryKey: ["access-tokens"],
  queryFn: async ({ signal }) => (await call(listAccessTokens, {}, { signal })).tokens,
});

export function AccessTokensCard() {
  const tokens = useQuery(tokensQuery);
  const [revoking, setRevoking] = useState<AccessToken | null>(null);
  return (
    <Card>
      <CardHeader title={wording.title} />
      <div className="flex flex-col gap-3">
        <p className="text-small wrap-anywhere text-ink-soft">
          {wording.lead(`${location.origin}${mcp.path}`)}
        </p>
        {tokens.isError && tokens.data === undefined ? <Failure text={wording.failed} /> : null}
        <ul>
          {tokens.data?.map((token) => (
            <li key={token.token_id} className="flex items-center gap-3 border-b border-line py-2">
              <TokenLine token={token} />
              <Button
                tone="secondary"
                aria-label={wording.revokeNamed(token.name)}
                onClick={() => setRevoking(token)}
              >
                {wording.revoke}
              </Button>
            </li>
          ))}
        </ul>
        <NewToken tokens={tokens.data ?? []} />
      </div>
      {revoking === null ? null : (
        <RevokeDialog token={revoking} onClose={() => setRevoking(null)} />
      )}
    </Card>
  );
}

function TokenLine({ token }: { readonly token: AccessToken }) {
  const { name, reads_log, last_used_on, expires_at } = token;
  const used = last_used_on === null ? null : calendarDateText(last_used_on);
  const ends = calendarDateText(harborDate(Date.parse(expires_at)));
  return (
    <p className="min-w-0 flex-1 text-small wrap-anywhere">
      <span className="font-semibold">{name}</span>
      <span className="block text-ink-soft">{wording.reach(reads_log)}</span>
      <span className="block text-ink-soft">
        {wording.used(used)} · {wording.expires(ends)}
      </span>
    </p>
  );
}

const empty = { name: "", readsLog: false };

const failureText = (error: unknown): string =>
  error instanceof ApiError ? error.body.message : wording.changeFailed;

function NewToken({ tokens }: { readonly tokens: readonly AccessToken[] }) {
  const queries = useQueryClient();
  const making = useMutation({
    mutationFn: (body: { readonly name: string; readonly reads_log: boolean }) =>
      call(makeAccessToken, { body }),
    onSuccess: () => queries.invalidateQueries(tokensQuery),
    networkMode: "always",
  });
  const form: EntryForm<typeof empty> = useEntryForm({
    start: empty,
    read: ({ name, readsLog }) =>
      name.trim() === ""
        ? { kind: "errors", errors: { name: wording.nameMissing } }
        : { kind: "entry", entry: { name, reads_log: readsLog } },
    send: (entry) =>
      making.mutateAsync(entry).then(
        () => form.change(empty),
        () => undefined,
      ),
  });
  const fresh = making.data;
  const isStillThere = tokens.some(({ token_id }) => token_id === fresh?.made.token_id);
  return (
    <>
      {fresh !== undefined && isStillThere ? (
        <ShownOnceField
          label={wording.token}
          hint={wording.shownOnce}
          value={fresh.token}
          wording={wording}
        />
      ) : null}
      <form className="flex flex-col gap-3" {...form.attributes}>
        <TextField
          label={wording.name}
          maxLength={accessTokenNameMaxLength}
          autoComplete="off"
          {...form.field("name")}
        />
        <Switch
          label={wording.readsLog}
          checked={form.watch("readsLog")}
          onChange={(readsLog) => form.change({ readsLog })}
        />
        <Failure text={making.isError ? failureText(making.error) : null} />
        <Button type="submit" tone="secondary" className="self-start" disabled={form.isSending}>
          {wording.make}
        </Button>
      </form>
    </>
  );
}

interface RevokeDialogProps {
  readonly token: AccessToken;
  readonly onClose: () => void;
}

function RevokeDialog({ token, onClose }: RevokeDialogProps) {
  const queries = useQueryClient();
  const revoking = useMutation({
    mutationFn: () => call(revokeAccessToken, { params: { token_id: token.token_id } }),
    onSuccess: () => {
      showToast(wording.revoked, "ok");
      onClose();
    },
    onSettled: () => queries.invalidateQueries(tokensQuery),
    networkMode: "always",
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={wording.revokeNamed(token.name)}
      description={wording.question(token.name)}
    >
      <Failure text={revoking.isError ? wording.changeFailed : null} />
      <DangerChoice
        className="mt-4"
        keep={wording.keep}
        onKeep={onClose}
        confirm={wording.revoke}
        onConfirm={() => revoking.mutate()}
        isPending={revoking.isPending}
      />
    </Dialog>
  );
}
