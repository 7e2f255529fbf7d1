import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRouter, RouterProvider } from "@tanstack/react-router";
import { render } from "@testing-library/react";
import { routeTree } from "#web/app/navigation/routes.ts";
import { routerOptions } from "#web/app/router.tsx";

/** The whole application at a path, in a document without a browser around it. */
export function showApp(path: string) {
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createRouter({ ...routerOptions, routeTree, history });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}

/** What jsdom lacks: a width, and something that answers media queries with it. */
export function stubScreen(width: number) {
  const queries = (query: string) => ({
    matches: width >= Number(/min-width: (\d+)px/.exec(query)?.[1] ?? 0),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  Object.assign(globalThis, { innerWidth: width, matchMedia: queries, scrollTo: () => undefined });
}
