import { Link, useCanGoBack, useRouter, useRouterState } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { spotsWording } from "#web/features/spots/wording.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    readonly fromSpots?: boolean;
  }
}

/**
 * Links back to the list in its previous state, or to the full list for visitors who followed a
 * link.
 */
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
