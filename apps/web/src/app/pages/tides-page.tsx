import { useNavigate, useSearch } from "@tanstack/react-router";
import { useStepBack } from "#web/app/navigation/use-step-back.ts";
import { useReminderWay } from "#web/features/accounts/reminders/use-reminder-way.ts";
import { TidesScreen } from "#web/features/tides/day/tides-screen.tsx";
import { tidesSearch } from "#web/features/tides/day/tides-search.ts";
import { lazyPart } from "#web/platform/load-part.ts";

const ReminderSwitches = lazyPart(
  async () =>
    (await import("#web/features/accounts/reminders/reminder-switches.tsx")).ReminderSwitches,
);

export function TidesPage() {
  const search = useSearch({ from: "/member/tides" });
  const navigate = useNavigate({ from: "/tides" });
  const stepBack = useStepBack();

  function close() {
    stepBack(
      () =>
        void navigate({
          search: (now) => tidesSearch({ ...now, alert: undefined }),
          replace: true,
        }),
    );
  }

  return (
    <TidesScreen
      search={search}
      onChange={(change) =>
        void navigate({ search: (now) => tidesSearch({ ...now, ...change }), resetScroll: false })
      }
      onClose={close}
      switches={<ReminderSwitches />}
      hasWay={useReminderWay()}
    />
  );
}
