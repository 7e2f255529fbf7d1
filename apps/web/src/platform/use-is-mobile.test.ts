// @vitest-environment jsdom
import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useIsMobile } from "#web/platform/use-is-mobile.ts";
import { stubScreen } from "#web/testing/show-app.tsx";

// SPEC 2.6, 9.3
test.each([
  [767, true],
  [768, false],
])("at %i px the mobile layout applies: %s", (width, isMobile) => {
  stubScreen(width);
  expect(renderHook(() => useIsMobile()).result.current).toBe(isMobile);
});
