// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BottomSheet } from "#web/ui/surfaces/bottom-sheet.tsx";

const onClose = vi.fn<() => void>();

beforeEach(() => {
  Element.prototype.setPointerCapture = () => undefined;
  render(
    <BottomSheet open onClose={onClose} title="Boston Harbor Tides">
      <p>Next Tides</p>
    </BottomSheet>,
  );
});

afterEach(() => {
  cleanup();
  onClose.mockReset();
});

function drag(distance: number) {
  const title = screen.getByText("Boston Harbor Tides");
  fireEvent.pointerDown(title, { clientY: 100, button: 0, pointerId: 1 });
  fireEvent.pointerMove(title, { clientY: 100 + distance, pointerId: 1 });
  fireEvent.pointerUp(title, { clientY: 100 + distance, pointerId: 1 });
}

// SPEC 2.40
test("closes when its head is pulled down past 30 px", () => {
  drag(31);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test("closes by its button and by Escape", () => {
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(onClose).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" });
  expect(onClose).toHaveBeenCalledTimes(2);
});
