import { createRouter, useLocation, type ParsedLocation } from "@tanstack/react-router";
import { FailedScreen, UnknownPage } from "#web/app/failure-screens.tsx";
import { routeTree } from "#web/app/navigation/routes.ts";
import { appWording } from "#web/app/wording.ts";
import { Loading } from "#web/ui/surfaces/loading.tsx";

/** Reserves the window's height, so that nothing below shifts when the view arrives. */
function Pending() {
  const isDashboard = useLocation({ select: ({ pathname }) => pathname === "/dashboard" });
  return (
    <div className="min-h-dvh">
      <Loading sentence={isDashboard ? appWording.loadingConditions : appWording.opening} />
    </div>
  );
}

export const routerOptions = {
  scrollRestoration: true,
  // An overlay's entry restores the scroll position of the page below.
  getScrollRestorationKey: ({ state, href }: ParsedLocation): string =>
    state.overlayOver?.key ?? state.key ?? href,
  defaultPreload: "intent",
  defaultErrorComponent: FailedScreen,
  defaultNotFoundComponent: UnknownPage,
  defaultPendingComponent: Pending,
} as const;

export const router = createRouter({ ...routerOptions, routeTree });

declare module "@tanstack/react-router" {
  interface Register {
    readonly router: typeof router;
  }
}
