import { useCanGoBack, useNavigate, useRouter, useSearch } from "@tanstack/react-router";
import { lazy } from "react";
import { TidesScreen } from "#web/features/tides/day/tides-screen.tsx";
import { tidesSearch } from "#web/features/tides/day/tides-search.ts";

/** Part of the reminders, which come after the first frame. */
const ReminderSwitches = lazy(async () => {
  const { ReminderSwitches: Switches } =
    await import("#web/features/accounts/reminders/reminder-switches.tsx");
  return { default: Switches };
});

/** The full tide chart; station and day stand in the address. */
export function TidesPage() {
  const search = useSearch({ from: "/member/tides" });
  const navigate = useNavigate({ from: "/tides" });
  const router = useRouter();
  const canGoBack = useCanGoBack();

  function close() {
    if (canGoBack) router.history.back();
    else
      void navigate({ search: (now) => tidesSearch({ ...now, alert: undefined }), replace: true });
  }

  return (
    <TidesScreen
      search={search}
      onChange={(change) =>
        void navigate({ search: (now) => tidesSearch({ ...now, ...change }), resetScroll: false })
      }
      onClose={close}
      switches={<ReminderSwitches />}
    />
  );
}
