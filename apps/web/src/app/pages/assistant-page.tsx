import { useEffect } from "react";
import { AssistantScreen } from "#web/features/assistant/assistant-screen.tsx";
import { useLog } from "#web/features/catches/log/use-log.ts";
import { useMySpots } from "#web/features/spots/use-my-spots.ts";
import { useAccountId } from "#web/platform/local-store/account-id.tsx";
import { useDevicePosition } from "#web/platform/device-position.ts";

const loadProviders = () => import("#web/app/pages/assistant-device-providers.ts");

/** The chat, with what this device has kept for when there is no connection. */
export function AssistantPage() {
  const accountId = useAccountId();
  const log = useLog();
  const spots = useMySpots();
  const { position } = useDevicePosition();
  useEffect(() => {
    // The engine is fetched while there is a network, for when there is none.
    loadProviders().catch(() => undefined);
  }, []);
  return (
    <AssistantScreen
      providers={async () => {
        const { deviceProviders } = await loadProviders();
        return deviceProviders({ accountId, log, spots });
      }}
      position={position}
    />
  );
}
