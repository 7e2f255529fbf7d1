import { createRootRoute } from "@tanstack/react-router";
import { UnknownPage } from "#web/app/failure-screens.tsx";
import { RootLayout } from "#web/app/root-layout.tsx";

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    /** The view's name: the heading and the page title. */
    readonly title?: string;
    /** Without the shell, and open without a plan. */
    readonly standsAlone?: boolean;
    /** Others get "not found". */
    readonly adminsOnly?: boolean;
  }
}

export const root = createRootRoute({ component: RootLayout, notFoundComponent: UnknownPage });
