import { createRootRoute } from "@tanstack/react-router";
import { UnknownPage } from "#web/app/failure-screens.tsx";
import { RootLayout } from "#web/app/root-layout.tsx";

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    readonly title?: string;
    readonly standsAlone?: boolean;
    readonly adminsOnly?: boolean;
  }
}

export const root = createRootRoute({ component: RootLayout, notFoundComponent: UnknownPage });
