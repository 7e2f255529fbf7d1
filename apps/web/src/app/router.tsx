import { createRouter } from "@tanstack/react-router";
import { FailedScreen, UnknownPage } from "#web/app/failure-screens.tsx";
import { routeTree } from "#web/app/navigation/routes.ts";
import { appWording } from "#web/app/wording.ts";
import { Loading } from "#web/ui/surfaces/loading.tsx";

export const routerOptions = {
  scrollRestoration: true,
  defaultPreload: "intent",
  defaultErrorComponent: FailedScreen,
  defaultNotFoundComponent: UnknownPage,
  // As high as the window: what stands below a view is not seen to move when it arrives.
  defaultPendingComponent: () => (
    <div className="min-h-dvh">
      <Loading sentence={appWording.loadingConditions} />
    </div>
  ),
} as const;

export const router = createRouter({ ...routerOptions, routeTree });

declare module "@tanstack/react-router" {
  interface Register {
    readonly router: typeof router;
  }
}
