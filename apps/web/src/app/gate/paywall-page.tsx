import type { User } from "@striper/contract/accounts";
import { Link } from "@tanstack/react-router";
import { analyticsEntry } from "#web/app/navigation/views.ts";
import { useLeaving } from "#web/app/pages/use-leaving.ts";
import { Footer } from "#web/app/shell/footer.tsx";
import { ExportPanel } from "#web/features/accounts/data/export-panel.tsx";
import { DeleteAccount } from "#web/features/accounts/delete-account.tsx";
import { useRefreshUser } from "#web/features/accounts/session.ts";
import { Paywall } from "#web/features/billing/paywall.tsx";
import { UnsentNote } from "#web/features/catches/list/unsent-note.tsx";
import { buttonStyle } from "#web/ui/actions/button-style.ts";

/** The paywall with what belongs to the account: its data, its end, and who it is. */
export function PaywallPage({ user }: { readonly user: User }) {
  const refreshUser = useRefreshUser();
  const { signOut, toLanding } = useLeaving();
  return (
    <Paywall
      email={user.email}
      onSignOut={signOut}
      onAlreadySubscribed={() => void refreshUser()}
      yours={
        <>
          <UnsentNote />
          <ExportPanel />
          <DeleteAccount offersExport={false} onGone={toLanding} />
        </>
      }
      footer={
        <>
          {user.role === "admin" ? (
            <Link to="/analytics" className={buttonStyle("quiet", "regular", true)}>
              {analyticsEntry.label}
            </Link>
          ) : null}
          <Footer />
        </>
      }
    />
  );
}
