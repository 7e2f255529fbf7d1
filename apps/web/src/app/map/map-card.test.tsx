// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MapCard } from "#web/app/map/map-card.tsx";

/** Without a layout nothing is seen: here all is that is not hidden by its class. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "getClientRects").mockImplementation(function rects(
    this: Element,
  ) {
    const seen = this.closest(".hidden") === null ? [this.getBoundingClientRect()] : [];
    return Object.assign(seen, { item: (index: number) => seen[index] ?? null });
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const noClose = vi.fn<() => void>();

function show(hidesOpener: boolean, isOpen: boolean) {
  return (
    <>
      <button type="button" className={hidesOpener && isOpen ? "hidden" : ""}>
        Depth
      </button>
      {isOpen ? (
        <MapCard title="7 ft here now" onClose={noClose}>
          Rock
        </MapCard>
      ) : null}
    </>
  );
}

const depth = () => screen.getByText("Depth");

test("the keyboard goes on in a card that took the place of its button, and there once it is closed", async () => {
  const { rerender } = render(show(true, false));
  depth().focus();
  rerender(show(true, true));
  const heading = screen.getByRole("heading", { name: "7 ft here now" });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  rerender(show(true, false));
  await waitFor(() => expect(document.activeElement).toBe(depth()));
});

test("a card beside its button leaves the focus where it is", async () => {
  const { rerender } = render(show(false, false));
  depth().focus();
  rerender(show(false, true));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(document.activeElement).toBe(depth());
});
