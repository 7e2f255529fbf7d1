// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { bostonWater } from "@striper/angling/home-waters";
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ReactNode } from "react";
import { useConditions } from "#web/app/dashboard/use-conditions.ts";
import { useMarineForecast } from "#web/features/marine-forecast/queries.ts";
import { useReports } from "#web/features/reports/queries.ts";

function inApp({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>;
}

/** Accepts every call, never answers, and returns the paths asked. */
function silentServer(): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(new URL(path, "http://localhost:3000").pathname);
    return new Promise(() => undefined);
  });
  return asked;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe("the dashboard waits", () => {
  // SPEC 7.14, 7.15, 9.23
  test("5 s for the marine forecast and 4 s for the reports", () => {
    silentServer();
    const timeout = vi.spyOn(AbortSignal, "timeout");
    renderHook(() => useMarineForecast(), { wrapper: inApp });
    expect(timeout).toHaveBeenLastCalledWith(5000);
    renderHook(() => useReports(), { wrapper: inApp });
    expect(timeout).toHaveBeenLastCalledWith(4000);
  });

  test("and is not settled on safety by the tides alone while weather and alerts are on their way", async () => {
    silentServer();
    const now = Date.now();
    const { result } = renderHook(() => useConditions(bostonWater, now), { wrapper: inApp });
    await vi.waitFor(() => expect(result.current.bite.water).not.toBeNull(), 4000);
    expect(result.current.bite.isSafetySettled).toBe(false);
    act(() => void vi.advanceTimersByTime(6000));
    expect(result.current.bite.isSafetySettled).toBe(true);
  });

  // SPEC 4.17
  test("and after 6 s shows what there is instead of a skeleton", () => {
    silentServer();
    const now = Date.now();
    const { result } = renderHook(() => useConditions(bostonWater, now), { wrapper: inApp });
    const loading = () => [result.current.forecast.isLoading, result.current.reports.isLoading];
    act(() => void vi.advanceTimersByTime(5999));
    expect(loading()).toEqual([true, true]);
    act(() => void vi.advanceTimersByTime(1));
    expect(loading()).toEqual([false, false]);
  });
});
