// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { ChartsInUseCard } from "#web/features/charts/administration/charts-in-use-card.tsx";
import { gives, refuses, stubApi } from "#web/testing/stub-api.ts";

const charts = {
  origin: "fetched",
  cells: [
    {
      name: "US5BOSCD",
      edition: 4,
      update: 5,
      issued: "2026-05-14",
      scale: 12_000,
      bytes: 432_100,
    },
  ],
  archive_bytes: 1_630_000,
  fault: null,
  fetching: {
    asked_at: "2026-06-13T07:00:00.000Z",
    completed_at: null,
    faults: ["US5BOSCC at NOAA: the archive cannot be read."],
    is_conversion_due: false,
  },
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(answer: () => Response) {
  const api = stubApi({ "GET /api/admin/charts": answer });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queries}>
      <ChartsInUseCard />
    </QueryClientProvider>,
  );
  return api;
}

test("an admin reads cells, editions, ages and what went wrong", async () => {
  show(gives(charts));
  expect(await screen.findByText(/fetched from NOAA\. 1 cells, 1\.63 MB/)).not.toBeNull();
  expect(screen.getByText("US5BOSCC at NOAA: the archive cannot be read.")).not.toBeNull();
  const table = screen.getByRole("table", { name: "Cells in use", hidden: true });
  const [, row] = within(table).getAllByRole("row", { hidden: true });
  expect(row?.textContent).toMatch(/^US5BOSCD4\.52026-05-14, \d+ days ago1:12,0000\.43 MB$/);
});

test("charts that could not be loaded are asked for again", async () => {
  const api = show(refuses(503, "unavailable"));
  const again = await screen.findByRole("button", { name: "Try Again" });
  api.change("GET /api/admin/charts", gives(charts));
  await userEvent.click(again);
  expect(await screen.findByText(/NOAA was asked/)).not.toBeNull();
});
