// @vitest-environment jsdom
import { bitePlaceOfSpot } from "@striper/angling/bite-score";
import { spotById, spots } from "@striper/angling/spots";
import { hour } from "@striper/marine/time";
import { degrees, feet, knots } from "@striper/marine/units";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, configure, fireEvent, render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { PlaceBiteStrip } from "#web/features/bite-score/place-bite-strip.tsx";
import { someWeather } from "#web/testing/some-conditions.ts";
import { breaksOff, gives, stubApi } from "#web/testing/stub-api.ts";

// A place's stations are chunks that load on demand.
configure({ asyncUtilTimeout: 20_000, defaultHidden: true });
vi.setConfig({ testTimeout: 20_000 });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

interface Shown {
  readonly spotId: string;
  readonly alerts?: ComponentProps<typeof PlaceBiteStrip>["alerts"]["alerts"];
  readonly announced?: ComponentProps<typeof PlaceBiteStrip>["alerts"]["announced"];
  readonly windKnots?: number;
  readonly marine?: ComponentProps<typeof PlaceBiteStrip>["marine"];
}

function showSpot({ spotId, alerts = null, announced = [], windKnots, marine = [] }: Shown) {
  const answer = someWeather(Date.now());
  for (const entry of answer.weather) entry.wind_speed_kt = windKnots ?? null;
  stubApi({ "GET /api/weather": windKnots === undefined ? breaksOff : gives(answer) });
  const spot = spotById(spotId);
  if (spot === undefined) throw new Error("there is such a spot");
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PlaceBiteStrip
        place={bitePlaceOfSpot(spot)}
        alerts={{ alerts, announced }}
        marine={marine}
      />
    </QueryClientProvider>,
  );
}

function showStrip(isFederal: boolean) {
  const spot = spots.find(({ waters }) => (waters === "federal") === isFederal);
  showSpot({ spotId: spot?.id ?? "" });
}

test("a spot's hours are computed without any network and read with the arrow keys", async () => {
  showStrip(false);
  const hours = await screen.findByRole("slider", { name: /^Bite score by the hour, / });
  expect(hours.getAttribute("aria-valuetext")).toMatch(
    /^Now: \d+ (Excellent|Good|Fair|Challenging)$/,
  );
  // The figure above the hours equals the first hour.
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

/** Returns the first matching element, which holds the advice and safety. */
async function textOf(words: RegExp): Promise<HTMLElement> {
  const [first] = await screen.findAllByText(words);
  if (first === undefined) throw new Error("it was found");
  return first;
}

test("without alerts or a forecast a spot takes nothing for safe", async () => {
  showSpot({ spotId: "castle-island" });
  expect(await textOf(/^Caution now: alerts or wind not available$/)).toBeTruthy();
});

test("a bar names wind and swell by its own zone's forecast, hours ahead too", async () => {
  const now = Date.now();
  const marine = [
    {
      from: now - hour,
      to: now + 30 * hour,
      winds: [{ speed: knots(12), from: degrees(90) }],
      waves: feet(3),
      fog: false,
    },
  ];
  showSpot({ spotId: "merrimack-river-mouth", alerts: [], windKnots: 5, marine });
  await screen.findByRole("slider", { name: /^Bite score by the hour, / });
  expect(document.body.textContent).not.toMatch(/swell there not known|Boston forecast/);
});
