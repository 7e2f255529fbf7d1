import { deleteAccount } from "@striper/contract/accounts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { ExportPanel } from "#web/features/accounts/data/export-panel.tsx";
import { OwnPasswordDialog } from "#web/features/accounts/password/own-password-dialog.tsx";
import { attemptWithoutPassword } from "#web/features/accounts/password/own-password.ts";
import { removeAccountFromDevice, useSession } from "#web/features/accounts/session.ts";
import { accountsWording } from "#web/features/accounts/wording.ts";
import { call } from "#web/platform/api/api-client.ts";
import { ApiError } from "#web/platform/api/api-errors.ts";
import { useSingleRun } from "#web/ui/actions/use-single-run.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { DangerChoice } from "#web/ui/actions/danger-choice.tsx";
import { Failure } from "#web/ui/surfaces/banner.tsx";

const { refused, failed } = accountsWording.leaving;

interface DeleteAccountProps {
  readonly warning: ReactNode;
  readonly offersExport: boolean;
  /** Runs after the server deleted the account and before this device forgets it. */
  readonly beforeForgetting: (accountId: string) => Promise<void>;
  readonly onGone: () => void;
}

const wording = accountsWording.leaving;

/** Deletion includes files and the subscription, so it takes longer than other calls, ms. */
const deletionTimeout = 60_000;

export function DeleteAccount(props: DeleteAccountProps) {
  const [asking, setAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  function keep() {
    setAsking(false);
    requestAnimationFrame(() => opener.current?.focus());
  }

  if (asking) return <Confirmation {...props} onKeep={keep} />;
  return (
    <Button
      ref={opener}
      tone="danger-outline"
      className="self-start"
      onClick={() => setAsking(true)}
    >
      <Trash2 size={18} aria-hidden="true" /> {wording.delete}
    </Button>
  );
}

interface ConfirmationProps extends DeleteAccountProps {
  readonly onKeep: () => void;
}

function Confirmation(props: ConfirmationProps) {
  const { warning, offersExport, beforeForgetting, onGone, onKeep } = props;
  const queries = useQueryClient();
  const title = useId();
  const question = useRef<HTMLParagraphElement>(null);
  const session = useSession();
  const [isAsked, setAsked] = useState(false);
  const remove = (body: { readonly password?: string }) =>
    call(deleteAccount, { body }, { timeout: deletionTimeout });
  async function forget(): Promise<void> {
    if (session.kind === "signed-in") await beforeForgetting(session.user.user_id);
    await removeAccountFromDevice(queries);
  }
  const leave = () => void forget().finally(onGone);
  const deleting = useMutation({
    mutationFn: () => attemptWithoutPassword(remove({})),
    onSuccess: (outcome) => (outcome === "asked" ? setAsked(true) : leave()),
    networkMode: "always",
  });
  const confirm = useSingleRun(() => deleting.mutateAsync());
  useEffect(() => question.current?.focus(), []);
  return (
    <section
      aria-labelledby={title}
      className="flex flex-col gap-4 rounded-card border border-danger bg-danger-tint p-4"
    >
      <div>
        <p ref={question} id={title} tabIndex={-1} className="font-semibold outline-none">
          {wording.question}
        </p>
        <p className="mt-1 text-small">{wording.consequences}</p>
      </div>
      {warning}
      {offersExport ? (
        <div className="rounded-control bg-surface p-3">
          <ExportPanel />
        </div>
      ) : null}
      <Failure text={deleting.error === null ? null : deletionFailure(deleting.error)} />
      <DangerChoice
        keep={wording.keep}
        onKeep={onKeep}
        confirm={deleting.isPending ? wording.deleting : wording.confirm}
        onConfirm={confirm}
        isPending={deleting.isPending}
      />
      {isAsked && session.kind === "signed-in" ? (
        <OwnPasswordDialog
          {...wording.password}
          tone="danger"
          email={session.user.email}
          send={(password) => remove({ password })}
          failure={deletionFailure}
          onDone={leave}
          onClose={() => setAsked(false)}
        />
      ) : null}
    </section>
  );
}

/**
 * The server keeps the account when its subscription cannot be canceled, so that nobody pays for a
 * deleted account.
 */
function deletionFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return failed;
  return error.code === "payments_unavailable" ? `${refused}. ${error.message}` : refused;
}
