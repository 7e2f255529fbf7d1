import { isBehindPaywall } from "@striper/angling/membership";
import type { User } from "@striper/contract/accounts";
import { Outlet, useMatches } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { UnknownPage } from "#web/app/failure-screens.tsx";
import { AppShell } from "#web/app/shell/app-shell.tsx";
import { appWording } from "#web/app/wording.ts";
import { isPushWanted } from "#web/features/accounts/reminders/push-wanted.ts";
import { usePreferenceSync } from "#web/features/accounts/preferences/use-preference-sync.ts";
import { useRefreshUser } from "#web/features/accounts/session/queries.ts";
import { TrialBanner } from "#web/features/billing/banner/trial-banner.tsx";
import { membershipOfUser } from "#web/features/billing/membership/membership-of-user.ts";
import { useNow } from "#web/ui/figures/use-now.ts";
import { Later } from "#web/ui/later.tsx";
import { Loading } from "#web/ui/surfaces/loading.tsx";

/** Few ever see it: it does not belong to what every start loads. */
const PaywallPage = lazy(async () => {
  const { PaywallPage: Page } = await import("#web/app/gate/paywall-page.tsx");
  return { default: Page };
});

const Overlays = lazy(async () => {
  const { Overlays: Dialogs } = await import("#web/app/overlays.tsx");
  return { default: Dialogs };
});

/** Exchanges what waits on this device; nothing of the first frame needs it. */
const SpotsSync = lazy(async () => {
  const { SpotsSync: Sync } = await import("#web/app/spots/spots-sync.tsx");
  return { default: Sync };
});

const AlertsSync = lazy(async () => {
  const { AlertsSync: Sync } = await import("#web/app/tides/alerts-sync.tsx");
  return { default: Sync };
});

const WalletKeeper = lazy(async () => {
  const { WalletKeeper: Keeper } = await import("#web/features/licenses/wallet-keeper.tsx");
  return { default: Keeper };
});

const LogKeeper = lazy(async () => {
  const { LogKeeper: Keeper } = await import("#web/features/catches/log/log-keeper.tsx");
  return { default: Keeper };
});

const PushKeeper = lazy(async () => {
  const { PushKeeper: Keeper } = await import("#web/features/accounts/reminders/push-keeper.tsx");
  return { default: Keeper };
});

/** What a signed-in person gets: the app with its banner, the paywall, or a page of its own. */
export function MemberArea({ user }: { readonly user: User }) {
  const { standsAlone = false, adminsOnly = false } =
    useMatches({ select: (matches) => matches.at(-1)?.staticData }) ?? {};
  const refreshUser = useRefreshUser();
  const membership = membershipOfUser(user, useNow());
  usePreferenceSync(user);

  if (standsAlone) return <Outlet />;
  const isAdmin = user.role === "admin";
  if (adminsOnly && !isAdmin) return <UnknownPage />;
  // Who runs the platform sees its figures also without a plan of their own.
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
      <Later>
        <Suspense fallback={null}>
          <Overlays />
        </Suspense>
        <Suspense fallback={null}>
          <SpotsSync />
          <AlertsSync />
          <LogKeeper />
          <WalletKeeper />
          {isPushWanted(user.user_id) ? <PushKeeper accountId={user.user_id} /> : null}
        </Suspense>
      </Later>
    </>
  );
}
