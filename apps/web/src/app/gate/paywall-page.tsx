import type { User } from "@striper/contract/accounts";
import { Link } from "@tanstack/react-router";
import { analyticsEntry } from "#web/app/navigation/views.ts";
import { useLeaveAccount } from "#web/app/pages/use-leave-account.ts";
import { Footer } from "#web/app/shell/footer.tsx";
import { ExportPanel } from "#web/features/accounts/data/export-panel.tsx";
import { DeleteAccount } from "#web/features/accounts/delete-account.tsx";
import { useRefreshUser } from "#web/features/accounts/session.ts";
import { Paywall } from "#web/features/billing/paywall.tsx";
import { bookWording } from "#web/features/catches/book/wording.ts";
import { countWaitingPhotos } from "#web/features/catches/log/read-log.ts";
import { useLog } from "#web/features/catches/log/use-log.ts";
import { RunningPlansWarning } from "#web/features/float-plans/running-plans-warning.tsx";
import { buttonStyle } from "#web/ui/actions/button-style.ts";
import { Banner } from "#web/ui/surfaces/banner.tsx";

const wording = bookWording.sync;

export function PaywallPage({ user }: { readonly user: User }) {
  const refreshUser = useRefreshUser();
  const { signOut, toLanding, withdrawShared } = useLeaveAccount();
  return (
    <Paywall
      email={user.email}
      onSignOut={signOut}
      onAlreadySubscribed={() => void refreshUser()}
      yours={
        <>
          <UnsentNote />
          <ExportPanel />
          <DeleteAccount
            warning={<RunningPlansWarning />}
            offersExport={false}
            beforeForgetting={withdrawShared}
            onGone={toLanding}
          />
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

function UnsentNote() {
  const log = useLog();
  const { waiting } = log;
  const photosWaiting = countWaitingPhotos(log);
  if (waiting + photosWaiting === 0) return null;
  return (
    <Banner tone="warning">
      {waiting > 0 ? `${wording.waiting(waiting)} ` : ""}
      {photosWaiting > 0 ? `${wording.photos(photosWaiting)} ` : ""}
      {wording.withoutPlan}
    </Banner>
  );
}
