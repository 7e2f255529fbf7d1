// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";

const onClose = vi.fn<() => void>();

beforeEach(() => {
  render(
    <Dialog open onClose={onClose} title="Weather">
      <p>Next 12 hours</p>
    </Dialog>,
  );
});

afterEach(() => {
  cleanup();
  onClose.mockReset();
});

// SPEC 2.34
test("a dialog closes when what is behind it is pressed", async () => {
  const popup = await screen.findByRole("dialog", { name: "Weather" });
  if (popup.parentElement === null) throw new Error("the dialog stands in nothing");
  await userEvent.click(screen.getByText("Next 12 hours"));
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(popup.parentElement);
  expect(onClose).toHaveBeenCalledTimes(1);
});
