import { harborDate } from "@striper/marine/time";
import { useEffect } from "react";
import { useKnownOfDay } from "#web/app/day-of-member.tsx";
import { AssistantScreen } from "#web/features/assistant/assistant-screen.tsx";
import { prepareEngine } from "#web/features/assistant/use-engine.ts";
import { useLog } from "#web/features/catches/log/use-log.ts";
import { useMySpots } from "#web/features/spots/use-my-spots.ts";
import { useAccountId } from "#web/platform/local-store/account-id.tsx";
import { dayOfDevice } from "#web/platform/day/day-of-device.ts";
import { useTappedDay } from "#web/platform/day/tapped-day.ts";
import { useDevicePosition } from "#web/platform/device-position.ts";
import { useNow } from "#web/ui/figures/use-now.ts";

const loadContext = () => import("#web/app/pages/assistant-device-context.ts");

export function AssistantPage() {
  const accountId = useAccountId();
  const log = useLog();
  const spots = useMySpots();
  const { position } = useDevicePosition();
  const taps = useTappedDay(harborDate(useNow()));
  const day = dayOfDevice(taps, useKnownOfDay());
  useEffect(() => {
    Promise.all([loadContext(), prepareEngine()]).catch(() => undefined);
  }, []);
  return (
    <AssistantScreen
      context={async () => {
        const { deviceContext } = await loadContext();
        return deviceContext({ accountId, log, spots, day, position });
      }}
      position={position}
      day={day}
    />
  );
}
