import { signIn } from "@striper/contract/accounts";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { RulesHere } from "#web/app/licenses/rules-here.tsx";
import { beginSession, useSession } from "#web/features/accounts/session/queries.ts";
import { leaveOfficerMode, type OfficerMode } from "#web/features/licenses/officer/officer-mode.ts";
import { OfficerView } from "#web/features/licenses/officer/officer-view.tsx";
import { call } from "#web/platform/api/api-client.ts";
import { AccountIdProvider } from "#web/platform/local-store/account-id.tsx";

/** In place of every page while a license is being shown. */
export function OfficerPage({ mode }: { readonly mode: OfficerMode }) {
  const session = useSession();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const user = session.kind === "signed-in" ? session.user : null;
  const isForeign = user !== null && user.user_id !== mode.accountId;
  // Somebody else has signed in since: their app is not guarded by a stranger's PIN.
  useEffect(() => {
    if (isForeign) leaveOfficerMode();
  }, [isForeign]);
  if (isForeign) return null;

  async function byPassword(password: string) {
    if (user === null) throw new Error("nobody knows whose password it would be");
    const answer = await call(signIn, { body: { email: user.email, password } });
    beginSession(queries, answer);
  }

  return (
    <AccountIdProvider value={mode.accountId}>
      <OfficerView
        accountId={mode.accountId}
        licenseId={mode.licenseId}
        rules={<RulesHere />}
        onPassword={byPassword}
        onLeft={() => void navigate({ to: "/licenses", replace: true })}
      />
    </AccountIdProvider>
  );
}
