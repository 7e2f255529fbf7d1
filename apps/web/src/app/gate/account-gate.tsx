import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { MemberArea } from "#web/app/gate/member-area.tsx";
import { appWording } from "#web/app/wording.ts";
import { useSession } from "#web/features/accounts/session.ts";
import { AccountIdProvider } from "#web/platform/local-store/account-id.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { SlackBuoyDrawing } from "#web/ui/drawings.tsx";
import { EmptyState } from "#web/ui/surfaces/empty-state.tsx";
import { Loading } from "#web/ui/surfaces/loading.tsx";

export function AccountGate() {
  const session = useSession();
  if (session.kind === "loading") return <Loading sentence={appWording.starting} />;
  if (session.kind === "visitor") return <SignInFirst />;
  if (session.kind === "signed-in") {
    return (
      <AccountIdProvider value={session.user.user_id}>
        <MemberArea key={session.user.user_id} user={session.user} />
      </AccountIdProvider>
    );
  }
  return (
    <main id="main">
      <EmptyState
        wholePage
        drawing={<SlackBuoyDrawing />}
        title={appWording.unreachable}
        action={<Button onClick={session.retry}>{appWording.tryAgain}</Button>}
      >
        {appWording.unreachableHelp}
      </EmptyState>
    </main>
  );
}

function SignInFirst() {
  const navigate = useNavigate();
  const here = useLocation({ select: (location) => location.href });
  // The page requested first; the redirect to sign-in changes `here`.
  const [next] = useState(here);
  useEffect(() => {
    void navigate({ to: "/sign-in", search: { next }, replace: true });
  }, [navigate, next]);
  return null;
}
