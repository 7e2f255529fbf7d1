import { useEffect, useRef } from "react";
import { spotsDatabase } from "#web/features/spots/mine/spots-database.ts";
import { syncMySpots } from "#web/features/spots/mine/sync-my-spots.ts";
import { useAccountId } from "#web/platform/local-store/account-id.tsx";
import { keepExchanging, type Exchanging } from "#web/platform/local-store/keep-exchanging.ts";
import { useLive } from "#web/platform/local-store/use-live.ts";
import { useOnline } from "#web/platform/online-status.ts";

/** As long as somebody is signed in: own spots and favorites are the same on all their devices. */
export function useSpotsSync(): void {
  const accountId = useAccountId();
  const online = useOnline();
  const exchanging = useRef<Exchanging>(null);
  useEffect(() => {
    if (!online) return undefined;
    const current = keepExchanging(() => syncMySpots(spotsDatabase(accountId)));
    exchanging.current = current;
    return () => {
      exchanging.current = null;
      current.stop();
    };
  }, [accountId, online]);

  const hasUnsent = useLive(`unsent ${accountId}`, async () => {
    const { outbox } = spotsDatabase(accountId);
    return (await outbox.filter(({ refusal }) => refusal === null).count()) > 0;
  });
  useEffect(() => {
    if (hasUnsent === true) exchanging.current?.now();
  }, [hasUnsent]);
}
