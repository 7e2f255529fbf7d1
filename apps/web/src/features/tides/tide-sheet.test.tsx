// @vitest-environment jsdom
import { instantOfHarborTime } from "@striper/marine/time";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { statuteMiles } from "@striper/marine/units";
import { TideSheet } from "#web/features/tides/tide-sheet.tsx";
import { TideTile } from "#web/features/tides/tide-tile.tsx";
import { stubScreen } from "#web/testing/show-app.tsx";
import { breaksOff, gives, stubApi } from "#web/testing/stub-api.ts";

const morning = instantOfHarborTime("2026-06-13", 6);
const asked = {
  close: vi.fn<() => void>(),
  chart: vi.fn<() => void>(),
  alert: vi.fn<() => void>(),
};
const tidesCall = "GET /api/tides/8443970";

beforeEach(() => {
  vi.useFakeTimers({ now: morning, shouldAdvanceTime: true, toFake: ["Date"] });
  localStorage.clear();
  stubScreen(390);
  stubApi({ [tidesCall]: breaksOff });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const mock of Object.values(asked)) mock.mockReset();
});

const position = { latitude: 42.3539, longitude: -71.0503 };
const boston = {
  name: "Boston Harbor",
  position,
  tide: { id: "8443970", name: "Boston", distance: statuteMiles(0) },
  current: { id: "BOS1111", name: "Deer Island Light", distance: statuteMiles(0) },
};

function show(what: "sheet" | "tile") {
  render(
    <QueryClientProvider client={new QueryClient()}>
      {what === "tile" ? (
        <TideTile water={boston} onOpen={asked.chart} />
      ) : (
        <TideSheet
          open
          water={boston}
          onClose={asked.close}
          onFullChart={asked.chart}
          onSetAlert={asked.alert}
        />
      )}
    </QueryClientProvider>,
  );
}
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

describe("the tile", () => {
  test("adds what the gauge measured once that is known", async () => {
    const station = { id: "8443970", name: "Boston", method: "harmonic" };
    stubApi({
      [tidesCall]: gives({
        station: { ...station, latitude: 42.35, longitude: -71.05 },
        datum: "MLLW",
        datum_epoch: "1983-2001",
        unit: "ft",
        tides: [],
        tide_stage: "RISING",
        current_stage: "RISING",
        time_to_next: null,
        minutes_to_next: null,
        next: null,
        progress: 0,
        height_now: 3,
        source: "NOAA CO-OPS 8443970",
        observed_at: null,
        issued_at: null,
        status: "computed",
        observed_level: {
          height: 7.3,
          above_prediction: 0.42,
          source: "NOAA CO-OPS 8443970",
          observed_at: new Date(morning - 12 * 60_000).toISOString(),
          issued_at: null,
          status: "live",
        },
      }),
    });
    show("tile");
    expect(
      await screen.findByText("Measured 7.3 ft at 5:48 am, 0.4 ft above the prediction"),
    ).toBeTruthy();
    expect(screen.getByText(/12 min ago/)).toBeTruthy();
  });
});

describe("the sheet", () => {
  beforeEach(() => show("sheet"));
  const nextTides = () =>
    within(screen.getByRole("region", { name: "Next Tides" })).getAllByRole("listitem");

  // SPEC 2.37, 9.18
  test("has its title, the stage with its progress and the station", () => {
    const sheet = screen.getByRole("dialog", { name: "Boston Harbor Tides" });
    expect(within(sheet).getByText("Rising")).toBeTruthy();
    expect(within(sheet).getByRole("progressbar").getAttribute("aria-valuetext")).toMatch(
      /^High in \d\.\d h$/,
    );
    expect(sheet.textContent).toContain("NOAA station 8443970, Boston Harbor");
    expect(sheet.textContent).toContain("Not for navigation.");
  });

  // SPEC 2.38, 9.22
  test("lists four tides, eight on demand, and four again", async () => {
    expect(nextTides()).toHaveLength(4);
    await press("More");
    expect(nextTides()).toHaveLength(8);
    await press("Less");
    expect(nextTides()).toHaveLength(4);
  });

  // SPEC 2.35
  test("changes from the curve to bars", async () => {
    expect(screen.getByRole("slider")).toBeTruthy();
    await userEvent.click(screen.getByLabelText("Bars"));
    expect(screen.queryByRole("slider")).toBeNull();
    expect(screen.getByText(/^Heights in feet/)).toBeTruthy();
  });

  // SPEC 2.36
  test("zooms on a phone between a half and the double", async () => {
    for (let step = 0; step < 4; step += 1) await press("Zoom in");
    expect(screen.getByText("200%")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Zoom in" })).toHaveProperty("disabled", true);
    for (let step = 0; step < 6; step += 1) await press("Zoom out");
    expect(screen.getByText("50%")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Zoom out" })).toHaveProperty("disabled", true);
  });

  test("has every event of the picture as a table", async () => {
    await userEvent.click(screen.getByText("Show as a table"));
    const table = screen.getByRole("table", { name: "Tide and current" });
    expect(within(table).getAllByRole("row").length).toBeGreaterThan(4);
  });
});
