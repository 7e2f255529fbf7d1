// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { MissingPicture, PictureImage } from "#web/features/licenses/stored/license-picture.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// SPEC 2.78
test("an image that cannot be shown says that it is not available", () => {
  vi.stubGlobal(
    "URL",
    Object.assign(URL, { createObjectURL: () => "blob:none", revokeObjectURL: () => undefined }),
  );
  const picture = { image_id: "front", bytes: new ArrayBuffer(3), type: "image/webp" };
  render(
    <PictureImage
      picture={picture}
      label="Photo of your license"
      className=""
      fallback={<MissingPicture />}
    />,
  );
  fireEvent.error(screen.getByRole("img", { name: "Photo of your license" }));
  expect(screen.getByText("Image not available")).not.toBeNull();
});
