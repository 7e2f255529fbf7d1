// @vitest-environment jsdom
import { bitePlaceOfSpot } from "@striper/angling/bite-score";
import { spots } from "@striper/angling/spots";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, configure, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { PlaceBiteStrip } from "#web/features/bite-score/place-bite-strip.tsx";
import { breaksOff, stubApi } from "#web/testing/stub-api.ts";

// The stations of a place are parts of the program that load on demand.
configure({ asyncUtilTimeout: 20_000, defaultHidden: true });
vi.setConfig({ testTimeout: 20_000 });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

function showStrip(isFederal: boolean) {
  stubApi({ "GET /api/weather": breaksOff });
  const spot = spots.find(({ waters }) => (waters === "federal") === isFederal);
  if (spot === undefined) throw new Error("there is such a spot");
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PlaceBiteStrip place={bitePlaceOfSpot(spot)} />
    </QueryClientProvider>,
  );
}

test("a spot's hours are computed without any network and read with the arrow keys", async () => {
  showStrip(false);
  const hours = await screen.findByRole("slider", { name: /^Bite score by the hour, / });
  expect(hours.getAttribute("aria-valuetext")).toMatch(
    /^Now: \d+ (Excellent|Good|Fair|Challenging)$/,
  );
  // The figure above the hours and the first of them are one and the same.
  const shown = /^Now: (\d+) (\w+)$/.exec(hours.getAttribute("aria-valuetext") ?? "");
  expect(screen.getByText(shown?.[1] ?? "", { selector: ".figure" })).toBeTruthy();
  fireEvent.change(hours, { target: { value: "23" } });
  expect(hours.getAttribute("aria-valuetext")).not.toMatch(/^Now/);
  expect(screen.getAllByRole("row")).toHaveLength(25);
});

test("a spot in federal water has no score, and says why", async () => {
  showStrip(true);
  expect(await screen.findByText(/^No score: striped bass may not be fished for/)).not.toBeNull();
  expect(screen.queryByRole("slider")).toBeNull();
});
