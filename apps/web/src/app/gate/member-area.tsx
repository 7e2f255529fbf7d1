import { isBehindPaywall } from "@striper/angling/membership";
import type { User } from "@striper/contract/accounts";
import { useSelector } from "@tanstack/react-store";
import { Outlet, useMatches } from "@tanstack/react-router";
import { Suspense } from "react";
import { UnknownPage } from "#web/app/failure-screens.tsx";
import { AppShell } from "#web/app/shell/app-shell.tsx";
import { appWording } from "#web/app/wording.ts";
import { isPushWanted } from "#web/features/accounts/reminders/push-wanted.ts";
import { usePreferenceSync } from "#web/features/accounts/preferences/use-preference-sync.ts";
import { useRefreshUser } from "#web/features/accounts/session.ts";
import { TrialBanner } from "#web/features/billing/trial-banner.tsx";
import { membershipOfUser } from "#web/features/billing/membership-of-user.ts";
import { useNow } from "#web/ui/figures/use-now.ts";
import { AfterFirstFrame } from "#web/ui/after-first-frame.tsx";
import { Loading } from "#web/ui/surfaces/loading.tsx";
import { lazyHelper, lazyPart } from "#web/platform/load-part.ts";
import { deviceWatersStore } from "#web/platform/device-waters.ts";

/** Kept out of the first load, because it is rarely shown. */
const PaywallPage = lazyPart(
  async () => (await import("#web/app/gate/paywall-page.tsx")).PaywallPage,
);

const Overlays = lazyPart(async () => (await import("#web/app/overlays.tsx")).Overlays);

const FirstWaters = lazyPart(
  async () => (await import("#web/features/spots/waters/first-waters.tsx")).FirstWaters,
);

const BackgroundSync = lazyHelper(
  async () => (await import("#web/app/gate/background-sync.tsx")).BackgroundSync,
);

const WalletSync = lazyHelper(
  async () => (await import("#web/features/licenses/wallet-sync.tsx")).WalletSync,
);

const LogSync = lazyHelper(
  async () => (await import("#web/features/catches/log/log-sync.tsx")).LogSync,
);

const PushRenewal = lazyHelper(
  async () => (await import("#web/features/accounts/reminders/push-renewal.tsx")).PushRenewal,
);

export function MemberArea({ user }: { readonly user: User }) {
  const { standsAlone = false, adminsOnly = false } =
    useMatches({ select: (matches) => matches.at(-1)?.staticData }) ?? {};
  const refreshUser = useRefreshUser();
  const membership = membershipOfUser(user, useNow());
  const isAskingWaters = useSelector(deviceWatersStore, ({ isAsking }) => isAsking);
  usePreferenceSync(user);

  if (standsAlone) return <Outlet />;
  const isAdmin = user.role === "admin";
  if (adminsOnly && !isAdmin) return <UnknownPage />;
  if (isBehindPaywall(membership) && !adminsOnly) {
    return (
      <Suspense fallback={<Loading sentence={appWording.starting} />}>
        <PaywallPage user={user} />
      </Suspense>
    );
  }
  return (
    <>
      <AppShell
        user={user}
        banner={
          <TrialBanner membership={membership} onAlreadySubscribed={() => void refreshUser()} />
        }
      />
      <AfterFirstFrame>
        <Suspense fallback={null}>
          <Overlays />
          {isAskingWaters ? <FirstWaters /> : null}
        </Suspense>
        <Suspense fallback={null}>
          <BackgroundSync />
          <LogSync />
          <WalletSync />
          {isPushWanted(user.user_id) ? <PushRenewal accountId={user.user_id} /> : null}
        </Suspense>
      </AfterFirstFrame>
    </>
  );
}
