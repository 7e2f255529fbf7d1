// @vitest-environment jsdom
import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ToastRegion } from "#web/ui/surfaces/toast-region.tsx";
import { setWadingAlarm, useRingWadingAlarm } from "./wading-alarm.ts";

function Ringing() {
  useRingWadingAlarm();
  return <ToastRegion />;
}

const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

describe("the wading alarm", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    setWadingAlarm(null);
    vi.useRealTimers();
  });

  test("rings at its time, once, without a network", () => {
    render(<Ringing />);
    act(() => setWadingAlarm({ at: Date.now() + 60_000, name: "Thompson spit" }));
    expect(localStorage.getItem("wading_alarm")).toMatch(/^\d{13} Thompson spit$/);
    pass(59_000);
    expect(screen.queryByText(/Turn back now/)).toBeNull();
    pass(2000);
    expect(screen.getByText("Turn back now: Thompson spit.")).toBeDefined();
    expect(localStorage.getItem("wading_alarm")).toBe("");
  });

  test("is dropped silently when it is found long after its time", () => {
    render(<Ringing />);
    act(() => setWadingAlarm({ at: Date.now() - 2 * 3_600_000, name: "Lovells bars" }));
    pass(1000);
    expect(screen.queryByText(/Lovells bars/)).toBeNull();
  });
});
