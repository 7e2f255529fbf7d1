import "#web/app.css";
import { CSPProvider } from "@base-ui/react/csp-provider";
import { validateWithoutEval } from "@striper/contract/validation";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createQueryClient } from "#web/app/query-client.ts";
import { router } from "#web/app/router.tsx";
import { followLight } from "#web/platform/light-store.ts";
import { followServersRules } from "#web/platform/rule-table/follow-server.ts";
import { readToken } from "#web/platform/session.ts";
import { registerServiceWorker } from "#web/platform/worker/update-ready.ts";

validateWithoutEval();

const queries = createQueryClient();

followLight();
followServersRules();

const place = document.querySelector("#app");
if (place) {
  createRoot(place).render(
    <StrictMode>
      <CSPProvider disableStyleElements>
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </CSPProvider>
    </StrictMode>,
  );
}

if (import.meta.env.PROD) registerServiceWorker("/service-worker.js");

/** Long enough for the view, its data and whatever the first tap brings, ms. */
const chartsAfter = 20_000;

// The worker that answers with them is there from the second visit on.
if (navigator.serviceWorker?.controller && readToken() !== null)
  setTimeout(async () => {
    const { storeChartsLater } = await import("#web/features/charts/offline/stored-charts.ts");
    await storeChartsLater();
  }, chartsAfter);
