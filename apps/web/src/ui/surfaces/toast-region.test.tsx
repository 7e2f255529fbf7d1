// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ToastRegion } from "#web/ui/surfaces/toast-region.tsx";
import { currentToast, dismissToast, showToast } from "#web/ui/surfaces/toast-store.ts";

beforeEach(() => {
  vi.useFakeTimers();
  Element.prototype.setPointerCapture = () => undefined;
  render(<ToastRegion />);
});

afterEach(() => {
  cleanup();
  const toast = currentToast();
  if (toast) dismissToast(toast.id);
  vi.useRealTimers();
});

const show = (text: string) => act(() => showToast(text));
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

// SPEC 9.37
test("a toast goes away after five seconds", () => {
  show("Saved");
  pass(4999);
  expect(screen.queryByText("Saved")).not.toBeNull();
  pass(1);
  expect(screen.queryByText("Saved")).toBeNull();
});

// SPEC 9.40
test("a second toast takes the place of the first and gets its own five seconds", () => {
  show("First");
  pass(4000);
  show("Second");
  expect(screen.queryByText("First")).toBeNull();
  pass(4000);
  expect(screen.queryByText("Second")).not.toBeNull();
});

// SPEC 9.39
test("F8 moves the focus to the messages", () => {
  show("Saved");
  fireEvent.keyDown(document, { key: "F8" });
  expect(document.activeElement).toBe(screen.getByRole("region", { name: /Messages/ }));
});

test("a toast waits while the pointer rests on it", () => {
  show("Saved");
  const text = screen.getByText("Saved");
  fireEvent.pointerEnter(text);
  pass(20_000);
  expect(screen.queryByText("Saved")).not.toBeNull();
});

// SPEC 9.38
test.each([
  [51, true],
  [50, false],
  [-51, true],
  [-50, false],
])("a swipe of %i px dismisses: %s", (distance, gone) => {
  show("Saved");
  const text = screen.getByText("Saved");
  fireEvent.pointerDown(text, { clientX: 200, button: 0, pointerId: 1 });
  fireEvent.pointerMove(text, { clientX: 200 + distance, pointerId: 1 });
  fireEvent.pointerUp(text, { clientX: 200 + distance, pointerId: 1 });
  expect(screen.queryByText("Saved") === null).toBe(gone);
});
