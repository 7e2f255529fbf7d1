import { Link, useCanGoBack, useRouter, useRouterState } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { spotsWording } from "#web/features/spots/wording.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The page before is the list of spots, as it was left. */
    readonly fromSpots?: boolean;
  }
}

/** Back to the list as it was left; for visitors by link, to the full list. */
export function BackToSpots() {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const cameFromList = useRouterState({
    select: ({ location }) => location.state.fromSpots === true,
  });
  return (
    <Link
      to="/fishing-spots"
      onClick={(event) => {
        if (!canGoBack || !cameFromList || event.metaKey || event.ctrlKey) return;
        event.preventDefault();
        router.history.back();
      }}
      className="inline-flex min-h-12 items-center gap-2 font-semibold text-primary"
    >
      <ArrowLeft size={20} aria-hidden="true" />
      {spotsWording.back}
    </Link>
  );
}
