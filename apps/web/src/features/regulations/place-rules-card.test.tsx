// @vitest-environment jsdom
import { packagedTable } from "@striper/angling/regulations";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { PlaceRulesCard } from "#web/features/regulations/place-rules-card.tsx";
import { storeTable } from "#web/platform/rule-table/rule-table.ts";
import { breaksOff, stubApi } from "#web/testing/stub-api.ts";

async function show(
  latitude: number,
  longitude: number,
  label: string,
  trip?: Parameters<typeof PlaceRulesCard>[0]["trip"],
) {
  stubApi({ "GET /api/regulations/table": breaksOff });
  const ofTrip = trip === undefined ? {} : { trip };
  const card = () => (
    <PlaceRulesCard position={{ latitude, longitude }} label={label} {...ofTrip} />
  );
  const router = createRouter({
    routeTree: createRootRoute({ component: card }),
    history: createMemoryHistory({ initialEntries: ["/"] }),
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return within(await screen.findByRole("region", { name: `${label}: rules` }));
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 5, 13, 16) });
  storeTable(packagedTable, 0);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("the rules of a place", () => {
  test("say whose water it is, how far the line, and what holds today, without a network", async () => {
    const card = await show(42.3397, -70.9547, "Deer Island");
    expect(card.getByText("Massachusetts waters")).not.toBeNull();
    expect(
      card.getByText(/^Federal waters: .* nm to the .* Not for navigation\.$/u),
    ).not.toBeNull();
    const rows = within(card.getByRole("list", { name: "Today, Jun 13, 2026" }));
    expect(rows.getByText("Striped bass").closest("li")?.textContent).toContain("Open");
    expect(card.getByRole("link", { name: "All rules and sources" })).not.toBeNull();
  });

  test("are those of a trip's day and of how one fishes then", async () => {
    const card = await show(42.3397, -70.9547, "Deer Island", {
      dates: ["2026-11-24"],
      mode: "shore",
    });
    const rows = within(card.getByRole("list", { name: "On Nov 24, 2026" }));
    expect(rows.getByText("Black sea bass").closest("li")?.textContent).toContain("Closed");
    expect(card.getByRole("radio", { name: "Shore" })).toHaveProperty("checked", true);
  });

  test("of a trip over midnight tell what the second day changes, or that it changes nothing", async () => {
    const shore = { mode: "shore" } as const;
    const card = await show(42.3397, -70.9547, "Deer Island", {
      dates: ["2026-09-23", "2026-09-24"],
      ...shore,
    });
    const second = within(card.getByRole("list", { name: "Different on Sep 24, 2026" }));
    expect(
      second
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent)
        .join(),
    ).toMatch(/Closed/u);
    expect(second.queryByText("Striped bass")).toBeNull();
    cleanup();
    const same = await show(42.3397, -70.9547, "Deer Island", {
      dates: ["2026-06-13", "2026-06-14"],
      ...shore,
    });
    expect(same.getByText("The same on Jun 14, 2026.")).not.toBeNull();
  });
});
