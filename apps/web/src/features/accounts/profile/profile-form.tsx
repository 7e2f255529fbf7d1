import { updateProfile, type User } from "@striper/contract/accounts";
import type { InputOf } from "@striper/contract/endpoint";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { textOf, useAccountForm } from "#web/features/accounts/use-account-form.ts";
import { OwnPasswordDialog } from "#web/features/accounts/password/own-password-dialog.tsx";
import { attemptWithoutPassword } from "#web/features/accounts/password/own-password.ts";
import { DisplayNameField } from "#web/features/accounts/account-fields.tsx";
import { FactList } from "#web/features/accounts/profile/fact-list.tsx";
import {
  changesOf,
  unchangingFacts,
  type ProfileChanges,
} from "#web/features/accounts/profile/profile-view.ts";
import { replaceUser } from "#web/features/accounts/session.ts";
import { accountsWording } from "#web/features/accounts/wording.ts";
import { call } from "#web/platform/api/api-client.ts";
import { ApiError } from "#web/platform/api/api-errors.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Failure } from "#web/ui/surfaces/banner.tsx";

interface ProfileFormProps {
  readonly user: User;
  readonly onDone: () => void;
}

const wording = accountsWording.profile;

const failure = (error: unknown): string =>
  error instanceof ApiError ? wording.refused : wording.failed;

export function ProfileForm({ user, onDone }: ProfileFormProps) {
  const queries = useQueryClient();
  const element = useRef<HTMLFormElement>(null);
  // The pressed button is gone, so focus moves to the first field.
  useEffect(() => element.current?.querySelector("input")?.focus(), []);
  const [waiting, setWaiting] = useState<ProfileChanges | null>(null);
  async function save(body: InputOf<typeof updateProfile.body>) {
    replaceUser(queries, await call(updateProfile, { body }));
  }
  const form = useAccountForm({
    read: (data) => ({ display_name: textOf(data, "display_name"), email: textOf(data, "email") }),
    passwordIs: "known",
    send: async (entered) => {
      const changes = changesOf(user, entered);
      if (Object.keys(changes).length === 0) return null;
      return (await attemptWithoutPassword(save(changes))) === "asked" ? changes : null;
    },
    onSuccess: (changes) => (changes === null ? onDone() : setWaiting(changes)),
    failure,
  });
  return (
    <>
      <form
        ref={element}
        noValidate
        onSubmit={form.onSubmit}
        onInput={form.onInput}
        className="flex flex-col gap-4"
      >
        <DisplayNameField defaultValue={user.display_name} error={form.errors.display_name} />
        <TextField
          label="Email Address"
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          required
          hint={wording.newEmailHint}
          defaultValue={user.email}
          error={form.errors.email}
        />
        <FactList facts={unchangingFacts(user)} />
        <Failure text={form.sentence} />
        <div className="flex gap-3">
          <Button tone="secondary" className="flex-1" disabled={form.pending} onClick={onDone}>
            {wording.cancel}
          </Button>
          <Button type="submit" className="flex-1" disabled={form.pending}>
            {form.pending ? wording.saving : wording.save}
          </Button>
        </div>
      </form>
      {waiting === null ? null : (
        <OwnPasswordDialog
          {...wording.password}
          lead={wording.password.lead(waiting.email ?? user.email)}
          email={user.email}
          send={(password) => save({ ...waiting, password })}
          failure={failure}
          onDone={onDone}
          onClose={() => setWaiting(null)}
        />
      )}
    </>
  );
}
