// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { VesselsScreen } from "#web/features/vessels/vessels-screen.tsx";
import { noteReachable } from "#web/platform/online-status.ts";
import { breaksOff, gives, stubApi } from "#web/testing/stub-api.ts";

const capabilities = (hasFeed: boolean) => ({
  version: "1.0.0",
  server_time: "2026-06-13T16:00:00.000Z",
  payments: "none",
  assistant: { engine: "built-in", provider: null },
  vessel_feed: hasFeed,
  regulations_version: 1,
});

function show() {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queries}>
      <VesselsScreen />
    </QueryClientProvider>,
  );
}

/** The request that checks whether the other site answers. */
const probe = "GET /favicon.ico";
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const frame = () => screen.getByTitle("Vessel map of MarineTraffic");

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  cleanup();
  act(() => noteReachable(true));
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("without a feed", () => {
  beforeEach(async () => {
    api = stubApi({
      "GET /api/capabilities": gives(capabilities(false)),
      [probe]: () => new Response(null),
    });
    show();
    await pass(10);
  });
  let api: ReturnType<typeof stubApi>;

  test("a frame that loads the browser's error page is unavailable", async () => {
    api.change(probe, breaksOff);
    cleanup();
    show();
    await pass(10);
    expect(screen.getByText("AIS Map Unavailable")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Try loading embed again" }));
    expect(document.activeElement).toBe(screen.getByRole("region", { name: "Embedded map" }));
    fireEvent.load(frame());
    await pass(10);
    expect(screen.getByText("AIS Map Unavailable")).toBeDefined();
    api.change(probe, () => new Response(null));
    fireEvent.click(screen.getByRole("button", { name: "Try loading embed again" }));
    fireEvent.load(frame());
    await pass(30_000);
    expect(screen.queryByText("AIS Map Unavailable")).toBeNull();
  });

  test("a site that never answers is unavailable, whatever the frame reports", async () => {
    api.change(probe, () => new Promise<Response>(() => undefined));
    cleanup();
    show();
    await pass(10);
    fireEvent.load(frame());
    await pass(19_000);
    expect(screen.queryByText("AIS Map Unavailable")).toBeNull();
    await pass(2000);
    expect(screen.getByText("AIS Map Unavailable")).toBeDefined();
  });

  // SPEC 2.61
  test("another site's map is centered on the harbor, and there is no switch", () => {
    expect(frame().getAttribute("src")).toMatch(/zoom:11\/centery:42\.35\/centerx:-71\.05/);
    expect(screen.queryByText("Our live map")).toBeNull();
  });

  // SPEC 2.59
  test("the overlay leaves after two seconds, or when the map has loaded", async () => {
    expect(screen.getByText("Loading vessel map...")).toBeDefined();
    await pass(1900);
    expect(screen.queryByText("Loading vessel map...")).not.toBeNull();
    await pass(200);
    expect(screen.queryByText("Loading vessel map...")).toBeNull();
    cleanup();
    show();
    await pass(10);
    fireEvent.load(frame());
    expect(screen.queryByText("Loading vessel map...")).toBeNull();
  });

  // SPEC 2.60
  test("a map that does not come is unavailable, with two other sites and another try", async () => {
    await pass(21_000);
    expect(screen.getByText("AIS Map Unavailable")).toBeDefined();
    const links = screen.getAllByRole("link");
    expect(links.map((link) => link.getAttribute("target"))).toEqual(["_blank", "_blank"]);
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      expect.stringContaining("https://www.marinetraffic.com/"),
      expect.stringContaining("https://www.vesselfinder.com/"),
    ]);
    fireEvent.click(screen.getByRole("button", { name: "Try loading embed again" }));
    expect(screen.getByText("Loading vessel map...")).toBeDefined();
    fireEvent.load(frame());
    await pass(30_000);
    expect(screen.queryByText("AIS Map Unavailable")).toBeNull();
  });

  // SPEC 2.58
  test("it fills the page where the browser has no full screen, and Escape leaves", () => {
    fireEvent.click(screen.getByRole("button", { name: "Full screen" }));
    expect(screen.getByRole("button", { name: "Leave full screen" })).toBeDefined();
    fireEvent.keyDown(document, { key: "Escape" });
    expect(screen.getByRole("button", { name: "Full screen" })).toBeDefined();
  });
});

describe("with a feed", () => {
  test("both maps are one switch apart, and the choice stays", async () => {
    stubApi({
      "GET /api/capabilities": gives(capabilities(true)),
      [probe]: () => new Response(null),
    });
    localStorage.setItem("vessel_map", "embedded");
    show();
    await pass(10);
    expect(frame()).toBeDefined();
    expect(screen.getByRole("radio", { name: "Our live map" })).toBeDefined();
  });
});

test("without a network and a known answer, the other sites are named", async () => {
  stubApi({ "GET /api/capabilities": breaksOff });
  show();
  await pass(10);
  expect(screen.getByText("AIS Map Unavailable")).toBeDefined();
});

test("when the server does not answer, another site's map is shown instead of an endless wait", async () => {
  stubApi({
    "GET /api/capabilities": () => new Response("{}", { status: 503 }),
    [probe]: () => new Response(null),
  });
  show();
  await pass(10);
  expect(screen.queryByText("Looking for the vessel map...")).toBeNull();
  expect(frame()).toBeDefined();
  expect(screen.getByText(/did not answer whether it has a vessel feed/)).toBeDefined();
});
