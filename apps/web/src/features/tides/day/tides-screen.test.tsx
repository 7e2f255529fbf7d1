// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { NextTidesCard } from "#web/features/tides/day/tides-screen.tsx";
import { harborStationId } from "#web/features/tides/queries.ts";
import { stubScreen } from "#web/testing/show-app.tsx";

afterEach(cleanup);

// SPEC 9.21
test.each([
  [390, 6],
  [1440, 8],
])("on a screen of %i px the chart's list has %i highs and lows to come", async (width, count) => {
  stubScreen(width);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NextTidesCard stationId={harborStationId} />
    </QueryClientProvider>,
  );
  const tides = await screen.findAllByRole("listitem");
  expect(tides).toHaveLength(count);
  for (const tide of tides) expect(tide.textContent).toMatch(/^(High|Low)−?\d+\.\d ft\w+/);
});
