import { useState, type FormEvent } from "react";
import {
  checkAction,
  mediumDateText,
  type ActionErrors,
} from "#web/features/analytics/account-view.ts";
import {
  useEndSessions,
  useExtendTrial,
  type FoundAccount,
} from "#web/features/analytics/queries.ts";
import { analyticsWording } from "#web/features/analytics/wording.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Failure } from "#web/ui/surfaces/banner.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { showToast } from "#web/ui/surfaces/toast-store.ts";

export interface Action {
  readonly kind: "extend" | "end-sessions";
  readonly account: FoundAccount;
}

interface AccountActionProps {
  readonly action: Action;
  readonly onClose: () => void;
}

const wording = analyticsWording.accounts;
const usualDays = "7";

export function AccountAction({ action, onClose }: AccountActionProps) {
  const { kind, account } = action;
  const [errors, setErrors] = useState<ActionErrors>({});
  const acting = useAction(action, onClose);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (acting.pending) return;
    const data = new FormData(event.currentTarget);
    const entries = { days: entered(data, "days"), reason: entered(data, "reason") };
    const found = checkAction(kind, entries);
    setErrors(found);
    if (Object.keys(found).length === 0) acting.start(Number(entries.days), entries.reason);
  }

  const title = kind === "extend" ? wording.extend : wording.endSessions;
  return (
    <Dialog open backCloses onClose={onClose} title={title} description={account.email}>
      <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
        {kind === "extend" ? (
          <TextField
            label={wording.days}
            name="days"
            inputMode="numeric"
            defaultValue={usualDays}
            hint={wording.daysHint}
            error={errors.days}
          />
        ) : null}
        <TextField
          label={wording.reason}
          name="reason"
          maxLength={200}
          hint={wording.reasonHint}
          error={errors.reason}
        />
        <Failure text={acting.failed ? wording.actionFailed : null} />
        <Button type="submit" size="large" wide disabled={acting.pending}>
          {acting.pending ? wording.working : title}
        </Button>
      </form>
    </Dialog>
  );
}

function entered(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === "string" ? value : "";
}

function useAction({ kind, account }: Action, onDone: () => void) {
  const extending = useExtendTrial();
  const ending = useEndSessions();
  const userId = account.user_id;

  function done(sentence: string) {
    showToast(sentence, "ok");
    onDone();
  }

  return {
    pending: extending.isPending || ending.isPending,
    failed: extending.isError || ending.isError,
    start: (days: number, reason: string) => {
      if (kind === "extend") {
        extending.mutate(
          { userId, days, reason },
          { onSuccess: (answer) => done(wording.extended(mediumDateText(answer.trial_end_date))) },
        );
      } else {
        ending.mutate({ userId, reason }, { onSuccess: () => done(wording.ended) });
      }
    },
  };
}
